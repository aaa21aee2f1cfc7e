// SPDX-License-Identifier: GPL-3.0-or-later
// Edits and their way back; and what is looked at of the sources that a case names.
#include "core/base/clock.h"
#include "core/casefile/log.h"
#include "tests/support/synthetic_case.h"
#include "tests/support/ui/ui_test.h"
#include "tests/widgets/small_sources.h"
#include "ui/session/source_facts.h"
#include "ui/session/thing_commands.h"

#include <filesystem>

using namespace assay;
using namespace assay::ui;

namespace {
constexpr int deadline_ms = 40000;
}

class EditsTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        test::failOnQtWarnings();
        directory_ = std::make_unique<test::TemporaryDirectory>();
        file_ = *directory_ / "case.assay";
        test::SyntheticCase fresh;
        fresh.blocks_per_workload = 0;
        fresh.built = false;
        QVERIFY(test::write_synthetic_case(file_, fresh));
    }

    void undoAsksWhetherItWasMeasuredSince() {
        CaseSession session(QString::fromStdString(file_.string()));
        QTRY_VERIFY_WITH_TIMEOUT(session.isLoaded(), deadline_ms);
        auto workload = session.ahead().workloads.at(0);
        workload.name = "another";
        auto added = keepWorkload(session, workload);
        QVERIFY(added);
        auto recipe = session.ahead().variants.back().recipe;
        recipe.name = "another-variant";
        auto variant = keepVariant(session, recipe);
        QVERIFY(variant);
        auto draft = session.ahead().drafts.at(0);
        draft.name = "another-plan";
        draft.questions.at(0).workload = "another";
        draft.questions.at(0).comparison = "another-variant";
        auto plan = keepPlan(session, draft);
        std::vector<EditCommand*> commands{added->get(), variant->get(), plan.get()};
        QStringList refused;
        for (auto* command : commands) {
            command->reportTo([&](const Error& error) { refused << QString::fromStdString(error.message); });
            command->redo();
            command->undo();
            command->redo();
        }
        QCOMPARE(refused, QStringList());
        QVERIFY(session.ahead().find_workload("another") != nullptr);

        const SystemClock clock;
        auto writer = casefile::LogWriter::open(file_, clock);
        QVERIFY(writer);
        QVERIFY(writer->append(casefile::PlanFrozen{draft, "0"}));
        QTRY_COMPARE_WITH_TIMEOUT(session.snapshot()->state.plans.size(), 1U, deadline_ms);
        for (auto* command : commands) {
            command->undo();
            QVERIFY(command->isObsolete());
        }
        QCOMPARE(refused.size(), 3);
        for (const auto& words : refused)
            QVERIFY2(words.contains(QStringLiteral("measured under the plan 'another-plan'")),
                     qPrintable(words));
        QVERIFY(session.ahead().find_workload("another") != nullptr);
        QVERIFY(session.ahead().find_variant("another-variant") != nullptr);
        QVERIFY(session.ahead().find_draft("another-plan") != nullptr);
    }

    void aCheckoutsOwnProgramsAreNotRun() {
        const auto checkout = *directory_ / "checkout";
        const auto trace = *directory_ / "it-was-run";
        const auto program = *directory_ / "monitor";
        QVERIFY(test::makeCheckout(checkout));
        test::put(program, "#!/bin/sh\n: > '" + trace.string() + "'\n");
        std::filesystem::permissions(program, std::filesystem::perms::owner_all);
        QVERIFY(test::ran({"git", "config", "core.fsmonitor", program.string()}, checkout));
        QVERIFY(test::ran({"git", "status", "--porcelain"}, checkout));
        QVERIFY(std::filesystem::exists(trace));  // git alone does run it
        QVERIFY(std::filesystem::remove(trace));
        const auto facts = lookAtSource({QString::fromStdString(checkout.string()), QStringLiteral("HEAD")});
        QVERIFY(facts.usable());
        QVERIFY(!std::filesystem::exists(trace));
    }

    void whatIsRecordedIsTakenAsItIs() {
        const variant::Source gone{variant::SourceKind::git, "/nowhere", {}, {}, std::string(40, 'a')};
        const auto facts = asRecorded(gone);
        QVERIFY(facts.usable());
        QVERIFY(facts.kind == SourceFacts::Kind::git);
        QCOMPARE(facts.source, gone);
    }

  private:
    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::filesystem::path file_;
};

ASSAY_UI_TEST_MAIN(EditsTest)
#include "edits_test.moc"
