// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/labels.h"
#include "ui/widgets/results/number_rows.h"

#include <QWidget>

#include <vector>

class QGridLayout;

namespace assay::ui {

/// The figures of a finding in two aligned columns; reference statistics small below. Labels are kept from
/// finding to finding, so that a live page does not flicker.
class FindingNumbers final : public QWidget {
    Q_OBJECT
  public:
    explicit FindingNumbers(QWidget* parent = nullptr);
    void setFinding(const verdict::Finding& finding);

  private:
    struct Line {
        TextLabel* name;
        TextLabel* value;
    };
    static void fill(std::vector<Line>& lines, QGridLayout& grid, const std::vector<NumberRow>& rows,
                     style::Type type);

    QGridLayout* grid_;
    QGridLayout* reference_;
    TextLabel* reference_title_;
    std::vector<Line> lines_;
    std::vector<Line> reference_lines_;
};

}  // namespace assay::ui
