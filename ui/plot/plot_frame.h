// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/plot/block_facts.h"
#include "ui/plot/plot_table.h"
#include "ui/plot/plot_theme.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <span>

class QCustomPlot;
class QMenu;
class QMimeData;

namespace assay::ui {

/// The one frame around every plot: title, plot, readout, caption in words, zoom and pan (wheel, drag, keys),
/// reset, copy, save, dragging the picture out, and a table in place of the picture. Follows the palette.
/// Main thread. Keys: + and − zoom, arrows pan, 0 or Home resets, T shows the table, Esc leaves it, copy and
/// save by their standard keys; where a plot shows blocks, Shift with the arrows, Home and End chooses one
/// and Esc none. All of it is in the context menu too.
class PlotFrame : public QWidget {
    Q_OBJECT
  public:
    ~PlotFrame() override;

    [[nodiscard]] QString title() const;
    /// One sentence: what the plot shows.
    [[nodiscard]] QString caption() const;
    /// How it is read: what its marks are. On screen a hover away, on saved pictures below the caption.
    [[nodiscard]] QString reading() const;
    [[nodiscard]] virtual PlotTable table() const = 0;

    /// Off where the page shows the title or the caption itself; the accessible description stays.
    void setTitleVisible(bool visible);
    void setCaptionVisible(bool visible);

    /// The block chosen there is marked here, and the other way round. Not owned: outlives the frame, or is
    /// taken back with nullptr.
    void setSelection(BlockSelection* selection);
    /// Its place among the plot's blocks; none while no block, or one of another workload, is chosen.
    [[nodiscard]] std::optional<std::size_t> chosenBlock() const;
    /// The label of the axis that lies at a place of the frame; empty elsewhere.
    [[nodiscard]] QString axisWordsAt(const QPoint& at) const;

    void showTable(bool shown);
    [[nodiscard]] bool isTableShown() const;

    void zoom(double factor);           // above 1: closer
    void pan(double right, double up);  // in shares of the visible range
    void resetView();
    /// True while a person has zoomed or panned; new data of the same thing then leaves the ranges alone.
    [[nodiscard]] bool hasOwnView() const;
    struct View {
        double xLow, xHigh, yLow, yHigh;
        bool operator==(const View&) const = default;
    };
    [[nodiscard]] View view() const;

    /// As vectors, as it stands (also zoomed), without title and caption. `target` in points.
    void paint(QPainter& painter, const QRectF& target, const PlotTheme& theme) const;

    void copy();
    /// What is copied and dragged out: the picture, as PNG too, its words, and the address of an SVG file
    /// that lives as long as the frame.
    [[nodiscard]] std::unique_ptr<QMimeData> picture() const;
    /// By the file's ending: png, svg, pdf or csv. Pictures are always light. Replaces an existing file.
    [[nodiscard]] Status save(const QString& path) const;
    /// Everything that can be done with the plot, each with its key.
    [[nodiscard]] std::unique_ptr<QMenu> menu();

  signals:
    void viewChanged();

  protected:
    explicit PlotFrame(QWidget* parent);

    /// To be called when the model has been taken over. `besides` is what tells the thing shown from others
    /// of the same title, plan and workload.
    void setWords(const QString& title, const QString& caption, const QString& reading = {},
                  const QString& besides = {});
    /// For plots whose height follows from their rows; the others take what the page gives.
    void setPlotHeight(int height);
    /// To be called after the data changed: draws again. A person's own view and place in the table stay
    /// while the same thing grows; another thing is shown from its home.
    void redraw();

    /// Puts plottables, items and home ranges onto an emptied canvas.
    virtual void draw(QCustomPlot& canvas, const PlotTheme& theme) const = 0;
    /// What lies under the pointer, in words; empty for nothing. `at` in widget coordinates of the canvas.
    [[nodiscard]] virtual QString readout(const QCustomPlot& canvas, const QPointF& at) const = 0;
    /// Not called at the end of a drag.
    virtual void clicked(const QCustomPlot& canvas, const QPointF& at);
    /// Whether a key was used; called before the frame's own keys.
    virtual bool keyPressed(int key);

    /// The workload's blocks in the order of the file; empty for a plot that shows none.
    [[nodiscard]] virtual std::span<const BlockFacts> blocks() const;
    /// The block whose mark lies under the pointer.
    [[nodiscard]] virtual std::optional<std::size_t> blockAt(const QCustomPlot& canvas,
                                                             const QPointF& at) const;
    /// Its figure here ("−5.20%"); empty for a block without one.
    [[nodiscard]] virtual QString blockValue(std::size_t place) const;
    /// Its extent on the x axis, so that stepping to it can bring it into view; none where it has none.
    [[nodiscard]] virtual std::optional<std::pair<double, double>> blockExtent(std::size_t place) const;
    /// Over everything else, in the theme's accent.
    virtual void drawChosen(QPainter& painter, const QCustomPlot& canvas, const PlotTheme& theme,
                            std::size_t place) const;

    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    bool canvasEvent(QEvent* event);
    class Private;
    std::unique_ptr<Private> d_;
};

}  // namespace assay::ui
