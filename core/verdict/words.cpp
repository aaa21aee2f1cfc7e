// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/words.h"

#include "core/base/json_mapping.h"

#include <fmt/format.h>

#include <cmath>

namespace assay::verdict {

std::string metric_words(experiment::Metric metric) {
    switch (metric) {
        case experiment::Metric::cpu_ns_per_op:
            return "CPU/op";
        case experiment::Metric::wall_ns_per_op:
            return "wall time/op";
        case experiment::Metric::throughput_ops:
            return "throughput";
        case experiment::Metric::all_cpu_ns_per_op:
            return "CPU of all threads/op";
        case experiment::Metric::minor_faults_per_op:
            return "minor faults/op";
        case experiment::Metric::context_switches_per_op:
            return "context switches/op";
        case experiment::Metric::peak_memory_bytes:
            return "peak memory";
        case experiment::Metric::server_usec_per_call:
            return "server time/call";
    }
    return "?";
}

std::string metric_name(experiment::Metric metric) {
    return std::string(enum_name(metric));
}

experiment::Metric metric_of_name(const std::string& name) {
    return enum_from_name<experiment::Metric>(name).value_or(experiment::Metric::cpu_ns_per_op);
}

std::string signed_percent(double percent, int digits) {
    const auto size = fmt::format("{:.{}f}", std::abs(percent), digits);
    const bool zero = size.find_first_not_of("0.") == std::string::npos;
    const char* sign = percent < 0 ? "−" : "+";
    return fmt::format("{}{}%", zero ? "" : sign, size);
}

std::string signed_range(std::optional<double> low, std::optional<double> high, int digits) {
    const auto side = [&](std::optional<double> value) {
        return value ? signed_percent(*value, digits) : std::string("unbounded");
    };
    return side(low) + " to " + side(high);
}

std::string plain_percent(double percent) {
    return fmt::format("{:.6g}%", percent);
}

std::string count_of(int number, const char* noun) {
    return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

}  // namespace assay::verdict
