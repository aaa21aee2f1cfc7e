// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/blocks/grid.h"
#include "ui/report/layout/document.h"

namespace assay::ui::paper {

enum class Column { prose, full };

/// Running text in the prose column (or across the page), broken between lines.
class Paragraph final : public Block {
  public:
    explicit Paragraph(QString text, TextStyle style = style::body(), Column column = Column::prose,
                       qreal spaceBefore = 6, bool keepWithNext = false)
        : text_(std::move(text)),
          style_(style),
          column_(column),
          space_before_(spaceBefore),
          keep_with_next_(keepWithNext) {}
    void appendStrips(std::vector<Strip>& strips, const LayoutContext& context) const override;

  private:
    QString text_;
    TextStyle style_;
    Column column_;
    qreal space_before_;
    bool keep_with_next_;
};

/// A label in the margin column, its text beside it: "Hypothesis | …". Breaks between lines.
class LabelledText final : public Block {
  public:
    LabelledText(QString label, QString text, TextStyle style = style::body(), qreal spaceBefore = 7)
        : label_(std::move(label)), text_(std::move(text)), style_(style), space_before_(spaceBefore) {}
    void appendStrips(std::vector<Strip>& strips, const LayoutContext& context) const override;

  private:
    QString label_;
    QString text_;
    TextStyle style_;
    qreal space_before_;
};

/// White space that vanishes at the top of a page.
class Space final : public Block {
  public:
    explicit Space(qreal points) : points_(points) {}
    void appendStrips(std::vector<Strip>& strips, const LayoutContext& context) const override;

  private:
    qreal points_;
};

}  // namespace assay::ui::paper
