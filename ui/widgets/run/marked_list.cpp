// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/run/marked_list.h"

#include "ui/widgets/style.h"

#include <QPainter>
#include <QStyledItemDelegate>
#include <QWheelEvent>

namespace assay::ui {

namespace {

class MarkedDelegate final : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        const int width = textWidth(option);
        const QFontMetrics title(style::font(style::Type::body));
        const QFontMetrics sentence(style::font(style::Type::small));
        int height = heightOf(title, index.data().toString(), width);
        const QString words = index.data(MarkedListModel::SentenceRole).toString();
        if (!words.isEmpty()) height += heightOf(sentence, words, width);
        return {width + left(), height + 2 * air()};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->save();
        const QPalette& palette = option.palette;
        if (option.state & QStyle::State_Selected) {
            QColor chosen = style::accent(palette);
            chosen.setAlphaF(style::isDark(palette) ? 0.28F : 0.13F);
            painter->fillRect(option.rect, chosen);
            painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())),
                              style::accent(palette));
        }
        const auto* model = static_cast<const MarkedListModel*>(index.model());
        const MarkedRow& row = model->rows()[static_cast<std::size_t>(index.row())];
        const int size = style::em(1.15);
        const qreal ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(
            option.rect.left() + air(), option.rect.top() + air(),
            style::pixmap(row.icon, row.colour ? row.colour(palette) : style::muted(palette), size, ratio));
        QRect text(option.rect.left() + left(), option.rect.top() + air(), textWidth(option),
                   option.rect.height());
        painter->setFont(style::font(style::Type::body));
        painter->setPen(palette.color(QPalette::Text));
        QRect used;
        painter->drawText(text, Qt::TextWordWrap, row.title, &used);
        text.setTop(used.bottom() + 1);
        painter->setFont(style::font(style::Type::small));
        painter->setPen(style::muted(palette));
        painter->drawText(text, Qt::TextWordWrap, row.sentence);
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(style::accent(palette));
            painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
        }
        painter->restore();
    }

  private:
    static int air() { return style::em(0.35); }
    static int left() { return style::em(1.15) + style::em(0.9); }
    static int textWidth(const QStyleOptionViewItem& option) {
        const auto* view = qobject_cast<const QListView*>(option.widget);
        const int width = view ? view->viewport()->width() : option.rect.width();
        return std::max(style::em(6), width - left() - air());
    }
    static int heightOf(const QFontMetrics& metrics, const QString& words, int width) {
        return metrics.boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, words).height();
    }
};

}  // namespace

void MarkedListModel::setRows(std::vector<MarkedRow> rows) {
    const auto before = static_cast<int>(rows_.size());
    const auto now = static_cast<int>(rows.size());
    if (now < before) {
        beginRemoveRows({}, now, before - 1);
        rows_.resize(rows.size());
        endRemoveRows();
    } else if (now > before) {
        beginInsertRows({}, before, now - 1);
        rows_.insert(rows_.end(), rows.begin() + before, rows.end());
        endInsertRows();
    }
    for (int i = 0; i < std::min(before, now); ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (rows_[at] == rows[at]) continue;
        rows_[at] = std::move(rows[at]);
        emit dataChanged(index(i), index(i));
    }
}

int MarkedListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant MarkedListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const MarkedRow& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
            return row.title;
        case Qt::AccessibleTextRole:
            return QStringLiteral("%1, %2. %3").arg(row.title, row.state, row.sentence);
        case Qt::ToolTipRole:
        case StateRole:
            return row.state;
        case SentenceRole:
            return row.sentence;
        case IconRole:
            return row.icon;
        default:
            return {};
    }
}

MarkedList::MarkedList(const QString& objectName, const QString& name, bool choosable, QWidget* parent)
    : QListView(parent) {
    setObjectName(objectName);
    setAccessibleName(name);
    setModel(&model_);
    setItemDelegate(new MarkedDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(QListView::Adjust);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(choosable ? QAbstractItemView::SingleSelection : QAbstractItemView::NoSelection);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this, choosable](const QModelIndex& now) {
                if (choosable && !silent_ && now.isValid()) emit rowChosen(now.row());
            });
}

void MarkedList::setRows(std::vector<MarkedRow> rows) {
    silent_ = true;
    model_.setRows(std::move(rows));
    silent_ = false;
    updateGeometry();
}

int MarkedList::currentRow() const {
    return currentIndex().row();
}

void MarkedList::setCurrentRow(int row) {
    silent_ = true;
    setCurrentIndex(model_.index(row));
    silent_ = false;
}

int MarkedList::contentHeight() const {
    int height = 2;
    for (int row = 0; row < model_.rowCount(); ++row)
        height += sizeHintForRow(row);
    return height;
}

QSize MarkedList::sizeHint() const {
    return {style::em(14), contentHeight()};
}
QSize MarkedList::minimumSizeHint() const {
    return {style::em(8), contentHeight()};
}

void MarkedList::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) {
        scheduleDelayedItemsLayout();
        updateGeometry();  // sentences wrap anew
    }
}

// All rows are visible: the wheel belongs to the page around.
void MarkedList::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

}  // namespace assay::ui
