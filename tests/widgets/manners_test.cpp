// SPDX-License-Identifier: GPL-3.0-or-later
// Manners of windows: one guard for every way to close, files dropped and dragged, places remembered, one
// window a case.
#include "core/casefile/trust.h"
#include "tests/widgets/story.h"
#include "ui/widgets/file_handle.h"
#include "ui/widgets/report_page.h"

#include <QAction>
#include <QClipboard>
#include <QDialog>
#include <QDockWidget>
#include <QDropEvent>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QSplitter>
#include <QToolButton>
#include <QUrl>
#include <QWindow>

#include <csignal>
#include <fcntl.h>
#include <sys/file.h>

using namespace assay;
using namespace assay::ui;
using test::find;

namespace {

// Says when it has begun, and goes on until it is asked to end.
const char* waiting_run =
    "trap 'touch \"$0.stopped\"; exit 130' INT; touch \"$0.ready\"; "
    "until [ -e \"$0.go\" ]; do read -t 0.1 x <> <(:) || :; done";

}  // namespace

class MannersTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        test::failOnQtWarnings();
        mayEnd_ = false;
        directory_ = std::make_unique<test::TemporaryDirectory>();
        qputenv("XDG_STATE_HOME", QByteArray::fromStdString((*directory_ / "xdg").string()));
        file_ = *directory_ / "case.assay";
        QVERIFY(test::write_synthetic_case(file_));
        program_ = test::scriptAt(*directory_ / "assay", waiting_run);
        workbench_ =
            std::make_unique<Workbench>(QString::fromStdString((*directory_ / "state").string()), program_);
    }
    void cleanup() {
        workbench_.reset();
        QFile(program_ + QStringLiteral(".go")).open(QIODevice::WriteOnly);  // no script is left waiting
    }

    void everyWayToCloseMeetsTheSameGuard_data() {
        QTest::addColumn<QString>("way");
        for (const char* way : {"Ctrl+W", "Ctrl+Q", "window", "session"})
            QTest::newRow(way) << QString::fromLatin1(way);
    }
    void everyWayToCloseMeetsTheSameGuard() {
        QFETCH(QString, way);
        QPointer<CaseWindow> window = open();
        writeNote(window, QStringLiteral("begun"));
        startRun(window);
        const auto close = [&] {
            QVERIFY(QTest::qWaitForWindowActive(window));
            if (way == QLatin1String("Ctrl+W")) QTest::keyClick(window, Qt::Key_W, Qt::ControlModifier);
            if (way == QLatin1String("Ctrl+Q")) QTest::keyClick(window, Qt::Key_Q, Qt::ControlModifier);
            if (way == QLatin1String("window")) window->windowHandle()->close();  // as by its title bar
            if (way == QLatin1String("session")) mayEnd_ = workbench_->askEveryWindow();
        };
        // The words first: cancelled, nothing happens.
        int asked = 0;
        test::whenAsked(window, "noteQuestion", [&asked](QWidget* box) {
            ++asked;
            static_cast<QMessageBox*>(box)->button(QMessageBox::Cancel)->click();
        });
        close();
        QCOMPARE(asked, 1);
        QVERIFY(window && window->isVisible());
        QVERIFY(!mayEnd_);
        // Then the run: cancelled again.
        test::whenAsked(window, "noteQuestion", [](QWidget* box) {
            static_cast<QMessageBox*>(box)->button(QMessageBox::Discard)->click();
        });
        test::whenAsked(window, "runGoesOnQuestion", [&asked](QWidget* box) {
            ++asked;
            static_cast<QMessageBox*>(box)->button(QMessageBox::Cancel)->click();
        });
        close();
        QCOMPARE(asked, 2);
        QVERIFY(window && window->isVisible());
        QVERIFY(!mayEnd_);
        // And stopped.
        test::whenAsked(window, "noteQuestion", [](QWidget* box) {
            static_cast<QMessageBox*>(box)->button(QMessageBox::Discard)->click();
        });
        test::whenAsked(window, "runGoesOnQuestion",
                        [](QWidget* box) { find<QPushButton>(box, "runStops")->click(); });
        close();
        if (way == QLatin1String("session")) {
            QVERIFY(mayEnd_);
            window->close();  // as the session's end does it; nothing is asked twice
        }
        QTRY_VERIFY_WITH_TIMEOUT(window.isNull(), test::deadline_ms);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(program_ + QStringLiteral(".stopped")), test::deadline_ms);
    }

    void oneWindowThatStaysKeepsAll() {
        QPointer<CaseWindow> first = open();
        const auto other = *directory_ / "other.assay";
        QVERIFY(test::write_synthetic_case(other));
        QPointer<CaseWindow> second = workbench_->openCase(QString::fromStdString(other.string()));
        QTRY_VERIFY_WITH_TIMEOUT(find<QPlainTextEdit>(second, "noteText")->isEnabled(), test::deadline_ms);
        writeNote(second, QStringLiteral("begun"));
        test::whenAsked(second, "noteQuestion", [](QWidget* box) {
            static_cast<QMessageBox*>(box)->button(QMessageBox::Cancel)->click();
        });
        find<QAction>(first, "actionQuit")->trigger();
        QVERIFY(first && first->isVisible() && second && second->isVisible());
    }

    void anEditThatWasNotKeptIsAskedAbout() {
        auto* window = open();
        QTest::mouseClick(find<QToolButton>(window, "brief_claimEdit"), Qt::LeftButton);
        auto* editor = find<QPlainTextEdit>(window, "brief_claimEditor");
        QVERIFY(window->mayClose());  // opened, and nothing typed
        window->stays();
        editor->setPlainText(QStringLiteral("half a sen"));
        QString asked;
        test::whenAsked(window, "noteQuestion", [&asked](QWidget* box) {
            asked = static_cast<QMessageBox*>(box)->text();
            static_cast<QMessageBox*>(box)->button(QMessageBox::Cancel)->click();
        });
        QVERIFY(!window->close());
        QVERIFY2(asked.contains(QStringLiteral("Claim")), qPrintable(asked));
    }

    void whatIsStillBeingWrittenIsAskedAbout() {
        auto* window = open();
        const int held = ::open(file_.c_str(), O_RDWR | O_CLOEXEC);
        QCOMPARE(::flock(held, LOCK_EX), 0);
        writeNote(window, QStringLiteral("on its way"));
        find<QPushButton>(window, "noteSend")->click();
        QVERIFY(find<QPlainTextEdit>(window, "noteText")->toPlainText().isEmpty());
        test::whenAsked(window, "writingQuestion", [](QWidget* box) {
            static_cast<QMessageBox*>(box)->button(QMessageBox::Cancel)->click();
        });
        QVERIFY(!window->close());
        // The question goes by itself once the file is free, and the window with it.
        QPointer<CaseWindow> guarded = window;
        test::whenAsked(window, "writingQuestion", [held](QWidget*) { ::close(held); });
        QVERIFY(window->close());
        QTRY_VERIFY_WITH_TIMEOUT(guarded.isNull(), test::deadline_ms);
        const auto notes = test::eventsIn<casefile::NoteAdded>(file_);
        QCOMPARE(notes.back().text, std::string("on its way"));
    }

    void aCaseDroppedOnAnythingOpens_data() {
        QTest::addColumn<QString>("on");
        for (const char* on : {"caseWindow", "noteText", "timelineFilter", "resultsPage", "variantsPage",
                               "evidencePage", "timelineList", "helpDialog"})
            QTest::newRow(on) << QString::fromLatin1(on);
    }
    void aCaseDroppedOnAnythingOpens() {
        QFETCH(QString, on);
        auto* window = open();
        for (int page = 0; page < 6; ++page)
            window->showPage(page);
        if (on == QLatin1String("helpDialog")) find<QAction>(window, "actionHelp")->trigger();
        QWidget* target = on == QLatin1String("caseWindow") ? window : window->findChild<QWidget*>(on);
        QVERIFY(target != nullptr);
        if (auto* area = qobject_cast<QAbstractScrollArea*>(target)) target = area->viewport();
        // The window system asks the window, and Qt the widget under the pointer or one around it.
        QVERIFY(target->window()->acceptDrops());
        const auto other = *directory_ / "other.assay";
        QVERIFY(test::write_synthetic_case(other));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QString::fromStdString(other.string()))});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(target, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(target, &drop);
        QVERIFY(drop.isAccepted());
        QTRY_VERIFY_WITH_TIMEOUT(windowOf(other) != nullptr, test::deadline_ms);
        QVERIFY(find<QPlainTextEdit>(window, "noteText")->toPlainText().isEmpty());
        QVERIFY(test::eventsIn<casefile::EvidenceAdded>(file_).empty());
    }

    void theCaseFileCanBeTakenAway() {
        auto* window = open();
        auto* handle = find<FileHandle>(window, "caseFile");
        QVERIFY(handle->isVisible());
        QCOMPARE(handle->path(), window->path());
        const auto dragged = FileHandle::asDragged(handle->path());
        QCOMPARE(dragged->urls(), (QList<QUrl>{QUrl::fromLocalFile(window->path())}));
        QCOMPARE(dragged->text(), window->path());
        QVERIFY(!dragged->hasFormat(QStringLiteral("x-special/gnome-copied-files")));

        choose(handle, "fileCopy");
        const auto* copied = QApplication::clipboard()->mimeData();
        QCOMPARE(copied->urls(), (QList<QUrl>{QUrl::fromLocalFile(window->path())}));
        QVERIFY(copied->data(QStringLiteral("x-special/gnome-copied-files")).startsWith("copy\nfile:///"));
        choose(handle, "fileCopyPath");
        QCOMPARE(QApplication::clipboard()->text(), window->path());
    }

    void thePdfCanBeTakenAwayOnceItIsThere() {
        auto* window = open();
        window->showPage(6);
        auto* report = find<ReportPage>(window, "reportPage");
        auto* handle = find<FileHandle>(report, "reportFile");
        QVERIFY(!handle->isVisible());
        QSignalSpy exported(report, &ReportPage::exported);
        const QString path = QString::fromStdString((*directory_ / "report.pdf").string());
        report->exportPdfTo(path);
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, test::deadline_ms);
        QVERIFY(handle->isVisible());
        QCOMPARE(handle->path(), path);
        QCOMPARE(FileHandle::asDragged(path)->urls(), (QList<QUrl>{QUrl::fromLocalFile(path)}));
    }

    void placesAreRemembered() {
        QPointer<CaseWindow> window = open();
        window->showPage(3);
        window->resize(1111, 666);
        auto* dock = find<QDockWidget>(window, "timelineDock");
        window->resizeDocks({dock}, {333}, Qt::Horizontal);
        QTRY_COMPARE_WITH_TIMEOUT(dock->width(), 333, test::deadline_ms);
        auto* splitter = find<QSplitter>(window, "runAcross");
        QTRY_VERIFY_WITH_TIMEOUT(splitter->isVisible(), test::deadline_ms);
        splitter->setSizes({320, splitter->width() - 320 - splitter->handleWidth()});
        const auto sizes = splitter->sizes();
        QVERIFY(window->close());
        QTRY_VERIFY_WITH_TIMEOUT(window.isNull(), test::deadline_ms);
        QVERIFY(QFile::exists(QString::fromStdString((*directory_ / "state" / "windows.ini").string())));

        Workbench again(QString::fromStdString((*directory_ / "state").string()), program_);
        auto* later = again.openCase(QString::fromStdString(file_.string()));
        QVERIFY(QTest::qWaitForWindowExposed(later));
        QCOMPARE(later->size(), QSize(1111, 666));
        QTRY_COMPARE_WITH_TIMEOUT(find<QDockWidget>(later, "timelineDock")->width(), 333, test::deadline_ms);
        later->showPage(3);  // made only now
        QTRY_COMPARE_WITH_TIMEOUT(find<QSplitter>(later, "runAcross")->sizes(), sizes, test::deadline_ms);
    }

    void placesThatCannotBeKeptBotherNobody() {
        const auto blocked = *directory_ / "no-folder";
        QFile(QString::fromStdString(blocked.string())).open(QIODevice::WriteOnly);
        Workbench workbench(QString::fromStdString((blocked / "state").string()), program_);
        QPointer<CaseWindow> window = workbench.openCase(QString::fromStdString(file_.string()));
        QTRY_VERIFY_WITH_TIMEOUT(find<QPlainTextEdit>(window, "noteText")->isEnabled(), test::deadline_ms);
        QVERIFY(window->close());
    }

    void anOpenCaseIsRaisedByAnyOfItsNames() {
        auto* window = open();
        const auto link = *directory_ / "link.assay";
        std::filesystem::create_symlink(file_, link);
        const QString dotted = QString::fromStdString((*directory_ / "." / "case.assay").string());
        window->showMinimized();
        QCOMPARE(workbench_->openCase(QString::fromStdString(link.string())), window);
        QVERIFY(!window->isMinimized());
        QCOMPARE(workbench_->openCase(dotted), window);
    }

    void aSecondProgramOnTheSameCaseIsFine() {
        auto* window = open();
        QTRY_VERIFY_WITH_TIMEOUT(find<QPlainTextEdit>(window, "noteText")->isEnabled(), test::deadline_ms);
        QProcess second;
        second.setProcessChannelMode(QProcess::MergedChannels);
        second.start(QStringLiteral(ASSAY_BINARY_DIR "/bin/assay-workbench"),
                     {QString::fromStdString(file_.string())});
        QVERIFY(second.waitForStarted(test::deadline_ms));
        // It has opened the case once it has noted it among its recent ones.
        const auto recent = *directory_ / "xdg" / "assay" / "recent-cases.ini";
        QTRY_VERIFY_WITH_TIMEOUT(std::filesystem::exists(recent), test::deadline_ms);
        writeNote(window, QStringLiteral("from the first"));
        find<QPushButton>(window, "noteSend")->click();
        QTRY_COMPARE_WITH_TIMEOUT(test::eventsIn<casefile::NoteAdded>(file_).back().text,
                                  std::string("from the first"), test::deadline_ms);
        QCOMPARE(second.state(), QProcess::Running);
        second.terminate();
        QVERIFY(second.waitForFinished(test::deadline_ms));
        const QByteArray said = second.readAll();
        QVERIFY2(!said.contains("QObject") && !said.contains("QWidget"), said.constData());
    }

  private:
    CaseWindow* open() {
        auto* window = workbench_->openCase(QString::fromStdString(file_.string()));
        window->resize(1280, 720);
        window->show();
        if (!QTest::qWaitForWindowActive(window)) qWarning("the window is not active");
        if (!QTest::qWaitFor([window] { return find<QPlainTextEdit>(window, "noteText")->isEnabled(); },
                             test::deadline_ms))
            qWarning("the case cannot be written");
        return window;
    }
    void startRun(CaseWindow* window) {
        QVERIFY(
            casefile::remember_trust(casefile::executable_content_sha256(test::snapshotOf(file_)->state)));
        QTRY_VERIFY_WITH_TIMEOUT(find<QAction>(window, "actionRun")->isEnabled(), test::deadline_ms);
        find<QAction>(window, "actionRun")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(program_ + QStringLiteral(".ready")), test::deadline_ms);
    }
    static void writeNote(QWidget* window, const QString& words) {
        find<QPlainTextEdit>(window, "noteText")->setPlainText(words);
    }
    static CaseWindow* windowOf(const std::filesystem::path& file) {
        for (auto* widget : QApplication::topLevelWidgets()) {
            auto* window = qobject_cast<CaseWindow*>(widget);
            if (window != nullptr && window->path() == QString::fromStdString(file.string())) return window;
        }
        return nullptr;
    }
    void choose(FileHandle* handle, const char* action) {
        auto* look = new QTimer(this);
        connect(look, &QTimer::timeout, this, [look, action] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (menu == nullptr) return;
            look->deleteLater();
            auto* chosen = menu->findChild<QAction*>(QLatin1String(action));
            QVERIFY(chosen != nullptr);
            chosen->trigger();
            menu->close();
        });
        look->start(10);
        handle->click();
    }

    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::filesystem::path file_;
    QString program_;
    std::unique_ptr<Workbench> workbench_;
    bool mayEnd_ = false;
};

ASSAY_UI_TEST_MAIN(MannersTest)
#include "manners_test.moc"
