// SPDX-License-Identifier: GPL-3.0-or-later
// The main job by keyboard alone: from the start page to the PDF, with nothing but keys. What `assay run`
// would measure is written into the case by a script in its place.
#include "core/base/files.h"
#include "tests/widgets/manners/sights.h"
#include "tests/widgets/story.h"
#include "ui/plot/plot_frame.h"
#include "ui/widgets/help_window.h"

#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>

#include <fstream>

using namespace assay;
using namespace assay::ui;
using test::find;

namespace {

constexpr int mostTabs = 120;

/// What the keyboard is at: a menu, a dialog's field, the window's.
QWidget* atKeys() {
    if (auto* popup = QApplication::activePopupWidget()) return popup;
    if (auto* focus = QApplication::focusWidget()) return focus;
    // After a dialog the window before it is active again, a moment later.
    if (!QTest::qWaitFor([] { return QApplication::activeWindow() != nullptr; }, test::deadline_ms))
        return nullptr;
    if (auto* focus = QApplication::focusWidget()) return focus;
    return QApplication::activeWindow();
}

void press(int key, Qt::KeyboardModifiers with = {}) {
    QTest::keyClick(atKeys(), static_cast<Qt::Key>(key), with);
}

void type(const QString& text) {
    QTest::keyClicks(atKeys(), text);
}

/// Tab until the named widget has the focus.
bool tabTo(const char* name) {
    for (int i = 0; i < mostTabs; ++i) {
        if (const auto* focus = QApplication::focusWidget();
            focus && focus->objectName() == QLatin1String(name))
            return true;
        press(Qt::Key_Tab);
    }
    return false;
}

bool tabInto(const QWidget& part) {
    for (int i = 0; i < mostTabs; ++i) {
        const auto* focus = QApplication::focusWidget();
        if (focus != nullptr && (focus == &part || part.isAncestorOf(focus))) return true;
        press(Qt::Key_Tab);
    }
    return false;
}

/// Whether a dialog takes the keys, at the named widget if one is named; waits for it.
bool hasKeys(const QWidget* dialog, const char* name = nullptr) {
    return QTest::qWaitFor(
        [dialog, name] {
            const auto* focus = QApplication::focusWidget();
            return focus != nullptr && dialog->isAncestorOf(focus) &&
                   (name == nullptr || focus->objectName() == QLatin1String(name));
        },
        test::deadline_ms);
}

/// A file dialog that will come is answered by typing the path.
void whenAFileIsAskedFor(QObject* context, const QString& path) {
    test::whenAsked(context, "QFileDialog", [path](QWidget* dialog) {
        const bool ready = hasKeys(dialog, "fileNameEdit");
        if (!ready) static_cast<QDialog*>(dialog)->reject();  // else it would stay for ever
        QVERIFY(ready);
        press(Qt::Key_A, Qt::ControlModifier);
        type(path);
        press(Qt::Key_Return);
        if (dialog->isVisible()) press(Qt::Key_Return);  // the first one may have taken a completion
    });
}

QString shownPath(const std::filesystem::path& path) {
    return QString::fromStdString(path.string());
}

}  // namespace

class KeyboardStoryTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() { test::failOnQtWarnings(); }

    void fromTheStartPageToThePdf() {
        cutCase();
        const QString program = test::scriptAt(*directory_ / "assay", "cat \"$0.measured\" >> \"$2\"");
        Workbench workbench(shownPath(*directory_ / "state"), program);

        // The start page: the sample, as it was settled.
        workbench.showStart();
        QTRY_VERIFY_WITH_TIMEOUT(active("startWindow") != nullptr, test::deadline_ms);
        auto* start = active("startWindow");
        QVERIFY(tabTo("startSample"));
        const auto sample = *directory_ / "sample.assay";
        whenAFileIsAskedFor(start, shownPath(sample));
        QTimer::singleShot(0, start, [] { chooseInMenu(1); });
        press(Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(active("caseWindow") != nullptr, test::deadline_ms);
        QVERIFY(std::filesystem::exists(sample));

        // From there the case that is to be measured.
        whenAFileIsAskedFor(active("caseWindow"), shownPath(file_));
        press(Qt::Key_O, Qt::ControlModifier);
        CaseWindow* window = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT(
            (window = qobject_cast<CaseWindow*>(active("caseWindow"))) && window->path() == shownPath(file_),
            test::deadline_ms);
        auto* run = find<QPushButton>(window, "runButton");
        QTRY_VERIFY_WITH_TIMEOUT(run->isEnabled(), test::deadline_ms);

        // Run; the case asks for trust first.
        test::whenAsked(window, "trustDialog", [](QWidget* dialog) {
            QVERIFY(hasKeys(dialog) && tabTo("trustAllow"));
            press(Qt::Key_Space);
        });
        press(Qt::Key_R, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(test::eventsIn<casefile::RunEnded>(file_).size() == 1, test::deadline_ms);
        QTRY_VERIFY_WITH_TIMEOUT(run->isVisible() && run->isEnabled(), test::deadline_ms);
        test::comeToRest();

        goThroughThePages(*window);
        chooseAFinding(*window);

        // A note, the verdict, the PDF.
        press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        type(QStringLiteral("Seen by keyboard."));
        press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(test::eventsIn<casefile::NoteAdded>(file_).back().text, std::string("Seen by keyboard."));

        const auto* settle = find<QAction>(window, "actionSettle");
        QTRY_VERIFY_WITH_TIMEOUT(settle->isEnabled(), test::deadline_ms);
        test::whenAsked(window, "settleDialog", [](QWidget* dialog) {
            QVERIFY(hasKeys(dialog) && tabTo("settleWords"));
            type(QStringLiteral("It is faster, as claimed."));
            QVERIFY(tabTo("settleAccept"));
            press(Qt::Key_Space);
        });
        chooseByMnemonic(*window, settle);
        QCOMPARE(test::eventsIn<casefile::VerdictSettled>(file_).size(), std::size_t{1});

        const auto pdf = *directory_ / "report.pdf";
        whenAFileIsAskedFor(window, shownPath(pdf));
        press(Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(std::filesystem::exists(pdf), test::deadline_ms);

        // Help on the page, and away again.
        press(Qt::Key_7, Qt::ControlModifier);
        QVERIFY(tabInto(*find<QStackedWidget>(window, "pages")->currentWidget()));
        press(Qt::Key_F1);
        auto* help = window->findChild<HelpWindow*>();
        QTRY_VERIFY_WITH_TIMEOUT(help != nullptr && help->isActiveWindow(), test::deadline_ms);
        QCOMPARE(help->topic(), (HelpTopic{QStringLiteral("workbench"), QStringLiteral("report")}));
        QPointer<HelpWindow> gone = help;
        press(Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(gone.isNull(), test::deadline_ms);
        QPointer<CaseWindow> closed = window;
        QTRY_VERIFY_WITH_TIMEOUT(window->isActiveWindow(), test::deadline_ms);
        press(Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(closed.isNull(), test::deadline_ms);
    }

    void escapeLeavesWhatOneIsIn() {
        cutCase();
        Workbench workbench(shownPath(*directory_ / "state"), QString());
        auto* window = test::opened(workbench, file_);
        QVERIFY(QTest::qWaitForWindowActive(window));
        // A search: emptied, and the list is back.
        press(Qt::Key_F, Qt::ControlModifier);
        type(QStringLiteral("nothing of that kind"));
        auto* filter = find<QLineEdit>(window, "timelineFilter");
        QCOMPARE(filter->text(), QStringLiteral("nothing of that kind"));
        press(Qt::Key_Escape);
        QCOMPARE(filter->text(), QString());
        // A dialog that asks.
        bool left = false;
        test::whenAsked(window, "newCaseDialog", [&left](QWidget* dialog) {
            QVERIFY(hasKeys(dialog));
            press(Qt::Key_Escape);
            left = !dialog->isVisible();
        });
        press(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(left);
    }

  private:
    /// A measured case, and the same before its run; what was measured lies beside the script.
    void cutCase() {
        directory_ = std::make_unique<test::TemporaryDirectory>();
        qputenv("XDG_STATE_HOME", QByteArray::fromStdString((*directory_ / "xdg").string()));
        const auto whole = *directory_ / "whole.assay";
        QVERIFY(test::write_synthetic_case(whole));
        const auto bytes = read_file(whole);
        QVERIFY(bytes);
        const auto at = bytes->rfind('\n', bytes->find("\"plan.frozen\"")) + 1;
        file_ = *directory_ / "case.assay";
        std::ofstream(file_) << bytes->substr(0, at);
        std::ofstream(*directory_ / "assay.measured") << bytes->substr(at);
    }

    static QWidget* active(const char* name) {
        auto* window = QApplication::activeWindow();
        return window != nullptr && window->objectName() == QLatin1String(name) ? window : nullptr;
    }

    static void chooseInMenu(int entry) {
        QTRY_VERIFY_WITH_TIMEOUT(QApplication::activePopupWidget() != nullptr, test::deadline_ms);
        for (int i = 0; i <= entry; ++i)
            press(Qt::Key_Down);
        press(Qt::Key_Return);
    }

    /// Alt and the menu's letter, then the entry's.
    static void chooseByMnemonic(QWidget& window, const QAction* action) {
        const auto letter = [](const QString& text) {
            return QString(text.at(text.indexOf(QLatin1Char('&')) + 1)).toUpper().at(0).unicode();
        };
        for (const auto* menu : window.findChildren<QMenu*>()) {
            if (!menu->actions().contains(const_cast<QAction*>(action))) continue;
            press(letter(menu->title()), Qt::AltModifier);
            QTRY_VERIFY_WITH_TIMEOUT(menu->isVisible(), test::deadline_ms);
            press(letter(action->text()));
            return;
        }
        QFAIL("the action is in no menu");
    }

    static void goThroughThePages(CaseWindow& window) {
        const auto* pages = find<QStackedWidget>(&window, "pages");
        for (int page = 0; page < 7; ++page) {
            press(Qt::Key_1 + page, Qt::ControlModifier);
            QCOMPARE(window.currentPage(), page);
            test::comeToRest();
            QVERIFY2(tabInto(*pages->currentWidget()),
                     qPrintable(
                         QStringLiteral("Tab does not reach %1").arg(test::pathOf(*pages->currentWidget()))));
        }
    }

    static void chooseAFinding(CaseWindow& window) {
        press(Qt::Key_5, Qt::ControlModifier);
        test::comeToRest();
        const auto* sentence = find<QLabel>(&window, "findingSentence");
        const QString first = sentence->text();
        QVERIFY(tabTo("forestPlot"));
        press(Qt::Key_Down);
        QTRY_VERIFY_WITH_TIMEOUT(sentence->text() != first, test::deadline_ms);
        // The plot as a table, a row down, and back.
        auto* plot = find<PlotFrame>(&window, "forestPlot");
        press(Qt::Key_T);
        const auto* table = plot->findChild<QTableView*>();
        QTRY_VERIFY_WITH_TIMEOUT(table->isVisible(), test::deadline_ms);
        QVERIFY(plot->isAncestorOf(QApplication::focusWidget()));
        press(Qt::Key_Down);
        QVERIFY(table->currentIndex().isValid());
        press(Qt::Key_Escape);
        QVERIFY(!plot->isTableShown());
        QCOMPARE(QApplication::focusWidget(), plot);
    }

    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::filesystem::path file_;
};

ASSAY_UI_TEST_MAIN(KeyboardStoryTest)
#include "keyboard_story_test.moc"
