// SPDX-License-Identifier: GPL-3.0-or-later
// Plans in the Brief page: drafts are changed with undo, frozen ones are shown and asked beside.
#include "core/experiment/validate.h"
#include "tests/widgets/story.h"
#include "ui/widgets/forms/field_note.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plan/plan_dialog.h"
#include "ui/widgets/run_bar.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

#include <fstream>

using namespace assay;
using namespace assay::ui;
using test::find;

class PlanEditingTest final : public QObject {
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

    void aNumberOfBlocksStandsWhereTheBudgetDoesAndABudgetTakesItsPlace() {
        open(fresh());
        auto plan = state().drafts.at(0);
        plan.maximum_blocks = 24;
        plan.budget_seconds = 0;
        PlanDialog dialog(state(), plan, plan.name);
        auto* budget = find<QSpinBox>(&dialog, "planBudget");
        QCOMPARE(budget->text(), QStringLiteral("24 block(s) of every workload"));
        budget->setValue(300);
        QCOMPARE(dialog.plan().maximum_blocks, 0);
        QCOMPARE(dialog.plan().budget_seconds, 300.0);
        budget->setValue(0);
        QCOMPARE(dialog.plan().maximum_blocks, 24);
        QCOMPARE(dialog.plan().budget_seconds, 0.0);
    }

    void aDraftIsChangedAndTheChangeUndone() {
        auto* window = open(fresh());
        const auto before = state().drafts.at(0);
        auto* change = find<QPushButton>(window, "planChange");
        QTRY_VERIFY_WITH_TIMEOUT(change->isVisible(), test::deadline_ms);
        QVERIFY(!find<QPushButton>(window, "planAskElse")->isVisible());
        test::whenAsked(window, "planDialog", [](QWidget* dialog) {
            find<QSpinBox>(dialog, "planBudget")->setValue(300);
            find<QTableView>(dialog, "planQuestions")->selectRow(1);
            find<QDoubleSpinBox>(dialog, "questionMaterial")->setValue(2.5);
            find<QPushButton>(dialog, "planKeep")->click();
        });
        change->click();
        const auto drafted = test::eventsIn<casefile::PlanDrafted>(file_);
        QCOMPARE(drafted.size(), 2U);
        QVERIFY(drafted[1].edit && drafted[1].edit->changes);
        QCOMPARE(drafted[1].plan.budget_seconds, 300.0);
        QCOMPARE(drafted[1].plan.questions.at(1).material_percent, 2.5);
        QCOMPARE(drafted[1].plan.questions.at(0), before.questions.at(0));
        QTRY_VERIFY_WITH_TIMEOUT(
            find<QLabel>(window, "briefPlanSize")->text().contains(QStringLiteral("5 min")),
            test::deadline_ms);

        find<QAction>(window, "actionUndo")->trigger();
        QCOMPARE(state().drafts.at(0), before);
        QCOMPARE(test::eventsIn<casefile::PlanDrafted>(file_).at(2).edit->why, std::string("undone"));
        find<QAction>(window, "actionRedo")->trigger();
        QCOMPARE(state().drafts.at(0), drafted[1].plan);
        QCOMPARE(test::eventsIn<casefile::PlanDrafted>(file_).at(3).edit->why, std::string("redone"));
    }

    void aDraftIsRenamedInItsPlace() {
        auto* window = open(fresh());
        addSecondDraft();
        auto* chooser = find<QComboBox>(window, "briefPlan");
        QTRY_COMPARE_WITH_TIMEOUT(chooser->count(), 2, test::deadline_ms);
        test::whenAsked(window, "planDialog", [](QWidget* dialog) {
            find<QLineEdit>(dialog, "planName")->setText(QStringLiteral("first"));
            find<QPushButton>(dialog, "planKeep")->click();
        });
        find<QPushButton>(window, "planChange")->click();
        QCOMPARE(state().drafts.at(0).name, std::string("first"));  // still the one that runs
        QCOMPARE(state().drafts.size(), 2U);
        QTRY_COMPARE_WITH_TIMEOUT(chooser->currentText(), QStringLiteral("first"), test::deadline_ms);
        find<QAction>(window, "actionUndo")->trigger();
        QCOMPARE(state().drafts.at(0).name, std::string("quick"));
        QCOMPARE(state().drafts.at(1).name, std::string("second"));
    }

    void questionsAreAddedAndRemoved() {
        auto* window = open(fresh());
        const auto questions = state().drafts.at(0).questions.size();
        auto* change = find<QPushButton>(window, "planChange");
        QTRY_VERIFY_WITH_TIMEOUT(change->isVisible(), test::deadline_ms);
        test::whenAsked(window, "planDialog", [questions](QWidget* dialog) {
            const auto* table = find<QTableView>(dialog, "planQuestions");
            find<QPushButton>(dialog, "questionAdd")->click();
            QCOMPARE(table->model()->rowCount(), static_cast<int>(questions) + 1);
            QCOMPARE(table->currentIndex().row(), static_cast<int>(questions));
            // The direction follows the metric and the role.
            auto* metric = find<QComboBox>(dialog, "questionMetric");
            auto* direction = find<QComboBox>(dialog, "questionDirection");
            auto* role = find<QComboBox>(dialog, "questionRole");
            role->setCurrentText(QStringLiteral("claim"));
            metric->setCurrentText(QStringLiteral("throughput"));
            QCOMPARE(direction->currentText(), QStringLiteral("raises"));
            role->setCurrentText(QStringLiteral("calibration"));
            QCOMPARE(direction->currentText(), QStringLiteral("lowers"));
            role->setCurrentText(QStringLiteral("guard"));
            QCOMPARE(direction->currentText(), QStringLiteral("changes"));
            QTest::keyClick(direction, Qt::Key_Up);  // by hand: it stays from then on
            const QString chosen = direction->currentText();
            metric->setCurrentText(QStringLiteral("peak memory"));
            QCOMPARE(direction->currentText(), chosen);
            find<QTableView>(dialog, "planQuestions")->selectRow(0);
            find<QPushButton>(dialog, "questionRemove")->click();
            QCOMPARE(table->model()->rowCount(), static_cast<int>(questions));
            find<QPushButton>(dialog, "planKeep")->click();
        });
        change->click();
        const auto plan = state().drafts.at(0);
        QCOMPARE(plan.questions.size(), questions);
        QVERIFY(plan.questions.back().role == experiment::QuestionRole::guard);
        QVERIFY(plan.questions.back().metric == experiment::Metric::peak_memory_bytes);
        expectValid(plan);
    }

    void whatIsWrongIsSaidAtItsField() {
        auto* window = open(fresh());
        addSecondDraft();
        auto* change = find<QPushButton>(window, "planChange");
        QTRY_COMPARE_WITH_TIMEOUT(find<QComboBox>(window, "briefPlan")->count(), 2, test::deadline_ms);
        test::whenAsked(window, "planDialog", [](QWidget* dialog) {
            auto* keep = find<QPushButton>(dialog, "planKeep");
            auto* name = find<QLineEdit>(dialog, "planName");
            const auto wrong = [dialog](const char* note) {
                return find<FieldNote>(dialog, note)->isProblem();
            };
            for (const auto* bad : {"second", "", "a name with blanks"}) {
                name->setText(QLatin1String(bad));
                keep->click();
                QVERIFY2(dialog->isVisible() && wrong("planNameNote"), bad);
            }
            name->setText(QStringLiteral("quick"));
            find<QSpinBox>(dialog, "planBudget")->setValue(0);
            keep->click();
            QVERIFY(wrong("planBudgetNote"));
            find<QSpinBox>(dialog, "planBudget")->setValue(100);
            // The one that is wrong is shown, though another was chosen.
            auto* table = find<QTableView>(dialog, "planQuestions");
            table->selectRow(1);
            find<QDoubleSpinBox>(dialog, "questionMaterial")->setValue(0);
            table->selectRow(0);
            keep->click();
            QCOMPARE(table->currentIndex().row(), 1);
            QVERIFY(wrong("questionMaterialNote"));
            find<QDoubleSpinBox>(dialog, "questionMaterial")->setValue(1);
            find<QComboBox>(dialog, "questionVariant")->setCurrentText(QStringLiteral("baseline"));
            keep->click();
            QVERIFY(wrong("questionNote"));
            // As the first question: asked twice.
            table->selectRow(0);
            const auto first = find<QComboBox>(dialog, "questionVariant")->currentText();
            const auto on = find<QComboBox>(dialog, "questionWorkload")->currentText();
            table->selectRow(1);
            find<QComboBox>(dialog, "questionVariant")->setCurrentText(first);
            find<QComboBox>(dialog, "questionWorkload")->setCurrentText(on);
            keep->click();
            QVERIFY(dialog->isVisible() && wrong("questionNote"));
            static_cast<QDialog*>(dialog)->reject();
        });
        change->click();
        QCOMPARE(test::eventsIn<casefile::PlanDrafted>(file_).size(), 2U);  // nothing was written
    }

    void aPlanIsRemovedAndComesBack() {
        auto* window = open(fresh());
        auto* run = find<RunBar>(window, "runBar");
        QTRY_VERIFY_WITH_TIMEOUT(run->canRun(), test::deadline_ms);
        find<QPushButton>(window, "planRemove")->click();
        QVERIFY(state().drafts.empty());
        QTRY_VERIFY_WITH_TIMEOUT(!run->canRun(), test::deadline_ms);
        find<QAction>(window, "actionUndo")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(run->canRun(), test::deadline_ms);
    }

    void aNewPlanCanBeRunAsItIsSuggested() {
        auto* window = open(fresh());
        auto* add = find<QPushButton>(window, "planAdd");
        QTRY_VERIFY_WITH_TIMEOUT(add->isVisible(), test::deadline_ms);
        test::whenAsked(window, "planDialog",
                        [](QWidget* dialog) { find<QPushButton>(dialog, "planKeep")->click(); });
        add->click();
        QCOMPARE(state().drafts.size(), 2U);
        expectValid(state().drafts.at(1));
        QTRY_COMPARE_WITH_TIMEOUT(find<QComboBox>(window, "briefPlan")->currentText(), QStringLiteral("plan"),
                                  test::deadline_ms);
    }

    void aFrozenPlanIsAskedBeside() {
        auto* window = open({});
        auto* other = find<QPushButton>(window, "planAskElse");
        QTRY_VERIFY_WITH_TIMEOUT(other->isVisible(), test::deadline_ms);
        QVERIFY(!find<QPushButton>(window, "planChange")->isVisible());
        QVERIFY(!find<QPushButton>(window, "planRemove")->isVisible());
        QVERIFY(find<QLabel>(window, "briefPlanState")
                    ->text()
                    .contains(QStringLiteral("makes a new plan beside it")));
        const auto frozen = state().plans.at(0);
        test::whenAsked(window, "planDialog", [](QWidget* dialog) {
            QCOMPARE(find<QLineEdit>(dialog, "planName")->text(), QStringLiteral("quick-2"));
            find<QDoubleSpinBox>(dialog, "questionMaterial")->setValue(0.5);
            find<QPushButton>(dialog, "planKeep")->click();
        });
        other->click();
        const auto now = state();
        QCOMPARE(now.plans.size(), 1U);
        QCOMPARE(now.plans.at(0).sha256, frozen.sha256);
        QCOMPARE(now.drafts.size(), 2U);
        const auto& draft = now.drafts.at(1);
        QCOMPARE(draft.name, std::string("quick-2"));
        QCOMPARE(draft.questions.at(0).material_percent, 0.5);
        QVERIFY(draft.binaries.empty());
        expectValid(draft);
        // It is shown, and can be changed.
        QTRY_COMPARE_WITH_TIMEOUT(find<QComboBox>(window, "briefPlan")->currentText(),
                                  QStringLiteral("quick-2"), test::deadline_ms);
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(window, "planChange")->isVisible(), test::deadline_ms);
        find<QAction>(window, "actionUndo")->trigger();
        QCOMPARE(state().drafts.size(), 1U);
    }

    void aReadOnlyCaseOffersNothing() {
        auto* window = open(fresh());
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(window, "planChange")->isVisible(), test::deadline_ms);
        std::ofstream(file_, std::ios::app) << "no event\n";  // damaged from here on
        QTRY_VERIFY_WITH_TIMEOUT(!find<QPushButton>(window, "planChange")->isVisible(), test::deadline_ms);
        QVERIFY(!find<QPushButton>(window, "planAdd")->isVisible());
        QCOMPARE(find<QComboBox>(window, "briefPlan")->currentText(),
                 QStringLiteral("quick"));  // still shown
    }

  private:
    /// Built and drafted, nothing measured.
    static test::SyntheticCase fresh() {
        test::SyntheticCase out;
        out.blocks_per_workload = 0;
        return out;
    }
    [[nodiscard]] casefile::Case state() const { return test::snapshotOf(file_)->state; }
    void addSecondDraft() const {
        auto plan = state().drafts.at(0);
        plan.name = "second";
        const SystemClock clock;
        auto writer = casefile::LogWriter::open(file_, clock);
        QVERIFY(writer && writer->append(casefile::PlanDrafted{plan, {}, {}}));
    }
    void expectValid(const experiment::Plan& plan) const {
        const auto now = state();
        std::vector<variant::Recipe> recipes;
        for (const auto& v : now.variants)
            recipes.push_back(v.recipe);
        const auto valid = experiment::validate(plan, recipes, now.workloads);
        QVERIFY2(valid.has_value(), valid ? "" : valid.error().text().c_str());
    }
    CaseWindow* open(const test::SyntheticCase& what) {
        if (!test::write_synthetic_case(file_, what)) qWarning("no case");
        return test::shownWindow(*workbench_, file_);
    }
    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::filesystem::path file_;
    std::unique_ptr<Workbench> workbench_;
};

ASSAY_UI_TEST_MAIN(PlanEditingTest)
#include "plan_editing_test.moc"
