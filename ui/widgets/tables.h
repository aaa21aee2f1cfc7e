// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTableView>

#include <vector>

namespace assay::ui {

/// Draws a cell's mark (see MarkRole) as icon and shape before its word.
class MarkDelegate final : public QStyledItemDelegate {
    Q_OBJECT
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// A header without boxes: small muted words over a hairline.
class FlatHeader final : public QHeaderView {
    Q_OBJECT
  public:
    explicit FlatHeader(QWidget* parent = nullptr);

  protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    void paintEvent(QPaintEvent* event) override;
};

/// A table in our look: whole rows, no grid, no frame, columns to their contents, `stretched` takes the rest,
/// and the view as tall as its rows up to `tallestRows`.
class Table final : public QTableView {
    Q_OBJECT
  public:
    Table(QAbstractItemModel* model, int stretched, int tallestRows, const QString& objectName,
          const QString& name, QWidget* parent = nullptr);
    /// These columns are hashes or commands.
    void setFixedPitch(std::initializer_list<int> columns);
    /// These columns go first, the last of them before the others, where the window is narrow.
    void setOptional(std::vector<int> columns);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void fit();
    void dress();
    [[nodiscard]] int wantedWidth(int column) const;
    std::vector<int> optional_;
    bool dressing_ = false;
    int stretched_;
    int tallestRows_;
};

}  // namespace assay::ui
