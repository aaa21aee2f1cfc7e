// SPDX-License-Identifier: GPL-3.0-or-later
// What may go wrong around an open window: it stays usable and says what to do.
#include "core/base/files.h"
#include "core/casefile/trust.h"
#include "tests/widgets/story.h"
#include "ui/models/timeline_model.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/case_head.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/report_page.h"
#include "ui/widgets/word_hints.h"

#include <QAbstractItemView>
#include <QAction>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>

#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <sys/file.h>
#include <sys/resource.h>

using namespace assay;
using namespace assay::ui;
using test::find;

namespace {

/// Markup, right to left, an override of the direction, control characters, and a thousand lines of it.
std::string wildText(int lines) {
    std::string out =
        "<b>bold</b> & <img src=\"file:///etc/passwd\"> &amp; \x1b[31m\x07 \xd7\x90\xd7\x91\xd7\x92 "
        "\xe2\x80\xaereversed\xe2\x80\xac %1 %n &x";
    for (int i = 1; i < lines; ++i)
        out += "\nline " + std::to_string(i) + " <i>of</i> many";
    return out;
}

}  // namespace

class BadWindowInputTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        test::failOnQtWarnings();
        directory_ = std::make_unique<test::TemporaryDirectory>();
        qputenv("XDG_STATE_HOME", QByteArray::fromStdString((*directory_ / "xdg").string()));
        file_ = *directory_ / "case.assay";
        program_.clear();
    }
    void cleanup() { workbench_.reset(); }

    void wildTextIsTextEverywhere() {
        const SystemClock clock;
        casefile::CaseOpened opened;
        for (auto* field :
             {&opened.title, &opened.project, &opened.category, &opened.claim, &opened.hypothesis,
              &opened.change_to_test, &opened.would_confirm, &opened.would_refute})
            *field = wildText(1000);
        auto writer = casefile::LogWriter::create(file_, clock, opened);
        QVERIFY(writer);
        casefile::EvidenceAdded evidence{"attachment", wildText(1000), wildText(1000), std::nullopt};
        evidence.attachment = casefile::Attachment{wildText(3), wildText(1), "", "QUJD"};
        casefile::VerdictSettled verdict;
        verdict.state = casefile::VerdictState::refuted;
        verdict.basis = casefile::VerdictBasis::judgement;
        verdict.what_happened = wildText(1000);
        for (const casefile::Event& event : std::initializer_list<casefile::Event>{
                 casefile::NoteAdded{wildText(1000), wildText(2)}, evidence, verdict,
                 casefile::UnknownEvent{"moon.phase", "{\"x\": \"<b>\"}"}})
            QVERIFY(writer->append(event));

        auto* window = open();
        window->resize(1280, 720);
        auto* model = timeline(window);
        QTRY_VERIFY_WITH_TIMEOUT(model->rowCount() == 5 && !model->isWorking(), test::deadline_ms);
        QCOMPARE(window->size(), QSize(1280, 720));  // no text pushes the window apart
        QVERIFY(window->windowTitle().size() < 200);
        QVERIFY(!window->windowTitle().contains(QLatin1Char('\n')));
        QVERIFY(!window->windowTitle().contains(QChar(0x202e)));
        QVERIFY2(find<CaseHead>(window, "caseHead")->height() < 260,
                 qPrintable(QString::number(find<CaseHead>(window, "caseHead")->height())));
        for (int page = 0; page < 7; ++page) {
            window->showPage(page);
            auto* shown = find<QStackedWidget>(window, "pages")->currentWidget();
            QVERIFY(shown->height() > 300);
            QVERIFY(!shown->grab().isNull());
        }
        QCOMPARE(window->size(), QSize(1280, 720));
        QVERIFY(find<QWidget>(window, "sourceView")->isHidden());  // the case names no place
        for (const auto* label : window->findChildren<QLabel*>()) {
            if (!label->text().contains(QStringLiteral("<b>bold"))) continue;
            QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(label->objectName()));
            QVERIFY2(!label->text().contains(QChar(0x202e)), qPrintable(label->objectName()));
        }
        for (int row = 0; row < model->rowCount(); ++row) {
            auto* list = find<QAbstractItemView>(window, "timelineList");
            list->scrollTo(model->index(row));
            const QString tip =
                WordHints().hintAt(*list->viewport(), list->visualRect(model->index(row)).center());
            QVERIFY(!tip.isEmpty());
            QVERIFY(!tip.contains(QStringLiteral("<b>bold")) && !tip.contains(QStringLiteral("<img")));
            QVERIFY(!model->index(row).data().toString().contains(QLatin1Char('\n')));
            QVERIFY(!model->index(row).data().toString().contains(QChar(0x202e)));
        }
        // And it can be taken away as a PDF.
        window->showPage(6);
        auto* report = find<ReportPage>(window, "reportPage");
        QSignalSpy exported(report, &ReportPage::exported);
        report->exportPdfTo(QString::fromStdString((*directory_ / "wild.pdf").string()));
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, test::deadline_ms);
    }

    void aHeldFileKeepsTheWindowAndTheWords() {
        QVERIFY(test::write_synthetic_case(file_));
        auto* window = open();
        const int held = ::open(file_.c_str(), O_RDWR | O_CLOEXEC);
        QCOMPARE(::flock(held, LOCK_EX), 0);
        auto* note = find<QPlainTextEdit>(window, "noteText");
        note->setPlainText(QStringLiteral("in the meantime"));
        find<QPushButton>(window, "noteSend")->click();
        window->showPage(4);  // it goes on
        QVERIFY(!window->grab().isNull());
        note->setPlainText(QStringLiteral("and more"));
        // Nobody lets go of the file: the words come back, and the banner says what to do.
        const auto* banner = find<Banner>(window, "messageBanner");
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), test::deadline_ms);
        QVERIFY(banner->message().contains(QStringLiteral("locked by another process")));
        QVERIFY(find<QLabel>(banner, "bannerAdvice")->text().contains(QStringLiteral("fuser")));
        QCOMPARE(note->toPlainText(), QStringLiteral("in the meantime\n\nand more"));
        ::close(held);
        find<QPushButton>(window, "noteSend")->click();
        QTRY_COMPARE_WITH_TIMEOUT(test::eventsIn<casefile::NoteAdded>(file_).back().text,
                                  std::string("in the meantime\n\nand more"), test::deadline_ms);
    }

    void aDeletedFileKeepsWhatWasReadAndWhatWasBegun() {
        QVERIFY(test::write_synthetic_case(file_));
        auto* window = open();
        auto* note = find<QPlainTextEdit>(window, "noteText");
        note->setPlainText(QStringLiteral("half a thought"));
        const QString title = find<ElidedLabel>(window, "caseTitle")->text();
        const auto whole = read_file(file_).value();
        std::filesystem::remove(file_);
        const auto* state = find<Banner>(window, "stateBanner");
        QTRY_VERIFY_WITH_TIMEOUT(state->isVisible(), test::deadline_ms);
        QVERIFY(state->message().contains(QStringLiteral("case.assay")));
        QVERIFY(!find<QLabel>(state, "bannerAdvice")->text().isEmpty());
        QCOMPARE(find<ElidedLabel>(window, "caseTitle")->text(), title);
        QCOMPARE(note->toPlainText(), QStringLiteral("half a thought"));
        QVERIFY(!find<QPushButton>(window, "noteSend")->isEnabled());
        QVERIFY(!find<QPushButton>(window, "runButton")->isEnabled());
        for (int page = 0; page < 7; ++page)
            window->showPage(page);
        std::ofstream(file_) << whole;
        QTRY_VERIFY_WITH_TIMEOUT(!state->isVisible(), test::deadline_ms);
        QVERIFY(find<QPushButton>(window, "noteSend")->isEnabled());
        find<QPushButton>(window, "noteSend")->click();
        QTRY_COMPARE_WITH_TIMEOUT(test::eventsIn<casefile::NoteAdded>(file_).back().text,
                                  std::string("half a thought"), test::deadline_ms);
    }

    void anotherCaseInItsPlaceIsSaidAndNotEdited() {
        QVERIFY(test::write_synthetic_case(file_));
        auto* window = open();
        auto* editor = find<QPlainTextEdit>(window, "brief_claimEditor");
        find<QAbstractButton>(window, "brief_claimEdit")->click();
        editor->setPlainText(QStringLiteral("It costs less."));
        find<QAbstractButton>(window, "brief_claimKeep")->click();
        auto* undo = find<QAction>(window, "actionUndo");
        QTRY_VERIFY_WITH_TIMEOUT(undo->isEnabled(), test::deadline_ms);
        const SystemClock clock;
        casefile::CaseOpened opened;
        opened.title = "another case";
        const auto other = *directory_ / "other";
        QVERIFY(casefile::LogWriter::create(other, clock, opened));
        std::filesystem::rename(other, file_);
        const auto* banner = find<Banner>(window, "messageBanner");
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), test::deadline_ms);
        QVERIFY(banner->message().contains(QStringLiteral("Another case")));
        QCOMPARE(find<ElidedLabel>(window, "caseTitle")->text(), QStringLiteral("another case"));
        QVERIFY(window->windowTitle().startsWith(QStringLiteral("another case")));
        QVERIFY(!undo->isEnabled());
        auto* model = timeline(window);
        QTRY_COMPARE_WITH_TIMEOUT(model->rowCount(), 1, test::deadline_ms);
        QVERIFY(test::eventsIn<casefile::CaseRevised>(file_).empty());
    }

    void whatAnotherProgramWroteIntoItIsSaid() {
        QVERIFY(test::write_synthetic_case(file_));
        const auto whole = read_file(file_).value();
        auto* window = open();
        std::ofstream(file_, std::ios::app) << "{\"not\": \"ours\"}\n";
        const auto* state = find<Banner>(window, "stateBanner");
        QTRY_VERIFY_WITH_TIMEOUT(state->isVisible(), test::deadline_ms);
        QVERIFY2(state->message().contains(QStringLiteral("line ")), qPrintable(state->message()));
        QVERIFY(
            find<QLabel>(state, "bannerAdvice")->text().contains(QStringLiteral("Put the whole file back")));
        QVERIFY(!find<QPushButton>(window, "runButton")->isEnabled());
        QVERIFY(!find<QAction>(window, "actionSettle")->isEnabled());
        std::ofstream(file_, std::ios::trunc) << whole;
        QTRY_VERIFY_WITH_TIMEOUT(!state->isVisible(), test::deadline_ms);
        QVERIFY(find<QPushButton>(window, "runButton")->isEnabled());
    }

    void aKilledRunIsSaidToBeKilled() {
        QVERIFY(test::write_synthetic_case(file_));
        QVERIFY(
            casefile::remember_trust(casefile::executable_content_sha256(test::snapshotOf(file_)->state)));
        program_ = test::scriptAt(*directory_ / "assay",
                                  "echo $$ > \"$0.pid\"; mv \"$0.pid\" \"$0.ready\"; "
                                  "while :; do read -t 1 x <> <(:) || :; done");
        auto* window = open();
        find<QAction>(window, "actionRun")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(program_ + QStringLiteral(".ready")), test::deadline_ms);
        QVERIFY(find<QPushButton>(window, "stopButton")->isVisible());
        const auto pid = std::stoi(read_file((program_ + QStringLiteral(".ready")).toStdString()).value());
        QCOMPARE(::kill(pid, SIGKILL), 0);
        const auto* banner = find<Banner>(window, "messageBanner");
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), test::deadline_ms);
        QVERIFY2(banner->message().contains(QStringLiteral("killed (signal 9)")),
                 qPrintable(banner->message()));
        QVERIFY(find<QLabel>(banner, "bannerAdvice")->text().contains(QStringLiteral("Run again")));
        QVERIFY(find<QPushButton>(window, "runButton")->isVisible());
        QVERIFY(find<QPushButton>(window, "runButton")->isEnabled());
    }

    void aRunThatDiedOutsideTheWindowIsSaid() {
        QVERIFY(test::write_synthetic_case(file_));
        auto* window = open();
        QProcess run;
        run.start(QStringLiteral(ASSAY_PRETENDED_RUN),
                  {QString::fromStdString(file_.string()), QStringLiteral("5"), QStringLiteral("stays")});
        auto* stop = find<QPushButton>(window, "stopButton");
        QTRY_VERIFY_WITH_TIMEOUT(stop->isVisible(), test::deadline_ms);  // it is seen here too
        auto* model = timeline(window);
        QTRY_VERIFY_WITH_TIMEOUT(headings(model).last().endsWith(QStringLiteral("measuring")),
                                 test::deadline_ms);
        run.kill();
        QVERIFY(run.waitForFinished(test::deadline_ms));
        const auto* state = find<Banner>(window, "stateBanner");
        QTRY_VERIFY_WITH_TIMEOUT(state->isVisible(), test::deadline_ms);
        QVERIFY(find<QLabel>(state, "bannerAdvice")->text().contains(QStringLiteral("Run again")));
        QTRY_VERIFY_WITH_TIMEOUT(!stop->isVisible(), test::deadline_ms);
        QVERIFY(find<QPushButton>(window, "runButton")->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(headings(model).last().endsWith(QStringLiteral("ended without a word")),
                                 test::deadline_ms);
        // The next run goes on, and nothing speaks of the dead one any more.
        QProcess next;
        next.start(QStringLiteral(ASSAY_PRETENDED_RUN),
                   {QString::fromStdString(file_.string()), QStringLiteral("5"), QStringLiteral("ends")});
        QVERIFY(next.waitForFinished(test::deadline_ms));
        QTRY_VERIFY_WITH_TIMEOUT(!state->isVisible(), test::deadline_ms);
    }

    void aPdfThatCannotBeWrittenSaysSo_data() {
        QTest::addColumn<QString>("place");
        QTest::newRow("no folder") << "none/report.pdf";
        QTest::newRow("a folder") << "folder";
        QTest::newRow("no space") << "report.pdf";
    }
    void aPdfThatCannotBeWrittenSaysSo() {
        QFETCH(QString, place);
        QVERIFY(test::write_synthetic_case(file_));
        std::filesystem::create_directory(*directory_ / "folder");
        auto* window = open();
        window->showPage(6);
        auto* report = find<ReportPage>(window, "reportPage");
        const QString path = QString::fromStdString((*directory_ / place.toStdString()).string());
        QSignalSpy failed(report, &ReportPage::exportFailed);
        rlimit before{};
        ::getrlimit(RLIMIT_FSIZE, &before);
        if (place == QLatin1String("report.pdf")) {
            ::signal(SIGXFSZ, SIG_IGN);  // as the program does
            const rlimit small{30'000, before.rlim_max};
            ::setrlimit(RLIMIT_FSIZE, &small);
        }
        report->exportPdfTo(path);
        const bool told = QTest::qWaitFor([&failed] { return !failed.empty(); }, test::deadline_ms);
        ::setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(told);
        const auto* banner = report->findChild<Banner*>();
        QVERIFY(banner->isVisible());
        QVERIFY2(banner->message().contains(place), qPrintable(banner->message()));
        QVERIFY(!find<QLabel>(banner, "bannerAdvice")->text().isEmpty());
        QVERIFY(find<QPushButton>(report, "reportExport")->isEnabled());
        QVERIFY(!std::filesystem::is_regular_file(path.toStdString()));  // nothing by halves
        QSignalSpy exported(report, &ReportPage::exported);
        report->exportPdfTo(QString::fromStdString((*directory_ / "good.pdf").string()));
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, test::deadline_ms);
    }

    void aCaseOfManyEntriesIsReadAndSearched() {
        constexpr int notes = 50'000;
        QVERIFY(test::write_synthetic_case(file_));
        const SystemClock clock;
        auto writer = casefile::LogWriter::open(file_, clock);
        QVERIFY(writer);
        for (int i = 0; i < notes; ++i)
            QVERIFY(writer->append(casefile::NoteAdded{"zebra note " + std::to_string(i), "me"},
                                   casefile::Durability::later));
        auto* window = open();
        auto* model = timeline(window);
        QTRY_VERIFY_WITH_TIMEOUT(model->rowCount() >= notes && !model->isWorking(), test::deadline_ms);
        find<QLineEdit>(window, "timelineFilter")->setText(QStringLiteral("zebra 4999"));
        QTRY_COMPARE_WITH_TIMEOUT(model->rowCount(), 15,
                                  test::deadline_ms);  // 49990 to 49999, and what ends in 4999
        auto* note = find<QPlainTextEdit>(window, "noteText");
        note->setPlainText(QStringLiteral("zebra 4999, once more"));
        find<QPushButton>(window, "noteSend")->click();
        QTRY_COMPARE_WITH_TIMEOUT(model->rowCount(), 16, test::deadline_ms);
    }

  private:
    static TimelineModel* timeline(CaseWindow* window) {
        return qobject_cast<TimelineModel*>(find<QAbstractItemView>(window, "timelineList")->model());
    }
    static QStringList headings(const TimelineModel* model) {
        QStringList out;
        for (int row = 0; row < model->rowCount(); ++row)
            if (model->isHeading(row)) out << model->index(row).data().toString();
        return out.isEmpty() ? QStringList{QString()} : out;
    }
    CaseWindow* open() {
        workbench_ =
            std::make_unique<Workbench>(QString::fromStdString((*directory_ / "state").string()), program_);
        auto* window = test::shownWindow(*workbench_, file_);
        if (!QTest::qWaitFor([window] { return find<QPlainTextEdit>(window, "noteText")->isEnabled(); },
                             test::deadline_ms))
            qWarning("the case cannot be written");
        return window;
    }
    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::filesystem::path file_;
    QString program_;
    std::unique_ptr<Workbench> workbench_;
};

ASSAY_UI_TEST_MAIN(BadWindowInputTest)
#include "bad_window_input_test.moc"
