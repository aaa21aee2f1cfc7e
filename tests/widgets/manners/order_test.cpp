// SPDX-License-Identifier: GPL-3.0-or-later
// Keys: Tab goes where the eye goes, no key does two things, each mnemonic means one thing, in every
// language.
#include "tests/support/ui/ui_test.h"
#include "tests/widgets/manners/sights.h"
#include "ui/session/language.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAction>
#include <QGroupBox>
#include <QHash>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

using namespace assay;
using namespace assay::ui;

namespace {

/// Where Tab stops in a window, in order, from its beginning.
QList<QWidget*> tabStops(QWidget& window) {
    QList<QWidget*> out;
    for (auto* one = window.nextInFocusChain(); one != nullptr && one != &window;
         one = one->nextInFocusChain())
        if (one->focusPolicy() & Qt::TabFocus && one->isEnabled() && one->isVisibleTo(&window) &&
            one->focusProxy() == nullptr && one->window() == &window && !out.contains(one))
            out << one;
    return out;
}

/// Where a widget is seen from `around`: what is scrolled away lies at the edge of what scrolls it.
QRect placeOf(const QWidget& widget, const QWidget& around) {
    QRect place(widget.mapTo(&around, QPoint()), widget.size());
    for (const auto* one = widget.parentWidget(); one != nullptr && one != &around;
         one = one->parentWidget()) {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(one->parentWidget());
        if (area == nullptr || area->viewport() != one) continue;
        const QRect seen(one->mapTo(&around, QPoint()), one->size());
        if (seen.intersects(place))
            place = seen.intersected(place);
        else
            place = {place.left(), place.top() > seen.bottom() ? seen.bottom() : seen.top(), place.width(),
                     1};
    }
    return place;
}

const QWidget& commonAround(const QWidget& a, const QWidget& b) {
    const QWidget* around = a.parentWidget();
    while (around != nullptr && !around->isAncestorOf(&b))
        around = around->parentWidget();
    return around == nullptr ? *a.window() : *around;
}

/// Whether Tab from the first to the second jumps back: up within a column, or left within a row.
bool jumpsBack(const QRect& from, const QRect& to) {
    const bool sameColumn = from.left() < to.right() && to.left() < from.right();
    if (sameColumn && to.bottom() <= from.top()) return true;
    const int shared = std::min(from.bottom(), to.bottom()) - std::max(from.top(), to.top());
    const bool sameRow = 2 * shared > std::min(from.height(), to.height());
    return sameRow && to.right() <= from.left();
}

QStringList jumpsIn(QWidget& window, const QWidget& part) {
    QStringList out;
    const QWidget* before = nullptr;
    for (const auto* stop : tabStops(window)) {
        if (stop != &part && !part.isAncestorOf(stop)) continue;
        if (before != nullptr && jumpsBack(placeOf(*before, commonAround(*before, *stop)),
                                           placeOf(*stop, commonAround(*before, *stop))))
            out << QStringLiteral("from %1 back to %2").arg(test::pathOf(*before), test::pathOf(*stop));
        before = stop;
    }
    return out;
}

QStringList doubleKeysIn(const QWidget& window) {
    QHash<QKeySequence, QString> owners;
    QStringList out;
    const auto take = [&](const QKeySequence& keys, const QString& owner) {
        if (keys.isEmpty()) return;
        if (owners.contains(keys) && owners[keys] != owner)
            out << QStringLiteral("%1: '%2' and '%3'").arg(keys.toString(), owners[keys], owner);
        owners[keys] = owner;
    };
    for (const auto* action : window.findChildren<QAction*>())
        if (action->shortcutContext() != Qt::WidgetShortcut)
            for (const auto& keys : action->shortcuts())
                take(keys, action->text());
    for (const auto* shortcut : window.findChildren<QShortcut*>())
        if (shortcut->context() != Qt::WidgetShortcut) take(shortcut->key(), shortcut->objectName());
    return out;
}

class Mnemonics {
  public:
    explicit Mnemonics(QStringList& complaints) : complaints_(complaints) {}

    void lookAt(const QWidget& window) {
        QHash<QKeySequence, QString> used;
        if (const auto* main = qobject_cast<const QMainWindow*>(&window))
            if (const auto* bar = qobject_cast<const QMenuBar*>(main->menuWidget()))
                for (const auto* action : bar->actions()) {
                    take(used, action->text());
                    if (action->menu() != nullptr) lookInto(*action->menu());
                }
        for (const auto* widget : window.findChildren<QWidget*>()) {
            if (!widget->isVisibleTo(&window) || widget->window() != &window) continue;
            if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) take(used, button->text());
            if (const auto* group = qobject_cast<const QGroupBox*>(widget)) take(used, group->title());
            if (const auto* label = qobject_cast<const QLabel*>(widget); label && label->buddy() != nullptr)
                take(used, label->text());
        }
    }

  private:
    void lookInto(const QMenu& menu) {
        QHash<QKeySequence, QString> used;
        for (const auto* action : menu.actions()) {
            take(used, action->text());
            if (action->menu() != nullptr) lookInto(*action->menu());
        }
    }
    void take(QHash<QKeySequence, QString>& used, const QString& text) {
        const auto key = QKeySequence::mnemonic(text);
        if (key.isEmpty()) return;
        if (used.contains(key)) {
            const QString complaint =
                QStringLiteral("%1: '%2' and '%3'").arg(key.toString(), used[key], text);
            if (!complaints_.contains(complaint)) complaints_ << complaint;
        }
        used[key] = text;
    }
    QStringList& complaints_;
};

}  // namespace

class OrderTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() { test::failOnQtWarnings(); }

    void tabGoesWhereTheEyeGoes() {
        test::Sights sights;
        QStringList complaints;
        int stops = 0;
        sights.each([&](const test::Sight& sight) {
            stops += static_cast<int>(tabStops(*sight.window).size());
            for (const auto& jump : jumpsIn(*sight.window, *sight.part))
                complaints << sight.name + QStringLiteral(": ") + jump;
        });
        QVERIFY(stops > 200);
        QVERIFY2(complaints.isEmpty(), test::told(complaints).constData());
    }

    void tabGoesFromTheToolBarOverThePagesToTheTimeline() {
        test::Sights sights;
        auto* window = test::opened(sights.workbench(), sights.files().front());
        QStringList parts;
        for (const auto* stop : tabStops(*window)) {
            for (const auto* name : {"toolBar", "rail", "pages", "timelineDock"}) {
                const auto* part = window->findChild<QWidget*>(QLatin1String(name));
                if (part->isAncestorOf(stop) && (parts.isEmpty() || parts.last() != QLatin1String(name)))
                    parts << QLatin1String(name);
            }
        }
        // A circle: where it begins does not matter.
        while (parts.contains(QStringLiteral("toolBar")) && parts.first() != QLatin1String("toolBar"))
            parts.append(parts.takeFirst());
        if (parts.size() > 1 && parts.last() == parts.first()) parts.removeLast();
        QCOMPARE(parts.join(QLatin1Char(' ')), QStringLiteral("toolBar rail pages timelineDock"));
    }

    void noKeyDoesTwoThingsAndStandardOnesAreStandard() {
        test::Sights sights;
        QStringList complaints;
        sights.each([&](const test::Sight& sight) {
            for (const auto& one : doubleKeysIn(*sight.window))
                if (!complaints.contains(one)) complaints << one;
        });
        QVERIFY2(complaints.isEmpty(), test::told(complaints).constData());

        auto* window = test::opened(sights.workbench(), sights.files().front());
        const std::vector<std::pair<const char*, QKeySequence::StandardKey>> standard = {
            {"actionNew", QKeySequence::New},
            {"actionOpen", QKeySequence::Open},
            {"actionQuit", QKeySequence::Quit},
            {"actionUndo", QKeySequence::Undo},
            {"actionRedo", QKeySequence::Redo},
            {"actionHelp", QKeySequence::HelpContents},
            {"actionWhatsThis", QKeySequence::WhatsThis}};
        for (const auto& [name, key] : standard) {
            const auto* action = window->findChild<QAction*>(QLatin1String(name));
            QVERIFY2(action != nullptr, name);
            const QKeySequence first(key);  // none on some platforms
            QVERIFY2(first.isEmpty() ? !action->shortcuts().isEmpty() : action->shortcuts().contains(first),
                     name);
        }
    }

    void everyMnemonicMeansOneThing_data() {
        QTest::addColumn<QString>("language");
        for (const auto& name : Language::known())
            QTest::addRow("%s", qPrintable(name)) << name;
    }
    void everyMnemonicMeansOneThing() {
        QFETCH(const QString, language);
        Language spoken;
        QVERIFY(spoken.choose(language));
        test::Sights sights;
        QStringList complaints;
        sights.each([&](const test::Sight& sight) { Mnemonics(complaints).lookAt(*sight.window); });
        QVERIFY2(complaints.isEmpty(), test::told(complaints).constData());
    }

    void whatIsWrongIsFound() {
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* lowest = new QPushButton(&window);  // Tab goes in the order of making
        column->addWidget(new QPushButton(QStringLiteral("&Upper"), &window));
        column->addWidget(new QPushButton(QStringLiteral("&Underneath"), &window));
        column->addWidget(lowest);
        for (int i = 0; i < 2; ++i) {
            auto* action = new QAction(QString::number(i), &window);
            action->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_J));
        }
        window.show();
        QCOMPARE(jumpsIn(window, window).size(), 1);
        QCOMPARE(doubleKeysIn(window).size(), 1);
        QStringList complaints;
        Mnemonics(complaints).lookAt(window);
        QCOMPARE(complaints.size(), 1);
    }
};

ASSAY_UI_TEST_MAIN(OrderTest)
#include "order_test.moc"
