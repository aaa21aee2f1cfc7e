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

/// Keeps numbers, which stand at the right, away from words in the next column, which stand at the left.
class CellDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        if (option->displayAlignment & Qt::AlignRight) option->text += QChar(0x2003);  // an em wide
    }
};

/// Hashes and commands in the fixed font, a shade smaller.
class FixedPitchDelegate final : public CellDelegate {
  public:
    using CellDelegate::CellDelegate;

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        CellDelegate::initStyleOption(option, index);
        option->font = style::fixedFont();
        option->fontMetrics = QFontMetrics(option->font);
    }
};

constexpr double widestColumn = 22;    // em; beyond, the text is elided and whole in its tooltip
constexpr double narrowestColumn = 9;  // em; no wide column gives way further

/// The widest give way alike until all fit into the room, none below `least`.
void share(std::vector<int>& widths, int room, int least) {
    auto ascending = widths;
    std::sort(ascending.begin(), ascending.end());
    int left = room;
    for (std::size_t i = 0; i < ascending.size(); ++i) {
        const int fair = left / static_cast<int>(ascending.size() - i);
        if (ascending[i] > fair) {
            for (auto& width : widths)
                width = std::min(width, std::max(fair, least));
            return;
        }
        left -= ascending[i];
    }
}

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
    setItemDelegate(new CellDelegate(this));
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
    // No wider than its words: columns that stand apart are hard to read across.
    std::vector<int> shown, widths;
    int used = 0;
    for (int column = 0; column < model()->columnCount(); ++column) {
        if (isColumnHidden(column)) continue;
        shown.push_back(column);
        widths.push_back(column == stretched_ ? wantedWidth(column)
                                              : std::min(wantedWidth(column), style::em(widestColumn)));
        used += column == stretched_ ? std::min(widths.back(), style::em(narrowestColumn)) : widths.back();
    }
    for (auto column = optional_.rbegin(); column != optional_.rend() && used > room; ++column) {
        const auto at = std::find(shown.begin(), shown.end(), *column);
        used -= widths[static_cast<std::size_t>(at - shown.begin())];
        widths.erase(widths.begin() + (at - shown.begin()));
        shown.erase(at);
        setColumnHidden(*column, true);
    }
    share(widths, room, style::em(narrowestColumn));
    for (std::size_t at = 0; at < shown.size(); ++at)
        setColumnWidth(shown[at], widths[at]);
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
    const double behind = (alignment & Qt::AlignRight) != 0 ? 1.25 : 0.25;  // as the cells have it
    const QRect area = rect.adjusted(style::em(0.25), 0, -style::em(behind), 0);
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
