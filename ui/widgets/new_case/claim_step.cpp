// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/new_case/claim_step.h"

#include "ui/session/plan_edits.h"
#include "ui/widgets/forms/field_note.h"
#include "ui/widgets/forms/form_layout.h"
#include "ui/widgets/forms/question_choices.h"
#include "ui/widgets/labels.h"

#include <QComboBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace assay::ui {

ClaimStep::ClaimStep(QWidget* parent)
    : NewCaseStep(parent),
      title_(new QLineEdit),
      claim_(textLines(3, tr("Claim"), QStringLiteral("newClaim"))),
      direction_(directionBox(QStringLiteral("newDirection"))),
      metric_(metricBox(QStringLiteral("newMetric"))),
      file_(new QLineEdit),
      function_(new QLineEdit),
      titleNote_(new FieldNote(QStringLiteral("newTitleNote"))),
      claimNote_(new FieldNote(QStringLiteral("newClaimNote"))),
      placeNote_(new FieldNote(QStringLiteral("newPlaceInSourceNote"))) {
    title_->setObjectName(QStringLiteral("newTitle"));
    title_->setAccessibleName(tr("Title"));
    title_->setPlaceholderText(tr("Remove per-command AOF staging copy"));
    claim_->setPlaceholderText(tr("What the change does, in one sentence that can turn out wrong"));
    claim_->installEventFilter(this);
    file_->setObjectName(QStringLiteral("newSourceFile"));
    file_->setAccessibleName(tr("File in the source"));
    file_->setPlaceholderText(tr("src/aof.c"));
    function_->setObjectName(QStringLiteral("newSourceFunction"));
    function_->setAccessibleName(tr("Function"));
    function_->setPlaceholderText(tr("feedAppendOnlyFile"));

    auto* form = newForm();
    form->addRow(tr("&Title"), withNote(title_, titleNote_));
    form->addRow(tr("Cl&aim"), withNote(claim_, claimNote_));
    form->addRow(tr("The change"), inOneRow({{direction_, 0}, {metric_, 0}}));
    form->addRow(
        tr("&Lives in"),
        withNote(inOneRow({{file_, 1}, {new QLabel(tr("function")), 0}, {function_, 1}}), placeNote_));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(form);
    column->addWidget(
        new TextLabel(tr("Where it lives may be left empty."), style::Type::small, TextLabel::Tone::muted));
    column->addStretch(1);

    for (auto* edit : {title_, file_, function_})
        connect(edit, &QLineEdit::textEdited, this, [this] { touch(); });
    connect(title_, &QLineEdit::textChanged, titleNote_, &FieldNote::clear);
    connect(claim_, &QPlainTextEdit::textChanged, this, [this] {
        claimNote_->clear();
        touch();
    });
    for (auto* edit : {file_, function_})
        connect(edit, &QLineEdit::textChanged, placeNote_, &FieldNote::clear);
    connect(direction_, &QComboBox::activated, this, [this] {
        directionChosen_ = true;
        touch();
    });
    connect(metric_, &QComboBox::currentIndexChanged, this, [this] {
        followMetric();
        touch();
    });
    followMetric();
}

void ClaimStep::followMetric() {
    if (!directionChosen_)
        choose(*direction_, usualDirection(experiment::QuestionRole::claim, metricOf(*metric_)));
}

void ClaimStep::fill(CaseDraft& draft) const {
    draft.title = title();
    draft.claim = claim_->toPlainText().simplified();
    draft.file = file_->text().trimmed();
    draft.function = function_->text().trimmed();
    draft.metric = metricOf(*metric_);
    draft.direction = directionOf(*direction_);
}

QWidget* ClaimStep::showProblems(const std::vector<DraftProblem>& problems) {
    QWidget* first = nullptr;
    for (auto* note : {titleNote_, claimNote_, placeNote_})
        note->clear();
    for (const auto& problem : problems) {
        auto* note = problem.field == DraftField::title   ? titleNote_
                     : problem.field == DraftField::claim ? claimNote_
                     : problem.field == DraftField::place ? placeNote_
                                                          : nullptr;
        if (note == nullptr || note->isProblem()) continue;
        note->showProblem(problem.what, problem.advice);
        if (first == nullptr)
            first = note == titleNote_   ? static_cast<QWidget*>(title_)
                    : note == claimNote_ ? static_cast<QWidget*>(claim_)
                                         : static_cast<QWidget*>(file_);
    }
    return first;
}

QWidget* ClaimStep::firstField() const {
    return title_;
}

QString ClaimStep::title() const {
    return title_->text().trimmed();
}

bool ClaimStep::eventFilter(QObject* watched, QEvent* event) {
    if (watched == claim_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter && key->modifiers() == Qt::NoModifier) {
            emit leaving();
            return true;
        }
    }
    return NewCaseStep::eventFilter(watched, event);
}

}  // namespace assay::ui
