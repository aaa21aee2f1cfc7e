// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/reading_view.h"

#include <QFileInfo>
#include <QLocale>
#include <QProgressBar>
#include <QVBoxLayout>

namespace assay::ui {

ReadingView::ReadingView(QWidget* parent)
    : QWidget(parent),
      words_(new TextLabel({}, style::Type::section)),
      size_(new TextLabel({}, style::Type::body, TextLabel::Tone::muted)),
      busy_(new QProgressBar) {
    setObjectName(QStringLiteral("readingView"));
    words_->setObjectName(QStringLiteral("readingWords"));
    size_->setObjectName(QStringLiteral("readingSize"));
    busy_->setObjectName(QStringLiteral("readingBusy"));
    busy_->setAccessibleName(tr("Reading the case"));
    busy_->setRange(0, 100);
    busy_->setMaximumWidth(style::em(24));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::em(1.6), style::em(1.6), style::em(1.6), style::em(1.6));
    column->setSpacing(style::em(0.5));
    column->addWidget(words_);
    column->addWidget(size_);
    column->addWidget(busy_);
    column->addStretch(1);
}

void ReadingView::showReading(const QString& path) {
    words_->setText(tr("Reading the case\u2026"));
    size_->setText(QLocale().formattedDataSize(QFileInfo(path).size(), 1, QLocale::DataSizeSIFormat));
    size_->show();
    busy_->show();
}

void ReadingView::showProgress(int percent) {
    busy_->setValue(percent);
}

void ReadingView::showNotRead() {
    words_->setText(tr("Nothing of this case can be shown."));
    size_->hide();
    busy_->hide();
}

}  // namespace assay::ui
