// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/new_case/workload_step.h"

#include "core/workload/encoder.h"
#include "core/workload/presets.h"
#include "ui/session/seen_words.h"
#include "ui/session/words.h"
#include "ui/widgets/forms/field_note.h"
#include "ui/widgets/forms/form_layout.h"
#include "ui/widgets/forms/place_field.h"
#include "ui/widgets/labels.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace assay::ui {

namespace {

constexpr int largestPayload = 512 << 20;
constexpr int longestBudget = 24 * 3600;

QSpinBox* whole(int low, int high, const QString& name, const QString& objectName) {
    auto* box = new QSpinBox;
    box->setRange(low, high);
    box->setGroupSeparatorShown(true);
    box->setAccessibleName(name);
    box->setObjectName(objectName);
    return box;
}

}  // namespace

WorkloadStep::WorkloadStep(std::optional<probe::SeenHere> seen, QWidget* parent)
    : NewCaseStep(parent),
      seen_(std::move(seen)),
      presets_(workload::presets()),
      preset_(new QComboBox),
      command_(new QLineEdit),
      payload_(whole(0, largestPayload, tr("Payload"), QStringLiteral("newPayload"))),
      pipeline_(whole(1, 10000, tr("Pipeline"), QStringLiteral("newPipeline"))),
      material_(new QDoubleSpinBox),
      budget_(whole(1, longestBudget, tr("Budget"), QStringLiteral("newBudget"))),
      place_(new PlaceField(QStringLiteral("newPlace"))),
      commandNote_(new FieldNote(QStringLiteral("newCommandNote"))),
      materialNote_(new FieldNote(QStringLiteral("newMaterialNote"))),
      budgetNote_(new FieldNote(QStringLiteral("newBudgetNote"))),
      question_(new TextLabel) {
    preset_->setObjectName(QStringLiteral("newPreset"));
    preset_->setAccessibleName(tr("Workload"));
    for (const auto& preset : presets_)
        preset_->addItem(shown(preset.description));
    command_->setObjectName(QStringLiteral("newCommand"));
    command_->setAccessibleName(tr("Command"));
    command_->setFont(style::fixedFont());
    payload_->setSuffix(tr(" B"));
    payload_->setToolTip(tr("The length of {value}"));
    pipeline_->setToolTip(tr("Requests on the wire before replies are awaited"));
    material_->setObjectName(QStringLiteral("newMaterial"));
    material_->setAccessibleName(tr("Smallest effect that matters"));
    material_->setRange(0, 99.99);
    material_->setDecimals(2);
    material_->setSingleStep(0.5);
    material_->setSuffix(QStringLiteral("%"));
    material_->setValue(CaseDraft{}.materialPercent);
    budget_->setSuffix(tr(" s"));
    budget_->setSingleStep(30);
    budget_->setValue(static_cast<int>(CaseDraft{}.budgetSeconds));
    question_->setObjectName(QStringLiteral("newQuestion"));

    auto* form = newForm();
    form->addRow(tr("&Workload"), preset_);
    form->addRow(tr("Co&mmand"), withNote(command_, commandNote_));
    form->addRow(tr("Pay&load"), inOneRow({{payload_, 0}, {new QLabel(tr("pipeline")), 0}, {pipeline_, 0}}));
    form->addRow(tr("Matters &from"), withNote(inOneRow({{material_, 0}}), materialNote_));
    form->addRow(tr("Measure f&or"), withNote(inOneRow({{budget_, 0}}), budgetNote_));
    form->addRow(tr("File of the &case"), place_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(style::em(0.8));
    column->addLayout(form);
    column->addSpacing(style::em(0.3));
    column->addWidget(question_);
    column->addStretch(1);

    connect(preset_, &QComboBox::currentIndexChanged, this, [this] {
        takePreset();
        touch();
    });
    connect(command_, &QLineEdit::textChanged, this, [this] {
        sayCommand();
        touch();
    });
    for (auto* box : {payload_, pipeline_})
        connect(box, &QSpinBox::valueChanged, this, [this] {
            sayCommand();
            touch();
        });
    connect(material_, &QDoubleSpinBox::valueChanged, this, [this] {
        saySize();
        touch();
    });
    connect(budget_, &QSpinBox::valueChanged, this, [this] {
        saySize();
        touch();
    });
    connect(place_, &PlaceField::edited, this, [this] { touch(); });
    takePreset();
    saySize();
}

void WorkloadStep::takePreset() {
    const auto& preset = presets_[static_cast<std::size_t>(std::max(0, preset_->currentIndex()))];
    const QSignalBlocker quietCommand(command_);
    const QSignalBlocker quietPayload(payload_);
    const QSignalBlocker quietPipeline(pipeline_);
    command_->setText(commandInWords(preset.command));
    payload_->setValue(static_cast<int>(preset.payload_bytes));
    pipeline_->setValue(preset.pipeline);
    sayCommand();
}

void WorkloadStep::sayCommand() {
    CaseDraft draft;
    fill(draft);
    const auto valid = workload::validate(draft.workload);
    if (valid) return commandNote_->clear();
    commandNote_->showError(valid.error());
}

void WorkloadStep::saySize() {
    materialNote_->clear();
    if (!(material_->value() > 0))
        materialNote_->showProblem(tr("An effect that matters is larger than 0%."));
    const auto advice = sizeAdvice(seen_, material_->value(), budget_->value());
    if (advice.tooSmall) {
        budgetNote_->showWarning(advice.words);
    } else {
        budgetNote_->showPlain(advice.words);
    }
}

void WorkloadStep::fill(CaseDraft& draft) const {
    auto& w = draft.workload;
    w = presets_[static_cast<std::size_t>(std::max(0, preset_->currentIndex()))];
    bool whole = false;
    const auto command = commandFromWords(command_->text(), &whole);
    if (command != w.command) {
        // The name and the words of the preset speak of another command.
        w.name = "workload";
        w.description.clear();
    }
    w.command = whole ? command : workload::CommandTemplate{};
    w.payload_bytes = payload_->value();
    w.pipeline = pipeline_->value();
    draft.materialPercent = material_->value();
    draft.budgetSeconds = budget_->value();
}

QWidget* WorkloadStep::showProblems(const std::vector<DraftProblem>& problems) {
    QWidget* first = nullptr;
    sayCommand();
    saySize();
    for (const auto& problem : problems) {
        FieldNote* note = nullptr;
        QWidget* field = nullptr;
        switch (problem.field) {
            case DraftField::workload:
                note = commandNote_;
                field = command_;
                break;
            case DraftField::material:
                note = materialNote_;
                field = material_;
                break;
            case DraftField::budget:
                note = budgetNote_;
                field = budget_;
                break;
            default:
                continue;
        }
        note->showProblem(problem.what, problem.advice);
        if (first == nullptr) first = field;
    }
    if (!place_->check() && first == nullptr) first = place_->edit();
    return first;
}

QWidget* WorkloadStep::firstField() const {
    return preset_;
}

void WorkloadStep::showQuestion(const CaseDraft& draft) {
    const experiment::Question question{tr("the candidate").toStdString(), draft.workload.name, draft.metric,
                                        draft.direction, draft.materialPercent};
    QStringList words{tr("It will be asked whether %1.").arg(questionInWords(question))};
    question_->setText((words + warnings_).join(QLatin1Char('\n')));
    // The patch has to be read for that: not on the thread that takes the next key.
    looking_.request([draft] { return warningsOf(draft); },
                     [this, words](const QStringList& warnings) {
                         warnings_ = warnings;
                         question_->setText((words + warnings_).join(QLatin1Char('\n')));
                     });
}

}  // namespace assay::ui
