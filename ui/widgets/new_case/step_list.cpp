// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/new_case/step_list.h"

#include "ui/widgets/style.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace assay::ui {

StepList::StepList(const QStringList& names, QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("newSteps"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(style::em(0.4));
    for (int i = 0; i < names.size(); ++i) {
        auto* button = new QToolButton;
        button->setObjectName(QStringLiteral("newStep%1").arg(i + 1));
        button->setText(tr("%1  %2").arg(i + 1).arg(names[i]));
        button->setAccessibleName(tr("Page %1: %2").arg(i + 1).arg(names[i]));
        button->setAutoRaise(true);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::clicked, this, [this, i] { emit chosen(i); });
        row->addWidget(button);
        buttons_.push_back(button);
    }
    row->addStretch(1);
}

void StepList::setCurrent(int index) {
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        const bool now = static_cast<int>(i) == index;
        buttons_[i]->setFont(style::font(now ? style::Type::strong : style::Type::body));
        buttons_[i]->setChecked(now);
    }
}

}  // namespace assay::ui
