// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sched.h>
#include <vector>

namespace assay {

/// Keeps the calling thread on these cores until it goes, so that the runner does not disturb the servers'
/// core.
class ThreadAffinity {
  public:
    explicit ThreadAffinity(const std::vector<int>& cpus) {
        saved_ = ::sched_getaffinity(0, sizeof before_, &before_) == 0;
        cpu_set_t wanted;
        CPU_ZERO(&wanted);
        for (const int cpu : cpus)
            CPU_SET(static_cast<std::size_t>(cpu), &wanted);
        if (saved_ && !cpus.empty()) ::sched_setaffinity(0, sizeof wanted, &wanted);
    }
    ~ThreadAffinity() {
        if (saved_) ::sched_setaffinity(0, sizeof before_, &before_);
    }
    ThreadAffinity(const ThreadAffinity&) = delete;
    ThreadAffinity& operator=(const ThreadAffinity&) = delete;

  private:
    cpu_set_t before_{};
    bool saved_ = false;
};

}  // namespace assay
