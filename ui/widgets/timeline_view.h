// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/timeline_heights.h"

#include <QAbstractItemView>

#include <optional>

namespace assay::ui {

/// A list whose lines are as high as their words, for a million lines: only what is seen is measured and
/// drawn. Stays at its newest line until a person scrolls away from it; otherwise what is read stays where it
/// is while lines come and go. Enter and a click choose a line, left and right fold and open.
class TimelineView final : public QAbstractItemView {
    Q_OBJECT
  public:
    explicit TimelineView(QWidget* parent = nullptr);
    void setModel(QAbstractItemModel* model) override;

    [[nodiscard]] QRect visualRect(const QModelIndex& index) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    [[nodiscard]] QModelIndex indexAt(const QPoint& point) const override;
    /// Words are looked for in the field above; going through a million lines at a key would take a while.
    void keyboardSearch(const QString&) override {}
    /// True while the newest line is to be kept in sight.
    [[nodiscard]] bool isAtEnd() const { return atEnd_; }
    /// What is read stays where it is, although lines are about to come.
    void stay() { atEnd_ = false; }

  signals:
    /// By a click or by Enter. `open`: what came with it is wanted, not what it speaks of.
    void chosen(const QModelIndex& index, bool open);
    void foldRequested(const QModelIndex& index, bool open);
    void copyRequested(const QModelIndex& index);

  public slots:
    void reset() override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void updateGeometries() override;
    void rowsInserted(const QModelIndex& parent, int first, int last) override;
    void dataChanged(const QModelIndex& first, const QModelIndex& last, const QVector<int>& roles) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    [[nodiscard]] int horizontalOffset() const override { return 0; }
    [[nodiscard]] int verticalOffset() const override;
    [[nodiscard]] bool isIndexHidden(const QModelIndex&) const override { return false; }
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) override;
    [[nodiscard]] QRegion visualRegionForSelection(const QItemSelection& selection) const override;

  private:
    void rowsRemoved(const QModelIndex& parent, int first, int last);
    void rememberPlace();
    void begin();
    void forget(int row);
    int measured(int row);
    [[nodiscard]] QStyleOptionViewItem optionFor(const QModelIndex& index) const;
    [[nodiscard]] int rows() const;
    void place();
    void alignEnd();
    void scrollBy(int pixels);
    void showBar();

    RowHeights heights_;
    int anchor_ = 0;  // the first line that is seen …
    int hidden_ = 0;  // … and how many pixels of it are not
    bool atEnd_ = true;
    bool placing_ = false;  // the scroll bar is being told where we are
    struct Press {
        QPersistentModelIndex index;
        QPoint at;
        bool onFile = false;
    };
    Press pressed_;
    // What was read before everything was begun anew: found again by its record.
    std::optional<qint64> current_;
    std::optional<qint64> read_;
};

}  // namespace assay::ui
