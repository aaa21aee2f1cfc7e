// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/timeline_topics.h"

#include "ui/widgets/style.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>

namespace assay::ui {

TimelineTopics::TimelineTopics(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("timelineTopics"));
    setAccessibleName(tr("Kinds of entries"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    const auto add = [&](TimelineTopic topic, const char* icon, const QString& name, const QString& tip,
                         const char* objectName) {
        auto* button = new QToolButton;
        button->setObjectName(QLatin1String(objectName));
        button->setIcon(style::icon(QLatin1String(icon)));
        button->setAccessibleName(name);
        button->setToolTip(tip);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::toggled, this, &TimelineTopics::changed);
        buttons_[topic] = button;
        row->addWidget(button);
    };
    add(TimelineTopic::notes, "note", tr("Only notes"), tr("Only notes, and what else is chosen here"),
        "topicNotes");
    add(TimelineTopic::edits, "brief", tr("Only edits"),
        tr("Only edits of the brief, of variants, workloads and plans, and what else is chosen here"),
        "topicEdits");
    add(TimelineTopic::runs, "run", tr("Only runs"), tr("Only runs, and what else is chosen here"),
        "topicRuns");
    add(TimelineTopic::measurements, "results", tr("Only measurements"),
        tr("Only measurements, and what else is chosen here"), "topicMeasurements");
    add(TimelineTopic::verdicts, "settle", tr("Only verdicts"),
        tr("Only verdicts, and what else is chosen here"), "topicVerdicts");
    add(TimelineTopic::evidence, "evidence", tr("Only evidence"),
        tr("Only checks, counters and attachments, and what else is chosen here"), "topicEvidence");
}

std::set<TimelineTopic> TimelineTopics::chosen() const {
    std::set<TimelineTopic> out;
    for (const auto& [topic, button] : buttons_)
        if (button->isChecked()) out.insert(topic);
    return out;
}

void TimelineTopics::clear() {
    for (const auto& [topic, button] : buttons_) {
        const QSignalBlocker quiet(button);
        button->setChecked(false);
    }
    emit changed();
}

}  // namespace assay::ui
