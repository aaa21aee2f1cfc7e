// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/timeline.h"

#include "core/base/json_mapping.h"
#include "core/report/plain_text.h"
#include "core/report/wording.h"
#include "core/verdict/block_validity.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace assay::report {

namespace {

using namespace casefile;

std::string quoted(const std::string& text) {
    return "“" + one_line(text) + "”";
}

/// One overload an event type: headline, detail, subject.
struct Words {
    TimelineEntry& entry;

    void say(std::string headline, std::string detail = {}, std::string subject = {}) const {
        entry.headline = std::move(headline);
        entry.detail = std::move(detail);
        entry.subject = std::move(subject);
    }

    void operator()(const CaseOpened& e) const { say("Case opened: " + e.title, e.claim); }

    void operator()(const CaseRevised& e) const {
        auto detail = fmt::format("{}\n→ {}", quoted(e.before), quoted(e.after));
        if (!e.why.empty()) detail += "\nWhy: " + e.why;
        auto field = e.field;
        std::replace(field.begin(), field.end(), '_', ' ');
        say(fmt::format("{} revised{}", field, by(e.author)), detail, e.field);
    }

    void operator()(const PlacesRevised& e) const {
        std::vector<std::string> lines;
        for (const auto& place : e.after)
            lines.push_back(place.function.empty() ? place.file : place.function + ", " + place.file);
        say("Where it lives revised" + by(e.author),
            lines.empty() ? "not said" : fmt::format("{}", fmt::join(lines, "\n")), "places");
    }

    void operator()(const LinksRevised& e) const {
        say("Links revised" + by(e.author),
            e.after.empty() ? "none" : fmt::format("{}", fmt::join(e.after, "\n")), "links");
    }

    void operator()(const VariantRemoved& e) const {
        say(fmt::format("Variant {} removed{}", e.variant, by(e.author)), e.why, e.variant);
    }
    void operator()(const WorkloadRemoved& e) const {
        say(fmt::format("Workload {} removed{}", e.workload, by(e.author)), e.why, e.workload);
    }
    void operator()(const CheckWithdrawn& e) const {
        say(fmt::format("No longer expected: {}{}", e.check, by(e.author)), e.why, e.check);
    }
    void operator()(const PlanWithdrawn& e) const {
        say(fmt::format("Plan {} withdrawn{}", e.plan, by(e.author)), e.why, e.plan);
    }

    void operator()(const VariantAdded& e) const {
        auto detail = source_text(e.recipe.source);
        for (const auto& patch : e.recipe.patches)
            detail += " + " + patch.name;
        if (!e.recipe.description.empty()) detail += "\n" + e.recipe.description;
        say(fmt::format("Variant {} {} ({})", e.recipe.name, done_to_it(e.edit, "added"),
                        enum_name(e.recipe.role)),
            detail, e.recipe.name);
    }

    void operator()(const VariantBuilt& e) const {
        const auto& p = e.provenance;
        say(p.reused ? fmt::format("Variant {} found built", p.variant)
                     : fmt::format("Variant {} built in {}", p.variant, duration_text(p.seconds)),
            fmt::format("SHA-256 {}\n{}\n{}", p.sha256, p.version, p.compiler), p.variant);
    }

    void operator()(const VariantFailed& e) const {
        say(fmt::format("Variant {} could not be built", e.variant),
            fmt::format("{}\n{}", e.message, fmt::join(e.last_lines, "\n")), e.variant);
    }

    void operator()(const WorkloadAdded& e) const {
        const auto& w = e.workload;
        auto detail = command_text(w.command);
        if (w.pipeline > 1) detail += fmt::format(", pipeline {}", w.pipeline);
        if (w.connections > 1) detail += fmt::format(", {}", counted(w.connections, "connection"));
        say(fmt::format("Workload {} {}", w.name, done_to_it(e.edit, "added")), detail, w.name);
    }

    void operator()(const CheckExpected& e) const {
        say("Expected: " + e.check.name, expectation(e.check), e.check.name);
    }

    void operator()(const PlanDrafted& e) const {
        say(fmt::format("Plan {} {}", e.plan.name, done_to_it(e.edit, "drafted")), questions(e.plan),
            e.plan.name);
    }

    void operator()(const PlanFrozen& e) const {
        say(fmt::format("Plan {} frozen", e.plan.name),
            fmt::format("{}\nSHA-256 {}, seed {}", questions(e.plan), e.sha256, e.plan.seed), e.plan.name);
    }

    void operator()(const RunStarted& e) const {
        auto detail =
            fmt::format("server on {}, load on {}, data on {}", cpus(e.server_cpus), cpus(e.load_cpus),
                        e.data_place.empty() ? "an unknown place" : e.data_place);
        for (const auto& [name, value] : e.environment)
            detail += fmt::format("\n{}: {}", name, value);
        say(e.budget_seconds > 0 ? fmt::format("Run started, budget {}", duration_text(e.budget_seconds))
                                 : "Run started",
            detail, e.run);
    }

    void operator()(const StageEntered& e) const {
        const char* what = "";
        switch (e.stage) {
            case Stage::build:
                what = "Building the variants";
                break;
            case Stage::calibrate:
                what = "Calibrating the workloads";
                break;
            case Stage::measure:
                what = "Measuring";
                break;
            case Stage::decide:
                what = "Deciding";
                break;
        }
        say(what, e.steps > 0 ? counted(e.steps, "step") : "", e.run);
    }

    void operator()(const RunEnded& e) const {
        auto headline = fmt::format("Run ended: {}, {} in {}", enum_name(e.outcome),
                                    counted(e.blocks, "block"), duration_text(e.seconds));
        if (e.voids > 0) headline += fmt::format(", {} void", e.voids);
        say(headline, e.reason, e.run);
    }

    void operator()(const CalibrationMeasured& e) const {
        auto detail =
            fmt::format("{} a window of {:.1f} ms, {} a block", counted(e.operations_per_window, "operation"),
                        static_cast<double>(e.window_ns) / 1e6, duration_text(e.seconds_per_block));
        if (e.null_low_percent || e.null_high_percent)
            detail += fmt::format("\nnull arm {}%", interval_text(e.null_low_percent, e.null_high_percent));
        if (e.noise_band_percent) detail += fmt::format("\nspread of blocks {:.2f}%", *e.noise_band_percent);
        if (e.visible_percent)
            detail += fmt::format("\neffects from {:.2f}% on can be seen", *e.visible_percent);
        if (e.rounds) detail += fmt::format("\n{} a block", counted(*e.rounds, "round"));
        if (e.outlook) detail += "\n" + outlook_text(*e.outlook);
        say(fmt::format("{} calibrated", e.workload), detail, e.workload);
    }

    void operator()(const BlockMeasured& e) const {
        const auto& b = e.block;
        const auto size = fmt::format("{}, {}", counted(static_cast<std::int64_t>(b.arms.size()), "arm"),
                                      counted(static_cast<std::int64_t>(b.order.size()), "round"));
        std::string detail = duration_text(b.seconds);
        for (const auto& check : b.checks)
            if (!check.passed)
                detail += fmt::format("\n{} ({}): expected {}, observed {}", check.name, check.variant,
                                      check.expected, check.observed);
        const auto why_void = verdict::void_reason(b);
        if (why_void) detail += "\n" + *why_void;
        entry.block = b.index;
        say(fmt::format("Block {} of {} {}: {}", b.index + 1, b.workload, why_void ? "is void" : "measured",
                        size),
            detail, b.workload);
    }

    void operator()(const CheckMade& e) const {
        const auto& c = e.check;
        say(fmt::format("Check {}: {}{}", c.passed ? "holds" : "FAILS", c.name,
                        c.variant.empty() ? "" : ", " + c.variant),
            fmt::format("expected {}, observed {}", c.expected, c.observed), c.name);
    }

    void operator()(const CountersMeasured& e) const {
        const auto& c = e.counts;
        if (!c.counted()) {
            say(fmt::format("Copies of {} on {} not counted", c.variant, c.workload), c.unknown, c.workload);
            return;
        }
        auto detail = fmt::format("{} copied; counted over {}", counted(c.memcpy_bytes, "byte"),
                                  counted(c.operations, "operation"));
        for (const auto& f : c.functions)
            detail += f.calls ? fmt::format("\n{} of {}", counted(*f.calls, "call"), f.function)
                              : fmt::format("\ncalls of {}: unknown, {}", f.function, f.unknown);
        say(fmt::format("Counted: {} on {}, {:.6g} copies and {:.10g} copied bytes per operation", c.variant,
                        c.workload, c.copies_per_op(), c.copied_bytes_per_op()),
            detail, c.workload);
    }

    void operator()(const ProfileMeasured& e) const {
        const auto& p = e.profile;
        if (p.samples == 0) {
            say(fmt::format("No profile of {} on {}", p.variant, p.workload), p.unknown, p.workload);
            return;
        }
        std::string detail;
        for (std::size_t i = 0; i < p.self.size() && i < 5; ++i)
            detail +=
                fmt::format("{}{:.1f}% {}", i == 0 ? "" : "\n",
                            100.0 * static_cast<double>(p.self[i].samples) / static_cast<double>(p.samples),
                            p.self[i].symbol);
        say(fmt::format("Profile of {} on {}, {}", p.variant, p.workload, counted(p.samples, "sample")),
            detail, p.workload);
    }

    void operator()(const InjectionMeasured& e) const {
        const auto& b = e.injection.block;
        if (!e.injection.impossible.empty()) {
            say(fmt::format("No known cost injected on {}", b.workload), e.injection.impossible, b.workload);
            return;
        }
        std::vector<std::string> doses;
        for (const auto& arm : e.injection.arms)
            doses.push_back(fmt::format("{:g}%", arm.nominal_percent));
        auto detail = fmt::format("{}, doses of about {}", duration_text(b.seconds), fmt::join(doses, ", "));
        const auto why_void = verdict::void_reason(b);
        if (why_void) detail += "\n" + *why_void;
        say(fmt::format("Known costs, block {} of {}{}", b.index + 1, b.workload,
                        why_void ? ", is void" : ""),
            detail, b.workload);
    }

    void operator()(const EvidenceAdded& e) const {
        auto detail = e.text;
        if (e.attachment) detail += fmt::format("\n{} ({})", e.attachment->name, e.attachment->media_type);
        say("Evidence: " + e.title, detail, e.title);
    }

    void operator()(const NoteAdded& e) const { say("Note" + by(e.author), e.text); }

    void operator()(const FindingComputed& e) const {
        const auto& f = e.finding;
        const auto seen = f.blocks == 0 ? std::string(": no block counts,")
                                        : fmt::format(" {}% {}:", signed_number(f.effect_percent, 2),
                                                      interval_text(f.low_percent, f.high_percent));
        say(fmt::format("Finding: {} on {}, {}{} {}", f.comparison, f.workload, metric_text(f.metric), seen,
                        enum_name(f.decision)),
            f.sentence, f.workload);
    }

    void operator()(const VerdictSettled& e) const {
        std::string basis;
        if (e.basis == VerdictBasis::imported) basis = ", imported";
        if (e.basis == VerdictBasis::judgement) basis = ", by judgement";
        if (!e.settled_on.empty()) basis += ", " + e.settled_on;
        auto detail = e.what_happened;
        if (!e.scope.empty()) detail += "\nScope: " + e.scope;
        say(fmt::format("Settled: {}{}{}", enum_name(e.state), basis, by(e.author)), detail);
    }

    void operator()(const CaseReopened& e) const { say("Case reopened" + by(e.author), e.why); }

    void operator()(const CaseImported& e) const {
        say("Imported from " + e.from,
            counted(static_cast<std::int64_t>(e.text.size()), "byte") + " of " + e.media_type);
    }

    void operator()(const DosesComputed& e) const {
        const auto& m = e.doses;
        std::string detail;
        for (const auto& response : m.responses)
            detail += response.sentence + "\n";
        for (const auto& series : m.sweeps)
            detail += series.sentence + "\n";
        say(m.conclusion.empty() ? std::string("Doses and sweeps evaluated") : "Doses: " + m.conclusion,
            detail);
    }

    void operator()(const CaseJoined& e) const {
        std::vector<std::string> lines;
        for (const auto& source : e.sources)
            lines.push_back(fmt::format("{}: {}, ends with {}", source.name,
                                        counted(static_cast<std::int64_t>(source.runs.size()), "run"),
                                        short_hash(source.last_sha256)));
        say(fmt::format("Joined from {}", counted(static_cast<std::int64_t>(e.sources.size()), "case")),
            fmt::format("{}", fmt::join(lines, "\n")));
    }

    void operator()(const UnknownEvent& e) const {
        say(fmt::format("{} (unknown to this version)", e.type), e.data);
    }

    /// "added", "changed by ada", "drafted": what happened to a thing that is added.
    std::string done_to_it(const std::optional<Edit>& edit, const char* anew) const {
        return (edit && edit->changes ? "changed" : anew) + (edit ? by(edit->author) : std::string());
    }

    std::string by(const std::string& author) const {
        entry.author = author;
        return author.empty() ? "" : " by " + author;
    }

    static std::string cpus(const std::vector<int>& list) {
        return list.empty() ? "any core" : fmt::format("core {}", fmt::join(list, ", "));
    }

    static std::string questions(const experiment::Plan& plan) {
        std::vector<std::string> lines;
        for (const auto& question : plan.questions)
            lines.push_back(fmt::format("{}: {}", enum_name(question.role), question_text(question)));
        return fmt::format("{}", fmt::join(lines, "\n"));
    }

    static std::string expectation(const experiment::CheckSpecification& check) {
        using experiment::CheckKind;
        std::vector<std::string> calls;
        for (const auto& [variant, count] : check.expected_calls)
            calls.push_back(fmt::format("{} {}", variant, count));
        switch (check.kind) {
            case CheckKind::calls:
                return fmt::format("calls of {} in {}: {}", check.callee, check.function,
                                   fmt::join(calls, ", "));
            case CheckKind::callers:
                return fmt::format("direct callers of {}: {}", check.function,
                                   fmt::join(check.expected_callers, ", "));
            case CheckKind::aof_bytes:
                return fmt::format("append-only file of {}: {}", check.workload,
                                   counted(check.expected.value_or(0), "byte"));
            case CheckKind::aof_identical:
                return fmt::format("append-only file of {}: the same bytes in all variants", check.workload);
            case CheckKind::command_calls:
                return fmt::format("calls of {} counted by the server in {}: {}", check.command,
                                   check.workload, check.expected.value_or(0));
            case CheckKind::dbsize:
                return fmt::format("keys after {}: {}", check.workload, check.expected.value_or(0));
        }
        return {};
    }
};

/// The beginning of the character that the byte at `at` belongs to.
std::size_t character_before(const std::string& text, std::size_t at) {
    while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xc0U) == 0x80U)
        --at;
    return at;
}

}  // namespace

TimelineEntry timeline_entry(const Record& record, std::size_t longest_detail) {
    TimelineEntry entry;
    entry.sequence = record.sequence;
    entry.at = record.at;
    entry.kind = place_of(record.event).kind;
    std::visit(Words{entry}, record.event);
    entry.headline = one_line(entry.headline);
    const bool cut = entry.detail.size() > longest_detail;
    if (cut) entry.detail.resize(character_before(entry.detail, longest_detail));
    entry.detail = printable(entry.detail);
    while (!entry.detail.empty() && entry.detail.back() == '\n')
        entry.detail.pop_back();
    if (cut) entry.detail += "…";
    return entry;
}

std::vector<TimelineEntry> timeline(const Case& state) {
    std::vector<TimelineEntry> out;
    out.reserve(state.timeline.size());
    for (const auto& record : state.timeline)
        out.push_back(timeline_entry(*record));
    return out;
}

std::string timeline_text(const Case& state) {
    std::string out;
    for (const auto& record : state.timeline) {
        const auto entry = timeline_entry(*record);
        out += fmt::format("{}  {}\n", time_text(entry.at), entry.headline);
        out += wrapped(entry.detail, 110, 25);
    }
    return out;
}

}  // namespace assay::report
