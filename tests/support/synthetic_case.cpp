// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/synthetic_case.h"

#include "core/base/sha256.h"
#include "core/casefile/evaluation.h"
#include "core/casefile/log.h"
#include "tests/support/synthetic_block.h"
#include "tests/support/synthetic_mechanism.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

namespace assay::test {

namespace {

using namespace casefile;

constexpr const char* run_id = "synthetic-run-1";
constexpr const char* baseline = "baseline";

/// Advances by itself, so that the file is the same on every day.
class SteppingClock final : public Clock {
  public:
    [[nodiscard]] UtcTime now_utc() const override {
        now_ += std::chrono::milliseconds(1250);
        return now_;
    }
    [[nodiscard]] Nanoseconds monotonic() const override {
        return Nanoseconds(now_.time_since_epoch().count());
    }

  private:
    mutable UtcTime now_ = std::chrono::sys_days(std::chrono::year(2026) / 11 / 30);
};

CaseOpened brief() {
    CaseOpened out;
    out.title = "SYNTHETIC: remove the per-command AOF staging copy";
    out.project = "redis";
    out.category = "SYNTHETIC numbers, for tests only";
    out.claim = "Building the record in server.aof_buf lowers CPU time per SET by at least 1%.";
    out.hypothesis = "Each write command is encoded into a temporary string and copied once more.";
    out.change_to_test = "Encode into server.aof_buf directly.";
    out.would_confirm = "CPU time per operation falls by more than 1% on both SET workloads.";
    out.would_refute = "The interval excludes a fall of 1% on either.";
    out.places = {{"src/aof.c", "feedAppendOnlyFile", 1409, 1448}};
    return out;
}

variant::Recipe recipe(const SyntheticCase& what, const std::string& name, double effect) {
    variant::Recipe out;
    out.name = name;
    out.source = {variant::SourceKind::debian, "redis", "", "", ""};
    out.make_arguments = {"REDIS_CFLAGS=-ffunction-sections"};
    if (name == baseline) {
        out.description = "as shipped";
        out.dose = 0;
        return out;
    }
    out.role = effect > 0 ? variant::Role::calibration : variant::Role::candidate;
    out.dose = effect > 0 ? 1 : -1;
    if (const auto dose = what.doses.find(name); dose != what.doses.end()) out.dose = dose->second;
    out.description = "SYNTHETIC variant";
    const std::string text =
        "--- a/src/aof.c\n+++ b/src/aof.c\n@@ -1,2 +1,2 @@\n-/* before */\n+/* after: SYNTHETIC " + name +
        " */\n context\n";
    out.patches = {{name + ".patch", text, sha256_hex(text)}};
    return out;
}

struct Shape {
    std::int64_t operations;
    double cpu_ns_per_op;
};
/// Of a NAME@BYTES; none where the name is no point of a sweep.
std::optional<workload::SweepPoint> sweep_point_of(const std::string& workload) {
    const auto at = workload.find('@');
    if (at == std::string::npos) return std::nullopt;
    return workload::SweepPoint{workload.substr(0, at), "payload_bytes", std::stoll(workload.substr(at + 1))};
}

Shape shape_of(const std::string& workload) {
    if (const auto point = sweep_point_of(workload))
        return {point->value > 100000 ? 64 : 13000, 750 + 0.6 * static_cast<double>(point->value)};
    if (workload.find("256k") != std::string::npos) return {64, 157000};
    if (workload.find("get") != std::string::npos) return {16000, 640};
    return {13000, 752};
}

workload::Specification specification(const std::string& name) {
    workload::Specification out;
    out.name = name;
    const bool is_get = name.find("get") != std::string::npos;
    const bool is_large = name.find("256k") != std::string::npos;
    out.description = is_get ? "GET, which is not on the path" : "SET with the append-only file on";
    out.command = is_get ? workload::CommandTemplate{"GET", "{key}"}
                         : workload::CommandTemplate{"SET", "{key}", "{value}"};
    if (is_get) out.setup = {{"SET", "{key}", "{value}"}};
    out.payload_bytes = is_large ? 262144 : 3;
    out.pipeline = is_large ? 1 : 200;
    out.server_config = {{"appendonly", "yes"}, {"appendfsync", "no"}, {"save", ""}};
    if (const auto point = sweep_point_of(name)) {
        out.sweep_point = point;
        out.payload_bytes = point->value;
    }
    out.artefact = is_get ? workload::Artefact::none : workload::Artefact::aof;
    out.same_bytes = !is_get;
    return out;
}

experiment::Plan plan_of(const SyntheticCase& what) {
    using namespace experiment;
    Plan plan;
    plan.name = "quick";
    plan.description = "SYNTHETIC";
    plan.baseline = baseline;
    plan.rounds = what.rounds;
    if (!what.doses.empty()) plan.doses = what.doses;
    if (what.injections_per_workload > 0) plan.injection_blocks = what.injections_per_workload;
    for (const auto& [workload, variants] : what.cpu_effect_percent) {
        for (const auto& [name, effect] : variants) {
            Question question{name, workload,           Metric::cpu_ns_per_op, Direction::lowers,
                              1,    QuestionRole::claim};
            if (workload.find("get") != std::string::npos) {
                question.direction = Direction::changes;
                question.material_percent = 3;
                question.role = QuestionRole::guard;
            } else if (effect > 0) {
                question.direction = Direction::raises;
                question.role = QuestionRole::calibration;
            }
            plan.questions.push_back(question);
        }
    }
    return plan;
}

/// Appends until the first failure; the caller looks at it once at the end.
class Script {
  public:
    explicit Script(LogWriter& writer) : writer_(&writer) {}
    void add(Event event) {
        if (!status_) return;
        auto record = writer_->append(std::move(event));
        if (record) {
            apply(state_, std::make_shared<const Record>(std::move(*record)));
        } else {
            status_ = fail(record.error());
        }
    }
    Case& state() { return state_; }
    [[nodiscard]] const Status& status() const { return status_; }

  private:
    LogWriter* writer_;
    Case state_;
    Status status_;
};

void add_variants(Script& script, const SyntheticCase& what) {
    std::map<std::string, double> variants = {{baseline, 0}};
    for (const auto& [workload, effects] : what.cpu_effect_percent)
        for (const auto& [name, effect] : effects)
            if (auto& known = variants[name]; std::abs(effect) > std::abs(known)) known = effect;
    for (const auto& [name, effect] : variants)
        script.add(VariantAdded{recipe(what, name, effect)});
    if (!what.built) return;
    for (const auto& [name, effect] : variants) {
        variant::Provenance built;
        built.variant = name;
        built.sha256 = sha256_hex("SYNTHETIC " + name);
        built.build_id = built.sha256.substr(0, 40);
        built.compiler = "SYNTHETIC compiler";
        built.flags = "REDIS_CFLAGS=-ffunction-sections";
        built.version = "SYNTHETIC server v=7.0.15";
        built.source_sha256 = sha256_hex("SYNTHETIC source");
        built.commands = {"make -C src redis-server"};
        built.seconds = name == baseline ? 41.5 : 3.2;
        built.layouts_possible = true;
        script.add(VariantBuilt{built});
    }
}

void add_check(Script& script, const SyntheticCase& what, const experiment::CheckSpecification& check,
               const std::map<std::string, std::string>& expected) {
    script.add(CheckExpected{check});
    if (!what.built) return;
    for (const auto& [name, value] : expected)
        script.add(CheckMade{"", {check.name, name, check.workload, value, value, true, check.kind}});
}

void add_checks(Script& script, const SyntheticCase& what) {
    experiment::CheckSpecification calls;
    calls.name = "sdscatlen calls in feedAppendOnlyFile";
    calls.function = "feedAppendOnlyFile";
    calls.callee = "sdscatlen";
    calls.expected_calls = {{baseline, 1}, {"one-more-copy", 2}, {"direct-append", 0}};
    add_check(script, what, calls, {{baseline, "1"}, {"one-more-copy", "2"}, {"direct-append", "0"}});
    for (const auto& [workload, effects] : what.cpu_effect_percent) {
        if (!specification(workload).same_bytes) continue;
        experiment::CheckSpecification bytes;
        bytes.kind = experiment::CheckKind::aof_identical;
        bytes.name = "byte-identical AOF of " + workload;
        bytes.workload = workload;
        std::map<std::string, std::string> hashes = {{baseline, sha256_hex("SYNTHETIC AOF of " + workload)}};
        for (const auto& [variant, effect] : effects)
            hashes[variant] = hashes[baseline];
        add_check(script, what, bytes, hashes);
    }
}

InventedBlock block_on(const SyntheticCase& what, const std::string& plan_sha256, const std::string& workload,
                       int index) {
    InventedBlock block;
    block.run = run_id;
    block.plan_sha256 = plan_sha256;
    block.baseline = baseline;
    block.workload = workload;
    block.index = index;
    block.rounds = what.rounds;
    block.operations = shape_of(workload).operations;
    block.cpu_ns_per_op = shape_of(workload).cpu_ns_per_op;
    block.block_sd_percent = what.block_sd_percent;
    block.window_sd_percent = what.window_sd_percent;
    return block;
}

void add_blocks(Script& script, const SyntheticCase& what, const std::string& plan_sha256) {
    InventedNumbers numbers(what.seed);
    int counted = 0;
    for (int index = 0; index < what.blocks_per_workload; ++index) {
        for (const auto& [workload, effects] : what.cpu_effect_percent) {
            InventedBlock block = block_on(what, plan_sha256, workload, index);
            block.cpu_effect_percent = effects;
            block.with_artefact = workload.find("get") == std::string::npos;
            block.voided = what.void_every > 0 && ++counted % what.void_every == 0;
            script.add(BlockMeasured{invent(block, numbers)});
        }
    }
}

/// Counters and known costs, which a calibration finds besides the sizes of windows.
void add_mechanism(Script& script, const SyntheticCase& what, const std::string& plan_sha256) {
    InventedNumbers numbers(what.seed + 1);
    for (const auto& [workload, effects] : what.cpu_effect_percent) {
        const auto record_bytes = 28 + specification(workload).payload_bytes;
        const auto count = [&](const std::string& variant, double dose) {
            script.add(CountersMeasured{run_id, invented_counts(workload, variant, dose, record_bytes)});
        };
        if (what.counted) count(baseline, 0);
        for (const auto& [variant, dose] : what.doses)
            if (what.counted && effects.contains(variant)) count(variant, dose);
        for (int index = 0; index < what.injections_per_workload; ++index)
            script.add(
                InjectionMeasured{invented_injection(block_on(what, plan_sha256, workload, index), numbers)});
    }
}

void add_end(Script& script, const std::string& plan_sha256) {
    const auto evaluation = evaluate(script.state(), script.state().plans.back());
    script.add(StageEntered{run_id, Stage::decide, 0});
    for (const auto& finding : evaluation.findings)
        script.add(FindingComputed{run_id, plan_sha256, finding, evaluation.gates});
    if (!evaluation.doses.empty()) script.add(DosesComputed{run_id, plan_sha256, evaluation.doses});
    const auto blocks = script.state().plans.back().blocks;
    const auto voids = std::count_if(blocks.begin(), blocks.end(),
                                     [](const auto& block) { return block->void_reason.has_value(); });
    script.add(RunEnded{run_id, RunOutcome::decided, "SYNTHETIC", 150, static_cast<int>(blocks.size()),
                        static_cast<int>(voids)});
}

experiment::Outlook invented_outlook(const SyntheticCase& what) {
    experiment::Outlook out;
    out.pilot_blocks = 4;
    out.pilot_rounds = what.rounds;
    out.within_sd_percent = what.window_sd_percent;
    out.between_sd_percent = what.block_sd_percent;
    out.fixed_seconds = 1;
    out.round_seconds = 0.05;
    out.block_sd_percent = what.block_sd_percent;
    out.material_percent = 1;
    out.blocks_needed = 10;
    out.seconds_needed = 22;
    out.blocks_in_budget = 30;
    out.visible_percent = 0.25;
    return out;
}

void add_run(Script& script, const SyntheticCase& what) {
    const auto plan = plan_of(what);
    script.add(PlanDrafted{plan});
    if (what.blocks_per_workload == 0) return;
    const auto plan_sha256 = experiment::plan_sha256(plan);
    script.add(PlanFrozen{plan, plan_sha256});
    RunStarted started;
    started.run = run_id;
    started.plan_sha256 = plan_sha256;
    started.assay_version = "SYNTHETIC";
    started.environment = {{"cpu", "SYNTHETIC"}, {"cores", "2"}, {"governor", "unknown"}};
    started.server_cpus = {0};
    started.load_cpus = {1};
    started.data_place = "tmpfs /dev/shm";
    started.budget_seconds = 150;
    script.add(started);
    script.add(StageEntered{run_id, Stage::calibrate, static_cast<int>(what.cpu_effect_percent.size())});
    for (const auto& [workload, effects] : what.cpu_effect_percent) {
        const auto shape = shape_of(workload);
        CalibrationMeasured measured;
        measured.run = run_id;
        measured.workload = workload;
        measured.operations_per_window = shape.operations;
        measured.window_ns = std::llround(static_cast<double>(shape.operations) * shape.cpu_ns_per_op * 1.35);
        measured.seconds_per_block = 2;
        measured.noise_band_percent = what.block_sd_percent;
        measured.visible_percent = what.block_sd_percent * 0.92;
        if (what.foretold) measured.outlook = invented_outlook(what);
        script.add(measured);
    }
    add_mechanism(script, what, plan_sha256);
    script.add(StageEntered{run_id, Stage::measure, 0});
    add_blocks(script, what, plan_sha256);
    if (what.ended) add_end(script, plan_sha256);
    if (what.settled) {
        VerdictSettled verdict;
        verdict.state = VerdictState::confirmed;
        verdict.plan_sha256 = plan_sha256;
        verdict.scope = "SYNTHETIC: says nothing about any machine";
        verdict.what_happened = "SYNTHETIC: the invented effect was found again.";
        verdict.author = "tests";
        script.add(verdict);
    }
}

}  // namespace

SyntheticCase with_doses() {
    SyntheticCase out;
    out.doses = {
        {"direct-append", -1}, {"one-more-copy", 1}, {"two-more-copies", 2}, {"four-more-copies", 4}};
    const auto at = [](double one, double change) {
        return std::map<std::string, double>{{"direct-append", change},
                                             {"one-more-copy", one},
                                             {"two-more-copies", 2 * one},
                                             {"four-more-copies", 4 * one}};
    };
    out.cpu_effect_percent = {
        {"set@3", at(0.2, -14.3)}, {"set@1024", at(0.5, -9.1)}, {"set@262144", at(4.4, -5.4)}};
    out.foretold = true;
    out.counted = true;
    out.injections_per_workload = 10;
    return out;
}

Status write_synthetic_case(const std::filesystem::path& file, const SyntheticCase& what) {
    const SteppingClock clock;
    auto writer = LogWriter::create(file, clock, brief());
    if (!writer) return fail(writer.error());
    Script script(*writer);
    script.add(NoteAdded{"SYNTHETIC: every number in this case is invented.", "tests"});
    add_variants(script, what);
    for (const auto& [workload, effects] : what.cpu_effect_percent)
        script.add(WorkloadAdded{specification(workload)});
    add_checks(script, what);
    add_run(script, what);
    return script.status();
}

}  // namespace assay::test
