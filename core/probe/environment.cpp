// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/environment.h"

#include "core/probe/cgroup_limits.h"
#include "core/probe/host_load.h"
#include "core/probe/proc_text.h"
#include "core/probe/seen_here.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <sys/resource.h>
#include <sys/statvfs.h>
#include <sys/utsname.h>
#include <unistd.h>

namespace assay::probe {

namespace fs = std::filesystem;

namespace {

const std::string unknown = "unknown";

std::string or_unknown(std::optional<std::string> text) {
    return text ? std::move(*text) : unknown;
}

/// "always [madvise] never" → "madvise".
std::string chosen(std::optional<std::string> text) {
    if (!text) return unknown;
    const auto open = text->find('[');
    const auto close = text->find(']');
    if (open == std::string::npos || close == std::string::npos || close < open) return *text;
    return text->substr(open + 1, close - open - 1);
}

/// The same file of each core: one text when they agree, all of them otherwise.
std::string of_cores(const std::vector<int>& cpus, const char* file) {
    std::set<std::string> found;
    for (const int cpu : cpus)
        if (auto text = first_line(fmt::format("/sys/devices/system/cpu/cpu{}/{}", cpu, file)))
            found.insert(*text);
    return found.empty() ? unknown : fmt::format("{}", fmt::join(found, ", "));
}

std::string virtual_machine(const std::string& cpuinfo) {
    const auto vendor = first_line("/sys/class/dmi/id/sys_vendor");
    const auto product = first_line("/sys/class/dmi/id/product_name");
    const auto type = first_line("/sys/hypervisor/type");
    const auto flags = field_of(cpuinfo, "flags");
    if (!flags) return type ? *type : unknown;
    const bool guest = (" " + *flags + " ").find(" hypervisor ") != std::string::npos;
    std::string out = guest ? "yes" : "no";
    if (guest && type)
        out += fmt::format(" ({})", *type);
    else if (guest && (vendor || product))
        out += fmt::format(" ({})", trimmed(vendor.value_or("") + " " + product.value_or("")));
    return out;
}

std::string turbo() {
    if (const auto off = first_line("/sys/devices/system/cpu/intel_pstate/no_turbo"))
        return *off == "0" ? "on" : "off";
    if (const auto on = first_line("/sys/devices/system/cpu/cpufreq/boost")) return *on == "0" ? "off" : "on";
    return unknown;
}

std::string mitigations() {
    std::error_code error;
    int affected = 0;
    int open = 0;
    std::vector<std::string> vulnerable;
    for (fs::directory_iterator at("/sys/devices/system/cpu/vulnerabilities", error), end;
         !error && at != end; at.increment(error)) {
        const auto text = first_line(at->path());
        if (!text || *text == "Not affected") continue;
        ++affected;
        if (!text->starts_with("Vulnerable")) continue;
        ++open;
        vulnerable.push_back(at->path().filename().string());
    }
    if (error) return unknown;
    std::sort(vulnerable.begin(), vulnerable.end());
    std::string out = fmt::format("{} of {} mitigated", affected - open, affected);
    if (open > 0) out += fmt::format(" (not: {})", fmt::join(vulnerable, ", "));
    const auto command_line = first_line("/proc/cmdline").value_or("");
    if (command_line.find("mitigations=off") != std::string::npos) out += "; mitigations=off";
    return out;
}

std::string address_randomisation() {
    const auto value = first_line("/proc/sys/kernel/randomize_va_space");
    if (!value) return unknown;
    if (*value == "0") return "off";
    return *value == "1" ? "partly" : "on";
}

std::string free_space(const fs::path& place) {
    struct statvfs info {};
    if (::statvfs(place.c_str(), &info) != 0) return unknown;
    return gibibytes(std::uint64_t{info.f_bavail} * info.f_frsize);
}

std::string open_files_limit() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return unknown;
    return limit.rlim_cur == RLIM_INFINITY ? "none" : std::to_string(limit.rlim_cur);
}

std::string memory_field(const std::string& meminfo, std::string_view name) {
    const auto text = field_of(meminfo, name);
    const auto kibibytes = text ? whole_number(*text) : std::nullopt;
    return kibibytes ? gibibytes(static_cast<std::uint64_t>(*kibibytes) * 1024) : unknown;
}

std::string operating_system() {
    const std::string text = whole_text("/etc/os-release");
    const auto at = text.find("PRETTY_NAME=");
    if (at == std::string::npos) return unknown;
    auto name = text.substr(at + 12, text.find('\n', at) - at - 12);
    std::erase(name, '"');
    return name;
}

std::string steal() {
    const auto times = cpu_times_now();
    if (!times || !(times->total > 0)) return unknown;
    return fmt::format("{:.2f}% of CPU time since boot", 100 * times->steal / times->total);
}

std::string swap_used(const std::string& meminfo) {
    const auto total = field_of(meminfo, "SwapTotal");
    const auto free = field_of(meminfo, "SwapFree");
    if (!total || !free) return unknown;
    const auto used = whole_number(*total).value_or(0) - whole_number(*free).value_or(0);
    return whole_number(*total) == 0
               ? "none"
               : fmt::format("{} used", gibibytes(static_cast<std::uint64_t>(used) * 1024));
}

}  // namespace

EnvironmentSheet environment_sheet(const std::vector<int>& cpus, const fs::path& data_place) {
    const std::string cpuinfo = whole_text("/proc/cpuinfo");
    const std::string meminfo = whole_text("/proc/meminfo");
    utsname system{};
    const bool named = ::uname(&system) == 0;
    EnvironmentSheet sheet;
    sheet["host"] = host_identity();
    sheet["CPU model"] = or_unknown(field_of(cpuinfo, "model name"));
    sheet["cores"] =
        fmt::format("{} of {}", ::sysconf(_SC_NPROCESSORS_ONLN), ::sysconf(_SC_NPROCESSORS_CONF));
    sheet["virtual machine"] = virtual_machine(cpuinfo);
    sheet["kernel"] = named ? fmt::format("{} {}", system.sysname, system.release) : unknown;
    sheet["operating system"] = operating_system();
    sheet["governor"] = of_cores(cpus, "cpufreq/scaling_governor");
    sheet["turbo"] = turbo();
    sheet["transparent huge pages"] = chosen(first_line("/sys/kernel/mm/transparent_hugepage/enabled"));
    sheet["address randomisation"] = address_randomisation();
    sheet["mitigations"] = mitigations();
    sheet["clock source"] =
        or_unknown(first_line("/sys/devices/system/clocksource/clocksource0/current_clocksource"));
    sheet["steal"] = steal();
    sheet["load average"] = or_unknown(first_line("/proc/loadavg"));
    sheet["memory"] = memory_field(meminfo, "MemTotal");
    sheet["memory available"] = memory_field(meminfo, "MemAvailable");
    sheet["cgroup limits"] = or_unknown(cgroup_limits());
    sheet["data place free"] = free_space(data_place);
    sheet["open files limit"] = open_files_limit();
    sheet["swap"] = swap_used(meminfo);
    sheet["SMT"] = or_unknown(first_line("/sys/devices/system/cpu/smt/control"));
    return sheet;
}

void add_load_by_others(EnvironmentSheet& sheet) {
    const auto cores = cores_busy_with_others(std::chrono::milliseconds(300));
    sheet["load by others"] = cores ? fmt::format("{:.2f} cores", *cores) : unknown;
}

}  // namespace assay::probe
