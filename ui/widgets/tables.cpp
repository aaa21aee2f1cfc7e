// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tables.h"

#include "ui/models/rows_model.h"
#include "ui/widgets/style.h"

#include <QApplication>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

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

constexpr double widestColumn = 22;  // em; beyond, the text is elided and whole in its tooltip

}  // namespace

void MarkDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    const QVariant value = index.data(MarkRole);
    if (!value.isValid()) return;
    const auto mark = static_cast<Mark>(value.toInt());
    const QColor colour = style::colourOf(mark, option->palette);
    const int size = style::em(1.15);
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = QSize(size, size);
    option->icon =
        QIcon(style::pixmap(style::iconOf(mark), colour, size,
                            option->widget == nullptr ? 1.0 : option->widget->devicePixelRatioF()));
    option->palette.setColor(QPalette::Text, colour);
    option->palette.setColor(QPalette::HighlightedText, colour);
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
    setHorizontalHeader(new FlatHeader(this));
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(style::em(2.0));
    verticalHeader()->setMinimumSectionSize(style::em(1.6));
    dress();
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model, signal, this, &Table::fit);
    connect(model, &QAbstractItemModel::dataChanged, this, &Table::fit);
    connect(model, &QAbstractItemModel::modelReset, this, &Table::fit);
    fit();
}

void Table::setFixedPitch(std::initializer_list<int> columns) {
    for (const int column : columns)
        setItemDelegateForColumn(column, new FixedPitchDelegate(this));
    fit();
}

void Table::setOptional(std::vector<int> columns) {
    optional_ = std::move(columns);
    fit();
}

int Table::wantedWidth(int column) const {
    const int wanted = std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
    return wanted + style::em(1.1);
}

void Table::fit() {
    const int room = viewport()->width();
    for (const int column : optional_)
        setColumnHidden(column, false);
    const int least = std::min(style::em(9), wantedWidth(stretched_));  // of the column that gives way
    int used = least;
    for (int column = 0; column < model()->columnCount(); ++column) {
        if (column == stretched_ || isColumnHidden(column)) continue;
        const int width = std::min(wantedWidth(column), style::em(widestColumn));
        setColumnWidth(column, width);
        used += width;
    }
    for (auto column = optional_.rbegin(); column != optional_.rend() && used > room; ++column) {
        used -= columnWidth(*column);
        setColumnHidden(*column, true);
    }
    // No wider than its words: columns that stand apart are hard to read across.
    setColumnWidth(stretched_,
                   std::clamp(room - (used - least), least, std::max(least, wantedWidth(stretched_))));
    updateGeometry();
}

void Table::dress() {
    // A chosen row is washed with the accent rather than painted over: marks keep their colours.
    const QPalette system = QApplication::palette();
    QPalette own;
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        own.setColor(group, QPalette::Highlight, style::wash(system));
        own.setColor(group, QPalette::HighlightedText, system.color(QPalette::Text));
    }
    dressing_ = true;  // setting a palette tells of a change of palette
    setPalette(own);
    dressing_ = false;
}

void Table::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !dressing_) dress();
}

FlatHeader::FlatHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
    setFont(style::font(style::Type::small));
    setHighlightSections(false);
    setSectionsClickable(false);
    setMinimumSectionSize(style::em(2.5));
    setFixedHeight(QFontMetrics(font()).height() + style::em(0.8));
}

void FlatHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
    const int alignment = model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
    painter->save();
    painter->setFont(font());
    painter->setPen(style::muted(palette()));
    const QRect area = rect.adjusted(style::em(0.25), 0, -style::em(0.25), 0);
    painter->drawText(area, alignment | Qt::TextSingleLine,
                      QFontMetrics(font()).elidedText(model()->headerData(section, Qt::Horizontal).toString(),
                                                      Qt::ElideRight, area.width()));
    painter->restore();
}

void FlatHeader::paintEvent(QPaintEvent* event) {
    QPainter ground(viewport());
    ground.fillRect(event->rect(), palette().color(QPalette::Base));
    ground.end();
    QHeaderView::paintEvent(event);
    QPainter line(viewport());
    const int end = length() - offset();  // beyond the last column the style would draw an empty box
    line.fillRect(QRect(end, 0, viewport()->width() - end, viewport()->height()),
                  palette().color(QPalette::Base));
    line.fillRect(QRect(0, viewport()->height() - 1, viewport()->width(), 1), style::hairline(palette()));
}

QSize Table::sizeHint() const {
    const int rows = std::clamp(model()->rowCount(), 1, tallestRows_);
    const int bar = horizontalScrollBar()->isVisible() ? horizontalScrollBar()->height() : 0;
    return {style::em(40),
            horizontalHeader()->minimumHeight() + rows * verticalHeader()->defaultSectionSize() + bar + 2};
}
QSize Table::minimumSizeHint() const {
    return {style::em(20), sizeHint().height()};
}

void Table::paintEvent(QPaintEvent* event) {
    QTableView::paintEvent(event);
    // A chosen row is washed as far as the header's line goes, beyond the last column too.
    QPainter beyond(viewport());
    const int end = horizontalHeader()->length() - horizontalHeader()->offset();
    for (const auto& index : selectionModel()->selectedRows())
        beyond.fillRect(
            QRect(end, rowViewportPosition(index.row()), viewport()->width() - end, rowHeight(index.row())),
            palette().color(QPalette::Highlight));
}

void Table::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) fit();
}

void Table::wheelEvent(QWheelEvent* event) {
    const auto* bar = verticalScrollBar();
    if (bar->minimum() == bar->maximum()) {
        event->ignore();  // a table that is whole lets the page scroll under the pointer
    } else {
        QTableView::wheelEvent(event);
    }
}

}  // namespace assay::ui
