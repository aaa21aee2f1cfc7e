// SPDX-License-Identifier: GPL-3.0-or-later
// Changing a case: the brief with undo, settling.
#include "core/base/clock.h"
#include "tests/widgets/story.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/forms/field_note.h"
#include "ui/widgets/labels.h"

#include <QAction>
#include <QDialog>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QToolButton>

using namespace assay;
using namespace assay::ui;
using test::find;

class EditingTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        test::failOnQtWarnings();
        directory_ = std::make_unique<test::TemporaryDirectory>();
        file_ = *directory_ / "case.assay";
        workbench_ =
            std::make_unique<Workbench>(QString::fromStdString((*directory_ / "state").string()), QString());
    }
    void cleanup() { workbench_.reset(); }

    void anEditIsAnEventAndCanBeUndone() {
        auto* window = open({});
        auto* pencil = find<QToolButton>(window, "brief_claimEdit");
        QTRY_VERIFY_WITH_TIMEOUT(pencil->isVisible(), test::deadline_ms);
        const QString before = find<QLabel>(window, "brief_claimText")->text();
        QTest::mouseClick(pencil, Qt::LeftButton);
        auto* editor = find<QPlainTextEdit>(window, "brief_claimEditor");
        QVERIFY(editor->isVisible());
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("It costs less."));
        QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(find<QLabel>(window, "brief_claimText")->text(),
                                  QStringLiteral("It costs less."), test::deadline_ms);
        auto revisions = test::eventsIn<casefile::CaseRevised>(file_);
        QCOMPARE(revisions.size(), 1U);
        QCOMPARE(revisions[0].field, std::string("claim"));
        QCOMPARE(revisions[0].after, std::string("It costs less."));

        auto* undo = find<QAction>(window, "actionUndo");
        QVERIFY(undo->isEnabled());
        undo->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(find<QLabel>(window, "brief_claimText")->text(), before, test::deadline_ms);
        revisions = test::eventsIn<casefile::CaseRevised>(file_);
        QCOMPARE(revisions.size(), 2U);  // the file forgets nothing
        QCOMPARE(revisions[1].before, std::string("It costs less."));
    }

    void whatChangedUnderneathIsSaidAndComesBack() {
        auto* window = open({});
        auto* pencil = find<QToolButton>(window, "brief_claimEdit");
        QTRY_VERIFY_WITH_TIMEOUT(pencil->isVisible(), test::deadline_ms);
        const auto before = test::snapshotOf(file_)->state.brief.claim;
        pencil->click();
        auto* editor = find<QPlainTextEdit>(window, "brief_claimEditor");
        editor->setPlainText(QStringLiteral("Mine."));
        const SystemClock clock;
        auto writer = casefile::LogWriter::open(file_, clock);
        QVERIFY(writer);
        QVERIFY(writer->append(casefile::CaseRevised{"claim", before, "Theirs.", "them", {}}));
        QTRY_COMPARE_WITH_TIMEOUT(find<QLabel>(window, "brief_claimText")->text(), QStringLiteral("Theirs."),
                                  test::deadline_ms);
        QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
        const auto revisions = test::eventsIn<casefile::CaseRevised>(file_);
        QCOMPARE(revisions.size(), 2U);
        QCOMPARE(revisions[1].before, std::string("Theirs."));
        QCOMPARE(revisions[1].after, std::string("Mine."));
        const auto* banner = find<QWidget>(window, "briefPage")->findChild<Banner*>(QStringLiteral("banner"));
        QVERIFY2(banner->message().contains(QStringLiteral("changed while you wrote")),
                 qPrintable(banner->message()));
        find<QAction>(window, "actionUndo")->trigger();
        QCOMPARE(test::snapshotOf(file_)->state.brief.claim, std::string("Theirs."));
    }

    void escLeavesATextAsItWas() {
        auto* window = open({});
        auto* pencil = find<QToolButton>(window, "brief_hypothesisEdit");
        QTRY_VERIFY_WITH_TIMEOUT(pencil->isVisible(), test::deadline_ms);
        QTest::mouseClick(pencil, Qt::LeftButton);
        auto* editor = find<QPlainTextEdit>(window, "brief_hypothesisEditor");
        QTest::keyClicks(editor, QStringLiteral("never mind"));
        QTest::keyClick(editor, Qt::Key_Escape);
        QVERIFY(!editor->isVisible());
        QVERIFY(test::eventsIn<casefile::CaseRevised>(file_).empty());
    }

    void placesAreEditedAndUndone() {
        auto* window = open({});
        auto* pencil = find<QToolButton>(window, "briefPlacesEdit");
        QTRY_VERIFY_WITH_TIMEOUT(pencil->isVisible(), test::deadline_ms);
        const auto before = test::snapshotOf(file_)->state.brief.places;
        const QString words = find<QLabel>(window, "briefPlacesText")->text();
        QTest::mouseClick(pencil, Qt::LeftButton);
        auto* editor = find<QPlainTextEdit>(window, "briefPlacesEditor");
        QCOMPARE(editor->toPlainText(), QStringLiteral("src/aof.c feedAppendOnlyFile 1409-1448"));
        editor->setPlainText(QStringLiteral("src/aof.c 20-10"));
        QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(editor->isVisible());  // it says what is wrong and keeps what was typed
        QVERIFY(find<FieldNote>(window, "briefPlacesNote")->isProblem());
        editor->setPlainText(QStringLiteral("src/sds.c sdscatlen() 534-542\n\nsrc/aof.c"));
        QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
        const std::vector<casefile::CodePlace> after{{"src/sds.c", "sdscatlen", 534, 542},
                                                     {"src/aof.c", "", 0, 0}};
        QCOMPARE(test::snapshotOf(file_)->state.brief.places, after);
        find<QAction>(window, "actionUndo")->trigger();
        QCOMPARE(test::snapshotOf(file_)->state.brief.places, before);
        QTRY_COMPARE_WITH_TIMEOUT(find<QLabel>(window, "briefPlacesText")->text(), words, test::deadline_ms);
        QCOMPARE(test::eventsIn<casefile::PlacesRevised>(file_).back().why, std::string("undone"));
    }

    void linksAndTitleAreEdited() {
        auto* window = open({});
        const auto edit = [window](const char* pencil, const char* editor, const QString& text) {
            auto* button = find<QToolButton>(window, pencil);
            QTRY_VERIFY_WITH_TIMEOUT(button->isVisible(), test::deadline_ms);
            QTest::mouseClick(button, Qt::LeftButton);
            find<QPlainTextEdit>(window, editor)->setPlainText(text);
            QTest::keyClick(find<QPlainTextEdit>(window, editor), Qt::Key_Return, Qt::ControlModifier);
        };
        edit("briefLinksEdit", "briefLinksEditor",
             QStringLiteral("https://example.org/1\n https://example.org/2 "));
        const std::vector<std::string> links{"https://example.org/1", "https://example.org/2"};
        QCOMPARE(test::snapshotOf(file_)->state.brief.links, links);
        edit("brief_titleEdit", "brief_titleEditor", QStringLiteral("Another title"));
        QTRY_COMPARE_WITH_TIMEOUT(find<ElidedLabel>(window, "caseTitle")->text(),
                                  QStringLiteral("Another title"), test::deadline_ms);
    }

    void findingsThatDecideAreSettledAsMeasured() {
        auto* window = open({});
        auto* settle = find<QAction>(window, "actionSettle");
        QTRY_VERIFY_WITH_TIMEOUT(settle->isEnabled(), test::deadline_ms);
        QVERIFY(find<QLabel>(window, "verdictWord")->text().contains(QStringLiteral("not settled yet")));
        test::whenAsked(window, "settleDialog", [](QWidget* dialog) {
            QVERIFY(find<QRadioButton>(dialog, "settleMeasured")->isChecked());
            QVERIFY(!find<QPushButton>(dialog, "settleAccept")->isEnabled());  // not without words
            find<QPlainTextEdit>(dialog, "settleWords")->setPlainText(QStringLiteral("It holds."));
            find<QPushButton>(dialog, "settleAccept")->click();
        });
        settle->trigger();
        const auto verdicts = test::eventsIn<casefile::VerdictSettled>(file_);
        QCOMPARE(verdicts.size(), 1U);
        QVERIFY(verdicts[0].basis == casefile::VerdictBasis::measured);
        QVERIFY(!verdicts[0].plan_sha256.empty());
        QTRY_VERIFY_WITH_TIMEOUT(!settle->isEnabled(), test::deadline_ms);
    }

    void tooLittleIsOnlySettledByJudgement() {
        test::SyntheticCase few;
        few.blocks_per_workload = 3;
        auto* window = open(few);
        auto* settle = find<QAction>(window, "actionSettle");
        QTRY_VERIFY_WITH_TIMEOUT(settle->isEnabled(), test::deadline_ms);
        test::whenAsked(window, "settleDialog", [](QWidget* dialog) {
            QVERIFY(!find<QRadioButton>(dialog, "settleMeasured")->isEnabled());
            find<QRadioButton>(dialog, "settleRefuted")->setChecked(true);
            find<QPlainTextEdit>(dialog, "settleWords")->setPlainText(QStringLiteral("Not worth more time."));
            find<QPushButton>(dialog, "settleAccept")->click();
        });
        settle->trigger();
        const auto verdicts = test::eventsIn<casefile::VerdictSettled>(file_);
        QCOMPARE(verdicts.size(), 1U);
        QVERIFY(verdicts[0].basis == casefile::VerdictBasis::judgement);
        QTRY_VERIFY_WITH_TIMEOUT(
            find<QLabel>(window, "verdictWord")->text().contains(QStringLiteral("by judgement")),
            test::deadline_ms);
    }

  private:
    CaseWindow* open(const test::SyntheticCase& what) {
        if (!test::write_synthetic_case(file_, what)) qWarning("no case");
        return test::shownWindow(*workbench_, file_);
    }
    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::filesystem::path file_;
    std::unique_ptr<Workbench> workbench_;
};

ASSAY_UI_TEST_MAIN(EditingTest)
#include "editing_test.moc"
