// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/case_head.h"

#include "ui/session/verdict_summary.h"
#include "ui/session/words.h"

#include <QBoxLayout>
#include <QFileInfo>
#include <QPainter>

namespace assay::ui {

namespace {

/// On one line, and at most so many characters.
QString shortened(const QString& text, qsizetype longest) {
    const QString line = text.simplified();
    return line.size() <= longest ? line : line.left(longest) + QChar(0x2026);
}

}  // namespace

CaseHead::CaseHead(QWidget* parent)
    : QWidget(parent),
      origin_(new TextLabel({}, style::Type::small, TextLabel::Tone::muted)),
      title_(new ElidedLabel({}, style::Type::title)),
      mark_(new IconLabel(QStringLiteral("mark-open"), 1.5)),
      word_(new TextLabel({}, style::Type::section)),
      reason_(new TextLabel({}, style::Type::body, TextLabel::Tone::muted)) {
    setObjectName(QStringLiteral("caseHead"));
    origin_->setObjectName(QStringLiteral("caseOrigin"));
    title_->setObjectName(QStringLiteral("caseTitle"));
    mark_->setObjectName(QStringLiteral("verdictMark"));
    word_->setObjectName(QStringLiteral("verdictWord"));
    reason_->setObjectName(QStringLiteral("verdictReason"));
    word_->setWordWrap(false);

    auto* verdict = new QHBoxLayout;
    verdict->setSpacing(style::em(0.5));
    verdict->addWidget(mark_);
    verdict->addWidget(word_);
    verdict->addStretch(1);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::em(1.6), style::em(0.9), style::em(1.6), style::em(0.9));
    column->setSpacing(style::em(0.2));
    column->addWidget(origin_);
    column->addWidget(title_);
    column->addSpacing(style::em(0.25));
    column->addLayout(verdict);
    column->addWidget(reason_);
}

void CaseHead::setSnapshot(const Snapshot& snapshot) {
    const auto& brief = snapshot.state.brief;
    QStringList origin;
    for (const auto* part : {&brief.category, &brief.project, &snapshot.state.adoption})
        if (!part->empty()) origin << shortened(shown(*part), 60);
    origin_->setText(origin.join(QStringLiteral("  \u00b7  ")));
    origin_->setVisible(!origin.isEmpty());
    title_->setText(brief.title.empty() ? harmless(QFileInfo(snapshot.path).completeBaseName())
                                        : shown(brief.title));

    const auto verdict = summariseVerdict(snapshot);
    mark_->show();
    mark_->setIcon(style::iconOf(verdict.mark), style::inkOf(verdict.mark));
    mark_->setAccessibleName(verdict.word);
    word_->setText(verdict.word);
    word_->setColour(style::inkOf(verdict.mark));
    // A person may have told a whole story; the Brief has all of it.
    reason_->setText(shortened(verdict.reason, 320));
    reason_->setVisible(!verdict.reason.isEmpty());
}

void CaseHead::showUnread(const QString& path, bool failed) {
    origin_->hide();
    title_->setText(QFileInfo(path).completeBaseName());
    mark_->hide();
    word_->setText(failed ? tr("Not read") : tr("Reading the case\u2026"));
    word_->setColour(&style::muted);
    reason_->hide();
}

void CaseHead::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.fillRect(QRect(0, height() - 1, width(), 1), style::hairline(palette()));
}

}  // namespace assay::ui
