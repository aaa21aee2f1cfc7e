// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/plot_frame.h"

#include "ui/plot/canvas.h"
#include "ui/plot/plot_export.h"
#include "ui/plot/plot_frame_private.h"
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

namespace assay::ui {

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

QString PlotFrame::axisWordsAt(const QPoint& at) const {
    const QPoint inside = d_->canvas->mapFrom(this, at);
    const QRect axes = d_->canvas->axisRect()->rect();
    if (isTableShown() || !d_->canvas->rect().contains(inside) || axes.contains(inside)) return {};
    if (inside.y() > axes.bottom()) return d_->canvas->xAxis->label();
    return inside.x() < axes.left() ? d_->canvas->yAxis->label() : QString();
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
        case Qt::Key_Escape:
            return showTable(false);
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
