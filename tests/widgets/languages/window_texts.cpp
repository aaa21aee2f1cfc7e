// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/languages/window_texts.h"

#include "tests/widgets/manners/sights.h"
#include "ui/plot/plot_frame.h"
#include "ui/widgets/labels.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTableView>
#include <QTextBrowser>

namespace assay::test {

using namespace assay::ui;

namespace {

class Collector {
  public:
    void take(const QWidget& widget) {
        where_ = pathOf(widget);
        for (const auto& text : {widget.toolTip(), widget.whatsThis(), widget.accessibleName(),
                                 widget.accessibleDescription(), widget.windowTitle()})
            add(text);
        if (const auto* label = qobject_cast<const QLabel*>(&widget)) add(label->text());
        if (const auto* label = qobject_cast<const ElidedLabel*>(&widget)) add(label->text());
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) add(button->text());
        if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) add(group->title());
        if (const auto* edit = qobject_cast<const QLineEdit*>(&widget)) add(edit->placeholderText());
        if (const auto* edit = qobject_cast<const QPlainTextEdit*>(&widget)) add(edit->placeholderText());
        if (const auto* box = qobject_cast<const QSpinBox*>(&widget))
            add(box->prefix() + QLatin1Char(' ') + box->suffix());
        if (const auto* box = qobject_cast<const QComboBox*>(&widget))
            for (int i = 0; i < box->count(); ++i)
                add(box->itemText(i));
        if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) takeRows(*view);
        if (const auto* plot = qobject_cast<const PlotFrame*>(&widget)) takePlot(*plot);
        for (const auto* action : widget.actions())
            for (const auto& text : {action->text(), action->toolTip()})
                add(text);
    }
    std::vector<WindowText> texts;

  private:
    void add(const QString& text) {
        if (!text.trimmed().isEmpty()) texts.push_back({where_, text});
    }
    void takeRows(const QAbstractItemView& view) {
        const auto* model = view.model();
        if (model == nullptr) return;
        const bool headed = qobject_cast<const QTableView*>(&view) != nullptr;
        for (int column = 0; headed && column < model->columnCount(); ++column)
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole})
                add(model->headerData(column, Qt::Horizontal, role).toString());
        for (int row = 0; row < std::min(30, model->rowCount()); ++row)
            for (int column = 0; column < model->columnCount(); ++column)
                for (const int role : {Qt::DisplayRole, Qt::AccessibleTextRole, Qt::ToolTipRole})
                    add(model->index(row, column).data(role).toString());
    }
    void takePlot(const PlotFrame& plot) {
        add(plot.title());
        add(plot.caption());
        const auto table = plot.table();
        for (const auto& header : table.headers)
            add(header);
        for (int row = 0; row < std::min(10, table.rows); ++row)
            for (int column = 0; column < table.headers.size(); ++column)
                if (const auto cell = table.cell(row, column); cell.typeId() != QMetaType::Bool)
                    add(cell.toString());  // the table on screen says yes and no
        for (int at = 0; at < 40; ++at) {
            add(plot.axisWordsAt({plot.width() / 2, plot.height() * at / 40}));
            add(plot.axisWordsAt({plot.width() * at / 160, plot.height() / 2}));
        }
    }
    QString where_;
};

}  // namespace

std::vector<WindowText> textsIn(QWidget& window) {
    Collector collector;
    collector.take(window);
    for (const auto* widget : window.findChildren<QWidget*>())
        if (qobject_cast<const QTextBrowser*>(widget) == nullptr &&
            !widget->inherits("QDockWidgetTitleButton"))
            collector.take(*widget);  // Qt's own buttons are Qt's to translate
    return collector.texts;
}

}  // namespace assay::test
