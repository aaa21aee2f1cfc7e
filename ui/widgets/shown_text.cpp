// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/shown_text.h"

#include "ui/plot/plot_frame.h"
#include "ui/widgets/labels.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QMenu>
#include <QTextDocumentFragment>

namespace assay::ui {

namespace {

QString plain(const QLabel& label) {
    const bool rich = label.textFormat() == Qt::RichText ||
                      (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(label.text()));
    return rich ? QTextDocumentFragment::fromHtml(label.text()).toPlainText() : label.text();
}

bool isCut(const QLabel& label) {
    return !label.wordWrap() && label.fontMetrics().horizontalAdvance(plain(label)) > label.width();
}

ShownText headerAt(const QHeaderView& header, const QPoint& at) {
    const int section = header.logicalIndexAt(at);
    if (section < 0 || header.model() == nullptr) return {};
    const auto said = [&](int role) {
        return header.model()->headerData(section, header.orientation(), role);
    };
    const int begin = header.sectionViewportPosition(section);
    const int size = header.sectionSize(section);
    const QRect place = header.orientation() == Qt::Horizontal ? QRect(begin, 0, size, header.height())
                                                               : QRect(0, begin, header.width(), size);
    const QString text = said(Qt::DisplayRole).toString();
    return {text, said(Qt::ToolTipRole).toString(),
            header.orientation() == Qt::Horizontal && header.fontMetrics().horizontalAdvance(text) > size,
            place};
}

ShownText cellAt(const QAbstractItemView& view, const QPoint& at) {
    const QModelIndex index = view.indexAt(at);
    if (!index.isValid()) return {};
    const QRect place = view.visualRect(index);
    return {index.data().toString(), index.data(Qt::ToolTipRole).toString(),
            view.sizeHintForIndex(index).width() > place.width(), place};
}

/// A menu would show its actions' tips itself, and read markup in them.
ShownText entryAt(const QMenu& menu, const QPoint& at) {
    QAction* action = menu.toolTipsVisible() ? menu.actionAt(at) : nullptr;
    if (action == nullptr) return {};
    return {{}, action->toolTip(), false, menu.actionGeometry(action)};
}

const PlotFrame* plotAround(const QWidget& widget) {
    return qobject_cast<const PlotFrame*>(widget.parentWidget());
}

/// Of one widget, without a pointer.
QString textOf(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) return plain(*label);
    if (const auto* label = qobject_cast<const ElidedLabel*>(&widget)) return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) return button->text();
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) return box->currentText();
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) return group->title();
    return {};
}

void addView(const QAbstractItemView& view, QStringList& out) {
    const auto* model = view.model();
    if (model == nullptr) return;
    const QModelIndex current = view.currentIndex().isValid() ? view.currentIndex() : model->index(0, 0);
    for (int column = 0; column < model->columnCount(); ++column) {
        const QString header = model->headerData(column, Qt::Horizontal).toString();
        if (model->columnCount() > 1) out << header;
        const auto cell = current.siblingAtColumn(column);
        out << cell.data().toString() << cell.data(Qt::AccessibleTextRole).toString();
    }
}

}  // namespace

ShownText shownAt(const QWidget& widget, const QPoint& at) {
    if (const auto* menu = qobject_cast<const QMenu*>(&widget)) return entryAt(*menu, at);
    const auto* parent = widget.parentWidget();
    if (const auto* header = qobject_cast<const QHeaderView*>(parent);
        header && header->viewport() == &widget)
        return headerAt(*header, at);
    if (const auto* view = qobject_cast<const QAbstractItemView*>(parent);
        view && view->viewport() == &widget)
        return cellAt(*view, at);
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return {plain(*label), label->toolTip(), isCut(*label), label->rect()};
    if (const auto* plot = plotAround(widget)) {
        // The canvas says what lies under the pointer itself; beside the axes stand words.
        return {plot->axisWordsAt(widget.mapTo(plot, at)), widget.toolTip(), false, widget.rect()};
    }
    const int em = style::em(0.5);
    const QMargins around(em, em, em, em);
    if (const auto* painter = dynamic_cast<const PaintsWords*>(&widget))
        return {painter->wordAt(at), widget.toolTip(), false, QRect(at, QSize(1, 1)).marginsAdded(around)};
    return {textOf(widget), widget.toolTip(), false, widget.rect()};
}

QStringList allShownIn(const QWidget& widget) {
    QStringList out = {widget.accessibleName(), textOf(widget)};
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) {
        addView(*view, out);
    } else if (const auto* plot = qobject_cast<const PlotFrame*>(&widget)) {
        out << plot->caption() << plot->table().headers;
    } else {
        for (const auto* child : widget.findChildren<QWidget*>())
            if (child->isVisibleTo(&widget)) out << textOf(*child);
    }
    out.removeAll(QString());
    out.removeDuplicates();
    return out;
}

}  // namespace assay::ui
