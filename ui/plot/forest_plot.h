// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/forest_model.h"
#include "ui/plot/plot_frame.h"

namespace assay::ui {

/// A row each comparison, workload and metric: interval, point, δ, null band, decision as shape and word.
/// Rows are chosen by click or by Up, Down, Home and End.
class ForestPlot final : public PlotFrame {
    Q_OBJECT
  public:
    explicit ForestPlot(QWidget* parent = nullptr);
    void setModel(ForestModel model);
    [[nodiscard]] PlotTable table() const override;

    /// The chosen row, −1 for none. Set by the program it stays silent.
    [[nodiscard]] int currentRow() const;
    void setCurrentRow(int row);

  signals:
    /// A person chose another row.
    void rowChosen(int row);

  protected:
    void draw(QCustomPlot& canvas, const PlotTheme& theme) const override;
    [[nodiscard]] QString readout(const QCustomPlot& canvas, const QPointF& at) const override;
    void clicked(const QCustomPlot& canvas, const QPointF& at) override;
    bool keyPressed(int key) override;
    void changeEvent(QEvent* event) override;

  private:
    void choose(int row);
    void fit();
    [[nodiscard]] int rowAt(const QCustomPlot& canvas, double y) const;

    ForestModel model_;
    int currentRow_ = -1;
};

}  // namespace assay::ui
