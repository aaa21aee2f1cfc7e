// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/blocks/paragraph.h"

namespace assay::ui::paper {

/// Text whose lines matter: commands, server configuration, diffs. Set in a fixed width beside a thin
/// vertical rule; long lines wrap, pages break it anywhere but after the first and before the last line.
class CodeBlock final : public Block {
  public:
    enum class Kind { plain, diff };
    explicit CodeBlock(QString text, Kind kind = Kind::plain, Column column = Column::full)
        : text_(std::move(text)), kind_(kind), column_(column) {}
    void appendStrips(std::vector<Strip>& strips, const LayoutContext& context) const override;

  private:
    QString text_;
    Kind kind_;
    Column column_;
};

}  // namespace assay::ui::paper
