// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/canvas.h"
#include "ui/plot/plot_export.h"
#include "ui/plot/plot_frame.h"
#include "ui/plot/plot_icons.h"

#include <QLabel>
#include <QTableView>

#include <array>

// Inside the frame: its widgets and tools. For plot_frame*.cpp alone.
namespace assay::ui {

/// How far one press or click zooms and pans.
inline constexpr double zoomStep = 1.3;
inline constexpr double panStep = 0.15;

class PlotFrame::Private {
  public:
    explicit Private(PlotFrame& owner) : frame(owner) {}

    void build();
    void setIcons();
    void setQuietColours();
    void showTools(bool shown);
    void draw();
    void ensureDrawn();
    void refreshTable();
    void askAndSave();
    void setRanges(const View& view);
    [[nodiscard]] View ranges() const;
    [[nodiscard]] ExportedPlot exported() const;
    [[nodiscard]] bool handles(const QKeyEvent& event) const;

    struct Tool {
        QAction* action = nullptr;
        PlotIcon icon{};
    };

    PlotFrame& frame;
    QLabel* title = nullptr;
    QLabel* readout = nullptr;
    QLabel* caption = nullptr;
    QWidget* head = nullptr;
    QWidget* tool_row = nullptr;
    QCustomPlot* canvas = nullptr;
    QTableView* view = nullptr;
    PlotTableModel* model = nullptr;
    std::array<Tool, 6> tools;
    PlotTheme theme;
    bool own_view = false;
    bool setting_ranges = false;
    bool dirty = true;
};

}  // namespace assay::ui
