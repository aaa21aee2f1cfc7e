// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/evidence_measured.h"

#include "ui/widgets/labels.h"
#include "ui/widgets/tables.h"

#include <QVBoxLayout>

namespace assay::ui {

namespace {

QWidget* section(const QString& title, const QString& words, QWidget* table) {
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, style::em(1.1), 0, 0);
    column->setSpacing(style::em(0.4));
    column->addWidget(new TextLabel(title, style::Type::section));
    column->addWidget(new TextLabel(words, style::Type::body, TextLabel::Tone::muted));
    column->addWidget(table);
    return part;
}

void chooseRow(Table& table, int column, const QString& name) {
    for (int row = 0; row < table.model()->rowCount(); ++row)
        if (table.model()->index(row, column).data().toString() == name) return table.selectRow(row);
}

}  // namespace

EvidenceMeasured::EvidenceMeasured(QWidget* parent)
    : QWidget(parent),
      countersTable_(new Table(&counters_, CountersModel::What, 16, QStringLiteral("evidenceCounters"),
                               tr("Counted per operation"))),
      profilesTable_(new Table(&profiles_, ProfileModel::Function, 16, QStringLiteral("evidenceProfile"),
                               tr("Where the time goes"))) {
    setObjectName(QStringLiteral("evidenceMeasured"));
    counted_ = section(tr("Counted"),
                       tr("In a pass that is not timed: whether the mechanism is there, not what it costs."),
                       countersTable_);
    sampled_ =
        section(tr("Where the time goes"),
                tr("Sampled on the servers' main threads; a function's own time, without what it calls."),
                profilesTable_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(counted_);
    column->addWidget(sampled_);
}

void EvidenceMeasured::setSnapshot(const Snapshot& snapshot) {
    counters_.setFindings(snapshot.evaluation.mechanism);
    const auto* plan = snapshot.state.current_plan();
    profiles_.setProfiles(plan == nullptr ? std::vector<experiment::Profile>() : plan->profiles);
    counted_->setVisible(counters_.rowCount() > 0);
    sampled_->setVisible(profiles_.rowCount() > 0);
    setVisible(counters_.rowCount() + profiles_.rowCount() > 0);
}

void EvidenceMeasured::showWorkload(const QString& name) {
    chooseRow(*countersTable_, CountersModel::Workload, name);
    chooseRow(*profilesTable_, ProfileModel::Workload, name);
}

}  // namespace assay::ui
