// SPDX-License-Identifier: GPL-3.0-or-later
// assay_screenshots [--language LANG] OUTDIR [CASE]: everything as pictures, for looking at. Each page before
// a run, during it and after it, light and dark, at 1280×720 and 1920×1080, and at scale 2; each dialog; the
// help. Without a CASE a synthetic one. Test side only.
#include "core/base/files.h"
#include "tests/support/synthetic_case.h"
#include "tests/support/ui/ui_test.h"
#include "ui/session/language.h"
#include "ui/session/plan_edits.h"
#include "ui/session/run_controller.h"
#include "ui/widgets/case_window.h"
#include "ui/widgets/help_window.h"
#include "ui/widgets/new_case_dialog.h"
#include "ui/widgets/page_table.h"
#include "ui/widgets/plan/plan_dialog.h"
#include "ui/widgets/settle_dialog.h"
#include "ui/widgets/start_window.h"
#include "ui/widgets/trust_dialog.h"
#include "ui/widgets/variant_dialog.h"
#include "ui/widgets/workbench.h"

#include <QCommandLineParser>
#include <QDir>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>

#include <cstdio>
#include <fstream>

using namespace assay;
using namespace assay::ui;

namespace {

/// What a picture is of, beside its name.
struct Look {
    QString name;
    QPalette palette;
};

void settle() {
    // Layouts, queued scrolling and the follower's first snapshot.
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 900)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
}

class Camera {
  public:
    Camera(QDir out, Look look) : out_(std::move(out)), look_(std::move(look)) {}

    void take(QWidget& widget, const QString& name) const {
        settle();
        const QString path = out_.filePath(QStringLiteral("%1-%2.png").arg(name, look_.name));
        if (!widget.grab().save(path)) std::fprintf(stderr, "cannot write %s\n", qPrintable(path));
    }
    void takePages(Workbench& workbench, const QString& file, const QString& prefix,
                   const QList<QSize>& sizes) const {
        auto* window = workbench.openCase(file);
        for (const auto& size : sizes) {
            window->resize(size);
            const auto pages = pageTable();
            for (std::size_t i = 0; i < pages.size(); ++i) {
                window->showPage(static_cast<int>(i));
                take(
                    *window,
                    QStringLiteral("%1%2-%3-%4").arg(prefix).arg(i + 1).arg(pages[i].icon).arg(size.width()));
            }
        }
        delete window;
    }
    void takeStart(Workbench& workbench, const QList<QSize>& sizes) const {
        StartWindow start(workbench);
        start.setAttribute(Qt::WA_DeleteOnClose, false);
        for (const auto& size : sizes) {
            start.resize(size);
            start.show();
            take(start, QStringLiteral("0-start-%1").arg(size.width()));
        }
    }
    void takeDialogs(const QString& file) const {
        const auto show = [this](QWidget&& dialog, const QString& name) {
            dialog.show();
            take(dialog, QStringLiteral("8-%1").arg(name));
        };
        const auto snapshot = test::snapshotOf(file.toStdString());
        CaseSession session(file);
        settle();
        show(TrustDialog(snapshot->state), QStringLiteral("trust"));
        show(SettleDialog(session), QStringLiteral("settle"));
        takeNewCase();
        show(PlanDialog(snapshot->state, askElse(snapshot->state, snapshot->state.plans.back().plan), {}),
             QStringLiteral("plan"));
        show(VariantDialog(snapshot->state, QString()), QStringLiteral("variant-new"));
        show(VariantDialog(snapshot->state, snapshot->state.variants.back().recipe),
             QStringLiteral("variant"));
        auto* help = new HelpWindow(nullptr);
        help->show();
        for (const auto& topic :
             {HelpTopic{QStringLiteral("workbench"), QStringLiteral("results")},
              HelpTopic{QStringLiteral("method"), {}}, HelpTopic{QStringLiteral("words"), {}}}) {
            help->showTopic(topic);
            take(*help, QStringLiteral("9-help-%1").arg(topic.page));
        }
        delete help;
    }

  private:
    /// Every page of the form, filled in, and what is wrong shown where it is.
    void takeNewCase() const {
        NewCaseDialog form;
        form.show();
        const auto next = [&] { form.findChild<QPushButton*>(QStringLiteral("newNext"))->click(); };
        next();
        take(form, QStringLiteral("8-new-1-slips"));
        form.findChild<QLineEdit*>(QStringLiteral("newTitle"))
            ->setText(QStringLiteral("Remove the AOF staging copy"));
        form.findChild<QPlainTextEdit*>(QStringLiteral("newClaim"))
            ->setPlainText(QStringLiteral(
                "Building each record directly in server.aof_buf lowers the server's CPU time per "
                "write by at least 1%."));
        form.findChild<QLineEdit*>(QStringLiteral("newSourceFile"))->setText(QStringLiteral("src/aof.c"));
        form.findChild<QLineEdit*>(QStringLiteral("newSourceFunction"))
            ->setText(QStringLiteral("feedAppendOnlyFile"));
        take(form, QStringLiteral("8-new-1"));
        next();
        next();
        take(form, QStringLiteral("8-new-2-slips"));
        form.findChild<QLineEdit*>(QStringLiteral("newCandidateEdit"))
            ->setText(QStringLiteral(ASSAY_SOURCE_DIR "/resources/cases/patches/direct-append.patch"));
        take(form, QStringLiteral("8-new-2"));
        next();
        take(form, QStringLiteral("8-new-3"));
        form.findChild<QPushButton*>(QStringLiteral("newOtherWay"))->click();
        take(form, QStringLiteral("8-new-definition"));
    }

    QDir out_;
    Look look_;
};

/// The same case as it was at an earlier moment: its file up to a place. Empty where it never was.
QString cut(const QString& file, const QString& to, std::size_t (*end)(const std::string& bytes)) {
    const auto bytes = read_file(file.toStdString());
    const std::size_t at = bytes ? end(*bytes) : std::string::npos;
    if (at == std::string::npos) return {};
    std::ofstream(to.toStdString()) << bytes->substr(0, at);
    return to;
}

std::size_t beforeTheRun(const std::string& bytes) {
    const auto frozen = bytes.find("\"plan.frozen\"");
    return frozen == std::string::npos ? frozen : bytes.rfind('\n', frozen) + 1;
}

/// The middle of what was measured.
std::size_t duringTheRun(const std::string& bytes) {
    const auto first = bytes.find("\"block.measured\"");
    const auto last = bytes.rfind("\"block.measured\"");
    return first == std::string::npos ? first : bytes.find('\n', (first + last) / 2) + 1;
}

void remember(Workbench& workbench, const QString& file) {
    workbench.recent().remember(QStringLiteral("/home/someone/cases/lazyfree-threshold.assay"),
                                QStringLiteral("Lazy freeing of small values"));
    workbench.recent().remember(
        file, QString::fromStdString(test::snapshotOf(file.toStdString())->state.brief.title));
    workbench.recent().setPinned(file, true);
}

/// The scale is chosen when a program starts: this one starts itself once more.
int takeAtScale(const QString& scale, const QStringList& arguments) {
    QProcess again;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_SCALE_FACTOR"), scale);
    again.setProcessEnvironment(environment);
    again.setProcessChannelMode(QProcess::ForwardedChannels);
    again.start(QCoreApplication::applicationFilePath(), arguments);
    return again.waitForFinished(-1) ? again.exitCode() : 1;
}

}  // namespace

int main(int argc, char** argv) {
    const test::UiEnvironment environment;
    QApplication application(argc, argv);
    environment.prepareApplication();
    QCommandLineParser parser;
    const QCommandLineOption languageOption(QStringLiteral("language"), {}, QStringLiteral("LANG"));
    parser.addOption(languageOption);
    if (!parser.parse(QCoreApplication::arguments()) || parser.positionalArguments().isEmpty()) {
        std::fprintf(stderr, "usage: assay_screenshots [--language LANG] OUTDIR [CASE]\n");
        return 2;
    }
    Language language;
    const QString spoken = parser.isSet(languageOption) ? parser.value(languageOption) : QStringLiteral("en");
    if (auto chosen = language.choose(spoken); !chosen) {
        std::fprintf(stderr, "%s\n", chosen.error().text().c_str());
        return 2;
    }
    const auto arguments = parser.positionalArguments();
    const QString scale = qEnvironmentVariable("QT_SCALE_FACTOR");
    const QDir out(arguments[0]);
    QDir().mkpath(out.path());
    const QDir home(QString::fromStdString(environment.home().path().string()));
    QString file = arguments.value(1);
    if (file.isEmpty()) {
        file = home.filePath(QStringLiteral("synthetic.assay"));
        if (auto written = test::write_synthetic_case(file.toStdString(), test::with_doses()); !written) {
            std::fprintf(stderr, "%s\n", written.error().text().c_str());
            return 1;
        }
    }
    const QString before = cut(file, home.filePath(QStringLiteral("before.assay")), &beforeTheRun);
    const QString during = cut(file, home.filePath(QStringLiteral("during.assay")), &duringTheRun);

    Workbench workbench(home.filePath(QStringLiteral("state")), RunController::findAssayProgram());
    remember(workbench, file);
    const QSize small(1280, 720);
    const QSize large(1920, 1080);
    const QString suffix = scale.isEmpty() ? QString() : QStringLiteral("-scale-") + scale;
    for (const auto& look : {Look{QStringLiteral("light") + suffix, test::lightPalette()},
                             Look{QStringLiteral("dark") + suffix, test::darkPalette()}}) {
        QApplication::setPalette(look.palette);
        const Camera camera(out, look);
        const QList<QSize> sizes = scale.isEmpty() ? QList<QSize>{small, large} : QList<QSize>{small};
        camera.takeStart(workbench, sizes);
        camera.takePages(workbench, file, QString(), sizes);
        if (!scale.isEmpty()) continue;
        if (!before.isEmpty()) camera.takePages(workbench, before, QStringLiteral("before-"), {small});
        if (!during.isEmpty()) camera.takePages(workbench, during, QStringLiteral("during-"), {small});
        camera.takeDialogs(file);
    }
    return scale.isEmpty() ? takeAtScale(QStringLiteral("2"), QCoreApplication::arguments().mid(1)) : 0;
}
