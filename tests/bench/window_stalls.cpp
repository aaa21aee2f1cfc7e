// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window's main thread is kept from its events: the longest single event handled while every
// page of a large case is visited, while its timeline is scrolled and searched, and while the case grows as a
// run grows it.
//     bench_window_stalls [BLOCKS-PER-WORKLOAD [NOTES]]
// Prints a table; nothing is asserted, since it depends on the machine. Uses the platform that Qt finds; set
// QT_QPA_PLATFORM=offscreen for none.
#include "core/base/clock.h"
#include "core/casefile/log.h"
#include "tests/support/synthetic_case.h"
#include "tests/support/ui/ui_test.h"
#include "ui/models/timeline_model.h"
#include "ui/session/run_controller.h"
#include "ui/widgets/case_window.h"
#include "ui/widgets/page_table.h"
#include "ui/widgets/workbench.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QScrollBar>
#include <QThread>

#include <cstdio>
#include <cstdlib>

using namespace assay;

namespace {

/// Times each event that the loop hands out; events within events count for the outer one.
class TimedApplication final : public QApplication {
  public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override {
        // The follower's thread hands out its events through here too.
        if (QThread::currentThread() != thread() || depth_ > 0) return QApplication::notify(receiver, event);
        const QByteArray who = QByteArray(receiver->metaObject()->className()) + " " +
                               receiver->objectName().toUtf8() + ", event " +
                               QByteArray::number(static_cast<int>(event->type()));
        ++depth_;
        QElapsedTimer timer;
        timer.start();
        const bool handled = QApplication::notify(receiver, event);
        add(timer.nsecsElapsed(), who);
        --depth_;
        return handled;
    }
    /// For what a person's action does at once, outside the loop's events.
    template <class F>
    void timed(const char* what, const F& action) {
        ++depth_;
        QElapsedTimer timer;
        timer.start();
        action();
        add(timer.nsecsElapsed(), what);
        --depth_;
    }
    void report(const char* step) {
        std::printf("%-28s %9.1f ms   %s\n", step, 1e-6 * static_cast<double>(longest_), who_.constData());
        std::fflush(stdout);
        longest_ = 0;
        who_.clear();
    }

  private:
    void add(qint64 nanoseconds, const QByteArray& who) {
        if (nanoseconds <= longest_) return;
        longest_ = nanoseconds;
        who_ = who;
    }
    int depth_ = 0;
    qint64 longest_ = 0;
    QByteArray who_;
};

void pass(int milliseconds) {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds)
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 20);
}

bool add_notes(const std::filesystem::path& file, int notes) {
    const SystemClock clock;
    auto writer = casefile::LogWriter::open(file, clock);
    for (int i = 0; writer && i < notes; ++i)
        if (!writer->append(casefile::NoteAdded{"note number " + std::to_string(i), "bench"},
                            casefile::Durability::later))
            return false;
    return writer.has_value();
}

/// What a person does with the timeline.
void use_timeline(TimedApplication& application, ui::CaseWindow& window) {
    auto* list = window.findChild<QAbstractItemView*>(QStringLiteral("timelineList"));
    auto* search = window.findChild<QLineEdit*>(QStringLiteral("timelineFilter"));
    const auto* model = qobject_cast<const ui::TimelineModel*>(list->model());
    const auto settle = [&] {
        pass(200);
        while (model->isWorking())
            pass(50);
    };
    settle();
    std::printf("%lld entries, %d lines\n", static_cast<long long>(model->entries()), model->rowCount());
    const auto scroll = [&](QAbstractSlider::SliderAction action, int times) {
        for (int i = 0; i < times; ++i) {
            application.timed("scroll", [&] { list->verticalScrollBar()->triggerAction(action); });
            pass(20);
        }
    };
    scroll(QAbstractSlider::SliderToMinimum, 1);
    scroll(QAbstractSlider::SliderPageStepAdd, 40);
    application.timed("scroll",
                      [&] { list->verticalScrollBar()->setValue(list->verticalScrollBar()->maximum() / 2); });
    scroll(QAbstractSlider::SliderSingleStepSub, 60);
    application.report("timeline, scrolled");
    for (const char* words : {"n", "nu", "number 99", "block", ""}) {
        application.timed("search", [&] { search->setText(QString::fromLatin1(words)); });
        pass(150);
    }
    for (const char* words : {"number 123", "block is", ""}) {
        application.timed("search", [&] { search->setText(QString::fromLatin1(words)); });
        settle();
    }
    application.report("timeline, searched");
    for (const bool open : {true, false}) {
        for (int row = 0; row < std::min(model->rowCount(), 200); ++row)
            if (model->isHeading(row))
                application.timed("open", [&] { const_cast<ui::TimelineModel*>(model)->setOpen(row, open); });
        settle();
    }
    application.report("timeline, a run opened");
}

/// The blocks of the case once more, as the next ones of the same run.
bool grow(const std::filesystem::path& file, const casefile::Case& state, int blocks) {
    const SystemClock clock;
    auto writer = casefile::LogWriter::open(file, clock);
    if (!writer) return false;
    const auto& measured = state.current_plan()->blocks;
    for (int i = 0; i < blocks; ++i) {
        auto block = *measured[static_cast<std::size_t>(i) % measured.size()];
        block.index += static_cast<int>(measured.size());
        if (!writer->append(casefile::BlockMeasured{block})) return false;
        pass(600);
    }
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    const bool platform_was_chosen = qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
    const QByteArray platform = qgetenv("QT_QPA_PLATFORM");
    const test::UiEnvironment environment;
    if (platform_was_chosen) {
        qputenv("QT_QPA_PLATFORM", platform);
    } else if (qEnvironmentVariableIsSet("DISPLAY")) {
        qunsetenv("QT_QPA_PLATFORM");
    }
    TimedApplication application(argc, argv);
    environment.prepareApplication();
    test::SyntheticCase what;
    what.blocks_per_workload = argc > 1 ? std::atoi(argv[1]) : 350;
    what.ended = false;
    const auto file = environment.home() / "large.assay";
    if (auto written = test::write_synthetic_case(file, what); !written) {
        std::fprintf(stderr, "%s\n", written.error().text().c_str());
        return 1;
    }
    if (const int notes = argc > 2 ? std::atoi(argv[2]) : 0; !add_notes(file, notes)) return 1;
    const auto snapshot = test::snapshotOf(file);
    std::size_t windows = 0;
    for (const auto& block : snapshot->state.current_plan()->blocks)
        for (const auto& arm : block->arms)
            windows += arm.operations.size();
    std::printf("%zu windows in %zu blocks, platform %s\n", windows,
                snapshot->state.current_plan()->blocks.size(), qPrintable(QGuiApplication::platformName()));

    ui::Workbench workbench(QString::fromStdString((environment.home() / "state").string()),
                            ui::RunController::findAssayProgram());
    ui::CaseWindow* window = nullptr;
    application.timed("openCase",
                      [&] { window = workbench.openCase(QString::fromStdString(file.string())); });
    window->resize(1920, 1080);
    window->show();
    pass(3000);
    const auto* loaded = window->findChild<QAction*>(QStringLiteral("actionExport"));
    while (!loaded->isEnabled())
        pass(50);
    pass(1000);
    application.report("open");
    use_timeline(application, *window);
    const auto pages = ui::pageTable();
    for (std::size_t i = 0; i < pages.size(); ++i) {
        application.timed("showPage", [&] { window->showPage(static_cast<int>(i)); });
        pass(1500);
        application.report(qPrintable(QStringLiteral("page %1").arg(pages[i].icon)));
    }
    for (std::size_t i = 0; i < pages.size(); ++i) {
        window->showPage(static_cast<int>(i));
        pass(1500);
        application.report("(back)");
        if (!grow(file, snapshot->state, 5)) return 1;
        application.report(qPrintable(QStringLiteral("growing, page %1").arg(pages[i].icon)));
    }
    return 0;
}
