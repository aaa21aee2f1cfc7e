// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader gets: each control of everything that can be seen has a name, no two beside each other
// the same one, tables name their rows and columns, and each plot is told in words and as a table.
#include "tests/support/ui/ui_test.h"
#include "tests/widgets/manners/sights.h"
#include "ui/plot/plot_frame.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QPushButton>
#include <QSet>
#include <QTableView>

using namespace assay;
using namespace assay::ui;

namespace {

constexpr int mostRows = 40;  // of a table; the rest is made by the same code

bool isInteractive(const QAccessibleInterface& one) {
    switch (one.role()) {
        case QAccessible::Button:
        case QAccessible::ButtonMenu:
        case QAccessible::CheckBox:
        case QAccessible::RadioButton:
        case QAccessible::ComboBox:
        case QAccessible::EditableText:
        case QAccessible::SpinBox:
        case QAccessible::List:
        case QAccessible::Table:
        case QAccessible::Tree:
        case QAccessible::MenuItem:
        case QAccessible::Slider:
        case QAccessible::PageTab:
        case QAccessible::Link:
        case QAccessible::Dialog:
            return true;
        case QAccessible::StaticText:
            return false;  // selected with the pointer, and its name is its text
        default:
            return one.state().focusable;
    }
}

/// Parts that Qt makes, names by what they belong to, and hides from the keyboard.
bool isQtsOwn(const QWidget& widget) {
    const auto* parent = widget.parentWidget();
    return widget.objectName().startsWith(QLatin1String("qt_")) || widget.inherits("QTableCornerButton") ||
           widget.inherits("QComboBoxPrivateContainer") || widget.inherits("QComboBoxListView") ||
           widget.inherits("QHeaderView") || widget.inherits("QScrollBar") ||
           widget.inherits("QSplitterHandle") || widget.inherits("QMenuBar") ||
           (parent != nullptr &&
            parent->inherits("QLineEdit"));  // its clear button: Esc and the keyboard clear
}

/// At the foot of a dialog one word says it.
bool standsInDialogBox(const QWidget& widget) {
    for (const char* usual : {"newBack", "newNext", "newCancel"})
        if (widget.objectName() == QLatin1String(usual)) return true;
    return qobject_cast<const QDialogButtonBox*>(widget.parentWidget()) != nullptr;
}

class Reader {
  public:
    explicit Reader(QStringList& complaints) : complaints_(complaints) {}

    void read(QWidget& widget) {
        if (auto* one = QAccessible::queryAccessibleInterface(&widget)) walk(*one);
        for (auto* plot : widget.findChildren<PlotFrame*>())
            if (plot->isVisibleTo(&widget) && !plot->title().isEmpty()) readPlot(*plot);
    }

  private:
    void say(const QWidget& widget, const QString& what) {
        const QString complaint = test::pathOf(widget) + QStringLiteral(": ") + what;
        if (!complaints_.contains(complaint)) complaints_ << complaint;
    }

    void walk(const QAccessibleInterface& one) {
        const auto* widget = qobject_cast<const QWidget*>(one.object());
        // What is hidden here is seen in another sight.
        if (widget == nullptr || isQtsOwn(*widget) || !widget->isVisibleTo(widget->window())) return;
        const auto* plot = qobject_cast<const PlotFrame*>(widget);
        if (plot != nullptr && plot->title().isEmpty()) return;  // nothing is drawn yet
        if (isInteractive(one)) readControl(one, *widget);
        if (const auto* view = qobject_cast<const QAbstractItemView*>(widget)) {
            readRows(*view);
            return;
        }
        if (one.role() == QAccessible::ComboBox || one.role() == QAccessible::SpinBox) return;
        QSet<QString> names;
        for (int i = 0; i < one.childCount(); ++i) {
            const auto* child = one.child(i);
            if (child == nullptr || !child->isValid() || child->object() == nullptr) continue;
            if (isInteractive(*child) && !child->state().invisible) {
                const QString name = child->text(QAccessible::Name);
                const QString key = QStringLiteral("%1 %2").arg(child->role()).arg(name);
                if (!name.isEmpty() && names.contains(key))
                    say(*widget, QStringLiteral("two controls in it are called '%1'").arg(name));
                names.insert(key);
            }
            walk(*child);
        }
    }

    void readControl(const QAccessibleInterface& one, const QWidget& widget) {
        const QString name = one.text(QAccessible::Name).trimmed();
        if (name.isEmpty()) return say(widget, QStringLiteral("has no name"));
        if (Qt::mightBeRichText(name)) say(widget, QStringLiteral("its name is markup: %1").arg(name));
        const bool button = qobject_cast<const QAbstractButton*>(&widget) != nullptr;
        // "Keep" keeps what? Two words say it, one needs a description.
        if (button && !name.contains(QLatin1Char(' ')) && !standsInDialogBox(widget) &&
            one.text(QAccessible::Description).isEmpty())
            say(widget, QStringLiteral("'%1' does not say what happens, and has no description").arg(name));
    }

    void readRows(const QAbstractItemView& view) {
        const auto* model = view.model();
        if (model == nullptr) return;
        if (const auto* table = qobject_cast<const QTableView*>(&view)) {
            for (int column = 0; column < model->columnCount(); ++column)
                if (!table->isColumnHidden(column) &&
                    model->headerData(column, Qt::Horizontal).toString().isEmpty())
                    say(view, QStringLiteral("column %1 has no name").arg(column));
        }
        for (int row = 0; row < std::min(mostRows, model->rowCount()); ++row) {
            QString all;
            for (int column = 0; column < model->columnCount(); ++column) {
                const auto index = model->index(row, column);
                const QString said = index.data(Qt::AccessibleTextRole).toString();
                all += said.isEmpty() ? index.data().toString() : said;
            }
            if (all.isEmpty()) say(view, QStringLiteral("row %1 has no name").arg(row));
        }
    }

    void readPlot(PlotFrame& plot) {
        if (plot.accessibleName().isEmpty()) say(plot, QStringLiteral("the plot has no name"));
        if (plot.caption().isEmpty() || !plot.accessibleDescription().startsWith(plot.caption()))
            say(plot, QStringLiteral("the plot is not told in words"));
        if (plot.table().headers.isEmpty()) return say(plot, QStringLiteral("the plot has no table"));
        plot.setFocus();
        QTest::keyClick(&plot, Qt::Key_T);
        const auto* view = plot.findChild<QTableView*>();
        if (view == nullptr || !view->isVisibleTo(&plot))
            return say(plot, QStringLiteral("T shows no table"));
        if (view->accessibleName().isEmpty()) say(*view, QStringLiteral("the table has no name"));
        readRows(*view);
        // Once for a row that was chosen, once for the table.
        for (int i = 0; i < 2 && plot.isTableShown(); ++i)
            QTest::keyClick(const_cast<QTableView*>(view), Qt::Key_Escape);
        if (plot.isTableShown()) say(plot, QStringLiteral("Esc does not leave the table"));
    }

    QStringList& complaints_;
};

}  // namespace

class AccessibilityTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() { test::failOnQtWarnings(); }

    void everyControlOfEverySightIsNamed() {
        test::Sights sights;
        QStringList complaints;
        int seen = 0;
        sights.each([&](const test::Sight& sight) {
            QStringList here;
            Reader(here).read(*sight.window);
            for (const auto& one : here)
                if (!complaints.contains(one)) complaints << one;
            ++seen;
        });
        QVERIFY(seen > 40);
        QVERIFY2(complaints.isEmpty(), test::told(complaints).constData());
    }

    void theReaderFindsWhatIsWrong() {
        // The test of the test: an unnamed field, twins, a bare verb.
        QWidget window;
        window.setObjectName(QStringLiteral("window"));
        auto* unnamed = new QLineEdit(&window);
        unnamed->setObjectName(QStringLiteral("unnamed"));
        auto* first = new QPushButton(QStringLiteral("Choose a file"), &window);
        auto* second = new QPushButton(QStringLiteral("Choose a file"), &window);
        auto* verb = new QPushButton(QStringLiteral("Keep"), &window);
        verb->setObjectName(QStringLiteral("verb"));
        for (QWidget* one : std::initializer_list<QWidget*>{unnamed, first, second, verb})
            one->show();
        window.show();
        QStringList complaints;
        Reader(complaints).read(window);
        const QString all = complaints.join(QLatin1Char('\n'));
        QVERIFY2(all.contains(QStringLiteral("'unnamed': has no name")), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("two controls in it are called 'Choose a file'")),
                 qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("'Keep' does not say what happens")), qPrintable(all));
        QCOMPARE(complaints.size(), 3);
    }
};

ASSAY_UI_TEST_MAIN(AccessibilityTest)
#include "accessibility_test.moc"
