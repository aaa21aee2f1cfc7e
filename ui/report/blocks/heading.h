// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/layout/document.h"

namespace assay::ui::paper {

/// A heading; always on the page of what it heads. Level 1 opens a section under a hairline.
class Heading final : public Block {
  public:
    Heading(int level, QString text, int landmark, bool startsPage)
        : level_(level), text_(std::move(text)), landmark_(landmark), starts_page_(startsPage) {}
    void appendStrips(std::vector<Strip>& strips, const LayoutContext& context) const override;

  private:
    int level_;
    QString text_;
    int landmark_;
    bool starts_page_;
};

}  // namespace assay::ui::paper
