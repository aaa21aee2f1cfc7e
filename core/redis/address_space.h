// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

// Where a process's stack, libraries and heap lie, drawn from a seed instead of by the kernel for each
// process anew. Processes of the same seed and binary whose arguments and environment are equally long lie
// alike: what addresses do to speed (Mytkowicz et al. 2009, "Producing wrong data without doing anything
// obviously wrong!", section 4) is then no difference between them, and another seed draws it anew.
namespace assay::redis {

/// The kernel's own randomisation is switched off (personality(2), ADDR_NO_RANDOMIZE). What is mapped lies
/// below the most that the stack may grow to, so that limit moves it by whole pages; the environment lies
/// above the stack, so a longer one moves the stack by bytes.
struct AddressSpace {
    std::uint64_t stack_limit = 0;  // bytes, soft; above what the kernel reserves at the least (128 MiB)
    std::string padding;            // "NAME=…", to be added to the environment
};

[[nodiscard]] AddressSpace address_space(std::uint64_t seed);

/// Whether this process may place its children so: no sandbox forbids it, and the hard limit of the stack is
/// high enough. Changes nothing. Not while another thread starts processes.
[[nodiscard]] bool can_place_processes();

}  // namespace assay::redis
