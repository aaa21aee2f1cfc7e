// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/redis/address_space.h"

#include "core/base/files.h"
#include "core/stats/random.h"

#include <sys/personality.h>
#include <sys/resource.h>

namespace assay::redis {

namespace {

constexpr std::uint64_t page = 4096;
constexpr std::uint64_t least_gap = std::uint64_t{128} << 20;
constexpr std::uint64_t mapped_places = std::uint64_t{1} << 15;  // pages: 128 MiB, as far as caches can tell
constexpr unsigned long as_it_is = 0xffffffff;                   // personality(2): only asks

}  // namespace

AddressSpace address_space(std::uint64_t seed) {
    stats::Random random(stats::derived_seed(seed, "address space"));
    AddressSpace out;
    out.stack_limit = least_gap + page * (1 + random.below(mapped_places));
    out.padding = "ASSAY_PADDING=" + std::string(random.below(page), '.');
    return out;
}

bool can_place_processes() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_max < least_gap + page * mapped_places)
        return false;
    if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur != RLIM_INFINITY) return false;
    if (read_file("/proc/sys/vm/overcommit_memory").value_or("").starts_with('2')) return false;
    const int now = ::personality(as_it_is);
    if (now < 0) return false;
    const bool may = ::personality(static_cast<unsigned long>(now) | ADDR_NO_RANDOMIZE) >= 0;
    ::personality(static_cast<unsigned long>(now));
    return may;
}

bool place_process(const AddressSpace& addresses) {
    rlimit limit{};
    if (::getrlimit(RLIMIT_STACK, &limit) != 0) return false;
    limit.rlim_cur = addresses.stack_limit;
    if (::setrlimit(RLIMIT_STACK, &limit) != 0) return false;
    return ::personality(static_cast<unsigned long>(::personality(as_it_is)) | ADDR_NO_RANDOMIZE) >= 0;
}

}  // namespace assay::redis
