// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with a plot: tool row, context menu, keys, saving, dragging out.
#include "ui/plot/plot_frame_private.h"
#include "ui/session/words.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDrag>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>

namespace assay::ui {

namespace {

QString standardKey(QKeySequence::StandardKey key) {
    return QKeySequence(key).toString(QKeySequence::NativeText);
}
QString keyText(QKeyCombination key) {
    return QKeySequence(key).toString(QKeySequence::NativeText);
}

/// A name for a file: what stands in a title and in no path.
QString fileName(const QString& title, const QString& ending) {
    return title.left(60).simplified().replace(QLatin1Char('/'), QLatin1Char('-')) + QLatin1Char('.') +
           ending;
}

}  // namespace

void PlotFrame::Private::buildTools(QWidget& row) {
    auto* layout = new QHBoxLayout(&row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    const auto button = [&](QAction* action) {
        auto* tool = new QToolButton(&row);
        tool->setDefaultAction(action);
        tool->setAutoRaise(true);
        // Reached by its key and by the context menu; Tab goes from plot to plot.
        tool->setFocusPolicy(Qt::NoFocus);
        tool->setAccessibleName(action->text());
        layout->addWidget(tool);
        return tool;
    };
    const auto add = [&](PlotIcon icon, const QString& text, const QString& key, auto slot) {
        auto* action = new QAction(text, &frame);
        action->setToolTip(key.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, key));
        QObject::connect(action, &QAction::triggered, &frame, slot);
        tools.push_back({action, icon});
        button(action);
        return action;
    };
    add(PlotIcon::zoomIn, tr("Zoom in"), QStringLiteral("+"), [this] { frame.zoom(zoomStep); });
    add(PlotIcon::zoomOut, tr("Zoom out"), QStringLiteral("\u2212"), [this] { frame.zoom(1 / zoomStep); });
    add(PlotIcon::reset, tr("Reset view"), QStringLiteral("0"), [this] { frame.resetView(); });
    table_action = add(PlotIcon::table, tr("Show as table"), QStringLiteral("T"),
                       [this] { frame.showTable(!frame.isTableShown()); });
    table_action->setCheckable(true);
    add(PlotIcon::copy, tr("Copy"), standardKey(QKeySequence::Copy), [this] { frame.copy(); });
    add(PlotIcon::save, tr("Save as\u2026"), standardKey(QKeySequence::Save), [this] { askAndSave({}); });

    auto* drag = new QAction(tr("Drag the picture out"), &frame);
    drag->setToolTip(tr("Drag from here to take the picture into another program"));
    tools.push_back({drag, PlotIcon::drag});
    handle = button(drag);
    handle->setObjectName(QStringLiteral("plotDragHandle"));
    handle->setCursor(Qt::OpenHandCursor);
    handle->installEventFilter(&frame);
}

void PlotFrame::Private::setIcons() {
    for (const auto& tool : tools)
        tool.action->setIcon(plotIcon(tool.icon, theme.text));
}

void PlotFrame::Private::showTools(bool shown) {
    tool_row->setVisible(shown);
}

std::unique_ptr<QMenu> PlotFrame::Private::menu() {
    auto menu = std::make_unique<QMenu>(&frame);
    menu->setObjectName(QStringLiteral("plotMenu"));
    const auto add = [&](QMenu& to, const char* name, const QString& text, const QString& key, auto slot) {
        auto* action = to.addAction(key.isEmpty() ? text : text + QLatin1Char('\t') + key);
        action->setObjectName(QLatin1String(name));
        QObject::connect(action, &QAction::triggered, &frame, slot);
        return action;
    };
    const Qt::Orientations ways = canvas->axisRect()->rangeDrag();
    add(*menu, "plotZoomIn", tr("Zoom in"), QStringLiteral("+"), [this] { frame.zoom(zoomStep); });
    add(*menu, "plotZoomOut", tr("Zoom out"), QStringLiteral("\u2212"), [this] { frame.zoom(1 / zoomStep); });
    auto* move = menu->addMenu(tr("Move"));
    add(*move, "plotLeft", tr("Left"), keyText(Qt::Key_Left), [this] { frame.pan(-panStep, 0); });
    add(*move, "plotRight", tr("Right"), keyText(Qt::Key_Right), [this] { frame.pan(panStep, 0); });
    if (ways & Qt::Vertical) {
        add(*move, "plotUp", tr("Up"), keyText(Qt::Key_Up), [this] { frame.pan(0, panStep); });
        add(*move, "plotDown", tr("Down"), keyText(Qt::Key_Down), [this] { frame.pan(0, -panStep); });
    }
    add(*menu, "plotReset", tr("Reset view"), QStringLiteral("0"), [this] { frame.resetView(); });
    if (selection && !frame.blocks().empty()) {
        auto* block = menu->addMenu(tr("Choose a block"));
        add(*block, "plotNextBlock", tr("Next"), keyText(Qt::SHIFT | Qt::Key_Right), [this] { step(1); });
        add(*block, "plotPreviousBlock", tr("Previous"), keyText(Qt::SHIFT | Qt::Key_Left),
            [this] { step(-1); });
        add(*block, "plotFirstBlock", tr("First"), keyText(Qt::SHIFT | Qt::Key_Home),
            [this] { chooseEnd(false); });
        add(*block, "plotLastBlock", tr("Last"), keyText(Qt::SHIFT | Qt::Key_End),
            [this] { chooseEnd(true); });
        add(*block, "plotNoBlock", tr("None"), keyText(Qt::Key_Escape), [this] {
            selection->clear();
        })->setEnabled(selection->chosen().has_value());
    }
    menu->addSeparator();
    auto* table = add(*menu, "plotTable", tr("Show as table"), QStringLiteral("T"),
                      [this] { frame.showTable(!frame.isTableShown()); });
    table->setCheckable(true);
    table->setChecked(frame.isTableShown());
    add(*menu, "plotCopy", tr("Copy"), standardKey(QKeySequence::Copy), [this] { frame.copy(); });
    auto* save = menu->addMenu(tr("Save as"));
    add(*save, "plotSavePng", tr("Picture (PNG)\u2026"), {}, [this] { askAndSave(QStringLiteral("png")); });
    add(*save, "plotSaveSvg", tr("Vector picture (SVG)\u2026"), {},
        [this] { askAndSave(QStringLiteral("svg")); });
    add(*save, "plotSavePdf", tr("Document (PDF)\u2026"), {}, [this] { askAndSave(QStringLiteral("pdf")); });
    add(*save, "plotSaveCsv", tr("Table (CSV)\u2026"), {}, [this] { askAndSave(QStringLiteral("csv")); });
    return menu;
}

void PlotFrame::Private::askAndSave(const QString& ending) {
    const std::pair<QString, QString> kinds[] = {{QStringLiteral("png"), tr("Picture (*.png)")},
                                                 {QStringLiteral("svg"), tr("Vector picture (*.svg)")},
                                                 {QStringLiteral("pdf"), tr("Document (*.pdf)")},
                                                 {QStringLiteral("csv"), tr("Table (*.csv)")}};
    QStringList filters;
    for (const auto& [kind, filter] : kinds)
        if (ending.isEmpty() || kind == ending) filters << filter;
    QFileDialog dialog(&frame, tr("Save plot"), {}, filters.join(QStringLiteral(";;")));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(ending.isEmpty() ? QStringLiteral("png") : ending);
    dialog.selectFile(fileName(frame.title(), dialog.defaultSuffix()));
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString& now) {
        for (const auto& [kind, filter] : kinds)
            if (filter == now) dialog.setDefaultSuffix(kind);
    });
    if (dialog.exec() == QDialog::Accepted) saveTo(dialog.selectedFiles().constFirst());
}

void PlotFrame::Private::saveTo(const QString& path) {
    say({});
    const PlotTable table = frame.table();
    const auto tell = [this](const Status& saved) {
        if (!saved) say(shown(saved.error().text()));
    };
    if (QFileInfo(path).suffix().toLower() == QLatin1String("csv") && table.rows > longTable) {
        writing.request([table, path] { return saveTable(table, path); }, tell);
        return;
    }
    tell(frame.save(path));
}

void PlotFrame::Private::copyTable() {
    const PlotTable table = frame.table();
    const auto hand_over = [](const QByteArray& csv) {
        auto* mime = new QMimeData;
        mime->setText(QString::fromUtf8(csv));
        mime->setData(QStringLiteral("text/csv"), csv);
        QApplication::clipboard()->setMimeData(mime);
    };
    if (table.rows > longTable) {
        copying.request([table] { return toCsv(table); }, hand_over);
    } else {
        hand_over(toCsv(table));
    }
}

bool PlotFrame::Private::dragEvent(QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress) {
        pressed = static_cast<QMouseEvent*>(event)->position();
        return true;
    }
    if (event->type() != QEvent::MouseMove) return false;
    const auto* mouse = static_cast<QMouseEvent*>(event);
    const double way = (mouse->position() - pressed).manhattanLength();
    if (!(mouse->buttons() & Qt::LeftButton) || way < QApplication::startDragDistance()) return true;
    auto* drag = new QDrag(&frame);
    drag->setMimeData(frame.picture().release());
    drag->setPixmap(canvas->grab().scaledToHeight(qMin(canvas->height(), 6 * frame.fontMetrics().height()),
                                                  Qt::SmoothTransformation));
    drag->exec(Qt::CopyAction);
    return true;
}

bool PlotFrame::Private::handles(const QKeyEvent& event) const {
    if (event.matches(QKeySequence::Copy) || event.matches(QKeySequence::Save)) return true;
    if (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) return false;
    const bool blocks = selection && !frame.blocks().empty();
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
        case Qt::Key_End:
            return blocks && (event.modifiers() & Qt::ShiftModifier);
        case Qt::Key_Escape:
            return frame.isTableShown() || (selection && selection->chosen());
        default:
            return false;
    }
}

bool PlotFrame::Private::act(const QKeyEvent& event) {
    if (!handles(event)) return false;
    if (event.matches(QKeySequence::Copy)) return frame.copy(), true;
    if (event.matches(QKeySequence::Save)) return askAndSave({}), true;
    const bool of_blocks = (event.modifiers() & Qt::ShiftModifier) && selection && !frame.blocks().empty();
    switch (event.key()) {
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return frame.zoom(zoomStep), true;
        case Qt::Key_Minus:
            return frame.zoom(1 / zoomStep), true;
        case Qt::Key_Home:
            return of_blocks ? chooseEnd(false) : frame.resetView(), true;
        case Qt::Key_0:
            return frame.resetView(), true;
        case Qt::Key_T:
            return frame.showTable(!frame.isTableShown()), true;
        case Qt::Key_Left:
            return of_blocks ? step(-1) : frame.pan(-panStep, 0), true;
        case Qt::Key_Right:
            return of_blocks ? step(1) : frame.pan(panStep, 0), true;
        case Qt::Key_Up:
            return frame.pan(0, panStep), true;
        case Qt::Key_Down:
            return frame.pan(0, -panStep), true;
        case Qt::Key_End:
            return chooseEnd(true), true;
        case Qt::Key_Escape:
            // One step back at a time: first the chosen block, then the table.
            if (selection && selection->chosen()) return selection->clear(), true;
            return frame.showTable(false), true;
        default:
            return false;
    }
}

}  // namespace assay::ui
