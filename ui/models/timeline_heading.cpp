// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/timeline_heading.h"

#include "ui/session/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace assay::ui {

namespace {

struct HeadingText {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::TimelineHeading)
};

QString outcomeInWords(casefile::RunOutcome outcome) {
    switch (outcome) {
        case casefile::RunOutcome::decided:
            return HeadingText::tr("decided");
        case casefile::RunOutcome::inconclusive:
            return HeadingText::tr("inconclusive");
        case casefile::RunOutcome::void_:
            return HeadingText::tr("void");
        case casefile::RunOutcome::stopped:
            return HeadingText::tr("stopped");
        case casefile::RunOutcome::failed:
            return HeadingText::tr("failed");
    }
    return {};
}

QString stageInWords(casefile::Stage stage) {
    switch (stage) {
        case casefile::Stage::build:
            return HeadingText::tr("building");
        case casefile::Stage::calibrate:
            return HeadingText::tr("calibrating");
        case casefile::Stage::measure:
            return HeadingText::tr("measuring");
        case casefile::Stage::decide:
            return HeadingText::tr("deciding");
    }
    return {};
}

QString stateInWords(const TimelineGroup& group, bool going, bool lost) {
    if (group.outcome) return outcomeInWords(*group.outcome);
    if (group.failedBuilds > 0) return HeadingText::tr("failed");
    if (!going || lost)
        return group.number > 0 ? HeadingText::tr("ended without a word") : HeadingText::tr("not finished");
    return group.stage ? stageInWords(*group.stage) : QString();
}

}  // namespace

QString headingOf(const TimelineGroup& group, bool going, bool lost) {
    QStringList parts;
    parts << (group.number > 0 ? HeadingText::tr("Run %1").arg(group.number) : HeadingText::tr("Build"));
    if (!group.plan.empty()) parts << HeadingText::tr("plan %1").arg(shown(group.plan).simplified());
    if (group.number == 0 && group.built > 0)
        parts << HeadingText::tr("%Ln variant(s)", nullptr, group.built);
    if (group.blocks > 0) parts << HeadingText::tr("%Ln block(s)", nullptr, group.blocks);
    if (group.voids > 0) parts << HeadingText::tr("%Ln void", nullptr, group.voids);
    if (const QString state = stateInWords(group, going, lost); !state.isEmpty()) parts << state;
    return parts.join(QStringLiteral(" \u00b7 "));
}

QString headingDetail(const TimelineGroup& group) {
    QStringList parts{timeOfDay(group.begun)};
    if (group.seconds > 0) parts << duration(group.seconds);
    parts << HeadingText::tr("%Ln entries", nullptr, group.entries);
    return parts.join(QStringLiteral("  \u00b7  "));
}

}  // namespace assay::ui
