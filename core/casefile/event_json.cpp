// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/event_json.h"

#include "core/base/json_mapping.h"

#include <array>
#include <utility>

namespace assay::casefile {

namespace {

constexpr std::size_t known_types = std::variant_size_v<Event> - 1;  // all but UnknownEvent

// In the order of the variant's alternatives.
constexpr std::array<std::string_view, known_types> type_names = {
    "case.opened",       "case.revised",     "variant.added",        "variant.built",   "variant.failed",
    "workload.added",    "check.expected",   "plan.drafted",         "plan.frozen",     "run.started",
    "stage.entered",     "run.ended",        "calibration.measured", "block.measured",  "check.made",
    "counters.measured", "profile.measured", "injection.measured",   "evidence.added",  "note.added",
    "finding.computed",  "verdict.settled",  "case.reopened",        "case.imported",   "doses.computed",
    "case.joined",       "places.revised",   "links.revised",        "variant.removed", "workload.removed",
    "check.withdrawn",   "plan.withdrawn"};
static_assert(std::is_same_v<std::variant_alternative_t<0, Event>, CaseOpened>);
static_assert(std::is_same_v<std::variant_alternative_t<13, Event>, BlockMeasured>);
static_assert(std::is_same_v<std::variant_alternative_t<known_types - 1, Event>, PlanWithdrawn>);

template <std::size_t... I>
Result<Event> read_event(std::string_view type, const json::value& data, std::index_sequence<I...>) {
    Result<Event> out = Event(UnknownEvent{std::string(type), {}});
    const bool known = ((type == type_names[I] &&
                         [&] {
                             auto read = from_json<std::variant_alternative_t<I, Event>>(data, "data");
                             if (read) {
                                 out = Event(std::move(*read));
                             } else {
                                 out = fail(std::move(read.error()));
                             }
                             return true;
                         }()) ||
                        ...);
    if (!known) out = Event(UnknownEvent{std::string(type), json::serialize(data)});
    return out;
}

}  // namespace

std::string event_type(const Event& event) {
    if (const auto* unknown = std::get_if<UnknownEvent>(&event)) return unknown->type;
    return std::string(type_names.at(event.index()));
}

std::string write_record(const Record& record) {
    json::object out;
    out["seq"] = record.sequence;
    out["at"] = to_rfc3339(record.at);
    out["type"] = event_type(record.event);
    out["data"] = std::visit(
        [](const auto& event) -> json::value {
            if constexpr (std::is_same_v<std::decay_t<decltype(event)>, UnknownEvent>) {
                boost::system::error_code error;
                return json::parse(event.data, error);
            } else {
                return to_json(event);
            }
        },
        record.event);
    return json::serialize(out);
}

Result<Record> read_record(std::string_view event_bytes) {
    boost::system::error_code error;
    json::monotonic_resource memory;  // all of it goes at once: a block is thousands of numbers
    const json::value value = json::parse(event_bytes, error, &memory);
    if (error) return fail(ErrorKind::damaged, "not valid JSON (" + error.message() + ")");
    if (!value.is_object()) return fail(ErrorKind::damaged, "expected an object");
    const auto& object = value.get_object();
    const auto* sequence = object.if_contains("seq");
    const auto* at = object.if_contains("at");
    const auto* type = object.if_contains("type");
    const auto* data = object.if_contains("data");
    if (sequence == nullptr || !sequence->is_int64() || at == nullptr || !at->is_string() ||
        type == nullptr || !type->is_string() || data == nullptr)
        return fail(ErrorKind::damaged, "an event needs seq, at, type and data");
    const auto time = from_rfc3339(std::string_view(at->get_string()));
    if (!time) return fail(ErrorKind::damaged, "'at' is no RFC 3339 time in UTC");
    auto event =
        read_event(std::string_view(type->get_string()), *data, std::make_index_sequence<known_types>{});
    if (!event) return fail(std::move(event.error()));
    return Record{sequence->get_int64(), *time, std::move(*event)};
}

}  // namespace assay::casefile
