// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mechanism/call_counter.h"

#include "core/base/system_error.h"
#include "core/variant/elf_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace assay::mechanism {

namespace {

// The kernel numbers its kinds of events; uprobes have no fixed number.
Result<std::uint32_t> uprobe_type() {
    std::ifstream file("/sys/bus/event_source/devices/uprobe/type");
    std::uint32_t type = 0;
    if (file >> type) return type;
    return fail(ErrorKind::unsupported, "the kernel has no uprobes",
                "calls of a function are counted where it was built with CONFIG_UPROBE_EVENTS");
}

Result<std::uint64_t> offset_of(const std::filesystem::path& binary, const std::string& function) {
    const auto elf = variant::ElfFile::open(binary);
    if (!elf) return fail(elf.error());
    const auto functions = elf->functions();
    const auto found = std::find_if(functions.begin(), functions.end(),
                                    [&](const auto& symbol) { return symbol.name == function; });
    if (found == functions.end())
        return fail(ErrorKind::not_found,
                    fmt::format("there is no function '{}' in '{}'", function, binary.string()),
                    "it is inlined everywhere, or the symbols were stripped");
    if (const auto offset = elf->file_offset(found->address)) return *offset;
    return fail(ErrorKind::not_found, fmt::format("'{}' lies in no section of the file", function));
}

}  // namespace

Result<CallCounter> CallCounter::watch(const std::filesystem::path& binary, const std::string& function,
                                       pid_t process) {
    const auto type = uprobe_type();
    if (!type) return fail(type.error());
    const auto offset = offset_of(binary, function);
    if (!offset) return fail(offset.error());
    const auto path = binary.string();  // the kernel reads it during the call
    perf_event_attr attributes{};
    attributes.size = sizeof attributes;
    attributes.type = *type;
    attributes.config1 = reinterpret_cast<std::uint64_t>(path.c_str());
    attributes.config2 = *offset;
    UniqueFd fd(
        static_cast<int>(::syscall(SYS_perf_event_open, &attributes, process, -1, -1, PERF_FLAG_FD_CLOEXEC)));
    if (fd) return CallCounter(std::move(fd));
    const int number = errno;
    if (number == EACCES || number == EPERM)
        return fail(ErrorKind::unsupported, fmt::format("calls of '{}' may not be counted", function),
                    "it needs root or CAP_PERFMON");
    return fail(ErrorKind::unsupported,
                fmt::format("calls of '{}' cannot be counted: {}", function, std::strerror(number)));
}

Result<std::int64_t> CallCounter::calls() const {
    std::int64_t value = 0;
    if (::read(fd_.get(), &value, sizeof value) == static_cast<ssize_t>(sizeof value)) return value;
    return fail(ErrorKind::io, "the count of calls could not be read");
}

}  // namespace assay::mechanism
