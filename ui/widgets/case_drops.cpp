// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/case_drops.h"

#include <QApplication>
#include <QDragMoveEvent>
#include <QMimeData>
#include <QTimer>
#include <QUrl>
#include <QWidget>

namespace assay::ui {

CaseDrops::CaseDrops(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

QStringList CaseDrops::casesIn(const QMimeData& data) {
    QStringList out;
    for (const auto& url : data.urls())
        if (url.isLocalFile() && url.toLocalFile().endsWith(QLatin1String(".assay")))
            out << url.toLocalFile();
    return out;
}

bool CaseDrops::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::Show: {
            // Drags reach a window only where it says that it takes some.
            auto* widget = qobject_cast<QWidget*>(watched);
            const bool window = widget != nullptr && widget->isWindow() && !widget->isModal() &&
                                (widget->windowType() == Qt::Window || widget->windowType() == Qt::Dialog);
            if (window) widget->setAcceptDrops(true);
            return false;
        }
        case QEvent::DragEnter:
        case QEvent::DragMove:
        case QEvent::Drop:
            break;
        default:
            return false;
    }
    if (!watched->isWidgetType() || QApplication::activeModalWidget() != nullptr) return false;
    auto* drop = static_cast<QDropEvent*>(event);
    const QStringList cases = casesIn(*drop->mimeData());
    if (cases.isEmpty()) return false;
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    if (event->type() == QEvent::Drop) QTimer::singleShot(0, this, [this, cases] { emit dropped(cases); });
    return true;
}

}  // namespace assay::ui
