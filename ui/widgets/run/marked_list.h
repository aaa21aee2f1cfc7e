// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QListView>
#include <QPalette>

#include <vector>

namespace assay::ui {

/// A state as icon and shape, a line that names the thing, a sentence below it.
struct MarkedRow {
    QString icon;  // below :/icons
    QColor (*colour)(const QPalette&) = nullptr;
    QString state;  // the icon in a word
    QString title;
    QString sentence;
    bool operator==(const MarkedRow&) const = default;
};

class MarkedListModel final : public QAbstractListModel {
    Q_OBJECT
  public:
    enum Role { SentenceRole = Qt::UserRole + 1, StateRole, IconRole };
    using QAbstractListModel::QAbstractListModel;
    /// Keeps rows that stay, so that the choice and the place stay too.
    void setRows(std::vector<MarkedRow> rows);
    [[nodiscard]] const std::vector<MarkedRow>& rows() const { return rows_; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

  private:
    std::vector<MarkedRow> rows_;
};

/// As tall as its rows; sentences wrap. `choosable` rows can be chosen by click and arrow keys.
class MarkedList final : public QListView {
    Q_OBJECT
  public:
    MarkedList(const QString& objectName, const QString& name, bool choosable, QWidget* parent = nullptr);
    void setRows(std::vector<MarkedRow> rows);
    [[nodiscard]] int currentRow() const;
    /// Set by the program it stays silent.
    void setCurrentRow(int row);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  signals:
    void rowChosen(int row);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    [[nodiscard]] int contentHeight() const;
    MarkedListModel model_;
    bool silent_ = false;
};

}  // namespace assay::ui
