// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/stop_flag.h"
#include "core/layout/link_plan.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace assay::layout {

/// One link: what the compiler would hand to the linker for a tree's own line, by lld, with the functions and
/// data in the order of a file.
struct LinkJob {
    const LinkPlan* plan = nullptr;  // not owned
    std::filesystem::path order;     // an ordering file; empty: the linker's own order
    std::filesystem::path pad;       // one more object; empty: none
    std::filesystem::path program;   // to be written
};

/// The command of a job. The program has no debug information, but symbols; each of its segments begins on a
/// page of its own, so that the size of one does not move what another shares a page with.
[[nodiscard]] std::vector<std::string> link_command(const LinkJob& job);

/// The same objects and order yield the same bytes. Errors: unsupported with the linker's words, not_found
/// (it is gone), io (no end within a minute), cancelled. Any thread; the linker runs on the cores of the one
/// that calls.
[[nodiscard]] Status link(const LinkJob& job, const StopFlag& stop);

/// Runs the jobs side by side on `cpus`; returns when all are done. Errors: as link, the first job's first.
[[nodiscard]] Status link_all(const std::vector<LinkJob>& jobs, const std::vector<int>& cpus,
                              const StopFlag& stop);

/// Calls `work(i)` for 0 … count − 1 on threads that may run on `cpus`, up to eight at a time or as many as
/// there are cores; the first Error in the order of i.
[[nodiscard]] Status in_parallel(std::size_t count, const std::vector<int>& cpus,
                                 const std::function<Status(std::size_t)>& work);

}  // namespace assay::layout
