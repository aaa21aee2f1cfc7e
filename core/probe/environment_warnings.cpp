// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/environment.h"

#include <fmt/format.h>

#include <cstdlib>

namespace assay::probe {

namespace {

std::string text_of(const EnvironmentSheet& sheet, const char* name) {
    const auto found = sheet.find(name);
    return found == sheet.end() ? "unknown" : found->second;
}

}  // namespace

std::vector<std::string> environment_warnings(const EnvironmentSheet& sheet) {
    std::vector<std::string> out;
    const std::string governor = text_of(sheet, "governor");
    if (governor != "unknown" && governor != "performance")
        out.push_back(fmt::format(
            "The cores' frequency governor is '{}': 'performance' measures more evenly.", governor));
    const double load = std::strtod(text_of(sheet, "load average").c_str(), nullptr);
    if (load >= 1) out.push_back(fmt::format("Something else is running: the load average is {:.1f}.", load));
    const std::string available = text_of(sheet, "memory available");
    if (available != "unknown" && std::strtod(available.c_str(), nullptr) < 2)
        out.push_back(fmt::format(
            "Only {} of memory are available: two servers with large values may not fit.", available));
    const std::string swap = text_of(sheet, "swap");
    if (swap.ends_with("used") && std::strtod(swap.c_str(), nullptr) > 0)
        out.push_back(fmt::format("Swap is in use ({}): memory is short.", swap));
    if (text_of(sheet, "cgroup limits").starts_with("cpu"))
        out.push_back(fmt::format("The control group limits the CPU ({}): timings will be cut into slices.",
                                  text_of(sheet, "cgroup limits")));
    return out;
}

}  // namespace assay::probe
