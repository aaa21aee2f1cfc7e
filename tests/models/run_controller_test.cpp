// SPDX-License-Identifier: GPL-3.0-or-later
// Starting, stopping and leaving a run, with a script in the place of `assay`: how the child is treated is
// what is tested here, not what it measures.
#include "ui/session/run_controller.h"

#include "core/base/files.h"
#include "tests/support/ui/ui_test.h"

#include <QFileInfo>
#include <QSignalSpy>

#include <csignal>
#include <filesystem>
#include <fstream>

using namespace assay;
using namespace assay::ui;

namespace {
constexpr int deadline_ms = 20000;
}

class RunControllerTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        test::failOnQtWarnings();
        directory_ = std::make_unique<test::TemporaryDirectory>();
    }

    void passesItsArgumentsAndTheExitCode() {
        const auto program = script("printf '%s\\n' \"$@\" > \"$0.arguments\"; echo 'two words' >&2; exit 4");
        RunController controller(QStringLiteral("/x/my case.assay"), program);
        QSignalSpy finished(&controller, &RunController::finished);
        QVERIFY(controller.start(QStringLiteral("quick"), {QStringLiteral("--blocks"), QStringLiteral("8")}));
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, deadline_ms);
        QCOMPARE(finished[0][0].toInt(), 4);
        QCOMPARE(finished[0][1].toString(), QStringLiteral("two words"));
        QVERIFY(!controller.isRunning());
        const auto arguments = read_file((program + QStringLiteral(".arguments")).toStdString());
        QVERIFY(arguments);
        QCOMPARE(QString::fromStdString(*arguments),
                 QStringLiteral("run\n/x/my case.assay\n--progress\njson\n--plan\nquick\n--blocks\n8\n"));
    }

    void stopsBySigint() {
        const auto program = script(
            "trap 'echo stopped >&2; exit 130' INT; touch \"$0.ready\"; while :; do read -t 1 x <> <(:) || "
            ":; done");
        RunController controller(QStringLiteral("c.assay"), program);
        QSignalSpy finished(&controller, &RunController::finished);
        QVERIFY(controller.start({}));
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo::exists(program + QStringLiteral(".ready")), deadline_ms);
        QVERIFY(controller.isRunning());
        QVERIFY(!controller.start({}));  // one at a time
        controller.stop();
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, deadline_ms);
        QCOMPARE(finished[0][0].toInt(), 130);
    }

    void goesOnWithoutItsWindow() {
        // It writes to its standard error after the controller is gone, and still reaches its end.
        const auto program = script(
            "touch \"$0.ready\"; until [ -e \"$0.go\" ]; do read -t 0.1 x <> <(:) || :; done; "
            "echo 'still here' >&2 && echo done > \"$0.done\"");
        {
            RunController controller(QStringLiteral("c.assay"), program);
            QVERIFY(controller.start({}));
            QTRY_VERIFY_WITH_TIMEOUT(QFileInfo::exists(program + QStringLiteral(".ready")), deadline_ms);
            controller.detach();
            QVERIFY(!controller.isRunning());
        }
        std::ofstream(program.toStdString() + ".go") << "";
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo::exists(program + QStringLiteral(".done")), deadline_ms);
    }

    void tellsWhatIsBeingBuiltAndKeepsWordsApart() {
        const auto program = script(
            "echo '{\"event\":\"stage\",\"stage\":\"build\",\"steps\":2}' >&2; "
            "echo '{\"event\":\"warning\",\"text\":\"two cores only\"}' >&2; "
            "echo '{\"event\":\"building\",\"variant\":\"direct-append\",\"phase\":\"x\",\"fraction\":0.43}' "
            ">&2; "
            "until [ -e \"$0.go\" ]; do read -t 0.1 x <> <(:) || :; done; "
            "echo '{\"event\":\"building\",\"variant\":\"other\",\"phase\":\"y\"}' >&2; "
            "echo '{\"no progress\": 1}' >&2; echo 'assay: no space left' >&2; exit 1");
        RunController controller(QStringLiteral("c.assay"), program);
        QSignalSpy finished(&controller, &RunController::finished);
        QVERIFY(controller.start({}));
        QTRY_VERIFY_WITH_TIMEOUT(controller.building().has_value(), deadline_ms);
        QCOMPARE(controller.building()->variant, QStringLiteral("direct-append"));
        QCOMPARE(controller.building()->fraction, std::optional(0.43));
        std::ofstream(program.toStdString() + ".go") << "";
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, deadline_ms);
        QVERIFY(!controller.building());
        QCOMPARE(finished[0][1].toString(),
                 QStringLiteral("assay: note: two cores only\n{\"no progress\": 1}\nassay: no space left"));
    }

    void saysWhenThereIsNoProgram() {
        RunController nothing(QStringLiteral("c.assay"), {});
        const auto none = nothing.start({});
        QVERIFY(!none);
        QVERIFY(!none.error().advice.empty());
        RunController wrong(QStringLiteral("c.assay"), QStringLiteral("/no/such/program"));
        QVERIFY(!wrong.start({}));
        QVERIFY(!wrong.isRunning());
        // One that only the system refuses is told of a little later.
        const auto program = script("exit 0");
        std::ofstream(program.toStdString()) << "#!/no/such/interpreter\n";
        RunController refused(QStringLiteral("c.assay"), program);
        QSignalSpy failed(&refused, &RunController::failedToStart);
        QSignalSpy running(&refused, &RunController::runningChanged);
        QVERIFY(refused.start({}));
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, deadline_ms);
        QCOMPARE(running.count(), 2);
        QVERIFY(!refused.isRunning());
    }

  private:
    QString script(const std::string& body) {
        const auto path = *directory_ / "assay";
        std::ofstream(path) << "#!/bin/bash\n" << body << "\n";
        std::filesystem::permissions(path, std::filesystem::perms::owner_all);
        return QString::fromStdString(path.string());
    }
    std::unique_ptr<test::TemporaryDirectory> directory_;
};

ASSAY_UI_TEST_MAIN(RunControllerTest)
#include "run_controller_test.moc"
