// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/new_case_dialog.h"

#include "ui/session/sample_cases.h"
#include "ui/session/seen_words.h"
#include "ui/session/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/forms/place_field.h"
#include "ui/widgets/forms/source_field.h"
#include "ui/widgets/new_case/claim_step.h"
#include "ui/widgets/new_case/definition_step.h"
#include "ui/widgets/new_case/sources_step.h"
#include "ui/widgets/new_case/step_list.h"
#include "ui/widgets/new_case/workload_step.h"
#include "ui/widgets/page.h"

#include <QDragEnterEvent>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace assay::ui {

namespace {

QPushButton* button(const QString& text, const QString& objectName) {
    auto* out = new QPushButton(text);
    out->setObjectName(objectName);
    out->setAutoDefault(false);
    return out;
}

}  // namespace

NewCaseDialog::NewCaseDialog(QWidget* parent)
    : QDialog(parent),
      list_(new StepList({tr("Claim"), tr("Variants"), tr("Workload and size")})),
      stack_(new QStackedWidget),
      lead_(new TextLabel({}, style::Type::body, TextLabel::Tone::muted)),
      banner_(new Banner),
      claim_(new ClaimStep),
      sources_(new SourcesStep),
      workload_(new WorkloadStep(lastSeenHere())),
      definition_(new DefinitionStep),
      steps_{claim_, sources_, workload_},
      other_(button(tr("From a &definition\u2026"), QStringLiteral("newOtherWay"))),
      back_(button(tr("&Back"), QStringLiteral("newBack"))),
      next_(button(tr("&Next"), QStringLiteral("newNext"))),
      create_(button(tr("C&reate"), QStringLiteral("newCreate"))) {
    setObjectName(QStringLiteral("newCaseDialog"));
    setWindowTitle(tr("New case"));
    setAcceptDrops(true);
    for (auto* step : steps_)
        stack_->addWidget(scrolling(step));
    stack_->addWidget(scrolling(definition_));
    auto* cancel = button(tr("Cancel"), QStringLiteral("newCancel"));
    makePrimary(*next_);
    makePrimary(*create_);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(style::em(0.6));
    buttons->addWidget(other_);
    buttons->addStretch(1);
    for (auto* one : {back_, next_, create_, cancel})
        buttons->addWidget(one);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::em(1.6), style::em(1.2), style::em(1.6), style::em(1.2));
    column->setSpacing(style::em(0.9));
    column->addWidget(list_);
    column->addWidget(lead_);
    column->addWidget(banner_);
    column->addWidget(stack_, 1);
    column->addWidget(new Hairline(Qt::Horizontal));
    column->addLayout(buttons);
    dressFields(*stack_);

    connect(list_, &StepList::chosen, this, &NewCaseDialog::showStep);
    connect(other_, &QPushButton::clicked, this, [this] { useDefinition(!defined_); });
    connect(back_, &QPushButton::clicked, this, &NewCaseDialog::back);
    connect(next_, &QPushButton::clicked, this, &NewCaseDialog::next);
    connect(create_, &QPushButton::clicked, this, &NewCaseDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &NewCaseDialog::reject);
    connect(claim_, &ClaimStep::leaving, this, &NewCaseDialog::next);
    connect(claim_, &NewCaseStep::changed, this,
            [this] { workload_->place().suggest(fileNameFrom(claim_->title())); });
    for (auto* step : steps_) {
        connect(step, &NewCaseStep::changed, this, &NewCaseDialog::follow);
        connect(step, &NewCaseStep::settled, this, &NewCaseDialog::goOn);
    }
    // Where the keys of the platform mean something else in a field, the field has them first.
    connect(new QShortcut(QKeySequence::Back, this), &QShortcut::activated, this, &NewCaseDialog::back);
    connect(new QShortcut(QKeySequence::Forward, this), &QShortcut::activated, this, &NewCaseDialog::next);
    connect(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return), this), &QShortcut::activated, this,
            &NewCaseDialog::accept);
    workload_->place().suggest(QStringLiteral("case"));
    definition_->place().suggest(QStringLiteral("case"));
    style::resizeOnScreen(*this, 66, 40);
    showStep(0);
}

void NewCaseDialog::showStep(int index) {
    step_ = index;
    defined_ = false;
    stack_->setCurrentIndex(index);
    list_->setCurrent(index);
    banner_->dismiss();
    const char* const leads[] = {
        QT_TR_NOOP("What does the change do? A run can then confirm or refute it."),
        QT_TR_NOOP("What is compared? Both become servers that are measured side by side."),
        QT_TR_NOOP("What is asked of both, and how large an effect has to be to matter?")};
    lead_->setText(tr(leads[index]));
    follow();
    steps_[static_cast<std::size_t>(index)]->firstField()->setFocus();
}

void NewCaseDialog::useDefinition(bool on) {
    if (!on) return showStep(step_);
    defined_ = true;
    waiting_ = Waiting::no;
    stack_->setCurrentIndex(stack_->count() - 1);
    lead_->setText(tr("A definition says all of it. The form keeps what you typed."));
    banner_->dismiss();
    follow();
    definition_->edit()->setFocus();
}

bool NewCaseDialog::isLast() const {
    return defined_ || step_ + 1 == static_cast<int>(steps_.size());
}

void NewCaseDialog::follow() {
    list_->setVisible(!defined_);
    other_->setText(defined_ ? tr("Back to the &form") : tr("From a &definition\u2026"));
    back_->setVisible(!defined_);
    back_->setEnabled(step_ > 0);
    next_->setVisible(!isLast());
    create_->setVisible(isLast());
    (isLast() ? create_ : next_)->setDefault(true);
    if (step_ + 1 == static_cast<int>(steps_.size()) && !defined_) workload_->showQuestion(draft());
}

void NewCaseDialog::back() {
    waiting_ = Waiting::no;
    if (step_ > 0 && !defined_) showStep(step_ - 1);
}

void NewCaseDialog::next() {
    if (isLast()) return;
    auto* step = steps_[static_cast<std::size_t>(step_)];
    if (!step->isSettled()) {
        waiting_ = Waiting::forNext;
        return;
    }
    waiting_ = Waiting::no;
    if (auto* field = step->showProblems(problemsOf(draft()))) return field->setFocus();
    showStep(step_ + 1);
}

void NewCaseDialog::goOn() {
    switch (std::exchange(waiting_, Waiting::no)) {
        case Waiting::no:
            return follow();
        case Waiting::forNext:
            return next();
        case Waiting::forCreate:
            return accept();
    }
}

CaseDraft NewCaseDialog::draft() const {
    CaseDraft out;
    for (const auto* step : steps_)
        step->fill(out);
    return out;
}

PlaceField& NewCaseDialog::place() const {
    return defined_ ? definition_->place() : workload_->place();
}

void NewCaseDialog::accept() {
    if (busy_) return;
    if (defined_) {
        if (definition_->definition().isEmpty()) {
            definition_->showProblem(tr("No definition is named."),
                                     tr("Choose one, or go back to the form."));
            return definition_->edit()->setFocus();
        }
        if (!place().check()) return place().edit()->setFocus();
        return create();
    }
    if (!sources_->isSettled()) {
        waiting_ = Waiting::forCreate;
        return;
    }
    const auto problems = problemsOf(draft());
    for (int i = 0; i < static_cast<int>(steps_.size()); ++i) {
        auto* field = steps_[static_cast<std::size_t>(i)]->showProblems(problems);
        if (field == nullptr) continue;
        if (i != step_) showStep(i);
        return field->setFocus();
    }
    create();
}

void NewCaseDialog::create() {
    busy_ = true;
    const QString path = place().path();
    creating_.request(
        [defined = defined_, definition = definition_->definition(), draft = draft(), path] {
            return defined ? createCaseFromDefinition(definition, path) : createCase(draft, path);
        },
        [this, path](const Status& status) { created(status, path); });
}

void NewCaseDialog::created(const Status& status, const QString& path) {
    busy_ = false;
    if (status) {
        created_ = path;
        return QDialog::accept();
    }
    const auto& error = status.error();
    // What a definition names may be missing; in the form only the case's own place can be.
    if (error.kind == ErrorKind::invalid_input || (defined_ && error.kind == ErrorKind::not_found)) {
        if (!defined_) return banner_->showError(error);
        definition_->showProblem(shown(error.message), shown(error.advice));
        if (!error.details.empty()) banner_->showError(error);  // the further slips
        return definition_->edit()->setFocus();
    }
    place().showError(error);
    place().edit()->setFocus();
}

void NewCaseDialog::reject() {
    if (busy_) return;  // the file is being written; the window opens in a moment
    const bool touched =
        std::any_of(steps_.begin(), steps_.end(), [](const auto* step) { return step->isTouched(); });
    if (touched) {
        QMessageBox box(QMessageBox::Question, tr("New case"), tr("Leave without creating the case?"),
                        QMessageBox::Discard | QMessageBox::Cancel, this);
        box.setObjectName(QStringLiteral("newDiscardQuestion"));
        box.setInformativeText(tr("What you typed is not kept."));
        box.setDefaultButton(QMessageBox::Cancel);
        if (box.exec() != QMessageBox::Discard) return;
    }
    QDialog::reject();
}

void NewCaseDialog::dragEnterEvent(QDragEnterEvent* event) {
    if (!SourceField::droppedFile(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void NewCaseDialog::dropEvent(QDropEvent* event) {
    const QString path = SourceField::droppedFile(*event->mimeData());
    event->acceptProposedAction();
    if (path.endsWith(QLatin1String(".toml"))) {
        useDefinition(true);
        definition_->setDefinition(path);
    } else {
        showStep(1);
        sources_->takeCandidate(path);
    }
}

}  // namespace assay::ui
