// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/results/finding_numbers.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace assay::ui {

FindingNumbers::FindingNumbers(QWidget* parent)
    : QWidget(parent),
      grid_(new QGridLayout),
      reference_(new QGridLayout),
      reference_title_(new TextLabel(tr("For reference, not for the verdict"), style::Type::small,
                                     TextLabel::Tone::muted)) {
    setObjectName(QStringLiteral("findingNumbers"));
    setAccessibleName(tr("Figures of the finding"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::em(0.6), style::em(0.4), 0, 0);
    column->setSpacing(style::em(0.5));
    for (auto* grid : {grid_, reference_}) {
        grid->setHorizontalSpacing(style::em(1));
        grid->setVerticalSpacing(style::em(0.22));
        grid->setColumnStretch(1, 1);
    }
    column->addLayout(grid_);
    column->addWidget(new Hairline(Qt::Horizontal));
    column->addWidget(reference_title_);
    column->addLayout(reference_);
    column->addStretch(1);
}

void FindingNumbers::fill(std::vector<Line>& lines, QGridLayout& grid, const std::vector<NumberRow>& rows,
                          style::Type type) {
    while (lines.size() < rows.size()) {
        const int place = static_cast<int>(lines.size());
        Line line{new TextLabel({}, type, TextLabel::Tone::muted), new TextLabel({}, type)};
        line.name->setWordWrap(false);
        line.value->setWordWrap(false);
        line.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid.addWidget(line.name, place, 0);
        grid.addWidget(line.value, place, 1);
        lines.push_back(line);
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool used = i < rows.size();
        lines[i].name->setVisible(used);
        lines[i].value->setVisible(used);
        if (!used) continue;
        lines[i].name->setText(rows[i].name);
        lines[i].value->setText(rows[i].value);
        lines[i].value->setAccessibleName(QStringLiteral("%1: %2").arg(rows[i].name, rows[i].value));
        for (auto* label : {lines[i].name, lines[i].value})
            label->setToolTip(rows[i].meaning);
    }
}

void FindingNumbers::setFinding(const verdict::Finding& finding) {
    fill(lines_, *grid_, numberRows(finding), style::Type::body);
    const std::vector<NumberRow> reference = referenceRows(finding);
    fill(reference_lines_, *reference_, reference, style::Type::small);
    reference_title_->setVisible(!reference.empty());
}

}  // namespace assay::ui
