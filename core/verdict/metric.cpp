// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/metric.h"

#include <cstdint>
#include <numeric>
#include <vector>

namespace assay::verdict {

using experiment::Metric;

namespace {

std::int64_t sum(const std::vector<std::int64_t>& column) {
    return std::accumulate(column.begin(), column.end(), std::int64_t{0});
}

std::optional<double> per_operation(std::int64_t count, const experiment::ArmWindows& windows) {
    const auto operations = sum(windows.operations);
    if (operations <= 0) return std::nullopt;
    return static_cast<double>(count) / static_cast<double>(operations);
}

}  // namespace

MetricGrain grain_of(Metric metric) {
    switch (metric) {
        case Metric::cpu_ns_per_op:
        case Metric::wall_ns_per_op:
        case Metric::throughput_ops:
        case Metric::all_cpu_ns_per_op:
            return MetricGrain::window;
        case Metric::minor_faults_per_op:
        case Metric::context_switches_per_op:
            return MetricGrain::count;
        case Metric::peak_memory_bytes:
        case Metric::server_usec_per_call:
            return MetricGrain::block;
    }
    return MetricGrain::window;
}

bool lower_is_better(Metric metric) {
    return metric != Metric::throughput_ops;
}

std::optional<double> block_figure(const experiment::ArmWindows& windows, Metric metric) {
    switch (metric) {
        case Metric::minor_faults_per_op:
            return windows.minor_faults.empty() ? std::nullopt
                                                : per_operation(sum(windows.minor_faults), windows);
        case Metric::context_switches_per_op:
            if (windows.voluntary_switches.empty()) return std::nullopt;
            return per_operation(sum(windows.voluntary_switches) + sum(windows.involuntary_switches),
                                 windows);
        case Metric::peak_memory_bytes:
            if (!windows.peak_memory_bytes) return std::nullopt;
            return static_cast<double>(*windows.peak_memory_bytes);
        case Metric::server_usec_per_call:
            return windows.server_usec_per_call;
        case Metric::cpu_ns_per_op:
        case Metric::wall_ns_per_op:
        case Metric::throughput_ops:
        case Metric::all_cpu_ns_per_op:
            break;
    }
    return std::nullopt;
}

}  // namespace assay::verdict
