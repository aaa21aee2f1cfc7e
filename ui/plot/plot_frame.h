// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/plot/plot_table.h"
#include "ui/plot/plot_theme.h"

#include <QWidget>

#include <memory>
#include <optional>

class QCustomPlot;

namespace assay::ui {

/// The one frame around every plot: title, plot, readout, caption in words, zoom and pan (wheel, drag, keys),
/// reset, copy, save, and a table in place of the picture. Follows the palette. Main thread. Keys: + and −
/// zoom, arrows pan, 0 or Home resets, T shows the table, Esc leaves it, copy and save by their standard
/// keys.
class PlotFrame : public QWidget {
    Q_OBJECT
  public:
    ~PlotFrame() override;

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString caption() const;
    [[nodiscard]] virtual PlotTable table() const = 0;

    /// Off where the page shows the title or the caption itself; the accessible description stays.
    void setTitleVisible(bool visible);
    void setCaptionVisible(bool visible);

    /// The label of the axis that lies at a place of the frame; empty elsewhere.
    [[nodiscard]] QString axisWordsAt(const QPoint& at) const;

    void showTable(bool shown);
    [[nodiscard]] bool isTableShown() const;

    void zoom(double factor);           // above 1: closer
    void pan(double right, double up);  // in shares of the visible range
    void resetView();
    /// True while a person has zoomed or panned; new data then leaves the ranges alone.
    [[nodiscard]] bool hasOwnView() const;
    struct View {
        double xLow, xHigh, yLow, yHigh;
        bool operator==(const View&) const = default;
    };
    [[nodiscard]] View view() const;

    /// As vectors, as it stands (also zoomed), without title and caption. `target` in points.
    void paint(QPainter& painter, const QRectF& target, const PlotTheme& theme) const;

    void copy() const;
    /// By the file's ending: png, svg, pdf or csv. Pictures are always light. Replaces an existing file.
    [[nodiscard]] Status save(const QString& path) const;

  signals:
    void viewChanged();

  protected:
    explicit PlotFrame(QWidget* parent);

    void setWords(const QString& title, const QString& caption);
    /// For plots whose height follows from their rows; the others take what the page gives.
    void setPlotHeight(int height);
    /// To be called after the data changed: draws again and keeps a person's own view.
    void redraw();

    /// Puts plottables, items and home ranges onto an emptied canvas.
    virtual void draw(QCustomPlot& canvas, const PlotTheme& theme) const = 0;
    /// What lies under the pointer, in words; empty for nothing. `at` in widget coordinates of the canvas.
    [[nodiscard]] virtual QString readout(const QCustomPlot& canvas, const QPointF& at) const = 0;
    virtual void clicked(const QCustomPlot& canvas, const QPointF& at);
    /// Whether a key was used; called before the frame's own keys.
    virtual bool keyPressed(int key);

    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    class Private;
    std::unique_ptr<Private> d_;
};

}  // namespace assay::ui
