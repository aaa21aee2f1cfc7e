// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a tip holds is shown as it is: once, and never as markup.
#include "ui/widgets/word_hints.h"

#include "tests/support/ui/ui_test.h"
#include "ui/widgets/file_handle.h"
#include "ui/widgets/labels.h"

#include <QListView>
#include <QMenu>
#include <QStandardItemModel>
#include <QToolButton>

using namespace assay;
using namespace assay::ui;

namespace {

const QString wild = QStringLiteral("<img src=\"file:///x\"> a & b &lt; c");
const QString asShown = QStringLiteral("&lt;img src=&quot;file:///x&quot;&gt; a &amp; b &amp;lt; c");

QString hintIn(const QWidget& widget) {
    return WordHints().hintAt(widget, widget.rect().center());
}

}  // namespace

class WordHintsTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() { test::failOnQtWarnings(); }

    void aTipIsPlainText() {
        QToolButton button;
        button.setToolTip(wild);
        QVERIFY2(hintIn(button).contains(asShown), qPrintable(hintIn(button)));
        QVERIFY(!hintIn(button).contains(QStringLiteral("<img")));
        QVERIFY(WordHints().hintOf(button).contains(asShown));
    }

    void aCutTextIsPlainText() {
        ElidedLabel label(wild);
        label.resize(40, 20);
        QVERIFY(!label.grab().isNull());
        QVERIFY2(hintIn(label).contains(asShown), qPrintable(hintIn(label)));
        FileHandle handle(QStringLiteral("report"), QStringLiteral("The file"), QStringLiteral("handle"));
        handle.setPath(QStringLiteral("/a/<b>.pdf"));
        QVERIFY2(hintIn(handle).contains(QStringLiteral("/a/&lt;b&gt;.pdf\n")), qPrintable(hintIn(handle)));
    }

    void cellsAndHeadersArePlainText() {
        QStandardItemModel model(1, 1);
        model.setData(model.index(0, 0), QStringLiteral("x"));
        model.setData(model.index(0, 0), wild, Qt::ToolTipRole);
        QListView view;
        view.setModel(&model);
        view.resize(200, 100);
        view.show();
        const QPoint at = view.visualRect(model.index(0, 0)).center();
        const QString hint = WordHints().hintAt(*view.viewport(), at);
        QVERIFY2(hint.contains(asShown), qPrintable(hint));
    }

    void entriesOfMenusArePlainText() {
        QMenu menu;
        auto* action = menu.addAction(QStringLiteral("x"));
        action->setToolTip(wild);
        menu.resize(menu.sizeHint());
        const QPoint at = menu.actionGeometry(action).center();
        QCOMPARE(WordHints().hintAt(menu, at), QString());  // this menu shows none
        menu.setToolTipsVisible(true);
        QVERIFY2(WordHints().hintAt(menu, at).contains(asShown), qPrintable(WordHints().hintAt(menu, at)));
    }

    void aTipOfAThousandLinesIsShortened() {
        QToolButton button;
        button.setToolTip(QStringLiteral("line\n").repeated(1000));
        const QString hint = hintIn(button);
        QVERIFY(hint.contains(QStringLiteral("line\nline")));
        QVERIFY(hint.size() < 2200);
        QVERIFY(hint.contains(QChar(0x2026)));
    }
};

ASSAY_UI_TEST_MAIN(WordHintsTest)
#include "word_hints_test.moc"
