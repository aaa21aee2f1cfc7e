// SPDX-License-Identifier: GPL-3.0-or-later
// A diff that is being read stays where it is while snapshots come in.
#include "ui/widgets/diff_view.h"

#include "tests/support/ui/ui_test.h"

using namespace assay;
using namespace assay::ui;

class DiffViewTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() { test::failOnQtWarnings(); }

    void theSameDiffAgainLeavesThePlace() {
        // With its last newline, without one, and with a blank that the editor shows as another.
        for (const auto& diff :
             {QStringLiteral("--- a\n+++ b\n@@ -1 +1 @@\n-one\n+two\n"),
              QStringLiteral("--- a\n+++ b\n@@ -1 +1 @@\n-one\n+two"), QStringLiteral("-a\u00a0b\n+c\n")}) {
            DiffView view;
            view.setDiff(diff);
            view.moveCursor(QTextCursor::End);
            view.moveCursor(QTextCursor::PreviousCharacter, QTextCursor::KeepAnchor);
            const QTextCursor before = view.textCursor();
            QVERIFY(before.hasSelection());
            view.setDiff(diff);
            QCOMPARE(view.textCursor().position(), before.position());
            QCOMPARE(view.textCursor().anchor(), before.anchor());
            view.setDiff(diff + QStringLiteral("+three\n"));
            QVERIFY(view.toPlainText().endsWith(QStringLiteral("three")));
            QVERIFY(!view.textCursor().hasSelection());
            view.setDiff({});
            QVERIFY(view.toPlainText().isEmpty());
        }
    }
};

ASSAY_UI_TEST_MAIN(DiffViewTest)
#include "diff_view_test.moc"
