// SPDX-License-Identifier: GPL-3.0-or-later
// Workloads: from a preset or a copy, edited, renamed, removed; each with undo, and what is wrong at its
// field.
#include "tests/widgets/story.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/forms/field_note.h"
#include "ui/widgets/workloads_page.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

using namespace assay;
using namespace assay::ui;
using test::find;

class WorkloadsEditingTest final : public QObject {
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

    void aPresetIsAddedEditedAndUndone() {
        auto* window = open({});
        const auto before = state().workloads.size();
        find<QMenu>(window, "workloadPresets")->actions().front()->trigger();
        QCOMPARE(state().workloads.size(), before + 1);
        const auto fresh = state().workloads.back();
        const auto* table = find<QTableView>(window, "workloadsTable");
        QTRY_COMPARE_WITH_TIMEOUT(table->currentIndex().siblingAtColumn(0).data().toString(),
                                  QString::fromStdString(fresh.name), test::deadline_ms);
        find<QSpinBox>(window, "workloadPayload")->setValue(77);
        find<QPlainTextEdit>(window, "workloadCommand")
            ->setPlainText(QStringLiteral("SET \"a {key}\" {value}"));
        find<QComboBox>(window, "workloadDataPlace")->setCurrentIndex(1);
        find<QSpinBox>(window, "workloadRounds")->setValue(6);
        auto* keep = find<QPushButton>(window, "workloadKeep");
        QVERIFY(keep->isEnabled());
        keep->click();
        const auto edited = state().workloads.back();
        QCOMPARE(edited.name, fresh.name);
        QCOMPARE(edited.payload_bytes, 77);
        QCOMPARE(edited.command, (workload::CommandTemplate{"SET", "a {key}", "{value}"}));
        QVERIFY(edited.data_place == workload::DataPlace::disk);
        QCOMPARE(edited.rounds, 6);
        QCOMPARE(edited.warmup_rounds, fresh.warmup_rounds);
        QVERIFY(!keep->isEnabled());
        find<QAction>(window, "actionUndo")->trigger();
        QCOMPARE(state().workloads.back(), fresh);
        QTRY_COMPARE_WITH_TIMEOUT(find<QSpinBox>(window, "workloadPayload")->value(),
                                  static_cast<int>(fresh.payload_bytes), test::deadline_ms);
        find<QAction>(window, "actionUndo")->trigger();
        QCOMPARE(state().workloads.size(), before);
    }

    void whatIsWrongIsSaidAtItsField() {
        auto* window = open({});
        find<QMenu>(window, "workloadPresets")->actions().front()->trigger();
        const auto before = test::eventsIn<casefile::WorkloadAdded>(file_).size();
        const auto* table = find<QTableView>(window, "workloadsTable");
        QTRY_COMPARE_WITH_TIMEOUT(table->currentIndex().row(), table->model()->rowCount() - 1,
                                  test::deadline_ms);
        auto* keep = find<QPushButton>(window, "workloadKeep");
        const auto wrong = [window](const char* note) { return find<FieldNote>(window, note)->isProblem(); };
        auto* command = find<QPlainTextEdit>(window, "workloadCommand");
        for (const auto* bad : {"SET \"open {key}", "SUBSCRIBE x", "SET {kez} 1"}) {
            command->setPlainText(QLatin1String(bad));
            keep->click();
            QVERIFY2(wrong("workloadCommandNote"), bad);
        }
        command->setPlainText(QStringLiteral("SET {key} {value}"));
        QVERIFY(!wrong("workloadCommandNote"));
        find<QPlainTextEdit>(window, "workloadSetup")->setPlainText(QStringLiteral("PING\nBLPOP x 0"));
        keep->click();
        QVERIFY(wrong("workloadSetupNote"));
        find<QPlainTextEdit>(window, "workloadSetup")->setPlainText({});
        find<QPlainTextEdit>(window, "workloadConfig")->setPlainText(QStringLiteral("appendonly"));
        keep->click();
        QVERIFY(wrong("workloadConfigNote"));
        find<QPlainTextEdit>(window, "workloadConfig")->setPlainText(QStringLiteral("appendonly no"));
        find<QCheckBox>(window, "workloadAof")->setChecked(true);
        keep->click();
        QVERIFY(wrong("workloadPersistedNote"));
        find<QCheckBox>(window, "workloadAof")->setChecked(false);
        find<QLineEdit>(window, "workloadName")->setText(QStringLiteral("set-256k"));
        keep->click();
        QVERIFY(wrong("workloadNameNote"));  // taken
        QCOMPARE(test::eventsIn<casefile::WorkloadAdded>(file_).size(), before);
    }

    void aWorkloadIsRenamedWithAllThatSpeaksOfIt() {
        auto* window = open(fresh());
        select(window, "set-256k");
        const auto before = state();
        find<QLineEdit>(window, "workloadName")->setText(QStringLiteral("large-set"));
        find<QPushButton>(window, "workloadKeep")->click();
        const auto after = state();
        QVERIFY(after.find_workload("set-256k") == nullptr);
        QCOMPARE(after.workloads.size(), before.workloads.size());
        QVERIFY(std::any_of(after.drafts.at(0).questions.begin(), after.drafts.at(0).questions.end(),
                            [](const auto& question) { return question.workload == "large-set"; }));
        QTRY_COMPARE_WITH_TIMEOUT(
            find<QTableView>(window, "workloadsTable")->currentIndex().siblingAtColumn(0).data().toString(),
            QStringLiteral("large-set"), test::deadline_ms);
        find<QAction>(window, "actionUndo")->trigger();
        QCOMPARE(state().workloads, before.workloads);
        QCOMPARE(state().drafts, before.drafts);
    }

    void aCopyIsAddedAndAWorkloadRemoved() {
        auto* window = open(fresh());
        select(window, "get-3b-pipelined");
        const auto before = state();
        find<QPushButton>(window, "workloadCopy")->click();
        QCOMPARE(state().workloads.back().name, std::string("get-3b-pipelined-2"));
        QCOMPARE(state().workloads.back().command, before.find_workload("get-3b-pipelined")->command);
        select(window, "get-3b-pipelined");
        find<QPushButton>(window, "workloadRemove")->click();
        QVERIFY(state().find_workload("get-3b-pipelined") == nullptr);
        QVERIFY(banner(window)->message().contains(QStringLiteral("removed")));
        find<QAction>(window, "actionUndo")->trigger();
        find<QAction>(window, "actionUndo")->trigger();
        QCOMPARE(state().workloads, before.workloads);
        QCOMPARE(state().drafts, before.drafts);
    }

    void whatWasMeasuredStays() {
        auto* window = open({});
        select(window, "set-256k");
        QVERIFY(find<QLineEdit>(window, "workloadName")->isReadOnly());
        QVERIFY(find<QLabel>(window, "workloadMeasured")->isVisible());
        find<QPushButton>(window, "workloadRemove")->click();
        QVERIFY(state().find_workload("set-256k") != nullptr);
        QVERIFY(banner(window)->message().contains(QStringLiteral("measured under the plan 'quick'")));
    }

    void whatIsTypedIsNotDroppedUnasked() {
        auto* window = open(fresh());
        select(window, "get-3b-pipelined");
        QVERIFY(!find<QLabel>(window, "workloadMeasured")->isVisible());  // nothing was
        auto* page = find<WorkloadsPage>(window, "workloadsPage");
        auto* table = find<QTableView>(window, "workloadsTable");
        auto* payload = find<QSpinBox>(window, "workloadPayload");
        const auto chosen = [table] { return table->currentIndex().siblingAtColumn(0).data().toString(); };
        const auto before = state();
        const auto type = [payload] { payload->setValue(payload->value() + 11); };
        type();
        const int typed = payload->value();
        // Another row, the timeline, a copy, a preset: each asks, and nothing is done meanwhile.
        const std::vector<std::function<void()>> ways = {
            [&] {
                for (int row = 0; row < table->model()->rowCount(); ++row)
                    if (table->model()->index(row, 0).data() == QLatin1String("set-256k"))
                        table->setCurrentIndex(table->model()->index(row, 0));
            },
            [&] { page->showSubject(QStringLiteral("set-256k")); },
            [&] { find<QPushButton>(window, "workloadCopy")->click(); },
            [&] { find<QMenu>(window, "workloadPresets")->actions().front()->trigger(); }};
        for (const auto& go : ways) {
            banner(window)->dismiss();
            go();
            QVERIFY(banner(window)->message().contains(QStringLiteral("not kept")));
            QTRY_COMPARE_WITH_TIMEOUT(chosen(), QStringLiteral("get-3b-pipelined"), test::deadline_ms);
            QCOMPARE(payload->value(), typed);
            QCOMPARE(state().workloads, before.workloads);
        }
        // The answer goes on to what was wanted: the preset, behind what was typed.
        find<QPushButton>(banner(window), "bannerKeep")->click();
        QCOMPARE(state().find_workload("get-3b-pipelined")->payload_bytes, typed);
        QCOMPARE(state().workloads.size(), before.workloads.size() + 1);
        QTRY_COMPARE_WITH_TIMEOUT(chosen(), QString::fromStdString(state().workloads.back().name),
                                  test::deadline_ms);
        type();
        page->showSubject(QStringLiteral("set-256k"));
        find<QPushButton>(banner(window), "bannerDrop")->click();
        QCOMPARE(chosen(), QStringLiteral("set-256k"));
        QVERIFY(!banner(window)->isVisible());
        QCOMPARE(payload->value(), static_cast<int>(state().find_workload("set-256k")->payload_bytes));
    }

  private:
    static test::SyntheticCase fresh() {
        test::SyntheticCase out;
        out.blocks_per_workload = 0;
        out.built = false;  // no check was made
        return out;
    }
    [[nodiscard]] casefile::Case state() const { return test::snapshotOf(file_)->state; }
    static Banner* banner(CaseWindow* window) {
        return find<QWidget>(window, "workloadsPage")->findChild<Banner*>(QStringLiteral("banner"));
    }
    static void select(CaseWindow* window, const char* name) {
        find<WorkloadsPage>(window, "workloadsPage")->showSubject(QLatin1String(name));
        QTRY_COMPARE_WITH_TIMEOUT(find<QLineEdit>(window, "workloadName")->text(), QLatin1String(name),
                                  test::deadline_ms);
    }
    CaseWindow* open(const test::SyntheticCase& what) {
        if (!test::write_synthetic_case(file_, what)) qWarning("no case");
        auto* window = test::shownWindow(*workbench_, file_);
        window->showPage(2);
        if (!QTest::qWaitFor([window] { return find<QPushButton>(window, "workloadAdd")->isEnabled(); },
                             test::deadline_ms))
            qWarning("the case cannot be written");
        return window;
    }
    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::filesystem::path file_;
    std::unique_ptr<Workbench> workbench_;
};

ASSAY_UI_TEST_MAIN(WorkloadsEditingTest)
#include "workloads_editing_test.moc"
