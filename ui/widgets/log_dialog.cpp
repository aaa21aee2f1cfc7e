// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/log_dialog.h"

#include "ui/session/words.h"
#include "ui/widgets/labels.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QVBoxLayout>

namespace assay::ui {

namespace {

constexpr qint64 shownBytes = 512 * 1024;  // of the end; a build's mistake stands there

QString endOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return LogDialog::tr("It cannot be read: %1").arg(file.errorString());
    const bool whole = file.size() <= shownBytes;
    if (!whole) file.seek(file.size() - shownBytes);
    const QString text = harmless(QString::fromUtf8(file.read(shownBytes)));
    return whole ? text : LogDialog::tr("\u2026 (the end of it)\n") + text.section(QLatin1Char('\n'), 1);
}

}  // namespace

LogDialog::LogDialog(const QString& title, const QString& file, QWidget* parent)
    : QDialog(parent), text_(new QPlainTextEdit) {
    setObjectName(QStringLiteral("logDialog"));
    setWindowTitle(title);
    text_->setObjectName(QStringLiteral("logText"));
    text_->setAccessibleName(title);
    text_->setReadOnly(true);
    text_->setTabChangesFocus(true);
    text_->setLineWrapMode(QPlainTextEdit::NoWrap);
    text_->setFont(style::fixedFont());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::em(1.2), style::em(1), style::em(1.2), style::em(1));
    column->setSpacing(style::em(0.6));
    auto* where = new TextLabel(file, style::Type::small, TextLabel::Tone::muted);
    column->addWidget(where);
    column->addWidget(text_, 1);
    column->addWidget(buttons);
    style::resizeOnScreen(*this, 70, 44);
    reading_.request([file] { return endOf(file); },
                     [this](const QString& text) {
                         text_->setPlainText(text);
                         text_->verticalScrollBar()->setValue(text_->verticalScrollBar()->maximum());
                     });
}

}  // namespace assay::ui
