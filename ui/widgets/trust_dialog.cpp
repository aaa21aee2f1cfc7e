// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/trust_dialog.h"

#include "core/casefile/trust.h"
#include "ui/session/words.h"
#include "ui/widgets/diff_view.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/tab_order.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace assay::ui {

TrustDialog::TrustDialog(const casefile::Case& state, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("trustDialog"));
    setWindowTitle(tr("May this case run programs?"));
    auto* content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    auto* list = new QVBoxLayout(content);
    list->setContentsMargins(style::em(1), style::em(0.8), style::em(1), style::em(0.8));
    list->setSpacing(style::em(0.25));
    std::string before;
    for (const auto& one : casefile::executions(state)) {
        if (one.variant != before) {
            if (!before.empty()) list->addSpacing(style::em(0.8));
            list->addWidget(new TextLabel(shown(one.variant), style::Type::strong));
            before = one.variant;
        }
        list->addWidget(new TextLabel(shown(one.what)));
        auto* detail = new TextLabel(shown(one.detail), style::Type::body, TextLabel::Tone::muted);
        detail->setFont(style::fixedFont());
        list->addWidget(detail);
        for (const auto& patch : one.patches) {
            list->addWidget(new TextLabel(tr("with the patch %1").arg(shown(patch.name))));
            auto* diff = new DiffView;
            diff->setDiff(shown(patch.text));
            list->addWidget(diff);
        }
    }
    list->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("trustList"));
    scroll->setAccessibleName(tr("What would be executed"));
    scroll->setWidgetResizable(true);
    scroll->setWidget(content);

    auto* buttons = new QDialogButtonBox;
    auto* allow = buttons->addButton(tr("Allow and run"), QDialogButtonBox::AcceptRole);
    allow->setObjectName(QStringLiteral("trustAllow"));
    allow->setAutoDefault(false);  // a yes should be meant
    auto* refuse = buttons->addButton(tr("Do not run"), QDialogButtonBox::RejectRole);
    refuse->setObjectName(QStringLiteral("trustRefuse"));
    refuse->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::em(1.4), style::em(1.2), style::em(1.4), style::em(1));
    column->setSpacing(style::em(0.8));
    column->addWidget(new TextLabel(tr("A run of this case would execute the following on this machine"),
                                    style::Type::section));
    column->addWidget(
        new TextLabel(tr("The answer is kept for exactly this content. Should the case change what it "
                         "executes, you are asked again."),
                      style::Type::body, TextLabel::Tone::muted));
    column->addWidget(scroll, 1);
    column->addWidget(buttons);
    setButtonOrder(*buttons);
    style::resizeOnScreen(*this, 56, 42);
}

}  // namespace assay::ui
