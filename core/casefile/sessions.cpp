// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/sessions.h"

#include "core/casefile/evaluation.h"

#include <algorithm>

namespace assay::casefile {

namespace {

/// The run's own blocks of known costs; where it has none, those of all runs on its host.
void keep_injections(PlanState& alone, const Case& state, const RunState& run) {
    const auto of_this_run = [&](const auto& injection) { return injection->block.run == run.id; };
    if (std::any_of(alone.injections.begin(), alone.injections.end(), of_this_run)) {
        std::erase_if(alone.injections, [&](const auto& injection) { return !of_this_run(injection); });
        return;
    }
    const auto host = host_of(run.started.environment);
    std::erase_if(alone.injections, [&](const auto& injection) {
        return std::none_of(state.runs.begin(), state.runs.end(), [&](const RunState& other) {
            return other.id == injection->block.run && host_of(other.started.environment) == host;
        });
    });
}

std::string source_of(const Case& state, const std::string& run) {
    if (!state.joined) return {};
    for (const auto& source : state.joined->sources)
        if (std::find(source.runs.begin(), source.runs.end(), run) != source.runs.end()) return source.name;
    return {};
}

}  // namespace

std::string fact(const EnvironmentSheet& environment, const std::string& name) {
    const auto found = environment.find(name);
    return found == environment.end() ? std::string("unknown") : found->second;
}

std::string host_of(const EnvironmentSheet& environment) {
    const auto host = fact(environment, "host");
    if (host != "unknown") return host;
    // Sheets of earlier versions name no host: what does not change between two sessions on one stands for
    // it.
    std::string out;
    for (const char* name : {"CPU model", "cores", "memory", "operating system", "virtual machine"})
        out += (out.empty() ? "" : ", ") + fact(environment, name);
    return out;
}

std::vector<Session> sessions_of(const Case& state, const PlanState& plan) {
    std::vector<Session> out;
    for (const auto& run : state.runs) {
        PlanState alone = plan;
        std::erase_if(alone.blocks, [&](const auto& block) { return block->run != run.id; });
        keep_injections(alone, state, run);
        if (alone.blocks.empty()) continue;
        Session session;
        session.run = run.id;
        session.source = source_of(state, run.id);
        session.started_at = run.started_at;
        session.host = host_of(run.started.environment);
        session.machine =
            fact(run.started.environment, "CPU model") + ", " + fact(run.started.environment, "kernel");
        session.evaluation = evaluate(state, alone);
        out.push_back(std::move(session));
    }
    return out;
}

}  // namespace assay::casefile
