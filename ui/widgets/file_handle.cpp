// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/file_handle.h"

#include "ui/widgets/style.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QDrag>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QUrl>

namespace assay::ui {

FileHandle::FileHandle(const QString& icon, const QString& what, const QString& objectName, QWidget* parent)
    : QToolButton(parent), what_(what) {
    setObjectName(objectName);
    setIcon(style::icon(icon));
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(what);
    connect(this, &QToolButton::clicked, this, &FileHandle::showMenu);
}

void FileHandle::setPath(const QString& path) {
    path_ = path;
    setAccessibleDescription(path);
    setToolTip(tr("%1: %2").arg(what_, path) + QLatin1Char('\n') +
               tr("Drag it to where you need it, or click for more."));
}

std::unique_ptr<QMimeData> FileHandle::asDragged(const QString& path) {
    auto data = std::make_unique<QMimeData>();
    data->setUrls({QUrl::fromLocalFile(path)});
    data->setText(QDir::toNativeSeparators(path));
    return data;
}

std::unique_ptr<QMimeData> FileHandle::asCopied(const QString& path) {
    auto data = asDragged(path);
    const QByteArray address = QUrl::fromLocalFile(path).toEncoded();
    data->setData(QStringLiteral("x-special/gnome-copied-files"), "copy\n" + address);
    data->setData(QStringLiteral("application/x-kde-cutselection"), "0");
    return data;
}

void FileHandle::mousePressEvent(QMouseEvent* event) {
    pressed_ = event->position().toPoint();
    QToolButton::mousePressEvent(event);
}

void FileHandle::mouseMoveEvent(QMouseEvent* event) {
    const bool far =
        (event->position().toPoint() - pressed_).manhattanLength() >= QApplication::startDragDistance();
    if (!event->buttons().testFlag(Qt::LeftButton) || !far || !QFileInfo::exists(path_)) {
        QToolButton::mouseMoveEvent(event);
        return;
    }
    setDown(false);  // a drag is no click
    auto* drag = new QDrag(this);
    drag->setMimeData(asDragged(path_).release());
    drag->setPixmap(icon().pixmap(style::em(2)));
    drag->exec(Qt::CopyAction);
}

void FileHandle::showMenu() {
    QMenu menu(this);
    menu.setObjectName(objectName() + QStringLiteral("Menu"));
    menu.addAction(tr("Copy the file"), this,
                   [this] { QApplication::clipboard()->setMimeData(asCopied(path_).release()); })
        ->setObjectName(QStringLiteral("fileCopy"));
    menu.addAction(tr("Copy its path"), this,
                   [this] { QApplication::clipboard()->setText(QDir::toNativeSeparators(path_)); })
        ->setObjectName(QStringLiteral("fileCopyPath"));
    menu.addAction(
            tr("Show its folder"), this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path_).absolutePath())); })
        ->setObjectName(QStringLiteral("fileShowFolder"));
    menu.exec(mapToGlobal(rect().bottomLeft()));
}

}  // namespace assay::ui
