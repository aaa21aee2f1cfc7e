// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/new_case/sources_step.h"

#include "ui/session/words.h"
#include "ui/widgets/forms/form_layout.h"
#include "ui/widgets/forms/source_field.h"
#include "ui/widgets/labels.h"

#include <QFormLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace assay::ui {

SourcesStep::SourcesStep(QWidget* parent)
    : NewCaseStep(parent),
      baseline_(new SourceField(tr("Baseline"), QStringLiteral("newBaseline"), false)),
      candidate_(new SourceField(tr("Candidate"), QStringLiteral("newCandidate"), true)) {
    candidate_->edit()->setPlaceholderText(
        tr("a patch on the baseline, a redis-server, a source tree \u2026"));
    auto* form = newForm();
    form->addRow(tr("Ba&seline"), baseline_);
    form->addRow(tr("&Candidate"), candidate_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(form);
    column->addWidget(new TextLabel(tr("Type, choose, or drop a file or a folder here. Whatever has a source "
                                       "is built once, in such a way that "
                                       "every block of a run can lay its code out anew."),
                                    style::Type::small, TextLabel::Tone::muted));
    column->addStretch(1);

    for (auto* field : {baseline_, candidate_}) {
        connect(field, &SourceField::edited, this, &SourcesStep::edited);
        connect(field, &SourceField::settled, this, &SourcesStep::lookedAt);
    }
    const QSignalBlocker quiet(this);  // a default is nobody's edit
    baseline_->setWhere(QStringLiteral("debian:redis"));
    candidate_->setWhere({});
}

void SourcesStep::edited() {
    misfit_.reset();
    trying_ = false;
    if (!signalsBlocked()) touch();
}

void SourcesStep::lookedAt() {
    if (!baseline_->isSettled() || !candidate_->isSettled()) return;
    if (!candidate_->facts().patch) {
        emit settled();
        return;
    }
    trying_ = true;
    const SourceText asked = candidate_->text();
    const SourceText onto = baseline_->text();
    fitting_.request(
        [patch = candidate_->facts(), base = baseline_->facts()] { return tryPatch(patch, base); },
        [this, asked, onto](const std::optional<Error>& misfit) {
            if (!trying_ || asked != candidate_->text() || onto != baseline_->text()) return;
            trying_ = false;
            misfit_ = misfit;
            if (misfit_) candidate_->setProblem(shown(misfit_->message), shown(misfit_->advice));
            emit settled();
        });
}

bool SourcesStep::isSettled() const {
    return baseline_->isSettled() && candidate_->isSettled() && !trying_;
}

void SourcesStep::fill(CaseDraft& draft) const {
    draft.baseline = baseline_->facts();
    draft.candidate = candidate_->facts();
    if (misfit_) draft.candidate.problem = misfit_;
}

QWidget* SourcesStep::showProblems(const std::vector<DraftProblem>& problems) {
    QWidget* first = nullptr;
    for (auto* field : {baseline_, candidate_})
        field->setProblem({});
    for (const auto& problem : problems) {
        auto* field = problem.field == DraftField::baseline    ? baseline_
                      : problem.field == DraftField::candidate ? candidate_
                                                               : nullptr;
        if (field == nullptr) continue;
        field->setProblem(problem.what, problem.advice);
        if (first == nullptr) first = field->edit();
    }
    return first;
}

QWidget* SourcesStep::firstField() const {
    // The baseline has its usual source already.
    return candidate_->where().isEmpty() ? candidate_->edit() : baseline_->edit();
}

void SourcesStep::takeCandidate(const QString& path) {
    candidate_->setWhere(path);
    candidate_->edit()->setFocus();
}

}  // namespace assay::ui
