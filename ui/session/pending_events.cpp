// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/pending_events.h"

#include "core/casefile/event_json.h"

#include <algorithm>

namespace assay::ui {

namespace {

/// Equal for equal events, whenever and wherever they were written.
std::string written(const casefile::Event& event) {
    return casefile::write_record({0, {}, event});
}

}  // namespace

void PendingEvents::add(std::shared_ptr<const casefile::Event> event) {
    events_.push_back(std::move(event));
}

void PendingEvents::forget(const casefile::Event& event) {
    const auto text = written(event);
    const auto found = std::find_if(events_.begin(), events_.end(),
                                    [&](const auto& pending) { return written(*pending) == text; });
    if (found != events_.end()) events_.erase(found);
}

void PendingEvents::forgetFrom(const casefile::Case& state, std::size_t begin) {
    for (std::size_t i = begin; i < state.timeline.size() && !events_.empty(); ++i)
        if (state.timeline[i]->event.index() == events_.front()->index()) forget(state.timeline[i]->event);
}

casefile::Case PendingEvents::ahead(casefile::Case state, UtcTime now) const {
    for (const auto& event : events_)
        casefile::apply(state, std::make_shared<casefile::Record>(casefile::Record{
                                   static_cast<std::int64_t>(state.timeline.size()), now, *event}));
    return state;
}

}  // namespace assay::ui
