// SPDX-License-Identifier: GPL-3.0-or-later
// Following a case file: growth, loss, return, damage; all without polling.
#include "ui/session/case_session.h"

#include "core/base/clock.h"
#include "core/base/files.h"
#include "core/casefile/log.h"
#include "tests/support/synthetic_case.h"
#include "tests/support/ui/ui_test.h"

#include <QSignalSpy>

#include <algorithm>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sys/file.h>

using namespace assay;
using namespace assay::ui;

namespace {
constexpr int deadline_ms = 40000;

std::size_t notesIn(const SnapshotPtr& snapshot) {
    std::size_t count = 0;
    for (const auto& record : snapshot->state.timeline)
        if (std::holds_alternative<casefile::NoteAdded>(record->event)) ++count;
    return count;
}
}  // namespace

class CaseSessionTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        test::failOnQtWarnings();
        directory_ = std::make_unique<test::TemporaryDirectory>();
        file_ = *directory_ / "case.assay";
        test::SyntheticCase small;
        small.blocks_per_workload = 2;
        QVERIFY(test::write_synthetic_case(file_, small));
    }

    void opensOffTheMainThread() {
        const CaseSession session(QString::fromStdString(file_.string()));
        QVERIFY(!session.isLoaded());  // the constructor waited for nothing
        QVERIFY(session.snapshot()->state.variants.empty());
        QTRY_VERIFY_WITH_TIMEOUT(session.isLoaded(), deadline_ms);
        QVERIFY(!session.snapshot()->state.variants.empty());
        QVERIFY(!session.snapshot()->evaluation.findings.empty());
        QVERIFY(session.isWritable());
    }

    void tellsHowFarItHasRead() {
        const CaseSession session(QString::fromStdString(file_.string()));
        QList<int> told;
        bool loaded = false;
        connect(&session, &CaseSession::reading, &session, [&](int percent) {
            QVERIFY(!loaded);
            told.push_back(percent);
        });
        connect(&session, &CaseSession::snapshotChanged, &session, [&] { loaded = true; });
        QTRY_VERIFY_WITH_TIMEOUT(loaded, deadline_ms);
        QVERIFY(told.size() > 2);
        QVERIFY(told.front() > 0 && told.back() <= 100);
        QVERIFY(std::is_sorted(told.begin(), told.end(), std::less_equal<>()));  // each number once
    }

    void seesItsOwnAndOthersEvents() {
        CaseSession session(QString::fromStdString(file_.string()));
        QTRY_VERIFY_WITH_TIMEOUT(session.isLoaded(), deadline_ms);
        const auto before = notesIn(session.snapshot());
        QVERIFY(session.append(casefile::NoteAdded{"mine", "me"}));
        const SystemClock clock;
        auto other = casefile::LogWriter::open(file_, clock);
        QVERIFY(other);
        for (int i = 0; i < 20; ++i)
            QVERIFY(other->append(casefile::NoteAdded{"theirs", "them"}));
        QVERIFY(session.append(casefile::NoteAdded{"mine again", "me"}));
        QTRY_COMPARE_WITH_TIMEOUT(notesIn(session.snapshot()), before + 22,
                                  deadline_ms);  // the last one is not lost
        QVERIFY(!session.snapshot()->damage);
    }

    void losesTheFileAndFindsItAgain() {
        CaseSession session(QString::fromStdString(file_.string()));
        QTRY_VERIFY_WITH_TIMEOUT(session.isLoaded(), deadline_ms);
        const QSignalSpy failures(&session, &CaseSession::failed);
        const auto aside = *directory_ / "aside.assay";
        std::filesystem::rename(file_, aside);
        QTRY_COMPARE_WITH_TIMEOUT(failures.count(), 1, deadline_ms);
        QVERIFY(session.failure());
        QVERIFY(!session.isWritable());
        QVERIFY(!session.append(casefile::NoteAdded{"lost", "me"}));
        QVERIFY(!session.snapshot()->state.variants.empty());  // what was read stays
        std::filesystem::rename(aside, file_);
        QTRY_VERIFY_WITH_TIMEOUT(!session.failure(), deadline_ms);
        QVERIFY(session.isWritable());
        QVERIFY(session.append(casefile::NoteAdded{"found", "me"}));
        QTRY_COMPARE_WITH_TIMEOUT(notesIn(session.snapshot()), 1, deadline_ms);
        QCOMPARE(failures.count(), 1);
    }

    void aTruncatedFileKeepsWhatWasRead() {
        const auto whole = read_file(file_);
        QVERIFY(whole);
        CaseSession session(QString::fromStdString(file_.string()));
        QTRY_VERIFY_WITH_TIMEOUT(session.isLoaded(), deadline_ms);
        const auto events = session.snapshot()->state.timeline.size();
        const QSignalSpy failures(&session, &CaseSession::failed);
        std::ofstream(file_, std::ios::trunc) << whole->substr(0, 10);
        QTRY_COMPARE_WITH_TIMEOUT(failures.count(), 1, deadline_ms);
        QCOMPARE(session.snapshot()->state.timeline.size(), events);
        std::ofstream(file_, std::ios::trunc) << *whole;
        QTRY_VERIFY_WITH_TIMEOUT(!session.failure(), deadline_ms);
        QCOMPARE(session.snapshot()->state.timeline.size(), events);
    }

    void aDamagedFileOpensReadOnly() {
        auto bytes = read_file(file_);
        QVERIFY(bytes);
        // One letter of the second line's event.
        const auto second = bytes->find('\n') + 1;
        const auto at = bytes->find("\"type\"", second);
        (*bytes)[at + 9] = (*bytes)[at + 9] == 'x' ? 'y' : 'x';
        std::ofstream(file_, std::ios::trunc) << *bytes;
        CaseSession session(QString::fromStdString(file_.string()));
        QTRY_VERIFY_WITH_TIMEOUT(session.isLoaded(), deadline_ms);
        QVERIFY(session.snapshot()->damage);
        QCOMPARE(session.snapshot()->damage->line, 2);
        QVERIFY(!session.isWritable());
        QVERIFY(!session.append(casefile::NoteAdded{"no", "me"}));
        const auto after = read_file(file_);
        QVERIFY(after && *after == *bytes);  // nothing was rewritten
    }

    void aMendedFileIsShownToItsEnd() {
        const auto whole = read_file(file_);
        QVERIFY(whole);
        auto bytes = *whole;
        const auto at = bytes.find("\"type\"", bytes.find('\n') + 1);
        bytes[at + 9] = bytes[at + 9] == 'x' ? 'y' : 'x';
        std::ofstream(file_, std::ios::trunc) << bytes;
        CaseSession session(QString::fromStdString(file_.string()));
        QTRY_VERIFY_WITH_TIMEOUT(session.isLoaded(), deadline_ms);
        QVERIFY(session.snapshot()->damage);
        std::ofstream(file_, std::ios::trunc) << *whole;
        QTRY_VERIFY_WITH_TIMEOUT(!session.snapshot()->damage, deadline_ms);
        QVERIFY(session.snapshot()->state.timeline.size() > 10);
        QCOMPARE(session.snapshot()->generation, 0);
        QVERIFY(session.append(casefile::NoteAdded{"mended", "me"}));
    }

    void whatAnotherProgramAppendedIsDamageUntilItIsTakenAway() {
        const auto whole = read_file(file_);
        CaseSession session(QString::fromStdString(file_.string()));
        QTRY_VERIFY_WITH_TIMEOUT(session.isLoaded(), deadline_ms);
        const auto events = session.snapshot()->state.timeline.size();
        std::ofstream(file_, std::ios::app) << "echo was here\n";
        QTRY_VERIFY_WITH_TIMEOUT(session.failure().has_value(), deadline_ms);
        QVERIFY(session.failure()->kind == ErrorKind::damaged);
        QVERIFY(!session.failure()->advice.empty());
        QVERIFY(!session.isWritable());
        QCOMPARE(session.snapshot()->state.timeline.size(), events);
        std::ofstream(file_, std::ios::trunc) << *whole;
        QTRY_VERIFY_WITH_TIMEOUT(!session.failure(), deadline_ms);
        QVERIFY(session.append(casefile::NoteAdded{"goes on", "me"}));
    }

    void eachFailureIsSaid() {
        CaseSession session(QString::fromStdString(file_.string()));
        QTRY_VERIFY_WITH_TIMEOUT(session.isLoaded(), deadline_ms);
        QSignalSpy failures(&session, &CaseSession::failed);
        std::filesystem::remove(file_);
        QTRY_COMPARE_WITH_TIMEOUT(failures.count(), 1, deadline_ms);
        QVERIFY(session.failure()->kind == ErrorKind::not_found);
        std::ofstream(file_) << "no case at all\n";
        QTRY_COMPARE_WITH_TIMEOUT(failures.count(), 2, deadline_ms);  // it is another one
        QVERIFY(session.failure()->kind != ErrorKind::not_found);
    }

    void anotherCaseInItsPlaceIsAnotherCase() {
        CaseSession session(QString::fromStdString(file_.string()));
        QTRY_VERIFY_WITH_TIMEOUT(session.isLoaded(), deadline_ms);
        const QSignalSpy replaced(&session, &CaseSession::replaced);
        const SystemClock clock;
        casefile::CaseOpened opened;
        opened.title = "another case";
        const auto other = *directory_ / "other.assay";
        QVERIFY(casefile::LogWriter::create(other, clock, opened));
        std::filesystem::rename(other, file_);
        QTRY_COMPARE_WITH_TIMEOUT(replaced.count(), 1, deadline_ms);
        QCOMPARE(session.snapshot()->state.brief.title, std::string("another case"));
        QCOMPARE(session.snapshot()->generation, 1);
        QVERIFY(session.append(casefile::NoteAdded{"of the other", "me"}));
        QTRY_COMPARE_WITH_TIMEOUT(notesIn(session.snapshot()), std::size_t{1}, deadline_ms);
    }

    void aHeldFileKeepsNobodyWaiting() {
        CaseSession session(QString::fromStdString(file_.string()));
        QTRY_VERIFY_WITH_TIMEOUT(session.isLoaded(), deadline_ms);
        const auto before = notesIn(session.snapshot());
        auto holder = std::make_unique<UniqueFd>(::open(file_.c_str(), O_RDWR | O_CLOEXEC));
        QCOMPARE(::flock(holder->get(), LOCK_EX), 0);
        QVERIFY(session.append(casefile::NoteAdded{"first", "me"}));  // returns while the file is held
        QVERIFY(session.append(casefile::NoteAdded{"second", "me"}));
        QVERIFY(session.isWriting());
        holder.reset();
        QTRY_VERIFY_WITH_TIMEOUT(!session.isWriting(), deadline_ms);
        QTRY_COMPARE_WITH_TIMEOUT(notesIn(session.snapshot()), before + 2, deadline_ms);
        QCOMPARE(std::get<casefile::NoteAdded>(session.snapshot()->state.timeline.back()->event).text,
                 std::string("second"));  // in their order
    }

    void aFileThatIsHeldForGoodGivesTheWordsBack() {
        CaseSession session(QString::fromStdString(file_.string()));
        QTRY_VERIFY_WITH_TIMEOUT(session.isLoaded(), deadline_ms);
        const UniqueFd holder(::open(file_.c_str(), O_RDWR | O_CLOEXEC));
        QCOMPARE(::flock(holder.get(), LOCK_EX), 0);
        std::string lost;
        ErrorKind why = ErrorKind::internal;
        connect(&session, &CaseSession::appendFailed, this, [&](const Error& error, const EventPtr& event) {
            why = error.kind;
            lost = std::get<casefile::NoteAdded>(*event).text;
        });
        QVERIFY(session.append(casefile::NoteAdded{"not in time", "me"}));
        QTRY_COMPARE_WITH_TIMEOUT(lost, std::string("not in time"), deadline_ms);
        QVERIFY(why == ErrorKind::locked);
        QVERIFY(!session.failure());  // it can still be read
    }

    void whatIsOnItsWayIsWrittenAfterTheWindowToo() {
        auto holder = std::make_unique<UniqueFd>(::open(file_.c_str(), O_RDWR | O_CLOEXEC));
        {
            CaseSession session(QString::fromStdString(file_.string()));
            QTRY_VERIFY_WITH_TIMEOUT(session.isLoaded(), deadline_ms);
            QCOMPARE(::flock(holder->get(), LOCK_EX), 0);
            QVERIFY(session.append(casefile::NoteAdded{"last words", "me"}));
        }
        holder.reset();
        QTRY_VERIFY_WITH_TIMEOUT(
            [this] {
                const auto contents = casefile::read_log(file_);
                const auto* note = std::get_if<casefile::NoteAdded>(&contents->records.back()->event);
                return note != nullptr && note->text == "last words";
            }(),
            deadline_ms);
    }

    void aMissingFileFails() {
        CaseSession session(QString::fromStdString((*directory_ / "none.assay").string()));
        QSignalSpy failures(&session, &CaseSession::failed);
        QTRY_COMPARE_WITH_TIMEOUT(failures.count(), 1, deadline_ms);
        QVERIFY(!session.isLoaded());
    }

  private:
    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::filesystem::path file_;
};

ASSAY_UI_TEST_MAIN(CaseSessionTest)
#include "case_session_test.moc"
