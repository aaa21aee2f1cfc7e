// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/machine_summary.h"

#include <sched.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QFile>
#include <QSysInfo>

#include "ui/session/words.h"

namespace assay::ui {

namespace {

QString tr(const char* source) { return QCoreApplication::translate("MachineSummary", source); }

QString firstLine(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QString::fromUtf8(file.readLine(512)).trimmed();
}

struct Processor {
    QString name;
    bool hypervisor = false;
};

Processor readProcessor() {
    Processor out;
    QFile file(QStringLiteral("/proc/cpuinfo"));
    if (!file.open(QIODevice::ReadOnly)) return out;
    const auto lines = file.readAll().split('\n');
    for (const auto& line : lines) {
        if (line.isEmpty()) break; // one processor says it for all
        const auto colon = line.indexOf(':');
        const auto value = line.mid(colon + 1).trimmed();
        if (line.startsWith("model name")) out.name = QString::fromUtf8(value);
        if (line.startsWith("flags")) out.hypervisor = value.split(' ').contains("hypervisor");
    }
    return out;
}

int usableCores() {
    cpu_set_t set;
    CPU_ZERO(&set);
    if (::sched_getaffinity(0, sizeof set, &set) == 0) return CPU_COUNT(&set);
    return static_cast<int>(::sysconf(_SC_NPROCESSORS_ONLN));
}

} // namespace

MachineSummary readMachine() {
    MachineSummary out;
    out.cores = usableCores();
    const auto processor = readProcessor();
    out.processor = processor.name;
    if (processor.hypervisor) {
        const QString vendor = firstLine(QStringLiteral("/sys/class/dmi/id/sys_vendor"));
        out.virtualMachine =
            vendor.isEmpty() ? tr("virtual machine") : tr("virtual machine (%1)").arg(vendor);
    }
    const qint64 bytes = static_cast<qint64>(::sysconf(_SC_PHYS_PAGES)) * ::sysconf(_SC_PAGE_SIZE);
    out.memory = byteCount(bytes);
    out.governor = firstLine(QStringLiteral("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"));
    if (out.governor.isEmpty()) out.governor = tr("unknown");
    out.system = QStringLiteral("%1, Linux %2")
                     .arg(QSysInfo::prettyProductName(), QSysInfo::kernelVersion().section(QLatin1Char('-'), 0, 0));

    if (out.cores < 2)
        out.warnings << tr("One core only: the server and the load generator would share it, so a run is refused.");
    if (!out.virtualMachine.isEmpty())
        out.warnings << tr("In a virtual machine the host's other work adds noise; runs need more blocks.");
    if (!out.governor.isEmpty() && out.governor != QLatin1String("performance") && out.governor != tr("unknown"))
        out.warnings << tr("The governor '%1' changes the clock while measuring.").arg(out.governor);
    return out;
}

} // namespace assay::ui
