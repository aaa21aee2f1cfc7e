// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/results_page.h"

#include "ui/session/words.h"
#include "ui/widgets/results/finding_view.h"
#include "ui/widgets/results/mechanism_view.h"

#include <QPushButton>

#include <algorithm>

namespace assay::ui {

ResultsPage::ResultsPage(CaseSession& session, BlockSelection& blocks, QWidget* parent)
    : QScrollArea(parent),
      session_(session),
      blocks_(blocks),
      results_(new QWidget),
      empty_(new QWidget),
      emptyTitle_(new TextLabel({}, style::Type::title)),
      emptyWords_(new TextLabel({}, style::Type::body, TextLabel::Tone::muted)),
      evidence_(new QPushButton(style::icon(QStringLiteral("evidence")), tr("Go to the evidence"))),
      forest_(new ForestPlot),
      finding_(new FindingView(blocks)),
      mechanism_(new MechanismView) {
    setObjectName(QStringLiteral("resultsPage"));
    forest_->setObjectName(QStringLiteral("forestPlot"));
    emptyWords_->setObjectName(QStringLiteral("resultsEmpty"));
    evidence_->setObjectName(QStringLiteral("resultsToEvidence"));
    build();
    connect(forest_, &ForestPlot::rowChosen, this, &ResultsPage::chooseRow);
    connect(&blocks_, &BlockSelection::changed, this, &ResultsPage::followBlock);
    connect(evidence_, &QPushButton::clicked, this, &ResultsPage::evidenceRequested);
    connect(&session_, &CaseSession::snapshotChanged, this, [this] {
        if (isVisible()) follow();
    });
    follow();
    followBlock();
}

void ResultsPage::chooseRow(int row) {
    const SnapshotPtr snapshot = session_.snapshot();
    const auto at = static_cast<std::size_t>(rows_.rows[static_cast<std::size_t>(row)].finding);
    if (at >= snapshot->evaluation.findings.size() || !snapshot->state.current_plan()) return;
    const auto* question =
        questionFor(snapshot->state.current_plan()->plan, snapshot->evaluation.findings[at]);
    if (question) chosen_ = *question;
    showChosen(snapshot);
}

void ResultsPage::followBlock() {
    const auto& block = blocks_.chosen();
    if (!block) return;
    const auto workloadOf = [&](int row) {
        const auto at = static_cast<std::size_t>(rows_.rows[static_cast<std::size_t>(row)].finding);
        return drawn_->evaluation.findings[at].workload;
    };
    const int count = static_cast<int>(rows_.rows.size());
    const int now = forest_->currentRow();
    if (now >= 0 && now < count && workloadOf(now) == block->workload) return;
    for (int row = 0; row < count; ++row) {
        if (workloadOf(row) != block->workload) continue;
        forest_->setCurrentRow(row);
        chooseRow(row);
        return;
    }
}

void ResultsPage::build() {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    auto* emptyColumn = new QVBoxLayout(empty_);
    emptyColumn->setContentsMargins(0, 0, 0, 0);
    emptyColumn->setSpacing(style::em(0.6));
    emptyColumn->addWidget(emptyTitle_);
    emptyColumn->addWidget(emptyWords_);
    emptyColumn->addWidget(evidence_, 0, Qt::AlignLeft);
    empty_->setMaximumWidth(style::em(46));

    auto* column = new QVBoxLayout(results_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(style::em(0.8));
    column->addWidget(forest_);
    column->addWidget(new Hairline(Qt::Horizontal));
    column->addWidget(finding_);
    column->addWidget(mechanism_);

    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("resultsContent"));
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    auto* page = new QVBoxLayout(content);
    page->setContentsMargins(style::em(1.2), style::em(0.9), style::em(1.2), style::em(1.4));
    page->addWidget(empty_);
    page->addWidget(results_);
    page->addStretch(1);
    setWidget(content);
}

void ResultsPage::follow() {
    drawn_ = session_.snapshot();
    const bool any = !drawn_->evaluation.findings.empty() && drawn_->state.current_plan();
    empty_->setVisible(!any);
    results_->setVisible(any);
    if (any) {
        showFindings(*drawn_);
    } else {
        showEmpty(*drawn_);
    }
}

void ResultsPage::showEmpty(const Snapshot& snapshot) {
    const auto figures = std::count_if(snapshot.state.evidence.begin(), snapshot.state.evidence.end(),
                                       [](const casefile::EvidenceAdded& e) { return e.kind == "figure"; });
    const bool imported = !snapshot.state.imports.empty();
    evidence_->setVisible(imported);
    if (imported) {
        emptyTitle_->setText(tr("Nothing was measured here"));
        emptyWords_->setText(
            figures > 0
                ? tr("This case was imported. Its %Ln figure(s) are kept as evidence, as they were read; no "
                     "samples came with them, so nothing can be recomputed.",
                     nullptr, static_cast<int>(figures))
                : tr("This case was imported. What it reported is kept as evidence, as it was read; no "
                     "samples "
                     "came with it, so nothing can be recomputed."));
    } else {
        emptyTitle_->setText(tr("No results yet"));
        emptyWords_->setText(
            tr("Run the case: every comparison, workload and metric appears here with its interval "
               "as soon as the first blocks are counted."));
    }
}

void ResultsPage::showFindings(const Snapshot& snapshot) {
    rows_ = forestModel(snapshot.evaluation);
    forest_->setModel(rows_);
    const experiment::Plan& plan = snapshot.state.current_plan()->plan;
    int current = 0;
    for (std::size_t i = 0; i < rows_.rows.size() && chosen_; ++i) {
        const auto* question =
            questionFor(plan, snapshot.evaluation.findings[static_cast<std::size_t>(rows_.rows[i].finding)]);
        if (question && *question == *chosen_) current = static_cast<int>(i);
    }
    forest_->setCurrentRow(current);
    showChosen(drawn_);
    mechanism_->setSnapshot(drawn_);
}

void ResultsPage::showChosen(const SnapshotPtr& snapshot) {
    const int row = forest_->currentRow();
    if (row < 0 || row >= static_cast<int>(rows_.rows.size())) return;
    const auto at = static_cast<std::size_t>(rows_.rows[static_cast<std::size_t>(row)].finding);
    finding_->setFinding(snapshot, at);
}

void ResultsPage::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    if (drawn_ != session_.snapshot()) follow();
}

void ResultsPage::showSubject(const QString& name) {
    const auto speaksOf = [&](int row) {
        const auto& one = rows_.rows[static_cast<std::size_t>(row)];
        return one.comparison == name || one.workload == name;
    };
    const int count = static_cast<int>(rows_.rows.size());
    const int now = forest_->currentRow();
    int row = now >= 0 && now < count && speaksOf(now) ? now : 0;
    while (row < count && !speaksOf(row))
        ++row;
    if (row == count) return;
    forest_->setCurrentRow(row);
    chooseRow(row);  // the person's choice: a run that goes on does not take it away
}

}  // namespace assay::ui
