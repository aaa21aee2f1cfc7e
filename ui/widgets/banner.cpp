// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/banner.h"

#include "ui/session/words.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace assay::ui {

Banner::Banner(QWidget* parent)
    : QWidget(parent),
      icon_(new IconLabel({}, 1.4, this)),
      message_(new TextLabel({}, style::Type::strong)),
      advice_(new TextLabel),
      details_(new TextLabel({}, style::Type::small, TextLabel::Tone::muted)),
      close_(new QToolButton(this)),
      row_(new QHBoxLayout(this)) {
    setObjectName(QStringLiteral("banner"));
    setAccessibleName(tr("Message"));
    message_->setObjectName(QStringLiteral("bannerMessage"));
    advice_->setObjectName(QStringLiteral("bannerAdvice"));
    details_->setFont(style::fixedFont());
    close_->setText(tr("Dismiss"));
    close_->setToolTip(tr("Hides this message"));
    close_->setAutoRaise(true);
    close_->setObjectName(QStringLiteral("bannerDismiss"));
    connect(close_, &QToolButton::clicked, this, &Banner::dismiss);

    auto* words = new QVBoxLayout;
    words->setSpacing(style::em(0.15));
    words->addWidget(message_);
    words->addWidget(advice_);
    words->addWidget(details_);
    row_->setContentsMargins(style::em(1.2), style::em(0.6), style::em(1.2), style::em(0.6));
    row_->setSpacing(style::em(0.8));
    row_->addWidget(icon_, 0, Qt::AlignTop);
    row_->addLayout(words, 1);
    row_->addWidget(close_, 0, Qt::AlignTop);
    hide();
}

void Banner::showError(const Error& error, bool closable) {
    showMessage(Mark::failed, shown(error.message), shown(error.advice), closable);
    QStringList lines;
    for (const auto& line : error.details)
        lines << shown(line);
    details_->setText(lines.join(QLatin1Char('\n')));
    details_->setVisible(!lines.isEmpty());
}

void Banner::showMessage(Mark mark, const QString& message, const QString& advice, bool closable) {
    takeOffersBack();
    mark_ = mark;
    icon_->setIcon(style::iconOf(mark), mark == Mark::failed    ? &style::bad
                                        : mark == Mark::warning ? &style::doubtful
                                                                : &style::good);
    message_->setText(message);
    advice_->setText(advice);
    advice_->setVisible(!advice.isEmpty());
    details_->hide();
    close_->setVisible(closable);
    show();
    update();
}

void Banner::offer(const QString& text, const QString& objectName, std::function<void()> act) {
    auto* button = new QPushButton(text);
    button->setObjectName(objectName);
    connect(button, &QPushButton::clicked, this, std::move(act));
    row_->insertWidget(row_->count() - 1, button, 0, Qt::AlignTop);
    offers_ << button;
}

void Banner::takeOffersBack() {
    for (auto* button : std::exchange(offers_, {})) {
        button->hide();
        button->setParent(nullptr);
        button->deleteLater();  // it may be the one that is being clicked
    }
}

void Banner::dismiss() {
    takeOffersBack();
    message_->clear();
    hide();
}

QString Banner::message() const {
    return message_->text();
}

void Banner::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QColor wash = style::colourOf(mark_, palette());
    painter.fillRect(QRect(0, 0, style::em(0.25), height()), wash);
    wash.setAlphaF(0.09F);
    painter.fillRect(rect(), wash);
}

}  // namespace assay::ui
