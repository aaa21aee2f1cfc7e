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

double number_of(const EnvironmentSheet& sheet, const char* name, double otherwise) {
    const auto text = text_of(sheet, name);
    char* end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    return end == text.c_str() ? otherwise : value;
}

// What fails below these is said by itself, later and less clearly.
constexpr double least_memory_gib = 2;
constexpr double least_place_gib = 1;
constexpr double least_open_files = 1024;

constexpr double busy_cores = 0.5;
constexpr double much_steal_percent = 1;

}  // namespace

std::vector<std::string> environment_warnings(const EnvironmentSheet& sheet) {
    std::vector<std::string> out;
    const auto add = [&](std::string finding, const char* mend) {
        out.push_back(std::move(finding) + " To mend it: " + mend + ".");
    };
    const std::string governor = text_of(sheet, "governor");
    if (governor != "unknown" && governor != "performance")
        add(fmt::format("The cores' frequency governor is '{}', so their speed follows the load.", governor),
            "sudo cpupower frequency-set -g performance");
    if (text_of(sheet, "turbo") == "on")
        add("Turbo is on: the cores' speed depends on their temperature and on each other.",
            "echo 1 | sudo tee /sys/devices/system/cpu/intel_pstate/no_turbo, or "
            "echo 0 | sudo tee /sys/devices/system/cpu/cpufreq/boost");
    if (const auto pages = text_of(sheet, "transparent huge pages"); pages == "always")
        add("Transparent huge pages are always on: when memory is collected into large pages differs from "
            "process to process.",
            "echo madvise | sudo tee /sys/kernel/mm/transparent_hugepage/enabled");
    // The load average, where nothing better is known: it holds our own builds, too.
    if (sheet.contains("load by others")) {
        if (const double cores = number_of(sheet, "load by others", 0); cores >= busy_cores)
            add(fmt::format("Something else is running: it keeps {:.1f} cores busy.", cores),
                "see what it is with `top`, and wait for it or end it");
    } else if (const double load = number_of(sheet, "load average", 0); load >= 1)
        add(fmt::format("Something else is running: the load average is {:.1f}.", load),
            "see what it is with `top`, and wait for it or end it");
    if (const auto steal = text_of(sheet, "steal"); number_of(sheet, "steal", 0) >= much_steal_percent)
        add(fmt::format("The host takes time from this machine: steal is {}.", steal),
            "a virtual machine with cores of its own, or none");
    if (number_of(sheet, "memory available", least_memory_gib) < least_memory_gib)
        add(fmt::format("Only {} of memory are available: servers with large values may not fit.",
                        text_of(sheet, "memory available")),
            "end what uses it; `ps aux --sort=-rss | head` shows it");
    const std::string swap = text_of(sheet, "swap");
    if (swap.ends_with("used") && std::strtod(swap.c_str(), nullptr) > 0)
        add(fmt::format("Swap is in use ({}): memory is short, or was.", swap), "sudo swapoff -a");
    if (const auto limits = text_of(sheet, "cgroup limits"); limits.starts_with("cpu"))
        add(fmt::format("The control group limits the CPU ({}): timings will be cut into slices.", limits),
            "run outside the container, or without its CPU limit");
    if (number_of(sheet, "data place free", least_place_gib) < least_place_gib)
        add(fmt::format("Only {} are free where the servers' data will lie.",
                        text_of(sheet, "data place free")),
            "make room there; `df -h` shows what is where");
    if (number_of(sheet, "open files limit", least_open_files) < least_open_files)
        add(fmt::format("Only {} files may be open at once: a server gives up connections for it.",
                        text_of(sheet, "open files limit")),
            "ulimit -n 4096");
    const std::string clock = text_of(sheet, "clock source");
    if (clock == "hpet" || clock == "acpi_pm")
        add(fmt::format("The clock source is '{}', which is slow to read.", clock),
            "echo tsc | sudo tee /sys/devices/system/clocksource/clocksource0/current_clocksource");
    return out;
}

}  // namespace assay::probe
