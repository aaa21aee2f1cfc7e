// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/process_sample.h"

#include "core/probe/proc_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <optional>
#include <sched.h>
#include <unistd.h>

namespace assay::probe {

namespace {

using Buffer = std::array<char, 4096>;

/// Reads a /proc file anew; nullopt when the process is gone.
std::optional<std::string_view> again(const UniqueFd& file, Buffer& buffer) {
    ssize_t n = -1;
    do
        n = ::pread(file.get(), buffer.data(), buffer.size(), 0);
    while (n < 0 && errno == EINTR);
    if (n <= 0) return std::nullopt;
    return std::string_view(buffer.data(), static_cast<std::size_t>(n));
}

struct StatFields {
    char state = '?';
    std::int64_t minor_faults = 0;
    std::int64_t major_faults = 0;
};

/// proc(5), /proc/PID/stat: after the name in brackets (which may hold anything) come the state (3rd field) …
/// minflt (10th), cminflt, majflt (12th).
std::optional<StatFields> parse_stat(std::string_view text) {
    const auto name_end = text.rfind(')');
    if (name_end == std::string_view::npos) return std::nullopt;
    text.remove_prefix(name_end + 1);
    StatFields out;
    const auto state = next_word(text);
    if (state.empty()) return std::nullopt;
    out.state = state.front();
    for (int field = 4; field <= 12; ++field) {
        const auto value = whole_number(next_word(text));
        if (!value) return std::nullopt;
        if (field == 10) out.minor_faults = *value;
        if (field == 12) out.major_faults = *value;
    }
    return out;
}

std::optional<std::int64_t> number_after(std::string_view text, std::string_view name) {
    const auto at = text.find(name);
    if (at == std::string_view::npos) return std::nullopt;
    text.remove_prefix(at + name.size());
    return whole_number(next_word(text));
}

}  // namespace

ProcessSample ProcessSample::operator-(const ProcessSample& before) const {
    return {.cpu_ns = cpu_ns - before.cpu_ns,
            // A thread that ended in between takes its time with it.
            .all_cpu_ns = std::max(all_cpu_ns - before.all_cpu_ns, cpu_ns - before.cpu_ns),
            .run_delay_ns = run_delay_ns - before.run_delay_ns,
            .timeslices = timeslices - before.timeslices,
            .minor_faults = minor_faults - before.minor_faults,
            .major_faults = major_faults - before.major_faults,
            .voluntary_switches = voluntary_switches - before.voluntary_switches,
            .involuntary_switches = involuntary_switches - before.involuntary_switches};
}

ProcessSampler::ProcessSampler(pid_t pid, UniqueFd schedstat, UniqueFd stat, UniqueFd status,
                               std::vector<OtherThread> others)
    : pid_(pid),
      schedstat_(std::move(schedstat)),
      stat_(std::move(stat)),
      status_(std::move(status)),
      name_(first_line(fmt::format("/proc/{}/comm", pid)).value_or("main")),
      others_(std::move(others)) {}

Result<ProcessSampler> ProcessSampler::open(pid_t pid) {
    const std::string thread = fmt::format("/proc/{}/task/{}/", pid, pid);
    const auto opened = [&](const char* name) {
        return UniqueFd(::open((thread + name).c_str(), O_RDONLY | O_CLOEXEC));
    };
    UniqueFd stat = opened("stat");
    if (!stat)
        return fail(ErrorKind::not_found,
                    fmt::format("process {} cannot be sampled: {}", pid, std::strerror(errno)),
                    "see in the server's log whether it has ended");
    UniqueFd schedstat = opened("schedstat");
    UniqueFd status = opened("status");
    if (!schedstat || !status)
        return fail(ErrorKind::unsupported, fmt::format("'{}schedstat' cannot be read", thread),
                    "CPU time per thread in ns needs a kernel with CONFIG_SCHED_INFO, as Debian's have");
    std::vector<OtherThread> others;
    std::error_code error;
    for (std::filesystem::directory_iterator at(fmt::format("/proc/{}/task", pid), error), end;
         !error && at != end; at.increment(error)) {
        if (at->path().filename() == std::to_string(pid)) continue;
        UniqueFd fd(::open((at->path() / "schedstat").c_str(), O_RDONLY | O_CLOEXEC));
        if (fd) others.push_back({first_line(at->path() / "comm").value_or("thread"), std::move(fd)});
    }
    return ProcessSampler(pid, std::move(schedstat), std::move(stat), std::move(status), std::move(others));
}

Error ProcessSampler::gone() const {
    return {ErrorKind::server_failed, fmt::format("process {} is gone", pid_), "", {}};
}

Result<ProcessSample> ProcessSampler::read() const {
    Buffer buffer;
    ProcessSample sample;
    auto text = again(schedstat_, buffer);
    if (!text) return fail(gone());
    const auto cpu = whole_number(next_word(*text));
    const auto delay = whole_number(next_word(*text));
    const auto slices = whole_number(next_word(*text));
    if (!cpu || !delay || !slices) return fail(gone());
    sample.cpu_ns = *cpu;
    sample.run_delay_ns = *delay;
    sample.timeslices = *slices;
    sample.all_cpu_ns = *cpu;
    for (const auto& thread : others_) {
        text = again(thread.schedstat, buffer);
        if (!text) continue;  // it has ended: what it used since the last reading is lost
        sample.all_cpu_ns += whole_number(next_word(*text)).value_or(0);
    }

    text = again(stat_, buffer);
    const auto fields = text ? parse_stat(*text) : std::nullopt;
    text = again(status_, buffer);
    const auto voluntary = text ? number_after(*text, "\nvoluntary_ctxt_switches:") : std::nullopt;
    const auto involuntary = text ? number_after(*text, "\nnonvoluntary_ctxt_switches:") : std::nullopt;
    if (!fields || !voluntary || !involuntary) return fail(gone());
    sample.minor_faults = fields->minor_faults;
    sample.major_faults = fields->major_faults;
    sample.voluntary_switches = *voluntary;
    sample.involuntary_switches = *involuntary;
    return sample;
}

Result<std::vector<ThreadTime>> ProcessSampler::threads() const {
    const auto main = read();
    if (!main) return fail(main.error());
    std::vector<ThreadTime> out{{name_, main->cpu_ns}};
    Buffer buffer;
    for (const auto& thread : others_) {
        auto text = again(thread.schedstat, buffer);
        if (text) out.push_back({thread.name, whole_number(next_word(*text)).value_or(0)});
    }
    return out;
}

Result<Bytes> ProcessSampler::peak_memory() const {
    Buffer buffer;
    const auto text = again(status_, buffer);
    const auto kibibytes = text ? number_after(*text, "\nVmHWM:") : std::nullopt;
    if (!kibibytes) return fail(gone());
    return Bytes{*kibibytes * 1024};
}

Status ProcessSampler::settle(Nanoseconds deadline) const {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::nanoseconds(deadline.value);
    Buffer buffer;
    // The state says "sleeping" a moment before the thread has left the CPU and its time is brought up to
    // date, so the time has to read the same on both sides of the state.
    std::optional<std::int64_t> last_cpu;
    for (;;) {
        auto text = again(schedstat_, buffer);
        const auto cpu = text ? whole_number(next_word(*text)) : std::nullopt;
        text = again(stat_, buffer);
        const auto fields = text ? parse_stat(*text) : std::nullopt;
        if (!cpu || !fields || fields->state == 'Z' || fields->state == 'X') return fail(gone());
        const bool asleep = fields->state == 'S' || fields->state == 'I';
        if (asleep && cpu == last_cpu) return {};
        last_cpu = asleep ? cpu : std::nullopt;
        if (Clock::now() >= end)
            return fail(ErrorKind::server_failed,
                        fmt::format("process {} is still busy (state {}) {:.1f} s after its last reply", pid_,
                                    fields->state, static_cast<double>(deadline.value) * 1e-9),
                        "does the server work in the background (saving, rewriting, expiring)? turn it off");
        ::sched_yield();
    }
}

Result<ProcessSample> ProcessSampler::settled(Nanoseconds deadline) const {
    if (auto quiet = settle(deadline); !quiet) return fail(std::move(quiet.error()));
    return read();
}

Result<Nanoseconds> host_steal(const std::vector<int>& cpus) {
    const std::string text = whole_text("/proc/stat");
    const std::int64_t tick_ns = 1'000'000'000 / ::sysconf(_SC_CLK_TCK);
    Nanoseconds total;
    for (const int cpu : cpus) {
        // "cpu0 user nice system idle iowait irq softirq steal …", in ticks.
        const auto at = text.find(fmt::format("\ncpu{} ", cpu));
        if (at == std::string::npos)
            return fail(ErrorKind::unsupported, fmt::format("/proc/stat does not list core {}", cpu),
                        "it may have been taken offline; name others with --cpus SERVER/LOAD");
        std::string_view line(text);
        line.remove_prefix(at + 1);
        for (int field = 0; field < 8; ++field)
            (void)next_word(line);
        total += Nanoseconds(whole_number(next_word(line)).value_or(0) * tick_ns);
    }
    return total;
}

}  // namespace assay::probe
