// SPDX-License-Identifier: GPL-3.0-or-later
// assay_screenshots OUTDIR [CASE]: every page in light and dark at 1280×720 and 1920×1080, for looking at.
// Without a CASE a synthetic one. Test side only.
#include "tests/support/synthetic_case.h"
#include "tests/support/ui/ui_test.h"
#include "ui/session/plan_edits.h"
#include "ui/session/run_controller.h"
#include "ui/widgets/case_window.h"
#include "ui/widgets/new_case_dialog.h"
#include "ui/widgets/page_table.h"
#include "ui/widgets/plan/plan_dialog.h"
#include "ui/widgets/settle_dialog.h"
#include "ui/widgets/start_window.h"
#include "ui/widgets/trust_dialog.h"
#include "ui/widgets/variant_dialog.h"
#include "ui/widgets/workbench.h"

#include <QDir>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include <cstdio>

using namespace assay;
using namespace assay::ui;

namespace {

void settle() {
    // Layouts, queued scrolling and the follower's first snapshot.
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 900)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
}

void save(QWidget& widget, const QString& path) {
    settle();
    if (!widget.grab().save(path)) std::fprintf(stderr, "cannot write %s\n", qPrintable(path));
}

/// Every page of the form, filled in, and what is wrong shown where it is.
void saveNewCase(const QDir& out, const QString& suffix) {
    NewCaseDialog form;
    form.show();
    const auto page = [&](const char* name) { save(form, out.filePath(QLatin1String(name) + suffix)); };
    const auto next = [&] { form.findChild<QPushButton*>(QStringLiteral("newNext"))->click(); };
    next();
    page("8-new-1-slips");
    form.findChild<QLineEdit*>(QStringLiteral("newTitle"))
        ->setText(QStringLiteral("Remove the AOF staging copy"));
    form.findChild<QPlainTextEdit*>(QStringLiteral("newClaim"))
        ->setPlainText(
            QStringLiteral("Building each record directly in server.aof_buf lowers the server's CPU time per "
                           "write by at least 1%."));
    form.findChild<QLineEdit*>(QStringLiteral("newSourceFile"))->setText(QStringLiteral("src/aof.c"));
    form.findChild<QLineEdit*>(QStringLiteral("newSourceFunction"))
        ->setText(QStringLiteral("feedAppendOnlyFile"));
    page("8-new-1");
    next();
    next();
    page("8-new-2-slips");
    form.findChild<QLineEdit*>(QStringLiteral("newCandidateEdit"))
        ->setText(QStringLiteral(ASSAY_SOURCE_DIR "/resources/cases/patches/direct-append.patch"));
    page("8-new-2");
    next();
    page("8-new-3");
    form.findChild<QPushButton*>(QStringLiteral("newOtherWay"))->click();
    page("8-new-definition");
}

}  // namespace

int main(int argc, char** argv) {
    const test::UiEnvironment environment;
    QApplication application(argc, argv);
    environment.prepareApplication();
    const auto arguments = QCoreApplication::arguments();
    if (arguments.size() < 2) {
        std::fprintf(stderr, "usage: assay_screenshots OUTDIR [CASE]\n");
        return 2;
    }
    const QDir out(arguments[1]);
    QDir().mkpath(out.path());
    QString file;
    if (arguments.size() > 2) {
        file = arguments[2];
    } else {
        file = QString::fromStdString((environment.home() / "synthetic.assay").string());
        if (auto written = test::write_synthetic_case(file.toStdString()); !written) {
            std::fprintf(stderr, "%s\n", written.error().text().c_str());
            return 1;
        }
    }
    Workbench workbench(QString::fromStdString((environment.home() / "state").string()),
                        RunController::findAssayProgram());
    workbench.recent().remember(QStringLiteral("/home/someone/cases/lazyfree-threshold.assay"),
                                QStringLiteral("Lazy freeing of small values"));
    workbench.recent().remember(
        file, test::snapshotOf(file.toStdString())->state.brief.title.empty()
                  ? QString()
                  : QString::fromStdString(test::snapshotOf(file.toStdString())->state.brief.title));
    workbench.recent().setPinned(file, true);

    struct Look {
        const char* name;
        QPalette palette;
    };
    const Look looks[] = {{"light", test::lightPalette()}, {"dark", test::darkPalette()}};
    const QSize sizes[] = {{1280, 720}, {1920, 1080}};
    for (const auto& look : looks) {
        QApplication::setPalette(look.palette);
        StartWindow start(workbench);
        start.setAttribute(Qt::WA_DeleteOnClose, false);
        auto* window = workbench.openCase(file);
        for (const auto& size : sizes) {
            const QString suffix =
                QStringLiteral("-%1-%2.png").arg(QLatin1String(look.name)).arg(size.width());
            start.resize(size);
            start.show();
            save(start, out.filePath(QStringLiteral("0-start") + suffix));
            start.hide();
            window->resize(size);
            const auto pages = pageTable();
            for (std::size_t i = 0; i < pages.size(); ++i) {
                window->showPage(static_cast<int>(i));
                save(*window, out.filePath(QStringLiteral("%1-%2").arg(i + 1).arg(pages[i].icon) + suffix));
            }
        }
        const QString suffix = QStringLiteral("-%1.png").arg(QLatin1String(look.name));
        const auto snapshot = test::snapshotOf(file.toStdString());
        CaseSession session(file);
        settle();
        TrustDialog trust(snapshot->state);
        trust.show();
        save(trust, out.filePath(QStringLiteral("8-trust") + suffix));
        SettleDialog settling(session);
        settling.show();
        save(settling, out.filePath(QStringLiteral("8-settle") + suffix));
        saveNewCase(out, suffix);
        PlanDialog plan(snapshot->state, askElse(snapshot->state, snapshot->state.plans.back().plan), {});
        plan.show();
        save(plan, out.filePath(QStringLiteral("8-plan") + suffix));
        VariantDialog added(snapshot->state, QString());
        added.show();
        save(added, out.filePath(QStringLiteral("8-variant-new") + suffix));
        VariantDialog changed(snapshot->state, snapshot->state.variants.back().recipe);
        changed.show();
        save(changed, out.filePath(QStringLiteral("8-variant") + suffix));
    }
    return 0;
}
