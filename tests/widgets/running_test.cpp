// SPDX-License-Identifier: GPL-3.0-or-later
// Around a run: trust before it, progress in it, the question on closing, the words after it.
#include "core/base/clock.h"
#include "core/casefile/trust.h"
#include "core/experiment/plan.h"
#include "tests/widgets/story.h"
#include "ui/session/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/run/marked_list.h"

#include <QAction>
#include <QComboBox>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

using namespace assay;
using namespace assay::ui;
using test::find;

namespace {
// Ends by SIGINT as `assay run` does; says when it has begun.
const char* waiting_run =
    "trap 'exit 130' INT; touch \"$0.ready\"; until [ -e \"$0.go\" ]; do read -t 0.1 x <> <(:) || :; done; "
    "touch \"$0.done\"";
}  // namespace

class RunningTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        test::failOnQtWarnings();
        directory_ = std::make_unique<test::TemporaryDirectory>();
        file_ = *directory_ / "case.assay";
        QVERIFY(test::write_synthetic_case(file_));
        // A new home: what an earlier story allowed is not known here.
        qputenv("XDG_STATE_HOME", QByteArray::fromStdString((*directory_ / "xdg").string()));
    }
    void cleanup() {
        workbench_.reset();
        QFile(program_ + QStringLiteral(".go")).open(QIODevice::WriteOnly);  // no script is left waiting
    }

    void nothingRunsBeforeItWasAllowed() {
        auto* window = open("touch \"$0.ready\"");
        test::whenAsked(window, "trustDialog", [](QWidget* dialog) {
            QString all;
            for (const auto* label : dialog->findChildren<QLabel*>())
                all += label->text() + QLatin1Char('\n');
            QVERIFY(all.contains(QStringLiteral("direct-append")));
            QVERIFY(find<QPushButton>(dialog, "trustRefuse")->isDefault());
            find<QPushButton>(dialog, "trustRefuse")->click();
        });
        find<QPushButton>(window, "runButton")->click();
        QVERIFY(!QFile::exists(program_ + QStringLiteral(".ready")));
        QVERIFY(!casefile::is_trusted(content()));

        test::whenAsked(window, "trustDialog",
                        [](QWidget* dialog) { find<QPushButton>(dialog, "trustAllow")->click(); });
        find<QPushButton>(window, "runButton")->click();
        QVERIFY(casefile::is_trusted(content()));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(program_ + QStringLiteral(".ready")), test::deadline_ms);
    }

    void aRunIsShownAndStopped() {
        QVERIFY(casefile::remember_trust(content()));
        auto* window = open(waiting_run);
        find<QAction>(window, "actionRun")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(program_ + QStringLiteral(".ready")), test::deadline_ms);
        auto* stop = find<QPushButton>(window, "stopButton");
        QVERIFY(stop->isVisible());
        QVERIFY(!find<QPushButton>(window, "runButton")->isVisible());
        QVERIFY(!find<ElidedLabel>(window, "runProgress")->text().isEmpty());
        stop->click();
        const auto* banner = find<Banner>(window, "messageBanner");
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), test::deadline_ms);
        QVERIFY(banner->message().contains(QStringLiteral("stopped")));
        QVERIFY(find<QPushButton>(window, "runButton")->isVisible());
    }

    void aFailureSaysItsLastWords() {
        QVERIFY(casefile::remember_trust(content()));
        auto* window = open("echo 'no space left on /dev/shm' >&2; exit 1");
        find<QAction>(window, "actionRun")->trigger();
        const auto* banner = find<Banner>(window, "messageBanner");
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), test::deadline_ms);
        QVERIFY(find<QLabel>(banner, "bannerAdvice")->text().contains(QStringLiteral("no space left")));
    }

    void closingAsksAndTheRunMayGoOn() {
        QVERIFY(casefile::remember_trust(content()));
        QPointer<CaseWindow> window = open(waiting_run);
        find<QAction>(window, "actionRun")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(program_ + QStringLiteral(".ready")), test::deadline_ms);
        test::whenAsked(window, "runGoesOnQuestion", [](QWidget* box) {
            static_cast<QMessageBox*>(box)->button(QMessageBox::Cancel)->click();
        });
        QVERIFY(!window->close());
        QVERIFY(find<QPushButton>(window, "stopButton")->isVisible());
        // Ctrl+Q meets the same question.
        test::whenAsked(window, "runGoesOnQuestion",
                        [](QWidget* box) { find<QPushButton>(box, "runGoesOn")->click(); });
        find<QAction>(window, "actionQuit")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(window.isNull(), test::deadline_ms);
        QFile go(program_ + QStringLiteral(".go"));
        QVERIFY(go.open(QIODevice::WriteOnly));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(program_ + QStringLiteral(".done")), test::deadline_ms);
    }

    void whatCameOfItIsNotAnEarlierConclusion() {
        // The case as it will be after the run: another plan, nothing measured under it.
        const auto later = *directory_ / "later.assay";
        std::filesystem::copy_file(file_, later);
        const auto before = test::snapshotOf(file_);
        auto plan = before->state.plans.back().plan;
        plan.name = "second";
        const SystemClock clock;
        {
            auto writer = casefile::LogWriter::open(later, clock);
            QVERIFY(writer);
            QVERIFY(writer->append(casefile::PlanFrozen{plan, experiment::plan_sha256(plan)}));
            casefile::RunStarted started;
            started.run = "second run";
            started.plan_sha256 = experiment::plan_sha256(plan);
            QVERIFY(writer->append(started));
            casefile::RunEnded ended;
            ended.run = "second run";
            QVERIFY(writer->append(ended));
        }
        const QString earlier = shown(before->evaluation.conclusion.reason);
        const QString now = shown(test::snapshotOf(later)->evaluation.conclusion.reason);
        QVERIFY(now != earlier);
        QVERIFY(casefile::remember_trust(content()));
        auto* window = open("tail -c +" + std::to_string(std::filesystem::file_size(file_) + 1) + " '" +
                            later.string() + "' >> '" + file_.string() + "'; exit 3");
        const auto* banner = find<Banner>(window, "messageBanner");
        auto* advice = find<QLabel>(banner, "bannerAdvice");
        find<QAction>(window, "actionRun")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), test::deadline_ms);
        QVERIFY(advice->text() != earlier);
        QTRY_COMPARE_WITH_TIMEOUT(advice->text(), now, test::deadline_ms);
        QVERIFY(banner->message().startsWith(QStringLiteral("The run is done.")));
    }

    void theRunPageTellsOfThePlanThatRuns() {
        test::SyntheticCase fresh;
        fresh.blocks_per_workload = 0;
        std::filesystem::remove(file_);
        QVERIFY(test::write_synthetic_case(file_, fresh));
        const SystemClock clock;
        auto writer = casefile::LogWriter::open(file_, clock);
        QVERIFY(writer);
        auto plan = test::snapshotOf(file_)->state.drafts.at(0);
        plan.name = "second";
        plan.budget_seconds = 7 * 3600;
        QVERIFY(writer->append(casefile::PlanDrafted{plan, {}, {}}));
        QVERIFY(casefile::remember_trust(content()));
        auto* window = open("echo \"$@\" > \"$0.asked\"; mv \"$0.asked\" \"$0.ready\"");
        window->showPage(3);
        const auto tellsOfIt = [&] {
            const auto* steps = find<MarkedList>(window, "runSteps")->model();
            bool found = false;
            for (int row = 0; row < steps->rowCount(); ++row)
                found |= steps->index(row, 0)
                             .data(MarkedListModel::SentenceRole)
                             .toString()
                             .contains(duration(7 * 3600));
            return found;
        };
        QVERIFY(!tellsOfIt());
        auto* plans = find<QComboBox>(window, "planChooser");
        plans->setCurrentIndex(plans->findText(QStringLiteral("second")));
        QVERIFY(tellsOfIt());
        find<QPushButton>(window, "runPageRun")->click();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(program_ + QStringLiteral(".ready")), test::deadline_ms);
        QFile asked(program_ + QStringLiteral(".ready"));
        QVERIFY(asked.open(QIODevice::ReadOnly));
        QVERIFY(asked.readAll().contains("--plan second"));
    }

  private:
    std::string content() const {
        return casefile::executable_content_sha256(test::snapshotOf(file_)->state);
    }
    CaseWindow* open(const std::string& run) {
        program_ = test::scriptAt(*directory_ / "assay", run);
        workbench_ =
            std::make_unique<Workbench>(QString::fromStdString((*directory_ / "state").string()), program_);
        auto* window = test::shownWindow(*workbench_, file_);
        if (!QTest::qWaitFor([window] { return find<QPushButton>(window, "runButton")->isEnabled(); },
                             test::deadline_ms))
            qWarning("the case cannot be run");
        return window;
    }
    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::filesystem::path file_;
    QString program_;
    std::unique_ptr<Workbench> workbench_;
};

ASSAY_UI_TEST_MAIN(RunningTest)
#include "running_test.moc"
