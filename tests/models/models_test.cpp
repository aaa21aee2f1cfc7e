// SPDX-License-Identifier: GPL-3.0-or-later
// Every item model under Qt's model tester: empty, filled, grown, shrunk.
#include "tests/support/synthetic_case.h"
#include "tests/support/ui/ui_test.h"
#include "ui/models/checks_model.h"
#include "ui/models/counters_model.h"
#include "ui/models/evidence_model.h"
#include "ui/models/profile_model.h"
#include "ui/models/recent_cases_model.h"
#include "ui/models/variants_model.h"
#include "ui/models/workloads_model.h"
#include "ui/session/words.h"

#include <QAbstractItemModelTester>

using namespace assay;
using namespace assay::ui;

class ModelsTest final : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        QVERIFY(test::write_synthetic_case(directory_ / "case.assay"));
        filled_ = test::snapshotOf(directory_ / "case.assay");
        QVERIFY(!filled_->state.variants.empty());
        QVERIFY(!filled_->state.workloads.empty());
    }
    void init() { test::failOnQtWarnings(); }

    void variantsShowHowTheyAre() {
        VariantsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSnapshot(*filled_);
        QCOMPARE(model.rowCount(), static_cast<int>(filled_->state.variants.size()));
        const auto state = model.index(0, VariantsModel::State);
        QCOMPARE(state.data().toString(), QStringLiteral("built"));
        QCOMPARE(state.data(MarkRole).toInt(), static_cast<int>(Mark::passed));

        Snapshot failed = *filled_;
        failed.state.variants[0].built.reset();
        failed.state.variants[0].failed =
            casefile::VariantFailed{"baseline", "make failed", {"error: x"}, ""};
        model.setSnapshot(failed);
        QCOMPARE(state.data().toString(), QStringLiteral("failed"));
        QCOMPARE(state.data(Qt::ToolTipRole).toString(), QStringLiteral("make failed"));
        // A run tells how far it is; of another program's run it is seen that it builds.
        const QString first = QString::fromStdString(failed.state.variants[0].recipe.name);
        model.setBuilding(Building{first, 0.43});
        QCOMPARE(state.data().toString(), QStringLiteral("building 43%"));
        QCOMPARE(state.data(MarkRole).toInt(), static_cast<int>(Mark::pending));
        model.setBuilding(Building{first, std::nullopt});
        QCOMPARE(state.data().toString(), QStringLiteral("building"));
        QCOMPARE(state.siblingAtRow(1).data().toString(), QStringLiteral("built"));
        model.setBuilding(std::nullopt);
        QCOMPARE(state.data().toString(), QStringLiteral("failed"));
        failed.state.variants[0].failed.reset();
        failed.state.build_stage = casefile::Stage::build;
        model.setSnapshot(failed);
        QCOMPARE(state.data().toString(), QStringLiteral("not built"));  // nobody is at it
        failed.openRun = OpenRun::here;
        model.setSnapshot(failed);
        QCOMPARE(state.data().toString(), QStringLiteral("building"));
        model.setSnapshot(Snapshot{});
        QCOMPARE(model.rowCount(), 0);
    }

    void workloadsShowTheCommandAsSent() {
        WorkloadsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        Snapshot one;
        workload::Specification w;
        w.name = "w";
        w.command = {"EVAL", "return redis.call('set', KEYS[1], ARGV[1])", "1", "{key}"};
        w.payload_bytes = 262144;
        one.state.workloads = {w};
        model.setSnapshot(one);
        QCOMPARE(model.index(0, WorkloadsModel::Command).data().toString(),
                 QStringLiteral("EVAL \"return redis.call('set', KEYS[1], ARGV[1])\" 1 {key}"));
        QCOMPARE(model.index(0, WorkloadsModel::Payload).data().toString(), QStringLiteral("256 KiB"));
        model.setSnapshot(*filled_);
        QCOMPARE(model.rowCount(), static_cast<int>(filled_->state.workloads.size()));
    }

    void checksStandBesideTheirExpectation() {
        ChecksModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        Snapshot snapshot;
        experiment::CheckSpecification calls;
        calls.name = "calls of sdscatlen";
        calls.kind = experiment::CheckKind::calls;
        calls.function = "feedAppendOnlyFile";
        calls.callee = "sdscatlen";
        calls.expected_calls = {{"baseline", 1}, {"one-more-copy", 2}};
        snapshot.state.expected_checks = {calls};
        model.setSnapshot(snapshot);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0, ChecksModel::Result).data().toString(), QStringLiteral("not yet"));

        snapshot.state.checks = {{"", {"calls of sdscatlen", "baseline", "", "1", "2", false}}};
        model.setSnapshot(snapshot);
        QCOMPARE(model.rowCount(), 2);  // the result took its expectation's place
        QCOMPARE(model.index(0, ChecksModel::Result).data().toString(), QStringLiteral("fails"));
        QCOMPARE(model.index(0, ChecksModel::Observed).data().toString(), QStringLiteral("2"));
        model.setSnapshot(snapshot, "one-more-copy");
        QCOMPARE(model.rowCount(), 1);
    }

    void evidenceSaysWhatIsAttached() {
        EvidenceModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        Snapshot snapshot;
        snapshot.state.evidence = {
            {"figure", "A figure", "text", std::nullopt},
            {"attachment", "profile", "", casefile::Attachment{"perf.txt", "text/plain", "", "QUJD"}}};
        model.setSnapshot(snapshot);
        QCOMPARE(model.index(0, EvidenceModel::Kind).data().toString(), QStringLiteral("Figure"));
        QCOMPARE(model.index(1, EvidenceModel::Attachment).data().toString(),
                 QStringLiteral("perf.txt, 3 B"));
    }

    void profilesShowWhatTakesMost() {
        ProfileModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        experiment::Profile sampled;
        sampled.workload = "set";
        sampled.variant = "baseline";
        sampled.samples = 200;
        sampled.self = {{"memcpy", "libc.so.6", 90}};
        for (int i = 0; i < 20; ++i)
            sampled.self.push_back({"f" + std::to_string(i), "redis-server", 1});
        experiment::Profile none;
        none.workload = "get";
        none.variant = "baseline";
        none.unknown = "perf is not there";
        model.setProfiles({sampled, none});
        QCOMPARE(model.rowCount(), static_cast<int>(ProfileModel::functions_shown) + 1);
        QCOMPARE(model.index(0, ProfileModel::Function).data().toString(), QStringLiteral("memcpy"));
        QCOMPARE(model.index(0, ProfileModel::Share).data().toString(), QStringLiteral("45.0%"));
        const int last = model.rowCount() - 1;
        QVERIFY(model.index(last, ProfileModel::Function)
                    .data()
                    .toString()
                    .contains(QStringLiteral("perf is not there")));
        QVERIFY(model.index(last, ProfileModel::Share).data().toString().isEmpty());
    }

    /// What hovering shows makes markup of them, once (WordHints).
    void tipsArePlainText() {
        const std::string wild = "<b>x</b> & y";
        Snapshot snapshot;
        casefile::VariantState variant;
        variant.recipe.description = wild;
        snapshot.state.variants = {variant};
        workload::Specification workload;
        workload.description = wild;
        snapshot.state.workloads = {workload};
        snapshot.state.evidence = {{"figure", wild, "", std::nullopt}};
        verdict::MechanismFinding finding;
        finding.sentence = wild;
        experiment::Profile profile;
        profile.samples = 1;
        profile.self = {{wild, "redis-server", 1}};

        VariantsModel variants;
        WorkloadsModel workloads;
        EvidenceModel evidence;
        CountersModel counters;
        ProfileModel profiles;
        variants.setSnapshot(snapshot);
        workloads.setSnapshot(snapshot);
        evidence.setSnapshot(snapshot);
        counters.setFindings({finding});
        profiles.setProfiles({profile});
        for (const auto& cell :
             {variants.index(0, VariantsModel::Name), workloads.index(0, WorkloadsModel::Name),
              evidence.index(0, EvidenceModel::Title), counters.index(0, CountersModel::Variant),
              profiles.index(0, ProfileModel::Function)})
            QCOMPARE(cell.data(Qt::ToolTipRole).toString(), QString::fromStdString(wild));
    }

    void countsAreWrittenAsTheLocaleDoes() {
        CountersModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        verdict::MechanismFinding finding;
        finding.baseline_value = 262177;
        finding.variant_value = 1;
        finding.difference = -262176;
        const QLocale before;
        QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
        model.setFindings({finding});
        const QString baseline = model.index(0, CountersModel::Baseline).data().toString();
        const QString difference = model.index(0, CountersModel::Difference).data().toString();
        const QString more = countedDifference(2.5);
        const QString none = countedDifference(0);
        QLocale::setDefault(before);
        QCOMPARE(baseline, QStringLiteral("262.177"));
        QCOMPARE(difference, QStringLiteral("\u2212262.176"));
        QCOMPARE(more, QStringLiteral("+2,5"));
        QCOMPARE(none, QStringLiteral("0"));
    }

    void recentCasesArePinnedAndMissed() {
        const QString file = QString::fromStdString((directory_ / "recent.ini").string());
        RecentCases recent(file);
        RecentCasesModel model(recent);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QString here = QString::fromStdString((directory_ / "case.assay").string());
        recent.remember(QStringLiteral("/nowhere/old.assay"), QStringLiteral("Old"));
        recent.remember(here, QStringLiteral("Here"));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Here"));
        QVERIFY(model.index(1, 0).data(RecentCasesModel::MissingRole).toBool());
        recent.setPinned(QStringLiteral("/nowhere/old.assay"), true);
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Old"));
        const RecentCases again(file);  // another start of the program
        QCOMPARE(again.cases().size(), 2);
        QVERIFY(again.cases()[0].pinned);
        recent.forget(QStringLiteral("/nowhere/old.assay"));
        QCOMPARE(model.rowCount(), 1);
    }

  private:
    test::TemporaryDirectory directory_;
    SnapshotPtr filled_;
};

ASSAY_UI_TEST_MAIN(ModelsTest)
#include "models_test.moc"
