// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/plot_frame_private.h"

#include "ui/plot/canvas.h"
#include "ui/plot/plot_export.h"
#include "ui/plot/plot_icons.h"
#include "ui/plot/vector_painting.h"
#include "ui/session/words.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace assay::ui {

namespace {

/// A label that never asks for more room than there is.
class ElidedLabel final : public QLabel {
  public:
    using QLabel::QLabel;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setPen(palette().color(foregroundRole()));
        painter.drawText(rect(), static_cast<int>(alignment()),
                         fontMetrics().elidedText(text(), Qt::ElideRight, width()));
    }
};

}  // namespace

void PlotFrame::Private::build() {
    title = new ElidedLabel(&frame);
    QFont strong = frame.font();
    strong.setWeight(QFont::DemiBold);
    title->setFont(strong);
    readout = new ElidedLabel(&frame);
    readout->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    caption = new QLabel(&frame);
    caption->setWordWrap(true);
    caption->setTextFormat(Qt::PlainText);
    caption->setTextInteractionFlags(Qt::TextSelectableByMouse);

    canvas = new QCustomPlot(&frame);
    canvas->setPlottingHint(QCP::phFastPolylines);  // thick antialiased lines of thousands of points
    canvas->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    canvas->setFocusPolicy(Qt::ClickFocus);
    canvas->setFocusProxy(&frame);  // from here on a policy set on the canvas would be the frame's
    frame.setFocusPolicy(Qt::StrongFocus);
    canvas->setMouseTracking(true);
    canvas->installEventFilter(&frame);
    canvas->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    canvas->setAttribute(Qt::WA_OpaquePaintEvent);
    const auto changed = [this] {
        if (setting_ranges) return;
        own_view = true;
        emit frame.viewChanged();
    };
    QObject::connect(canvas->xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), &frame, changed);
    QObject::connect(canvas->yAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), &frame, changed);

    model = new PlotTableModel(&frame);
    view = new QTableView(&frame);
    view->setModel(model);
    view->setAlternatingRowColors(true);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->verticalHeader()->hide();
    view->setShowGrid(false);
    view->setFrameShape(QFrame::NoFrame);
    view->horizontalHeader()->setHighlightSections(false);

    tool_row = new QWidget(&frame);
    auto* tool_layout = new QHBoxLayout(tool_row);
    tool_layout->setContentsMargins(0, 0, 0, 0);
    tool_layout->setSpacing(0);
    const auto tool = [&](std::size_t place, PlotIcon icon, const QString& text, const QString& key,
                          auto slot) {
        auto* action = new QAction(text, &frame);
        action->setToolTip(QStringLiteral("%1 (%2)").arg(text, key));
        QObject::connect(action, &QAction::triggered, &frame, slot);
        auto* button = new QToolButton(tool_row);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setFocusPolicy(
            Qt::NoFocus);  // reached by its key and by the context menu; Tab goes from plot to plot
        button->setAccessibleName(text);
        tool_layout->addWidget(button);
        tools[place] = {action, icon};
    };
    tool(0, PlotIcon::zoomIn, tr("Zoom in"), QStringLiteral("+"), [this] { frame.zoom(zoomStep); });
    tool(1, PlotIcon::zoomOut, tr("Zoom out"), QStringLiteral("\u2212"),
         [this] { frame.zoom(1 / zoomStep); });
    tool(2, PlotIcon::reset, tr("Reset view"), QStringLiteral("0"), [this] { frame.resetView(); });
    tool(3, PlotIcon::table, tr("Show as table"), QStringLiteral("T"),
         [this] { frame.showTable(!frame.isTableShown()); });
    tool(4, PlotIcon::copy, tr("Copy"), QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText),
         [this] { frame.copy(); });
    tool(5, PlotIcon::save, tr("Save as\u2026"),
         QKeySequence(QKeySequence::Save).toString(QKeySequence::NativeText), [this] { askAndSave(); });
    tools[3].action->setCheckable(true);

    head = new QWidget(&frame);
    auto* head_layout = new QHBoxLayout(head);
    head_layout->setContentsMargins(0, 0, 0, 0);
    title->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    readout->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    head_layout->addWidget(title, 1);
    head_layout->addWidget(readout);
    head_layout->addWidget(tool_row);
    head->setMinimumHeight(tool_row->sizeHint().height());  // so that nothing moves when the tools appear
    tool_row->hide();

    auto* layout = new QVBoxLayout(&frame);
    layout->setContentsMargins(2, 2, 2, 2);  // room for the focus line
    layout->setSpacing(2);
    layout->addWidget(head);
    layout->addWidget(canvas, 1);
    layout->addWidget(view, 1);  // one of the two is shown
    view->hide();
    layout->addWidget(caption);

    theme = PlotTheme::fromPalette(frame.palette(), frame.font());
    setIcons();
    setQuietColours();
}

void PlotFrame::Private::setIcons() {
    for (const auto& tool : tools)
        tool.action->setIcon(plotIcon(tool.icon, theme.text));
}

void PlotFrame::Private::setQuietColours() {
    for (QLabel* label : {readout, caption}) {
        QPalette palette = label->palette();
        palette.setColor(QPalette::WindowText, theme.quiet);
        palette.setColor(QPalette::Text, theme.quiet);  // what selectable labels draw with
        label->setPalette(palette);
    }
}

void PlotFrame::Private::showTools(bool shown) {
    tool_row->setVisible(shown);
}

PlotFrame::View PlotFrame::Private::ranges() const {
    const QCPRange x = canvas->xAxis->range();
    const QCPRange y = canvas->yAxis->range();
    return {x.lower, x.upper, y.lower, y.upper};
}

void PlotFrame::Private::setRanges(const View& view_ranges) {
    setting_ranges = true;
    canvas->xAxis->setRange(view_ranges.xLow, view_ranges.xHigh);
    canvas->yAxis->setRange(view_ranges.yLow, view_ranges.yHigh);
    setting_ranges = false;
}

void PlotFrame::Private::draw() {
    const View before = ranges();
    setting_ranges = true;
    frame.draw(*canvas, theme);
    setting_ranges = false;
    if (own_view) setRanges(before);
    dirty = false;
    canvas->replot(QCustomPlot::rpQueuedReplot);
}

void PlotFrame::Private::ensureDrawn() {
    if (dirty) draw();
}

void PlotFrame::Private::refreshTable() {
    const int scrolled = view->verticalScrollBar()->value();
    model->setTable(frame.table());
    view->resizeColumnsToContents();
    view->verticalScrollBar()->setValue(scrolled);
}

ExportedPlot PlotFrame::Private::exported() const {
    ExportedPlot plot;
    plot.title = frame.title();
    plot.caption = frame.caption();
    // A pixel of the window is taken for 0.75 points, as at 96 dots per inch.
    plot.size = QSizeF(qMax(canvas->width(), 480), qMax(canvas->height(), 160)) * 0.75;
    plot.font = frame.font();
    plot.paint = [this](QPainter& painter, const QRectF& target, const PlotTheme& paper) {
        frame.paint(painter, target, paper);
    };
    plot.table = [this] { return frame.table(); };
    return plot;
}

void PlotFrame::Private::askAndSave() {
    const QString path = QFileDialog::getSaveFileName(
        &frame, tr("Save plot"),
        frame.title().left(60).simplified().replace(QLatin1Char('/'), QLatin1Char('-')) +
            QStringLiteral(".png"),
        tr("Picture (*.png);;Vector picture (*.svg);;Document (*.pdf);;Table (*.csv)"));
    if (path.isEmpty()) return;
    if (const Status saved = frame.save(path); !saved) {
        QMessageBox::warning(&frame, tr("Save plot"), shown(saved.error().text()));
    }
}

bool PlotFrame::Private::handles(const QKeyEvent& event) const {
    if (event.matches(QKeySequence::Copy) || event.matches(QKeySequence::Save)) return true;
    if (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) return false;
    switch (event.key()) {
        case Qt::Key_Plus:
        case Qt::Key_Equal:
        case Qt::Key_Minus:
        case Qt::Key_0:
        case Qt::Key_Home:
        case Qt::Key_T:
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
            return true;
        case Qt::Key_Escape:
            return frame.isTableShown();  // else it is the window's
        default:
            return false;
    }
}

}  // namespace assay::ui
