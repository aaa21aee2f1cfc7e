// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/canvas.h"
#include "ui/plot/plot_export.h"
#include "ui/plot/plot_frame.h"
#include "ui/plot/plot_icons.h"
#include "ui/session/newest_value.h"

#include <QLabel>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>

#include <vector>

// Inside the frame: its widgets, its tools, the chosen block. For plot_frame*.cpp alone.
namespace assay::ui {

/// How far one press or click zooms and pans.
inline constexpr double zoomStep = 1.3;
inline constexpr double panStep = 0.15;
/// Tables of more rows are written on the pool.
inline constexpr int longTable = 20000;

class PlotFrame::Private {
  public:
    explicit Private(PlotFrame& owner) : frame(owner) {}

    // plot_frame_private.cpp
    void build();
    void setQuietColours();
    void draw();
    void ensureDrawn();
    /// What the plot is about now; a person's view of another thing is not kept.
    void becomeAbout(const QString& words, const QString& besides);
    void refreshTable();
    void fitColumns();
    void setRanges(const View& view);
    [[nodiscard]] View ranges() const;
    [[nodiscard]] ExportedPlot exported() const;
    void say(const QString& problem);

    // plot_frame_tools.cpp
    void buildTools(QWidget& row);
    void setIcons();
    void showTools(bool shown);
    [[nodiscard]] std::unique_ptr<QMenu> menu();
    /// `ending`: "png", "svg", "pdf", "csv"; empty lets the person choose.
    void askAndSave(const QString& ending);
    void saveTo(const QString& path);
    void copyTable();
    [[nodiscard]] bool handles(const QKeyEvent& event) const;
    bool act(const QKeyEvent& event);
    bool dragEvent(QEvent* event);

    // plot_frame_blocks.cpp
    void follow();
    void showChosen();
    void choose(std::size_t place);
    void chooseRow(int row);
    void step(int by);
    void chooseEnd(bool last);
    void bringIntoView(std::size_t place);
    [[nodiscard]] QString chosenWords() const;

    struct Tool {
        QAction* action = nullptr;
        PlotIcon icon{};
    };

    PlotFrame& frame;
    QLabel* title = nullptr;
    QLabel* readout = nullptr;
    QLabel* caption = nullptr;
    QLabel* problem = nullptr;
    QWidget* head = nullptr;
    QWidget* tool_row = nullptr;
    QToolButton* handle = nullptr;  // the picture is dragged out by it
    QCustomPlot* canvas = nullptr;
    QTableView* view = nullptr;
    PlotTableModel* model = nullptr;
    std::vector<Tool> tools;
    QAction* table_action = nullptr;
    PlotTheme theme;
    QString reading;
    QStringList subject;         // tells what is shown from anything else; the same while it grows
    QStringList tabled_subject;  // what the table shows
    std::vector<int> fitted;     // widths of the columns that no person has changed
    bool own_view = false;
    bool setting_ranges = false;
    bool dirty = true;

    BlockSelection* selection = nullptr;
    std::optional<std::size_t> chosen;
    bool choosing_row = false;  // the program moves the table's current row

    QPointF pressed;
    mutable std::unique_ptr<QTemporaryDir> dragged;
    NewestValue<Status> writing;
    NewestValue<QByteArray> copying;
};

}  // namespace assay::ui
