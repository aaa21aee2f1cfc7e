// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/settle_dialog.h"

#include "core/casefile/settling.h"
#include "ui/session/edit_command.h"
#include "ui/session/verdict_summary.h"
#include "ui/session/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/tab_order.h"

#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace assay::ui {

SettleDialog::SettleDialog(CaseSession& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      measured_(new QRadioButton),
      confirmed_(new QRadioButton(tr("By judgement: &confirmed"))),
      refuted_(new QRadioButton(tr("By judgement: &refuted"))),
      words_(new QPlainTextEdit),
      banner_(new Banner) {
    setObjectName(QStringLiteral("settleDialog"));
    setWindowTitle(tr("Settle the case"));
    const auto snapshot = session_.snapshot();
    const bool decided = findingsDecide(*snapshot);
    const auto& conclusion = snapshot->evaluation.conclusion;

    measured_->setObjectName(QStringLiteral("settleMeasured"));
    measured_->setText(decided ? tr("As &measured: %1").arg(word(conclusion.decision)) : tr("As &measured"));
    measured_->setEnabled(decided);
    measured_->setChecked(decided);
    confirmed_->setObjectName(QStringLiteral("settleConfirmed"));
    refuted_->setObjectName(QStringLiteral("settleRefuted"));
    words_->setObjectName(QStringLiteral("settleWords"));
    words_->setAccessibleName(tr("What happened"));
    words_->setTabChangesFocus(true);

    QString why = shown(conclusion.reason);
    if (why.isEmpty()) why = tr("Nothing has been measured that could decide it.");
    if (!decided)
        why += QLatin1Char(' ') + tr("So it can only be settled by judgement, and will be shown so.");
    auto* reason = new TextLabel(why, style::Type::body, TextLabel::Tone::muted);
    reason->setObjectName(QStringLiteral("settleReason"));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    settle_ = buttons->addButton(tr("Settle"), QDialogButtonBox::AcceptRole);
    settle_->setObjectName(QStringLiteral("settleAccept"));
    connect(buttons, &QDialogButtonBox::accepted, this, &SettleDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::em(1.4), style::em(1.2), style::em(1.4), style::em(1));
    column->setSpacing(style::em(0.6));
    column->addWidget(banner_);
    column->addWidget(new TextLabel(tr("Verdict"), style::Type::section));
    column->addWidget(reason);
    for (auto* choice : {measured_, confirmed_, refuted_})
        column->addWidget(choice);
    if (const auto* plan = snapshot->state.current_plan(); plan != nullptr && decided) {
        column->addSpacing(style::em(0.6));
        column->addWidget(new TextLabel(tr("Scope"), style::Type::section));
        column->addWidget(new TextLabel(shown(casefile::scope_in_words(snapshot->state, *plan))));
    }
    column->addSpacing(style::em(0.6));
    column->addWidget(new TextLabel(tr("What happened, in your words"), style::Type::section));
    column->addWidget(words_, 1);
    column->addWidget(buttons);
    setButtonOrder(*buttons);
    for (auto* choice : {measured_, confirmed_, refuted_})
        connect(choice, &QRadioButton::toggled, this, &SettleDialog::follow);
    connect(words_, &QPlainTextEdit::textChanged, this, &SettleDialog::follow);
    style::resizeOnScreen(*this, 44, 34);
    words_->setFocus();
    follow();
}

void SettleDialog::follow() {
    const bool chosen = measured_->isChecked() || confirmed_->isChecked() || refuted_->isChecked();
    const bool judged = confirmed_->isChecked() || refuted_->isChecked();
    words_->setPlaceholderText(judged ? tr("The reason for this judgement")
                                      : tr("What was found, and what it means"));
    settle_->setEnabled(chosen && !words_->toPlainText().trimmed().isEmpty());
}

void SettleDialog::accept() {
    std::optional<casefile::VerdictState> judged;
    if (confirmed_->isChecked()) judged = casefile::VerdictState::confirmed;
    if (refuted_->isChecked()) judged = casefile::VerdictState::refuted;
    const auto verdict = casefile::settle(
        session_.snapshot()->state, words_->toPlainText().trimmed().toStdString(), currentAuthor(), judged);
    if (!verdict) return banner_->showError(verdict.error());
    if (auto written = session_.append(*verdict); !written) return banner_->showError(written.error());
    QDialog::accept();
}

}  // namespace assay::ui
