// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source_view.h"

#include "core/variant/source_excerpt.h"
#include "ui/session/words.h"
#include "ui/widgets/labels.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace assay::ui {

namespace {

constexpr int tallest = 18;  // lines; more scroll

QString nameOf(const casefile::CodePlace& place) {
    return shown(place.function.empty() ? place.file : place.function);
}

/// With the number of each line before it, as far right as the widest.
QString numbered(const variant::Excerpt& excerpt) {
    const int width =
        static_cast<int>(QString::number(excerpt.first_line + static_cast<int>(excerpt.lines.size())).size());
    QString out;
    for (std::size_t i = 0; i < excerpt.lines.size(); ++i)
        out += QStringLiteral("%1  %2\n")
                   .arg(excerpt.first_line + static_cast<int>(i), width)
                   .arg(shown(excerpt.lines[i]));
    out.chop(1);
    return out;
}

}  // namespace

SourceView::SourceView(QWidget* parent)
    : QWidget(parent),
      place_(new QComboBox),
      variant_(new QComboBox),
      text_(new QPlainTextEdit),
      words_(new TextLabel({}, style::Type::small, TextLabel::Tone::muted)) {
    setObjectName(QStringLiteral("sourceView"));
    place_->setObjectName(QStringLiteral("sourcePlace"));
    place_->setAccessibleName(tr("Which place is shown"));
    variant_->setObjectName(QStringLiteral("sourceVariant"));
    variant_->setAccessibleName(tr("Of which variant the source is shown"));
    for (auto* box : {place_, variant_})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    text_->setObjectName(QStringLiteral("sourceText"));
    text_->setAccessibleName(tr("Source"));
    text_->setReadOnly(true);
    text_->setTabChangesFocus(true);
    text_->setLineWrapMode(QPlainTextEdit::NoWrap);
    text_->setFrameShape(QFrame::NoFrame);
    text_->setFont(style::fixedFont());
    text_->setBackgroundRole(QPalette::Base);
    words_->setObjectName(QStringLiteral("sourceWords"));
    auto* line = new QHBoxLayout;
    line->setSpacing(style::em(0.6));
    line->addWidget(place_);
    line->addWidget(variant_);
    line->addWidget(words_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, style::em(0.3), 0, 0);
    column->setSpacing(style::em(0.3));
    column->addLayout(line);
    column->addWidget(text_);
    for (auto* box : {place_, variant_})
        connect(box, &QComboBox::currentIndexChanged, this, &SourceView::read);
    text_->hide();
    hide();  // until there is a place, and a build to show it in
}

void SourceView::setSnapshot(const Snapshot& snapshot) {
    std::vector<variant::Provenance> built;
    for (const auto& v : snapshot.state.variants)
        if (v.built) built.push_back(*v.built);
    if (snapshot.state.brief.places == places_ && built == built_) return;
    places_ = snapshot.state.brief.places;
    built_ = std::move(built);
    QStringList places;
    for (const auto& place : places_)
        places << nameOf(place);
    QStringList variants;
    for (const auto& one : built_)
        variants << shown(one.variant);
    fill(*place_, places);
    fill(*variant_, variants);
    setVisible(!places_.empty() && !built_.empty());
    read();
}

void SourceView::fill(QComboBox& box, const QStringList& names) {
    const QSignalBlocker quiet(&box);
    const QString chosen = box.currentText();
    box.clear();
    box.addItems(names);
    box.setCurrentIndex(std::max(0, box.findText(chosen)));
    box.setVisible(names.size() > 1);
}

void SourceView::read() {
    const auto place = static_cast<std::size_t>(place_->currentIndex());
    const auto variant = static_cast<std::size_t>(variant_->currentIndex());
    if (place >= places_.size() || variant >= built_.size()) return;
    reading_.request(
        [at = places_[place], of = built_[variant]]() -> Shown {
            const auto root = variant::Store::default_root();
            const auto tree = root ? variant::tree_of_binary(variant::Store(*root), of.sha256) : std::nullopt;
            if (!tree)
                return {{}, tr("The source of %1 is not kept on this machine.").arg(shown(of.variant))};
            const auto found = variant::excerpt(*tree, at.file, at.function, at.first_line, at.last_line);
            if (!found) return {{}, shown(found.error().message)};
            return {numbered(*found), tr("%1 as it is in %2").arg(shown(at.file), shown(of.variant))};
        },
        [this](const Shown& shown) { show(shown); });
}

void SourceView::show(const Shown& shown) {
    words_->setText(shown.words);
    text_->setPlainText(shown.text);
    const int lines = std::min(text_->blockCount(), tallest);
    text_->setFixedHeight(lines * QFontMetrics(text_->font()).lineSpacing() +
                          static_cast<int>(2 * text_->document()->documentMargin()) + 2 +
                          text_->horizontalScrollBar()->sizeHint().height());
    text_->setVisible(!shown.text.isEmpty());
}

}  // namespace assay::ui
