// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/plot_frame.h"

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

constexpr double zoomStep = 1.3;
constexpr double panStep = 0.15;

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
        default:
            return false;
    }
}

PlotFrame::PlotFrame(QWidget* parent) : QWidget(parent), d_(std::make_unique<Private>(*this)) {
    d_->build();
}

PlotFrame::~PlotFrame() = default;

QString PlotFrame::title() const {
    return d_->title->text();
}
QString PlotFrame::caption() const {
    return d_->caption->text();
}
void PlotFrame::setTitleVisible(bool visible) {
    d_->title->setVisible(visible);
}
void PlotFrame::setCaptionVisible(bool visible) {
    d_->caption->setVisible(visible);
}

void PlotFrame::setWords(const QString& title, const QString& caption) {
    d_->title->setText(title);
    d_->caption->setText(caption);
    setAccessibleName(title);
    setAccessibleDescription(caption);
    d_->view->setAccessibleName(tr("%1, as a table").arg(title));
    d_->view->setAccessibleDescription(caption);
}

void PlotFrame::setPlotHeight(int height) {
    d_->canvas->setFixedHeight(height);
}

void PlotFrame::redraw() {
    d_->dirty = true;
    if (isVisible()) d_->draw();
    if (isTableShown()) d_->refreshTable();
}

void PlotFrame::showTable(bool shown) {
    if (shown) d_->refreshTable();
    d_->canvas->setVisible(!shown);
    d_->view->setVisible(shown);
    d_->tools[3].action->setChecked(shown);
    if (shown && hasFocus()) d_->view->setFocus();
    if (!shown && d_->view->hasFocus()) setFocus();
}

bool PlotFrame::isTableShown() const {
    return !d_->view->isHidden();
}

void PlotFrame::zoom(double factor) {
    d_->ensureDrawn();
    View now = view();
    const auto closer = [factor](double& low, double& high) {
        const double centre = 0.5 * (low + high);
        const double half = 0.5 * (high - low) / factor;
        low = centre - half;
        high = centre + half;
    };
    const Qt::Orientations ways = d_->canvas->axisRect()->rangeZoom();
    if (ways & Qt::Horizontal) closer(now.xLow, now.xHigh);
    if (ways & Qt::Vertical) closer(now.yLow, now.yHigh);
    d_->setRanges(now);
    d_->own_view = true;
    d_->canvas->replot(QCustomPlot::rpQueuedReplot);
    emit viewChanged();
}

void PlotFrame::pan(double right, double up) {
    d_->ensureDrawn();
    View now = view();
    const Qt::Orientations ways = d_->canvas->axisRect()->rangeDrag();
    if (!(ways & Qt::Horizontal)) right = 0;
    if (!(ways & Qt::Vertical)) up = 0;
    const double x = right * (now.xHigh - now.xLow);
    const double y = up * (now.yHigh - now.yLow);
    d_->setRanges({now.xLow + x, now.xHigh + x, now.yLow + y, now.yHigh + y});
    d_->own_view = true;
    d_->canvas->replot(QCustomPlot::rpQueuedReplot);
    emit viewChanged();
}

void PlotFrame::resetView() {
    d_->own_view = false;
    d_->draw();
    emit viewChanged();
}

bool PlotFrame::hasOwnView() const {
    return d_->own_view;
}

PlotFrame::View PlotFrame::view() const {
    d_->ensureDrawn();
    return d_->ranges();
}

void PlotFrame::paint(QPainter& painter, const QRectF& target, const PlotTheme& theme) const {
    d_->ensureDrawn();
    const View as_seen = d_->ranges();
    paintVectors(painter, target, theme, [&](QCustomPlot& canvas, const PlotTheme& canvas_theme) {
        draw(canvas, canvas_theme);
        if (!d_->own_view) return;
        canvas.xAxis->setRange(as_seen.xLow, as_seen.xHigh);
        canvas.yAxis->setRange(as_seen.yLow, as_seen.yHigh);
    });
}

void PlotFrame::copy() const {
    auto* mime = new QMimeData;
    if (isTableShown()) {
        mime->setText(QString::fromUtf8(toCsv(table())));
    } else {
        mime->setImageData(plotImage(d_->exported(), 2));
        mime->setText(title() + QStringLiteral("\n") + caption());
    }
    QApplication::clipboard()->setMimeData(mime);
}

Status PlotFrame::save(const QString& path) const {
    return savePlot(d_->exported(), path);
}

void PlotFrame::clicked(const QCustomPlot&, const QPointF&) {}

bool PlotFrame::keyPressed(int) {
    return false;
}

bool PlotFrame::event(QEvent* event) {
    switch (event->type()) {
        case QEvent::Show:
            d_->ensureDrawn();
            break;
        case QEvent::Enter:
        case QEvent::FocusIn:
            d_->showTools(true);
            break;
        case QEvent::Leave:
            d_->readout->clear();
            d_->showTools(hasFocus());
            break;
        case QEvent::FocusOut:
            d_->showTools(underMouse());
            break;
        case QEvent::ShortcutOverride:
            // While a plot has the focus its keys are its own, also where the window uses the same ones.
            if (d_->handles(*static_cast<QKeyEvent*>(event))) event->accept();
            break;
        case QEvent::Paint:
            if (hasFocus()) {
                QPainter painter(this);
                painter.setPen(QPen(d_->theme.accent, 1));
                painter.drawRect(rect().adjusted(0, 0, -1, -1));
            }
            break;
        default:
            break;
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) update();
    return QWidget::event(event);
}

void PlotFrame::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    for (const auto& tool : d_->tools)
        menu.addAction(tool.action);
    menu.exec(event->globalPos());
}

void PlotFrame::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange) return;
    const PlotTheme theme = PlotTheme::fromPalette(palette(), font());
    if (theme == d_->theme) return;
    d_->theme = theme;
    d_->setIcons();
    d_->setQuietColours();
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    d_->title->setFont(strong);
    redraw();
}

void PlotFrame::keyPressEvent(QKeyEvent* event) {
    if (!(event->modifiers() & Qt::ControlModifier) && keyPressed(event->key())) return;
    if (!d_->handles(*event)) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (event->matches(QKeySequence::Copy)) return copy();
    if (event->matches(QKeySequence::Save)) return d_->askAndSave();
    switch (event->key()) {
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return zoom(zoomStep);
        case Qt::Key_Minus:
            return zoom(1 / zoomStep);
        case Qt::Key_0:
        case Qt::Key_Home:
            return resetView();
        case Qt::Key_T:
            return showTable(!isTableShown());
        case Qt::Key_Left:
            return pan(-panStep, 0);
        case Qt::Key_Right:
            return pan(panStep, 0);
        case Qt::Key_Up:
            return pan(0, panStep);
        case Qt::Key_Down:
            return pan(0, -panStep);
        default:
            return;
    }
}

bool PlotFrame::eventFilter(QObject* watched, QEvent* event) {
    if (watched != d_->canvas) return QWidget::eventFilter(watched, event);
    switch (event->type()) {
        case QEvent::MouseMove: {
            const auto* mouse = static_cast<QMouseEvent*>(event);
            d_->readout->setText(readout(*d_->canvas, mouse->position()));
            break;
        }
        case QEvent::MouseButtonRelease: {
            const auto* mouse = static_cast<QMouseEvent*>(event);
            if (mouse->button() == Qt::LeftButton) clicked(*d_->canvas, mouse->position());
            break;
        }
        case QEvent::MouseButtonDblClick:
            resetView();
            return true;
        case QEvent::Wheel: {
            // A page scrolls under the wheel; a plot zooms once it was chosen, or with Ctrl.
            const auto* wheel = static_cast<QWheelEvent*>(event);
            if (!hasFocus() && !(wheel->modifiers() & Qt::ControlModifier)) {
                event->ignore();
                return true;
            }
            break;
        }
        default:
            break;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace assay::ui
