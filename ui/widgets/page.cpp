// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/page.h"

#include <QHBoxLayout>

namespace assay::ui {

QScrollArea* scrolling(QWidget* part) {
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    area->setWidget(part);
    part->setAutoFillBackground(false);  // an area turns it on for what it takes
    return area;
}

ColumnPage::ColumnPage(const QString& objectName, double ems, QWidget* parent) : QScrollArea(parent) {
    setObjectName(objectName);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    auto* content = new QWidget;
    content->setObjectName(objectName + QStringLiteral("Content"));
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(style::em(1.6), style::em(1.2), style::em(1.6), style::em(2));
    auto* holder = new QWidget;
    if (ems > 0) holder->setMaximumWidth(style::em(ems));
    column_ = new QVBoxLayout(holder);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(style::em(0.4));
    row->addWidget(holder, 100);
    row->addStretch(1);
    setWidget(content);
}

TextLabel* ColumnPage::addSection(const QString& title) {
    auto* label = new TextLabel(title, style::Type::section);
    // The space is the heading's own, so that it goes when the heading is hidden. A banner above is no
    // neighbour.
    if (column_->count() > 1) label->setContentsMargins(0, style::em(1.1), 0, 0);
    column_->addWidget(label);
    return label;
}

}  // namespace assay::ui
