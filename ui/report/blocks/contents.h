// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/layout/document.h"

namespace assay::ui::paper {

/// The list of headings down to a level, with the pages they came to lie on.
class Contents final : public Block {
  public:
    explicit Contents(QString title, int deepest = 1) : title_(std::move(title)), deepest_(deepest) {}
    void appendStrips(std::vector<Strip>& strips, const LayoutContext& context) const override;

  private:
    QString title_;
    int deepest_;
};

}  // namespace assay::ui::paper
