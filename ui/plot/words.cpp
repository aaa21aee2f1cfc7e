// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/words.h"

#include "ui/session/words.h"

#include <QCoreApplication>
#include <boost/describe.hpp>

namespace assay::ui {

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::PlotWords)
};
}  // namespace

QString metricLong(experiment::Metric metric) {
    switch (metric) {
        case experiment::Metric::cpu_ns_per_op:
            return Words::tr("Main-thread CPU/op");
        case experiment::Metric::wall_ns_per_op:
            return Words::tr("Time/op");
        case experiment::Metric::throughput_ops:
            return Words::tr("Throughput");
        case experiment::Metric::all_cpu_ns_per_op:
            return Words::tr("CPU of all threads/op");
        case experiment::Metric::minor_faults_per_op:
            return Words::tr("Minor faults/op");
        case experiment::Metric::context_switches_per_op:
            return Words::tr("Context switches/op");
        case experiment::Metric::peak_memory_bytes:
            return Words::tr("Peak memory");
        case experiment::Metric::server_usec_per_call:
            return Words::tr("Server time/call");
    }
    return {};
}

QString metricShort(experiment::Metric metric) {
    switch (metric) {
        case experiment::Metric::cpu_ns_per_op:
            return Words::tr("CPU/op");
        case experiment::Metric::wall_ns_per_op:
            return Words::tr("time/op");
        case experiment::Metric::throughput_ops:
            return Words::tr("throughput");
        case experiment::Metric::all_cpu_ns_per_op:
            return Words::tr("CPU of all threads/op");
        case experiment::Metric::minor_faults_per_op:
            return Words::tr("minor faults/op");
        case experiment::Metric::context_switches_per_op:
            return Words::tr("context switches/op");
        case experiment::Metric::peak_memory_bytes:
            return Words::tr("peak memory");
        case experiment::Metric::server_usec_per_call:
            return Words::tr("server time/call");
    }
    return {};
}

QString word(verdict::GateState state) {
    switch (state) {
        case verdict::GateState::pass:
            return Words::tr("holds");
        case verdict::GateState::fail:
            return Words::tr("fails");
        case verdict::GateState::unknown:
            return Words::tr("not known yet");
    }
    return {};
}

std::optional<experiment::Metric> metricFromName(const std::string& name) {
    experiment::Metric metric{};
    if (!boost::describe::enum_from_string(name.c_str(), metric)) return std::nullopt;
    return metric;
}

QString metricWord(const std::string& name) {
    const auto metric = metricFromName(name);
    return metric ? metricShort(*metric) : shown(name);
}

}  // namespace assay::ui
