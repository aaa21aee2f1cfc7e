// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/machine_summary.h"

#include "core/probe/environment.h"
#include "ui/session/words.h"

#include <QCoreApplication>

#include <sched.h>

namespace assay::ui {

namespace {

std::vector<int> usableCpus() {
    std::vector<int> cpus;
    cpu_set_t set;
    CPU_ZERO(&set);
    if (::sched_getaffinity(0, sizeof set, &set) != 0) return cpus;
    for (int cpu = 0; cpu < CPU_SETSIZE; ++cpu)
        if (CPU_ISSET(static_cast<std::size_t>(cpu), &set)) cpus.push_back(cpu);
    return cpus;
}

}  // namespace

MachineSummary readMachine() {
    const auto cpus = usableCpus();
    const auto sheet = probe::environment_sheet(cpus, "/dev/shm");
    const auto fact = [&sheet](const char* key) {
        const auto found = sheet.find(key);
        return found == sheet.end() ? QCoreApplication::translate("MachineSummary", "unknown")
                                    : shown(found->second);
    };
    MachineSummary out;
    out.cores = static_cast<int>(cpus.size());
    out.processor = fact("CPU model");
    out.memory = fact("memory");
    out.virtualMachine = fact("virtual machine");
    out.governor = fact("governor");
    out.system = fact("operating system") + QStringLiteral(", ") + fact("kernel");
    if (out.cores < 2)
        out.warnings << QCoreApplication::translate(
            "MachineSummary", "One core only: server and load would share it, so a run is refused.");
    for (const auto& warning : probe::environment_warnings(sheet))
        out.warnings << shown(warning);
    return out;
}

}  // namespace assay::ui
