// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/numbers.h"
#include "ui/plot/words.h"
#include "ui/report/blocks/code_block.h"
#include "ui/report/content/report_text.h"
#include "ui/report/content/sections.h"
#include "ui/session/words.h"

#include <QLocale>

namespace assay::ui::paper {

namespace {

QString keysText(const workload::Specification& workload) {
    const QString prefix = shown(workload.key_prefix);
    if (workload.key_space <= 1) return ReportText::tr("one key, “%1”").arg(prefix);
    const QString count = countText(workload.key_space);
    switch (workload.key_pattern) {
        case workload::KeyPattern::fixed:
            return ReportText::tr("always the first of %1 keys “%2…”").arg(count, prefix);
        case workload::KeyPattern::sequential:
            return ReportText::tr("%1 keys “%2…” in turn").arg(count, prefix);
        case workload::KeyPattern::random:
            return ReportText::tr("%1 keys “%2…”, drawn from the seed").arg(count, prefix);
    }
    return {};
}

QString wireText(const workload::Specification& workload) {
    QStringList parts;
    parts << (workload.transport == workload::Transport::tcp ? ReportText::tr("TCP on the loopback")
                                                             : ReportText::tr("unix socket"));
    parts << counted(ReportText::tr("%Ln connection(s)", nullptr, workload.connections),
                     workload.connections);
    parts << counted(ReportText::tr("%Ln request(s) on the wire at once", nullptr, workload.pipeline),
                     workload.pipeline);
    return parts.join(QStringLiteral(", "));
}

QString artefactText(const workload::Specification& workload) {
    QStringList parts;
    parts << (workload.data_place == workload::DataPlace::disk ? ReportText::tr("on disk")
                                                               : ReportText::tr("on tmpfs"));
    if (workload.artefact == workload::Artefact::aof) {
        parts << ReportText::tr("the append-only file is measured after every window");
        if (workload.trim_artefact) parts << ReportText::tr("cut to zero after every window");
        if (workload.same_bytes) parts << ReportText::tr("must be the same bytes in all arms");
    }
    return parts.join(QStringLiteral("; "));
}

void addCalibration(Document& document, const ReportContext& context, const std::string& name) {
    if (context.plan == nullptr) return;
    for (const casefile::CalibrationMeasured& measured : context.plan->calibrations) {
        if (measured.workload != name) continue;
        QStringList parts;
        parts << ReportText::tr("%1 operations a window, %2 ms")
                     .arg(countText(measured.operations_per_window),
                          QLocale().toString(static_cast<double>(measured.window_ns) / 1e6, 'f', 1));
        if (measured.rounds)
            parts << counted(ReportText::tr("%Ln round(s) a block", nullptr, *measured.rounds),
                             *measured.rounds);
        if (measured.null_low_percent && measured.null_high_percent)
            parts << ReportText::tr("null arm %1")
                         .arg(intervalText(measured.null_low_percent, measured.null_high_percent, 1));
        if (measured.noise_band_percent)
            parts << ReportText::tr("spread of blocks %1")
                         .arg(percentText(*measured.noise_band_percent, 1).remove(u'+'));
        if (measured.visible_percent)
            parts << ReportText::tr("smallest effect that can be seen %1")
                         .arg(percentText(*measured.visible_percent, 1).remove(u'+'));
        document.add<LabelledText>(ReportText::tr("Calibration"), parts.join(QStringLiteral("; ")),
                                   style::body(), 1);
    }
}

}  // namespace

void addWorkloads(Document& document, const ReportContext& context) {
    if (context.state.workloads.empty()) return;
    document.addHeading(1, ReportText::tr("Workloads"));
    for (const workload::Specification& workload : context.state.workloads) {
        document.addHeading(2, shown(workload.name));
        if (!workload.description.empty())
            document.add<LabelledText>(ReportText::tr("What it is"), shown(workload.description),
                                       style::body(), 2);
        QStringList setup;
        for (const workload::CommandTemplate& command : workload.setup)
            setup << commandText(command);
        if (!setup.isEmpty())
            document.add<LabelledText>(ReportText::tr("Set up by"), setup.join(u'\n'), style::code(), 1);
        document.add<LabelledText>(ReportText::tr("As it is sent"), commandText(workload.command),
                                   style::code(), 1);
        document.add<LabelledText>(ReportText::tr("{value}"), bytesText(workload.payload_bytes),
                                   style::body(), 1);
        document.add<LabelledText>(ReportText::tr("{key}"), keysText(workload), style::body(), 1);
        document.add<LabelledText>(ReportText::tr("On the wire"), wireText(workload), style::body(), 1);
        document.add<LabelledText>(ReportText::tr("Data directory"), artefactText(workload), style::body(),
                                   1);
        QStringList configuration;
        for (const auto& [directive, value] : workload.server_config)
            configuration << shown(directive) + u' ' +
                                 (value.empty() ? QStringLiteral("\"\"") : shown(value));
        if (!configuration.isEmpty())
            document.add<LabelledText>(ReportText::tr("Server configuration"), configuration.join(u'\n'),
                                       style::code(), 1);
        addCalibration(document, context, workload.name);
    }
}

}  // namespace assay::ui::paper
