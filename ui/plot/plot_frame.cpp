// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/plot_frame.h"

#include "ui/plot/canvas.h"
#include "ui/plot/plot_export.h"
#include "ui/plot/plot_frame_private.h"
#include "ui/plot/vector_painting.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QUrl>

namespace assay::ui {

PlotFrame::PlotFrame(QWidget* parent) : QWidget(parent), d_(std::make_unique<Private>(*this)) {
    d_->build();
}

PlotFrame::~PlotFrame() {
    // The parts go after what their signals would reach.
    d_->view->selectionModel()->disconnect(this);
    if (d_->selection) d_->selection->disconnect(this);
}

QString PlotFrame::title() const {
    return d_->title->text();
}
QString PlotFrame::caption() const {
    return d_->caption->text();
}
QString PlotFrame::reading() const {
    return d_->reading;
}
void PlotFrame::setTitleVisible(bool visible) {
    d_->title->setVisible(visible);
}
void PlotFrame::setCaptionVisible(bool visible) {
    d_->caption->setVisible(visible);
}

void PlotFrame::setWords(const QString& title, const QString& caption, const QString& reading,
                         const QString& besides) {
    d_->becomeAbout(title, besides);
    const QString all = reading.isEmpty() ? caption : caption + QLatin1Char(' ') + reading;
    d_->title->setText(title);
    d_->caption->setText(caption);
    d_->caption->setToolTip(reading);
    d_->reading = reading;
    setAccessibleName(title);
    setAccessibleDescription(all);
    d_->canvas->setAccessibleName(title);
    d_->view->setAccessibleName(tr("%1, as a table").arg(title));
    d_->view->setAccessibleDescription(all);
}

void PlotFrame::setPlotHeight(int height) {
    d_->canvas->setFixedHeight(height);
}

void PlotFrame::redraw() {
    d_->dirty = true;
    if (isTableShown()) d_->refreshTable();
    d_->follow();  // the same block may have another place now
    if (isVisible()) d_->draw();
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
    d_->table_action->setChecked(shown);
    d_->showChosen();
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

void PlotFrame::copy() {
    if (isTableShown()) {
        d_->copyTable();
    } else {
        QApplication::clipboard()->setMimeData(picture().release());
    }
}

std::unique_ptr<QMimeData> PlotFrame::picture() const {
    auto mime = std::make_unique<QMimeData>();
    const ExportedPlot plot = d_->exported();
    const QImage image = plotImage(plot, 2);
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    mime->setImageData(image);
    mime->setData(QStringLiteral("image/png"), png);
    mime->setText(title() + QStringLiteral("\n") + plot.caption);
    if (!d_->dragged) d_->dragged = std::make_unique<QTemporaryDir>();
    const QString name = title().left(60).simplified().replace(QLatin1Char('/'), QLatin1Char('-'));
    const QString path = d_->dragged->filePath(name + QStringLiteral(".svg"));
    if (d_->dragged->isValid() && savePlot(plot, path)) mime->setUrls({QUrl::fromLocalFile(path)});
    return mime;
}

Status PlotFrame::save(const QString& path) const {
    return savePlot(d_->exported(), path);
}

std::unique_ptr<QMenu> PlotFrame::menu() {
    return d_->menu();
}

/// A click chooses the block under it; a click beside all of them chooses none.
void PlotFrame::clicked(const QCustomPlot& canvas, const QPointF& at) {
    if (!d_->selection || blocks().empty()) return;
    if (const auto place = blockAt(canvas, at)) {
        d_->choose(*place);
    } else {
        d_->selection->clear();
    }
}

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
            d_->showChosen();
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
    menu()->exec(event->globalPos());
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
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier));
    if (plain && keyPressed(event->key())) return;
    if (!d_->act(*event)) QWidget::keyPressEvent(event);
}

bool PlotFrame::eventFilter(QObject* watched, QEvent* event) {
    if (watched == d_->handle) return d_->dragEvent(event);
    if (watched == d_->view) {
        // Arrows and pages are the table's own; without this it would take a letter for a search.
        if (event->type() != QEvent::KeyPress) return false;
        auto* key = static_cast<QKeyEvent*>(event);
        const bool frames = key->key() == Qt::Key_T || key->key() == Qt::Key_Escape ||
                            key->matches(QKeySequence::Copy) || key->matches(QKeySequence::Save);
        return frames && d_->act(*key);
    }
    return watched == d_->canvas ? canvasEvent(event) : QWidget::eventFilter(watched, event);
}

bool PlotFrame::canvasEvent(QEvent* event) {
    switch (event->type()) {
        case QEvent::MouseMove: {
            const auto* mouse = static_cast<QMouseEvent*>(event);
            const QString words = readout(*d_->canvas, mouse->position());
            if (words.isEmpty()) {
                d_->showChosen();
            } else {
                d_->readout->setText(words);
            }
            break;
        }
        case QEvent::MouseButtonPress:
            d_->pressed = static_cast<QMouseEvent*>(event)->position();
            break;
        case QEvent::MouseButtonRelease: {
            const auto* mouse = static_cast<QMouseEvent*>(event);
            const double way = (mouse->position() - d_->pressed).manhattanLength();
            if (mouse->button() == Qt::LeftButton && way < QApplication::startDragDistance())
                clicked(*d_->canvas, mouse->position());
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
    return false;
}

}  // namespace assay::ui
