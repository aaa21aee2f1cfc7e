// SPDX-License-Identifier: GPL-3.0-or-later
// Reading a case: the head, the pages, the timeline, a note; a damaged and a vanished file.
#include "core/base/clock.h"
#include "core/base/files.h"
#include "tests/widgets/story.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/rail.h"
#include "ui/widgets/tables.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTableView>

#include <fstream>

using namespace assay;
using namespace assay::ui;
using test::find;

class CaseWindowTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        test::failOnQtWarnings();
        QApplication::setPalette(test::lightPalette());
        directory_ = std::make_unique<test::TemporaryDirectory>();
        file_ = *directory_ / "case.assay";
        QVERIFY(test::write_synthetic_case(file_));
        workbench_ =
            std::make_unique<Workbench>(QString::fromStdString((*directory_ / "state").string()), QString());
    }
    void cleanup() { workbench_.reset(); }

    void theHeadSaysWhatWasMeasured() {
        auto* window = open();
        const auto* word = find<QLabel>(window, "verdictWord");
        QTRY_VERIFY_WITH_TIMEOUT(word->text().startsWith(QStringLiteral("Measured: ")), test::deadline_ms);
        QVERIFY(!find<ElidedLabel>(window, "caseTitle")->text().isEmpty());
        QVERIFY(!find<QLabel>(window, "verdictReason")->text().isEmpty());
        QVERIFY(find<IconLabel>(window, "verdictMark")->iconName().startsWith(QStringLiteral("mark-")));
        QCOMPARE(word->textFormat(), Qt::PlainText);
    }

    void nothingIsSaidOfACaseThatIsNotRead() {
        auto* window = workbench_->openCase(QString::fromStdString(file_.string()));
        auto* word = find<QLabel>(window, "verdictWord");
        auto* reading = find<QWidget>(window, "readingView");
        QCOMPARE(word->text(), QStringLiteral("Reading the case\u2026"));  // no event was handled yet
        QVERIFY(reading->isVisible());
        QVERIFY(!find<QWidget>(window, "pages")->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!reading->isVisible(), test::deadline_ms);
        QVERIFY(find<QWidget>(window, "pages")->isVisible());
        QVERIFY2(word->text().startsWith(QStringLiteral("Measured")), qPrintable(word->text()));

        auto* other = workbench_->openCase(QString::fromStdString((*directory_ / "missing.assay").string()));
        auto* otherWord = find<QLabel>(other, "verdictWord");
        QTRY_COMPARE_WITH_TIMEOUT(otherWord->text(), QStringLiteral("Not read"), test::deadline_ms);
        QVERIFY(!find<QWidget>(other, "readingBusy")->isVisible());
        QVERIFY(find<QWidget>(other, "stateBanner")->isVisible());
    }

    void everyPageOpensByItsKeyInLightAndDark() {
        auto* window = open();
        auto* stack = find<QStackedWidget>(window, "pages");
        QTRY_VERIFY_WITH_TIMEOUT(stack->isVisible(), test::deadline_ms);
        const auto buttons = find<Rail>(window, "rail")->findChildren<RailButton*>();
        QVERIFY(buttons.size() >= 4);
        for (qsizetype i = 0; i < buttons.size(); ++i) {
            QTest::keyClick(window, static_cast<Qt::Key>(Qt::Key_1 + i), Qt::ControlModifier);
            QCOMPARE(window->currentPage(), static_cast<int>(i));
            QVERIFY(stack->currentWidget()->isVisible());
            QVERIFY(!stack->currentWidget()->grab().isNull());
        }
        QApplication::setPalette(test::darkPalette());
        for (qsizetype i = 0; i < buttons.size(); ++i) {
            window->showPage(static_cast<int>(i));
            QVERIFY(!stack->currentWidget()->grab().isNull());
        }
    }

    void tablesNeedNoScrollingSideways() {
        const SystemClock clock;
        auto writer = casefile::LogWriter::open(file_, clock);
        QVERIFY(writer);
        const std::string work = "set 1000, 1 keys, 5000 bytes of replies, 0 failed";
        QVERIFY(writer->append(casefile::CheckMade{
            "",
            {"calls of sdscatlen in feedAppendOnlyFile", "baseline", "set-3b-pipelined", work, work, true}}));
        auto* window = open();
        window->resize(1280, 720);
        auto* stack = find<QStackedWidget>(window, "pages");
        QTRY_VERIFY_WITH_TIMEOUT(stack->isVisible(), test::deadline_ms);
        const auto pages = find<Rail>(window, "rail")->findChildren<RailButton*>().size();
        int looked = 0;
        for (int page = 0; page < pages; ++page) {
            window->showPage(page);
            for (const auto* table : stack->currentWidget()->findChildren<Table*>()) {
                if (!table->isVisible()) continue;
                ++looked;
                QTRY_VERIFY2_WITH_TIMEOUT(table->horizontalScrollBar()->maximum() == 0,
                                          qPrintable(table->objectName()), test::deadline_ms);
            }
        }
        QVERIFY(looked >= 3);
    }

    void aNoteGoesIntoTheFileAndIntoTheTimeline() {
        auto* window = open();
        auto* note = find<QPlainTextEdit>(window, "noteText");
        QTRY_VERIFY_WITH_TIMEOUT(note->isEnabled(), test::deadline_ms);
        note->setFocus();
        QTest::keyClicks(note, QStringLiteral("<b>seen</b> & noted"));
        QTest::keyClick(note, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(note->toPlainText().isEmpty());
        const auto notes = test::eventsIn<casefile::NoteAdded>(file_);
        QVERIFY(!notes.empty());
        QCOMPARE(notes.back().text, std::string("<b>seen</b> & noted"));  // a person's words, not markup
        auto* filter = find<QLineEdit>(window, "timelineFilter");
        const auto* list = find<QAbstractItemView>(window, "timelineList");
        filter->setText(QStringLiteral("seen</b>"));
        QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 1, test::deadline_ms);
    }

    void aClickInTheTimelineLeadsToWhatItSpeaksOf() {
        auto* window = open();
        auto* list = find<QAbstractItemView>(window, "timelineList");
        auto* filter = find<QLineEdit>(window, "timelineFilter");
        QTRY_VERIFY_WITH_TIMEOUT(list->model()->rowCount() > 0, test::deadline_ms);
        filter->setText(QStringLiteral("one-more-copy"));
        QTRY_VERIFY_WITH_TIMEOUT(
            list->model()->index(0, 0).data().toString().contains(QStringLiteral("one-more-copy")),
            test::deadline_ms);
        const auto first = list->model()->index(0, 0);  // it was added before anything was said about it
        list->scrollTo(first);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(first).center());
        QCOMPARE(window->currentPage(), 1);
        QCOMPARE(find<QLabel>(window, "variantName")->text(), QStringLiteral("one-more-copy"));
    }

    void aDamagedFileSaysWhereAndIsReadOnly() {
        auto bytes = read_file(file_);
        QVERIFY(bytes);
        const auto second = bytes->find('\n') + 1;
        const auto at = bytes->find("\"type\"", second) + 9;
        (*bytes)[at] = (*bytes)[at] == 'x' ? 'y' : 'x';
        std::ofstream(file_, std::ios::trunc) << *bytes;
        auto* window = open();
        const auto* banner = find<Banner>(window, "stateBanner");
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), test::deadline_ms);
        QVERIFY(banner->message().contains(QStringLiteral("Line 2")));
        QVERIFY(!find<QPushButton>(window, "runButton")->isEnabled());
        QVERIFY(!find<QPlainTextEdit>(window, "noteText")->isEnabled());
        QVERIFY(!find<QAction>(window, "actionSettle")->isEnabled());
    }

    void aVanishedFileSaysSoOnceAndComesBack() {
        auto* window = open();
        const auto* run = find<QPushButton>(window, "runButton");
        const auto* banner = find<Banner>(window, "stateBanner");
        QTRY_VERIFY_WITH_TIMEOUT(run->isEnabled(), test::deadline_ms);
        const QString title = find<ElidedLabel>(window, "caseTitle")->text();
        std::filesystem::rename(file_, *directory_ / "aside");
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), test::deadline_ms);
        QVERIFY(!run->isEnabled());
        QCOMPARE(find<ElidedLabel>(window, "caseTitle")->text(), title);
        std::filesystem::rename(*directory_ / "aside", file_);
        QTRY_VERIFY_WITH_TIMEOUT(!banner->isVisible(), test::deadline_ms);
        QVERIFY(run->isEnabled());
    }

    void anOpenCaseIsRaisedAndNotOpenedTwice() {
        auto* window = open();
        QCOMPARE(workbench_->openCase(QString::fromStdString(file_.string())), window);
    }

    void everyControlHasANameForThoseWhoDoNotSee() {
        auto* window = open();
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(window, "runButton")->isEnabled(), test::deadline_ms);
        for (int page = 0; page < 3; ++page)
            window->showPage(page);
        for (const auto* widget : window->findChildren<QWidget*>()) {
            const bool control = qobject_cast<const QAbstractItemView*>(widget) != nullptr ||
                                 qobject_cast<const QPlainTextEdit*>(widget) != nullptr ||
                                 qobject_cast<const QAbstractButton*>(widget) != nullptr;
            if (!control || widget->objectName().startsWith(QStringLiteral("qt_"))) continue;
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            const bool named =
                !widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty());
            if (!named && qobject_cast<const QTableView*>(widget->parentWidget()) != nullptr)
                continue;  // its corner
            if (!named && qobject_cast<const QLineEdit*>(widget->parentWidget()) != nullptr)
                continue;  // its clear button
            if (!named && widget->inherits("QToolBarExtension")) continue;
            if (!named && widget->inherits("QComboBoxListView")) continue;
            if (!named && widget->inherits("QHeaderView")) continue;
            QVERIFY2(named,
                     qPrintable(
                         QStringLiteral("%1 '%2' in '%3'")
                             .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                                  widget->parentWidget() == nullptr ? QString()
                                                                    : widget->parentWidget()->objectName())));
        }
    }

  private:
    CaseWindow* open() {
        auto* window = workbench_->openCase(QString::fromStdString(file_.string()));
        window->resize(1280, 720);
        window->show();
        if (!QTest::qWaitForWindowExposed(window)) qWarning("the window was not exposed");
        return window;
    }
    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::filesystem::path file_;
    std::unique_ptr<Workbench> workbench_;
};

ASSAY_UI_TEST_MAIN(CaseWindowTest)
#include "case_window_test.moc"
