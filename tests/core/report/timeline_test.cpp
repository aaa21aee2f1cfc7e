// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/timeline.h"

#include "tests/core/report/cases.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>
#include <set>

namespace {

using namespace assay;
using namespace assay::casefile;
using namespace assay::report;
using namespace assay::test;
using testing::HasSubstr;
using testing::Not;

TimelineEntry entry_of(Event event) {
    return timeline_entry({3, UtcTime(std::chrono::seconds(60)), std::move(event)});
}

/// A default value of each event type.
template <std::size_t... I>
std::vector<Event> one_of_each(std::index_sequence<I...>) {
    return {Event(std::in_place_index<I>)...};
}

TEST(Timeline, has_words_for_every_event) {
    for (const auto& event : one_of_each(std::make_index_sequence<std::variant_size_v<Event>>{})) {
        const auto entry = entry_of(event);
        EXPECT_EQ(entry.sequence, 3);
        EXPECT_EQ(entry.at, UtcTime(std::chrono::seconds(60)));
        EXPECT_FALSE(entry.headline.empty()) << event_type(event);
        EXPECT_EQ(entry.kind == EntryKind::unknown, std::holds_alternative<UnknownEvent>(event))
            << event_type(event);
    }
}

TEST(Timeline, says_what_matters) {
    EXPECT_EQ(entry_of(NoteAdded{"looked again", "Ada"}).headline, "Note by Ada");
    EXPECT_EQ(entry_of(NoteAdded{"looked again", "Ada"}).detail, "looked again");
    EXPECT_EQ(entry_of(CaseRevised{"would_refute", "a", "b", "Ada", "typo"}).headline,
              "would refute revised by Ada");
    EXPECT_EQ(entry_of(CaseRevised{"would_refute", "a", "b", "Ada", "typo"}).detail, "“a”\n→ “b”\nWhy: typo");
    EXPECT_EQ(entry_of(RunEnded{"r", RunOutcome::void_, "no space", 150, 12, 3}).headline,
              "Run ended: void, 12 blocks in 2 min 30 s, 3 void");
    EXPECT_EQ(entry_of(CheckMade{"", {"calls", "base", "", "1", "2", false, {}}}).headline,
              "Check FAILS: calls, base");
    FindingComputed computed;
    computed.finding.comparison = "patched";
    computed.finding.workload = "set";
    computed.finding.metric = "cpu_ns_per_op";
    EXPECT_EQ(entry_of(computed).headline,
              "Finding: patched on set, CPU time/op: no block counts, inconclusive");
    computed.finding.blocks = 9;
    computed.finding.effect_percent = -3;
    computed.finding.low_percent = -4;
    EXPECT_EQ(entry_of(computed).headline,
              "Finding: patched on set, CPU time/op −3.00% [−4.00, +∞]: inconclusive");
    VerdictSettled verdict;
    verdict.state = VerdictState::refuted;
    verdict.basis = VerdictBasis::imported;
    verdict.settled_on = "2026-07-18";
    EXPECT_EQ(entry_of(verdict).headline, "Settled: refuted, imported, 2026-07-18");
    EXPECT_EQ(entry_of(verdict).kind, EntryKind::verdict);
    experiment::Block block;
    block.workload = "set";
    block.index = 4;
    block.void_reason = "a reply was an error";
    EXPECT_EQ(entry_of(BlockMeasured{block}).headline, "Block 5 of set is void: 0 arms, 0 rounds");
    EXPECT_THAT(entry_of(BlockMeasured{block}).detail, HasSubstr("a reply was an error"));
    EXPECT_EQ(entry_of(BlockMeasured{block}).subject, "set");
    EXPECT_EQ(entry_of(BlockMeasured{block}).block, 4);
    EXPECT_EQ(entry_of(NoteAdded{"looked again", "Ada"}).author, "Ada");
    EXPECT_EQ(entry_of(UnknownEvent{"moon.phase", "{}"}).headline, "moon.phase (unknown to this version)");
}

TEST(Timeline, cuts_what_a_line_cannot_show_between_characters) {
    const Record record{0, UtcTime(std::chrono::seconds(60)), NoteAdded{"\xc3\xa4\xc3\xb6\xc3\xbc", ""}};
    EXPECT_EQ(timeline_entry(record, 6).detail, "\xc3\xa4\xc3\xb6\xc3\xbc");
    EXPECT_EQ(timeline_entry(record, 5).detail, "\xc3\xa4\xc3\xb6\xe2\x80\xa6");
    EXPECT_EQ(timeline_entry(record, 4).detail, "\xc3\xa4\xc3\xb6\xe2\x80\xa6");
    EXPECT_EQ(timeline_entry(record, 0).detail, "\xe2\x80\xa6");
}

TEST(Timeline, places_every_event_as_its_words_do) {
    for (const auto& event : one_of_each(std::make_index_sequence<std::variant_size_v<Event>>{})) {
        const auto place = place_of(event);
        EXPECT_EQ(place.kind, entry_of(event).kind) << event_type(event);
        EXPECT_FALSE(place.routine && !place.of_run) << event_type(event) << " is nobody's routine";
        EXPECT_FALSE(place.routine && place.trouble) << event_type(event);
    }
}

TEST(Timeline, never_takes_for_routine_what_went_wrong_or_what_a_person_wrote) {
    experiment::Block block;
    block.run = "r";
    EXPECT_TRUE(place_of(BlockMeasured{block}).trouble) << "nothing was measured in it";
    experiment::ArmWindows arm;
    arm.operations = arm.wall_ns = arm.cpu_ns = {1};
    block.arms = {arm};
    EXPECT_TRUE(place_of(BlockMeasured{block}).routine);
    const Event measured = BlockMeasured{block};
    EXPECT_EQ(place_of(measured).run, "r");
    block.void_reason = "a reply was an error";
    EXPECT_FALSE(place_of(BlockMeasured{block}).routine);
    EXPECT_TRUE(place_of(BlockMeasured{block}).trouble);
    EXPECT_TRUE(place_of(RunEnded{"r", RunOutcome::stopped, "", 1, 1, 0}).routine);
    EXPECT_TRUE(place_of(RunEnded{"r", RunOutcome::failed, "", 1, 1, 0}).trouble);
    EXPECT_TRUE(place_of(RunEnded{"r", RunOutcome::void_, "", 1, 1, 0}).trouble);
    EXPECT_TRUE(place_of(CheckMade{"", {"calls", "base", "", "1", "1", true, {}}}).routine);
    EXPECT_TRUE(place_of(CheckMade{"", {"calls", "base", "", "1", "2", false, {}}}).trouble);
    EXPECT_TRUE(place_of(VariantFailed{"v", "", {}, ""}).trouble);
    for (const Event& event : {Event(NoteAdded{"n", ""}), Event(CaseRevised{}), Event(VerdictSettled{}),
                               Event(EvidenceAdded{}), Event(CaseReopened{})})
        EXPECT_FALSE(place_of(event).routine) << event_type(event);
}

TEST(Timeline, cannot_drive_a_terminal) {
    const auto entry = entry_of(NoteAdded{wild_text, wild_text + "\n" + wild_text});
    EXPECT_THAT(entry.headline, Not(HasSubstr("\n")));
    for (const auto& text : {entry.headline, entry.detail, [&] {
                                 Case state;
                                 add(state, NoteAdded{wild_text, wild_text});
                                 return timeline_text(state);
                             }()}) {
        EXPECT_THAT(text, Not(HasSubstr("\x1b")));
        EXPECT_THAT(text, Not(HasSubstr("\x07")));
    }
}

TEST(Timeline, has_one_entry_an_event) {
    const auto state = synthetic({.blocks_per_workload = 2, .settled = true});
    const auto entries = timeline(state);
    ASSERT_EQ(entries.size(), state.timeline.size());
    for (std::size_t i = 0; i < entries.size(); ++i)
        EXPECT_EQ(entries[i].sequence, static_cast<std::int64_t>(i));
    EXPECT_THAT(timeline_text(state), HasSubstr("2026-11-30 00:00:01 UTC  Case opened: SYNTHETIC"));
}

// Nothing in folding or telling may grow faster than the number of events: at a square this would take hours.
TEST(Timeline, of_a_million_events_stays_sane) {
    constexpr int events = 1'000'000;
    Case state;
    for (int i = 0; i < events; ++i)
        add(state, NoteAdded{"note", "me"});
    const Case copy = state;
    EXPECT_EQ(copy.timeline.size(), static_cast<std::size_t>(events));
    const auto entries = timeline(copy);
    ASSERT_EQ(entries.size(), static_cast<std::size_t>(events));
    EXPECT_EQ(entries.back().sequence, events - 1);
}

}  // namespace
