// SPDX-License-Identifier: GPL-3.0-or-later
// A real run, started in the window, whose process is killed without a chance to say so: the window tells,
// keeps what was measured, and the next run goes on.
#include "core/casefile/case.h"
#include "core/casefile/events.h"
#include "tests/support/assay_program.h"
#include "tests/support/processes.h"
#include "tests/support/test_data.h"
#include "tests/system/main_job/small_case.h"
#include "tests/widgets/story.h"
#include "ui/models/timeline_model.h"
#include "ui/session/run_controller.h"
#include "ui/widgets/banner.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QPushButton>

#include <csignal>
#include <unistd.h>

using namespace assay;
using namespace assay::ui;
using test::find;

namespace {

constexpr int run_deadline_ms = 500'000;  // only so that a failure ends; the first run may build Redis

/// The process of the run: the newest child of ours.
pid_t run_process() {
    const auto children = test::children_of(::getpid());
    return children.empty() ? 0 : children.back();
}

}  // namespace

class KilledRunWindowTest final : public QObject {
    Q_OBJECT

  private slots:
    void theWindowTellsAndTheNextRunGoesOn() {
        test::failOnQtWarnings();
        qputenv("XDG_DATA_HOME", QByteArray::fromStdString(test::test_data_home().string()));
        qputenv("XDG_STATE_HOME", QByteArray::fromStdString((test::test_data_home() / "state").string()));
        const test::TemporaryDirectory directory;
        const test::AssayProgram assay;
        test::SmallDefinition definition;
        definition.in_plan = "budget_seconds = 600\n";
        const auto made = test::make_small_case(directory.path(), definition, assay);
        QVERIFY2(made.created.exit_code == 0, made.created.output.c_str());

        Workbench workbench(QString::fromStdString((directory / "state").string()),
                            RunController::findAssayProgram());
        auto* window = workbench.openCase(QString::fromStdString(made.file.string()));
        window->resize(1280, 720);
        QVERIFY(QTest::qWaitForWindowExposed(window));
        // Another window of the same case, of another program: it follows too.
        CaseSession other(QString::fromStdString(made.file.string()));
        auto* run = find<QPushButton>(window, "runButton");
        QTRY_VERIFY_WITH_TIMEOUT(run->isEnabled(), test::deadline_ms);
        run->click();
        QTRY_VERIFY_WITH_TIMEOUT(test::eventsIn<casefile::BlockMeasured>(made.file).size() >= 2,
                                 run_deadline_ms);
        QTRY_VERIFY_WITH_TIMEOUT(other.snapshot()->openRun == OpenRun::here, test::deadline_ms);

        const pid_t process = run_process();
        QVERIFY(process > 0);
        QCOMPARE(::kill(process, SIGKILL), 0);
        const auto* message = find<Banner>(window, "messageBanner");
        QTRY_VERIFY_WITH_TIMEOUT(message->isVisible(), test::deadline_ms);
        QVERIFY2(message->message().contains(QStringLiteral("killed")), qPrintable(message->message()));
        QVERIFY(find<QLabel>(message, "bannerAdvice")->text().contains(QStringLiteral("Run again")));
        QTRY_VERIFY_WITH_TIMEOUT(other.snapshot()->openRun == OpenRun::lost, test::deadline_ms);
        QTRY_VERIFY_WITH_TIMEOUT(run->isVisible() && run->isEnabled(), test::deadline_ms);
        const auto* model =
            qobject_cast<TimelineModel*>(find<QAbstractItemView>(window, "timelineList")->model());
        QTRY_VERIFY_WITH_TIMEOUT(headingOf(*model, 1).endsWith(QStringLiteral("ended without a word")),
                                 test::deadline_ms);
        const auto measured = test::eventsIn<casefile::BlockMeasured>(made.file).size();

        // The next one closes the dead one, and is stopped from the window.
        run->click();
        QTRY_VERIFY_WITH_TIMEOUT(test::eventsIn<casefile::BlockMeasured>(made.file).size() > measured,
                                 run_deadline_ms);
        find<QPushButton>(window, "stopButton")->click();
        QTRY_COMPARE_WITH_TIMEOUT(test::eventsIn<casefile::RunEnded>(made.file).size(), std::size_t{2},
                                  run_deadline_ms);
        const auto ends = test::eventsIn<casefile::RunEnded>(made.file);
        QVERIFY(ends[0].outcome == casefile::RunOutcome::failed);
        QVERIFY(ends[1].outcome == casefile::RunOutcome::stopped);
        QTRY_VERIFY_WITH_TIMEOUT(headingOf(*model, 2).endsWith(QStringLiteral("stopped")), test::deadline_ms);
        QVERIFY(headingOf(*model, 1).endsWith(QStringLiteral("failed")));
        QTRY_VERIFY_WITH_TIMEOUT(run->isVisible() && run->isEnabled(), test::deadline_ms);
        const auto verified = assay.run({"verify", made.file.string()});
        QVERIFY2(verified.exit_code == 0, verified.output.c_str());
    }

  private:
    static QString headingOf(const TimelineModel& model, int number) {
        for (int row = 0; row < model.rowCount(); ++row) {
            const QString words = model.index(row).data().toString();
            if (model.isHeading(row) && words.startsWith(QStringLiteral("Run %1 ").arg(number))) return words;
        }
        return {};
    }
};

ASSAY_UI_TEST_MAIN(KilledRunWindowTest)
#include "killed_run_window_test.moc"
