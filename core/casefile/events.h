// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/block.h"
#include "core/experiment/check.h"
#include "core/experiment/counters.h"
#include "core/experiment/injection.h"
#include "core/experiment/outlook.h"
#include "core/experiment/plan.h"
#include "core/experiment/profile.h"
#include "core/variant/recipe.h"
#include "core/verdict/finding.h"
#include "core/workload/specification.h"

#include <boost/describe.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

// The closed set of things that can happen to a case. A case file is a list of these; a case is their fold.
// Every type is a plain value with described members, so that its JSON is its declaration (json_mapping.h).
namespace assay::casefile {

inline constexpr int current_format = 1;

/// Where the change lives. Line numbers belong to the page's own commit (0 = not said).
struct CodePlace {
    std::string file;
    std::string function;
    int first_line = 0;
    int last_line = 0;
    bool operator==(const CodePlace&) const = default;
};
BOOST_DESCRIBE_STRUCT(CodePlace, (), (file, function, first_line, last_line))

struct CaseOpened {
    int format = current_format;
    std::string title;
    std::string project;
    std::string category;
    std::string claim;       // one sentence: what is asserted
    std::string hypothesis;  // why it is believed
    std::string change_to_test;
    std::string would_confirm;
    std::string would_refute;
    std::vector<CodePlace> places;
    std::vector<std::string> links;
};
BOOST_DESCRIBE_STRUCT(CaseOpened, (),
                      (format, title, project, category, claim, hypothesis, change_to_test, would_confirm,
                       would_refute, places, links))

/// One text field of CaseOpened ("title", "claim", "hypothesis", "change_to_test", "would_confirm",
/// "would_refute", "project", "category"), or "adoption" (see Adoption).
struct CaseRevised {
    std::string field;
    std::string before;
    std::string after;
    std::string author;
    std::string why;
};
BOOST_DESCRIBE_STRUCT(CaseRevised, (), (field, before, after, author, why))

/// Where the change lives, and links: the lists of CaseOpened as a whole.
struct PlacesRevised {
    std::vector<CodePlace> before;
    std::vector<CodePlace> after;
    std::string author;
    std::string why;
};
BOOST_DESCRIBE_STRUCT(PlacesRevised, (), (before, after, author, why))

struct LinksRevised {
    std::vector<std::string> before;
    std::vector<std::string> after;
    std::string author;
    std::string why;
};
BOOST_DESCRIBE_STRUCT(LinksRevised, (), (before, after, author, why))

/// Of what a person adds or changes later; absent in what a case begins with.
struct Edit {
    std::string author;
    std::string why;
    bool changes = false;  // something of this name was there
};
BOOST_DESCRIBE_STRUCT(Edit, (), (author, why, changes))

/// What is added again keeps its place in the list. What is new goes to `position` (from 0), or to the end
/// where that is absent: an undone removal comes back where it was. Likewise for workloads and plans.
struct VariantAdded {
    variant::Recipe recipe;  // a later one of the same name replaces the earlier
    std::optional<std::int64_t> position;
    std::optional<Edit> edit;
};
BOOST_DESCRIBE_STRUCT(VariantAdded, (), (recipe, position, edit))

/// Taken out of the case by a person; what was measured with it stays. Likewise for workloads, checks and
/// drafted plans below.
struct VariantRemoved {
    std::string variant;
    std::string author;
    std::string why;
};
BOOST_DESCRIBE_STRUCT(VariantRemoved, (), (variant, author, why))

struct VariantBuilt {
    variant::Provenance provenance;
};
BOOST_DESCRIBE_STRUCT(VariantBuilt, (), (provenance))

/// A build that failed: what a person needs to mend it. `log` is where the whole log was kept on that
/// machine.
struct VariantFailed {
    std::string variant;
    std::string message;
    std::vector<std::string> last_lines;
    std::string log;
};
BOOST_DESCRIBE_STRUCT(VariantFailed, (), (variant, message, last_lines, log))

struct WorkloadAdded {
    workload::Specification workload;  // a later one of the same name replaces the earlier
    std::optional<std::int64_t> position;
    std::optional<Edit> edit;
};
BOOST_DESCRIBE_STRUCT(WorkloadAdded, (), (workload, position, edit))

struct WorkloadRemoved {
    std::string workload;
    std::string author;
    std::string why;
};
BOOST_DESCRIBE_STRUCT(WorkloadRemoved, (), (workload, author, why))

/// An expectation, named before it is looked at.
struct CheckExpected {
    experiment::CheckSpecification check;
};
BOOST_DESCRIBE_STRUCT(CheckExpected, (), (check))

struct CheckWithdrawn {
    std::string check;
    std::string author;
    std::string why;
};
BOOST_DESCRIBE_STRUCT(CheckWithdrawn, (), (check, author, why))

/// A plan that can be chosen by name. Not binding until frozen.
struct PlanDrafted {
    experiment::Plan plan;  // a later one of the same name replaces the earlier
    std::optional<std::int64_t> position;
    std::optional<Edit> edit;
};
BOOST_DESCRIBE_STRUCT(PlanDrafted, (), (plan, position, edit))

/// The draft is gone; a frozen plan of the same name stays.
struct PlanWithdrawn {
    std::string plan;
    std::string author;
    std::string why;
};
BOOST_DESCRIBE_STRUCT(PlanWithdrawn, (), (plan, author, why))

struct PlanFrozen {
    experiment::Plan plan;
    std::string sha256;  // experiment::plan_sha256(plan)
};
BOOST_DESCRIBE_STRUCT(PlanFrozen, (), (plan, sha256))

/// What was known of the machine; "unknown" where it could not be known.
using EnvironmentSheet = std::map<std::string, std::string>;

struct RunStarted {
    std::string run;  // unique id
    std::string plan_sha256;
    std::string assay_version;
    EnvironmentSheet environment;
    std::vector<int> server_cpus;
    std::vector<int> load_cpus;
    std::string data_place;  // "tmpfs /dev/shm", "ext4 /var/tmp"
    double budget_seconds = 0;
};
BOOST_DESCRIBE_STRUCT(RunStarted, (),
                      (run, plan_sha256, assay_version, environment, server_cpus, load_cpus, data_place,
                       budget_seconds))

/// The run entered a stage: what the window shows while nothing is measured yet.
BOOST_DEFINE_ENUM_CLASS(Stage, build, calibrate, measure, decide)
struct StageEntered {
    std::string run;  // "" for the build stage, which comes before a plan can be frozen
    Stage stage = Stage::build;
    int steps = 0;  // how many steps it has, 0 when open-ended
};
BOOST_DESCRIBE_STRUCT(StageEntered, (), (run, stage, steps))

BOOST_DEFINE_ENUM_CLASS(RunOutcome, decided, inconclusive, void_, stopped, failed)
struct RunEnded {
    std::string run;
    RunOutcome outcome = RunOutcome::failed;
    std::string reason;
    double seconds = 0;
    int blocks = 0;
    int voids = 0;
};
BOOST_DESCRIBE_STRUCT(RunEnded, (), (run, outcome, reason, seconds, blocks, voids))

/// What the calibration of a workload yielded (METHOD 3, stage 2).
struct CalibrationMeasured {
    std::string run;
    std::string workload;
    std::int64_t operations_per_window = 0;
    std::int64_t window_ns = 0;              // median window at that size
    double seconds_per_block = 0;            // as observed in the pilot
    std::optional<double> cpu_ns_per_op;     // the server's, in the pilot: what injected doses are percent of
    std::optional<double> null_low_percent;  // of ln(A'/A) over the pilot's blocks
    std::optional<double> null_high_percent;
    // Of the dosed arms' block values at first, of the null arm's once it is measured.
    std::optional<double> noise_band_percent;  // standard deviation of block values
    std::optional<double> visible_percent;
    std::optional<int> rounds;  // a block, as used; chosen here when the plan leaves it to the pilot
    std::optional<experiment::Outlook> outlook;  // absent when the pilot had too few blocks
};
BOOST_DESCRIBE_STRUCT(CalibrationMeasured, (),
                      (run, workload, operations_per_window, window_ns, seconds_per_block, cpu_ns_per_op,
                       null_low_percent, null_high_percent, noise_band_percent, visible_percent, rounds,
                       outlook))

struct BlockMeasured {
    experiment::Block block;
};
BOOST_DESCRIBE_STRUCT(BlockMeasured, (), (block))

struct CheckMade {
    std::string run;
    experiment::CheckResult check;
};
BOOST_DESCRIBE_STRUCT(CheckMade, (), (run, check))

/// A counting pass of a variant on a workload; part of the proof pass.
struct CountersMeasured {
    std::string run;
    experiment::MechanismCounts counts;
};
BOOST_DESCRIBE_STRUCT(CountersMeasured, (), (run, counts))

/// Where one variant's server spent its time on one workload; of the untimed profile pass.
struct ProfileMeasured {
    std::string run;
    experiment::Profile profile;
};
BOOST_DESCRIBE_STRUCT(ProfileMeasured, (), (run, profile))

/// A block of known costs (not a `block.measured`: it says nothing of any variant).
struct InjectionMeasured {
    experiment::Injection injection;
};
BOOST_DESCRIBE_STRUCT(InjectionMeasured, (), (injection))

struct Attachment {
    std::string name;
    std::string media_type;
    std::string sha256;  // of the decoded content
    std::string base64;  // at most 8 MiB decoded
};
BOOST_DESCRIBE_STRUCT(Attachment, (), (name, media_type, sha256, base64))

struct EvidenceAdded {
    std::string kind;  // "source", "disassembly", "counters", "profile", "figure", "attachment"
    std::string title;
    std::string text;
    std::optional<Attachment> attachment;
};
BOOST_DESCRIBE_STRUCT(EvidenceAdded, (), (kind, title, text, attachment))

struct NoteAdded {
    std::string text;
    std::string author;
};
BOOST_DESCRIBE_STRUCT(NoteAdded, (), (text, author))

/// Derived from the blocks of a plan; recomputable by verdict::evaluate.
struct FindingComputed {
    std::string run;
    std::string plan_sha256;
    verdict::Finding finding;
    std::vector<verdict::Gate> gates;
};
BOOST_DESCRIBE_STRUCT(FindingComputed, (), (run, plan_sha256, finding, gates))

BOOST_DEFINE_ENUM_CLASS(VerdictState, open, confirmed, refuted)
BOOST_DEFINE_ENUM_CLASS(VerdictBasis, measured, imported, judgement)
struct VerdictSettled {
    VerdictState state = VerdictState::open;
    VerdictBasis basis = VerdictBasis::measured;
    std::string plan_sha256;  // the findings that it rests on; "" unless measured
    std::string scope;        // in words: what it generalises to
    std::string what_happened;
    std::string author;
    std::string settled_on;  // date as the source gave it, for imported verdicts; "" otherwise
};
BOOST_DESCRIBE_STRUCT(VerdictSettled, (),
                      (state, basis, plan_sha256, scope, what_happened, author, settled_on))

struct CaseReopened {
    std::string why;
    std::string author;
};
BOOST_DESCRIBE_STRUCT(CaseReopened, (), (why, author))

/// The page or file a case came from, as read.
struct CaseImported {
    std::string from;  // a link or a file name
    std::string media_type;
    std::string text;
};
BOOST_DESCRIBE_STRUCT(CaseImported, (), (from, media_type, text))

/// What doses and sweeps say, from the blocks of a plan; recomputable like a finding.
struct DosesComputed {
    std::string run;
    std::string plan_sha256;
    verdict::DoseFindings doses;
};
BOOST_DESCRIBE_STRUCT(DosesComputed, (), (run, plan_sha256, doses))

/// One case that was joined into this one: its runs are here as they were recorded, with their times.
struct JoinedSource {
    std::string name;                      // of its file
    std::string last_sha256;               // end of its chain: which state of it was joined
    std::string plan_sha256;               // its plan …
    std::optional<experiment::Plan> plan;  // … and that plan itself where it has another seed or budget
    std::vector<std::string> runs;
};
BOOST_DESCRIBE_STRUCT(JoinedSource, (), (name, last_sha256, plan_sha256, plan, runs))

/// Blocks of all the sources' plans count as blocks of one plan.
struct CaseJoined {
    std::string plan_sha256;
    std::vector<JoinedSource> sources;
};
BOOST_DESCRIBE_STRUCT(CaseJoined, (), (plan_sha256, sources))

/// An event of a type that this version does not know; kept and shown as such.
struct UnknownEvent {
    std::string type;
    std::string data;  // JSON text
};

using Event = std::variant<CaseOpened, CaseRevised, VariantAdded, VariantBuilt, VariantFailed, WorkloadAdded,
                           CheckExpected, PlanDrafted, PlanFrozen, RunStarted, StageEntered, RunEnded,
                           CalibrationMeasured, BlockMeasured, CheckMade, CountersMeasured, ProfileMeasured,
                           InjectionMeasured, EvidenceAdded, NoteAdded, FindingComputed, VerdictSettled,
                           CaseReopened, CaseImported, DosesComputed, CaseJoined, PlacesRevised, LinksRevised,
                           VariantRemoved, WorkloadRemoved, CheckWithdrawn, PlanWithdrawn, UnknownEvent>;

/// "block.measured" and so on: the `type` in the file.
[[nodiscard]] std::string event_type(const Event& event);

}  // namespace assay::casefile
