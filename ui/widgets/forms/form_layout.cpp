// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/forms/form_layout.h"

#include "ui/widgets/style.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QPlainTextEdit>

namespace assay::ui {

QFormLayout* newForm() {
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setVerticalSpacing(style::em(0.8));
    form->setHorizontalSpacing(style::em(1.2));
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);
    return form;
}

QWidget* inOneRow(std::initializer_list<std::pair<QWidget*, int>> widgets) {
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(style::em(0.6));
    bool any = false;
    for (const auto& [widget, wide] : widgets) {
        line->addWidget(widget, wide);
        any = any || wide > 0;
    }
    if (!any) line->addStretch(1);
    row->setFocusProxy(widgets.begin()->first);
    return row;
}

QPlainTextEdit* textLines(int count, const QString& name, const QString& objectName) {
    auto* edit = new QPlainTextEdit;
    edit->setObjectName(objectName);
    edit->setAccessibleName(name);
    edit->setTabChangesFocus(true);
    edit->setFixedHeight(QFontMetrics(edit->font()).lineSpacing() * count + style::em(0.9));
    return edit;
}

}  // namespace assay::ui
