// SPDX-License-Identifier: GPL-3.0-or-later
// One case in several hands: two windows' sessions and the process of a run write and follow the same file.
#include "core/casefile/log.h"
#include "tests/support/synthetic_case.h"
#include "tests/support/ui/ui_test.h"
#include "ui/models/timeline_model.h"
#include "ui/session/case_session.h"
#include "ui/session/run_controller.h"

#include <QProcess>
#include <QSignalSpy>

#include <csignal>

using namespace assay;
using namespace assay::ui;

namespace {
constexpr int deadline_ms = 60000;

template <class E>
int count(const SnapshotPtr& snapshot) {
    int out = 0;
    for (const auto& record : snapshot->state.timeline)
        out += std::holds_alternative<E>(record->event) ? 1 : 0;
    return out;
}
}  // namespace

class SharedCaseTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        test::failOnQtWarnings();
        directory_ = std::make_unique<test::TemporaryDirectory>();
        qputenv("XDG_STATE_HOME", QByteArray::fromStdString((*directory_ / "state").string()));
        file_ = *directory_ / "case.assay";
        test::SyntheticCase small;
        small.blocks_per_workload = 2;
        QVERIFY(test::write_synthetic_case(file_, small));
    }

    void twoWindowsAndARunLoseNothing() {
        CaseSession one(path());
        CaseSession two(path());
        QTRY_VERIFY_WITH_TIMEOUT(one.isLoaded() && two.isLoaded(), deadline_ms);
        const int before = count<casefile::BlockMeasured>(one.snapshot());
        QSignalSpy lost(&one, &CaseSession::appendFailed);
        QSignalSpy lostToo(&two, &CaseSession::appendFailed);
        QProcess run;
        begin(run, QStringLiteral("40"), QStringLiteral("ends"));
        int notes = 0;
        for (; run.state() != QProcess::NotRunning; ++notes) {
            const auto written = (notes % 2 == 0 ? one : two).append(casefile::NoteAdded{"meanwhile", "me"});
            QVERIFY2(written, written ? "" : written.error().text().c_str());
            QTest::qWait(20);
        }
        QVERIFY(notes > 0);
        QVERIFY2(run.exitCode() == 3, run.readAllStandardError().constData());
        QTRY_VERIFY_WITH_TIMEOUT(!one.isWriting() && !two.isWriting(), deadline_ms);
        for (const auto* session : {&one, &two}) {
            const int synthetic_notes = 1;
            QTRY_COMPARE_WITH_TIMEOUT(count<casefile::NoteAdded>(session->snapshot()),
                                      notes + synthetic_notes, deadline_ms);
            QTRY_COMPARE_WITH_TIMEOUT(count<casefile::BlockMeasured>(session->snapshot()), before + 40,
                                      deadline_ms);
            QVERIFY(!session->failure() && !session->snapshot()->damage);
            QCOMPARE(session->snapshot()->generation, 0);
        }
        QCOMPARE(lost.count() + lostToo.count(), 0);
        const auto contents = casefile::read_log(file_);  // and so the chain holds
        QVERIFY(contents && !contents->damage && contents->torn.empty());
        QCOMPARE(contents->records.size(), one.snapshot()->state.timeline.size());
        // Both show the same lines.
        TimelineModel first;
        TimelineModel second;
        first.setSnapshot(one.snapshot());
        second.setSnapshot(two.snapshot());
        QTRY_VERIFY_WITH_TIMEOUT(!first.isWorking() && !second.isWorking(), deadline_ms);
        QCOMPARE(first.rowCount(), second.rowCount());
        for (int row = 0; row < first.rowCount(); ++row)
            QCOMPARE(first.index(row).data().toString(), second.index(row).data().toString());
    }

    void aRunOfAnotherProcessIsSeenAndStopped() {
        CaseSession session(path());
        QTRY_VERIFY_WITH_TIMEOUT(session.isLoaded(), deadline_ms);
        QVERIFY(session.snapshot()->openRun == OpenRun::none);
        QProcess run;
        beginAndStay(run);
        QTRY_VERIFY_WITH_TIMEOUT(session.snapshot()->openRun == OpenRun::here, deadline_ms);
        RunController controller(path(), {});  // of a window that did not start it
        QVERIFY(!controller.isRunning());
        controller.stop();
        QVERIFY(run.waitForFinished(deadline_ms));
        QCOMPARE(run.exitCode(), 130);
        QTRY_VERIFY_WITH_TIMEOUT(session.snapshot()->openRun == OpenRun::none, deadline_ms);
        QVERIFY(session.snapshot()->state.last_run()->ended->outcome == casefile::RunOutcome::stopped);
    }

    void aKilledRunIsKnownToBeDead() {
        CaseSession session(path());
        QTRY_VERIFY_WITH_TIMEOUT(session.isLoaded(), deadline_ms);
        QProcess run;
        beginAndStay(run);
        QTRY_VERIFY_WITH_TIMEOUT(session.snapshot()->openRun == OpenRun::here, deadline_ms);
        ::kill(static_cast<pid_t>(run.processId()), SIGKILL);  // the file does not change
        QVERIFY(run.waitForFinished(deadline_ms));
        QTRY_VERIFY_WITH_TIMEOUT(session.snapshot()->openRun == OpenRun::lost, deadline_ms);
        QVERIFY(session.snapshot()->state.open_run() != nullptr);
        const CaseSession later(path());  // opened after it happened
        QTRY_VERIFY_WITH_TIMEOUT(later.isLoaded(), deadline_ms);
        QVERIFY(later.snapshot()->openRun == OpenRun::lost);
    }

    void aRunOfAnotherMachineIsNotCalledDead() {
        test::SyntheticCase going;
        going.ended = false;
        going.blocks_per_workload = 2;
        const auto file = *directory_ / "elsewhere.assay";
        QVERIFY(test::write_synthetic_case(file, going));
        const CaseSession session(QString::fromStdString(file.string()));
        QTRY_VERIFY_WITH_TIMEOUT(session.isLoaded(), deadline_ms);
        QVERIFY(session.snapshot()->openRun == OpenRun::unseen);
    }

  private:
    QString path() const { return QString::fromStdString(file_.string()); }
    void begin(QProcess& run, const QString& blocks, const QString& how) {
        run.start(QStringLiteral(ASSAY_PRETENDED_RUN), {path(), blocks, how});
        QVERIFY(run.waitForStarted(deadline_ms));
    }
    void beginAndStay(QProcess& run) {
        begin(run, QStringLiteral("3"), QStringLiteral("stays"));
        QTRY_VERIFY_WITH_TIMEOUT(run.canReadLine() || run.waitForReadyRead(100), deadline_ms);
        QCOMPARE(run.readLine(), QByteArray("ready\n"));
    }
    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::filesystem::path file_;
};

ASSAY_UI_TEST_MAIN(SharedCaseTest)
#include "shared_case_test.moc"
