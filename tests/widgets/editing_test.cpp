// SPDX-License-Identifier: GPL-3.0-or-later
// Changing a case: texts with undo, workloads, variants, settling.
#include "tests/widgets/story.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/labels.h"

#include <QAction>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

#include <fstream>

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

    void aWorkloadIsAddedFromAPresetAndEdited() {
        auto* window = open({});
        window->showPage(2);
        auto* add = find<QPushButton>(window, "workloadAdd");
        QTRY_VERIFY_WITH_TIMEOUT(add->isEnabled(), test::deadline_ms);
        const auto before = test::eventsIn<casefile::WorkloadAdded>(file_).size();
        auto* presets = find<QMenu>(window, "workloadPresets");
        QVERIFY(!presets->actions().isEmpty());
        presets->actions().front()->trigger();
        auto added = test::eventsIn<casefile::WorkloadAdded>(file_);
        QCOMPARE(added.size(), before + 1);
        const auto name = added.back().workload.name;
        const auto* table = find<QTableView>(window, "workloadsTable");
        QTRY_COMPARE_WITH_TIMEOUT(table->currentIndex().siblingAtColumn(0).data().toString(),
                                  QString::fromStdString(name), test::deadline_ms);

        find<QSpinBox>(window, "workloadPayload")->setValue(77);
        auto* command = find<QPlainTextEdit>(window, "workloadCommand");
        command->setPlainText(QStringLiteral("SET \"open {key}"));
        auto* keep = find<QPushButton>(window, "workloadKeep");
        QVERIFY(keep->isEnabled());
        keep->click();
        QCOMPARE(test::eventsIn<casefile::WorkloadAdded>(file_).size(),
                 before + 1);  // an open quote is no command
        QVERIFY(find<QWidget>(window, "workloadsPage")
                    ->findChild<Banner*>(QStringLiteral("banner"))
                    ->isVisible());
        command->setPlainText(QStringLiteral("SET \"a {key}\" {value}"));
        keep->click();
        added = test::eventsIn<casefile::WorkloadAdded>(file_);
        QCOMPARE(added.size(), before + 2);
        QCOMPARE(added.back().workload.name, name);
        QCOMPARE(added.back().workload.payload_bytes, 77);
        QCOMPARE(added.back().workload.command, (workload::CommandTemplate{"SET", "a {key}", "{value}"}));
        QVERIFY(!keep->isEnabled());
    }

    void aPatchOnTheBaselineBecomesAVariant() {
        const auto patch = *directory_ / "less work.patch";
        std::ofstream(patch) << "--- a/src/x.c\n+++ b/src/x.c\n@@ -1 +1 @@\n-int a;\n+int b;\n";
        auto* window = open({});
        window->showPage(1);
        auto* add = find<QPushButton>(window, "addPatch");
        QTRY_VERIFY_WITH_TIMEOUT(add->isEnabled(), test::deadline_ms);
        test::whenAsked(window, "variantDialog", [&patch](QWidget* dialog) {
            find<QLineEdit>(dialog, "variantFile")->setText(QString::fromStdString(patch.string()));
            auto* name = find<QLineEdit>(dialog, "variantNewName");
            name->setText(QStringLiteral("baseline"));  // taken
            QVERIFY(!find<QPushButton>(dialog, "variantAdd")->isEnabled());
            name->setText(QStringLiteral("less-work"));
            find<QPushButton>(dialog, "variantAdd")->click();
        });
        add->click();
        const auto added = test::eventsIn<casefile::VariantAdded>(file_).back();
        QCOMPARE(added.recipe.name, std::string("less-work"));
        QCOMPARE(added.recipe.patches.size(), 1U);
        QCOMPARE(added.recipe.patches[0].name, std::string("less work.patch"));
        const auto* table = find<QTableView>(window, "variantsTable");
        const auto rows = table->model()->rowCount();
        QTRY_VERIFY_WITH_TIMEOUT(table->model()->rowCount() == rows + 1 ||
                                     table->model()->index(rows - 1, 0).data() == QStringLiteral("less-work"),
                                 test::deadline_ms);
    }

    void whatIsNoRedisIsNotAdded() {
        const auto text = *directory_ / "redis-server";
        std::ofstream(text) << "#!/bin/sh\nexit 0\n";
        auto* window = open({});
        window->showPage(1);
        auto* add = find<QPushButton>(window, "addPatch");
        QTRY_VERIFY_WITH_TIMEOUT(add->isEnabled(), test::deadline_ms);
        const auto before = test::eventsIn<casefile::VariantAdded>(file_).size();
        test::whenAsked(window, "variantDialog", [&text](QWidget* dialog) {
            find<QLineEdit>(dialog, "variantFile")->setText(QString::fromStdString(text.string()));
            find<QLineEdit>(dialog, "variantNewName")->setText(QStringLiteral("x"));
            find<QPushButton>(dialog, "variantAdd")->click();
            QVERIFY(dialog->isVisible());  // it says why and stays
            QVERIFY(!dialog->findChild<Banner*>()->message().isEmpty());
            static_cast<QDialog*>(dialog)->reject();
        });
        add->click();
        QCOMPARE(test::eventsIn<casefile::VariantAdded>(file_).size(), before);
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
        auto* window = workbench_->openCase(QString::fromStdString(file_.string()));
        window->resize(1280, 720);
        window->show();
        if (!QTest::qWaitForWindowExposed(window)) qWarning("the window was not exposed");
        return window;
    }
    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::filesystem::path file_;
    std::unique_ptr<Workbench> workbench_;
};

ASSAY_UI_TEST_MAIN(EditingTest)
#include "editing_test.moc"
