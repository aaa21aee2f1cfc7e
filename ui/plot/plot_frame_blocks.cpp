// SPDX-License-Identifier: GPL-3.0-or-later
// The block that a person chose: marked in the plot, in its table and in its readout.
#include "ui/plot/plot_frame_private.h"

#include <QAccessible>

namespace assay::ui {

void PlotFrame::setSelection(BlockSelection* selection) {
    if (d_->selection) d_->selection->disconnect(this);
    d_->selection = selection;
    if (selection) connect(selection, &BlockSelection::changed, this, [this] { d_->follow(); });
    d_->follow();
}

std::optional<std::size_t> PlotFrame::chosenBlock() const {
    return d_->chosen;
}

std::span<const BlockFacts> PlotFrame::blocks() const {
    return {};
}

std::optional<std::size_t> PlotFrame::blockAt(const QCustomPlot&, const QPointF&) const {
    return std::nullopt;
}

QString PlotFrame::blockValue(std::size_t) const {
    return {};
}

std::optional<std::pair<double, double>> PlotFrame::blockExtent(std::size_t) const {
    return std::nullopt;
}

void PlotFrame::drawChosen(QPainter&, const QCustomPlot&, const PlotTheme&, std::size_t) const {}

/// Where the chosen block stands among the plot's own; to be called when either changes.
void PlotFrame::Private::follow() {
    const auto before = chosen;
    chosen = selection ? placeOf(frame.blocks(), selection->chosen()) : std::nullopt;
    showChosen();
    if (chosen == before || dirty) return;
    canvas->replot(QCustomPlot::rpQueuedReplot);
}

void PlotFrame::Private::showChosen() {
    const QString words = chosenWords();
    readout->setText(words);
    readout->setToolTip(words);
    if (!words.isEmpty() && frame.isVisible()) {
        QAccessibleEvent said(readout, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&said);
    }
    const int block = chosen ? static_cast<int>(*chosen) : -1;
    model->setChosenBlock(block);
    if (!frame.isTableShown() || block < 0 || model->blockOf(view->currentIndex().row()) == block) return;
    const int row = model->firstRowOf(block);
    if (row < 0) return;
    choosing_row = true;
    view->setCurrentIndex(model->index(row, 0));
    choosing_row = false;
}

QString PlotFrame::Private::chosenWords() const {
    return chosen ? inWords(frame.blocks()[*chosen], frame.blockValue(*chosen)) : QString();
}

void PlotFrame::Private::choose(std::size_t place) {
    if (selection && place < frame.blocks().size()) selection->choose(frame.blocks()[place].ref);
}

void PlotFrame::Private::chooseRow(int row) {
    if (choosing_row) return;
    const int block = model->blockOf(row);
    if (block >= 0) choose(static_cast<std::size_t>(block));
}

void PlotFrame::Private::step(int by) {
    const auto count = static_cast<std::ptrdiff_t>(frame.blocks().size());
    if (count == 0) return;
    // The first step begins at the end that it moves away from.
    const std::ptrdiff_t from = chosen ? static_cast<std::ptrdiff_t>(*chosen) : (by > 0 ? -1 : count);
    const auto place = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(from + by, 0, count - 1));
    choose(place);
    bringIntoView(place);
}

void PlotFrame::Private::chooseEnd(bool last) {
    if (frame.blocks().empty()) return;
    const std::size_t place = last ? frame.blocks().size() - 1 : 0;
    choose(place);
    bringIntoView(place);
}

void PlotFrame::Private::bringIntoView(std::size_t place) {
    ensureDrawn();
    const auto extent = frame.blockExtent(place);
    const View now = ranges();
    if (!extent || (extent->first >= now.xLow && extent->second <= now.xHigh)) return;
    const double shift = 0.5 * (extent->first + extent->second - now.xLow - now.xHigh);
    frame.pan(shift / (now.xHigh - now.xLow), 0);
}

}  // namespace assay::ui
