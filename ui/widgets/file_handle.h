// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

#include <memory>

class QMimeData;

namespace assay::ui {

/// A file as a thing to take away: dragged out it is the file, and a click shows what else can be done with
/// it: copying it for a file manager, copying its path, showing its folder.
class FileHandle final : public QToolButton {
    Q_OBJECT
  public:
    /// `what` names it to a person ("The case file").
    FileHandle(const QString& icon, const QString& what, const QString& objectName,
               QWidget* parent = nullptr);
    void setPath(const QString& path);
    [[nodiscard]] QString path() const { return path_; }

    /// As other programs take a file: its address, and its path as text.
    [[nodiscard]] static std::unique_ptr<QMimeData> asDragged(const QString& path);
    /// The same, and what file managers paste as a copy of the file.
    [[nodiscard]] static std::unique_ptr<QMimeData> asCopied(const QString& path);

  protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

  private:
    void showMenu();
    QString what_;
    QString path_;
    QPoint pressed_;
};

}  // namespace assay::ui
