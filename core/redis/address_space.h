// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

// Where a process's stack and mapped memory (libraries, jemalloc's heap) lie, drawn from a seed instead of by
// the kernel for each process anew. Processes of the same seed whose arguments and environment are equally
// long lie alike: what addresses do to speed (Mytkowicz et al. 2009, "Producing wrong data without doing
// anything obviously wrong!", section 4) is then no difference between them, and another seed draws it anew.
// The program itself and what it gets by brk(2) lie where they always lie without randomisation: not drawn.
namespace assay::redis {

/// The kernel's own randomisation is switched off (personality(2), ADDR_NO_RANDOMIZE). What is mapped lies
/// below the most that the stack may grow to, so that limit moves it by whole pages; the environment lies
/// above the stack, so a longer one moves the stack by bytes.
struct AddressSpace {
    std::uint64_t stack_limit = 0;  // bytes, soft; above what the kernel reserves at the least (128 MiB)
    std::string padding;            // "NAME=…", to be added to the environment
};

[[nodiscard]] AddressSpace address_space(std::uint64_t seed);

/// Whether the calling thread may place its children so: no sandbox forbids it, the hard limit of the stack
/// is high enough, and address space is not rationed (RLIMIT_AS, vm.overcommit_memory 2). The last since the
/// stack's limit is also how much address space each further thread of a process gets for its own stack.
/// Changes nothing.
[[nodiscard]] bool can_place_processes();

/// Lets the calling process lie so from its next execve(2) on: for a child between fork and exec, where this
/// is safe. False: it may not; errno says why.
[[nodiscard]] bool place_process(const AddressSpace& addresses);

}  // namespace assay::redis
