// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tables.h"

#include <algorithm>

#include <QHeaderView>
#include <QScrollBar>
#include <QWheelEvent>

#include "ui/models/rows_model.h"
#include "ui/widgets/style.h"

namespace assay::ui {

namespace {

/// Hashes and commands in the fixed font, a shade smaller.
class FixedPitchDelegate final : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->font = style::fixedFont();
        option->fontMetrics = QFontMetrics(option->font);
    }
};

constexpr double widestColumn = 22; // em; beyond, the text is elided and whole in its tooltip

} // namespace

void MarkDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    const QVariant value = index.data(MarkRole);
    if (!value.isValid()) return;
    const auto mark = static_cast<Mark>(value.toInt());
    const QColor colour = style::colourOf(mark, option->palette);
    const int size = style::em(1.15);
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = QSize(size, size);
    option->icon = QIcon(style::pixmap(style::iconOf(mark), colour, size,
                                       option->widget == nullptr ? 1.0 : option->widget->devicePixelRatioF()));
    option->palette.setColor(QPalette::Text, colour);
}

Table::Table(QAbstractItemModel* model, int stretched, int tallestRows, const QString& objectName,
             const QString& name, QWidget* parent)
    : QTableView(parent), stretched_(stretched), tallestRows_(tallestRows) {
    setObjectName(objectName);
    setAccessibleName(name);
    setModel(model);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setTextElideMode(Qt::ElideRight);
    setFont(style::tabularFont());
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(style::em(2.0));
    verticalHeader()->setMinimumSectionSize(style::em(1.6));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(style::em(3));
    horizontalHeader()->setFont(style::font(style::Type::small));
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model, signal, this, &Table::fit);
    connect(model, &QAbstractItemModel::dataChanged, this, &Table::fit);
    connect(model, &QAbstractItemModel::modelReset, this, &Table::fit);
    fit();
}

void Table::setFixedPitch(std::initializer_list<int> columns) {
    for (const int column : columns) setItemDelegateForColumn(column, new FixedPitchDelegate(this));
    fit();
}

void Table::fit() {
    const int columns = model()->columnCount();
    int used = 0;
    for (int column = 0; column < columns; ++column) {
        const int wanted = std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
        const int width = std::min(wanted + style::em(0.9), style::em(widestColumn));
        if (column == stretched_) continue;
        setColumnWidth(column, width);
        used += width;
    }
    if (stretched_ >= 0) setColumnWidth(stretched_, std::max(style::em(9), viewport()->width() - used));
    updateGeometry();
}

QSize Table::sizeHint() const {
    const int rows = std::clamp(model()->rowCount(), 1, tallestRows_);
    const int bar = horizontalScrollBar()->isVisible() ? horizontalScrollBar()->height() : 0;
    return {style::em(40), horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize() + bar + 2};
}
QSize Table::minimumSizeHint() const { return {style::em(20), sizeHint().height()}; }

void Table::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) fit();
}

void Table::wheelEvent(QWheelEvent* event) {
    const auto* bar = verticalScrollBar();
    if (bar->minimum() == bar->maximum()) {
        event->ignore(); // a table that is whole lets the page scroll under the pointer
    } else {
        QTableView::wheelEvent(event);
    }
}

} // namespace assay::ui
