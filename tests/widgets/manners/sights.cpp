// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/manners/sights.h"

#include "tests/support/ui/ui_test.h"
#include "ui/session/plan_edits.h"
#include "ui/session/sample_cases.h"
#include "ui/widgets/help_window.h"
#include "ui/widgets/new_case_dialog.h"
#include "ui/widgets/page_table.h"
#include "ui/widgets/plan/plan_dialog.h"
#include "ui/widgets/settle_dialog.h"
#include "ui/widgets/start_window.h"
#include "ui/widgets/trust_dialog.h"
#include "ui/widgets/variant_dialog.h"

#include <QAction>
#include <QStackedWidget>
#include <QThreadPool>

#include <algorithm>
#include <cstdio>
#include <fstream>

namespace assay::test {

using namespace assay::ui;

namespace {

constexpr int patience_ms = 30000;
const QString goneName = QStringLiteral("Gone");

QString shownPath(const std::filesystem::path& path) {
    return QString::fromStdString(path.string());
}

QWidget* topLevel(const char* name) {
    for (auto* widget : QApplication::topLevelWidgets())
        if (widget->objectName() == QLatin1String(name)) return widget;
    return nullptr;
}

}  // namespace

Sights::Sights() {
    makeFiles();
    workbench_ = std::make_unique<Workbench>(shownPath(directory_ / "state"), QString());
}

Sights::~Sights() = default;

void Sights::add(const QString& name, const std::string& file, const SyntheticCase& what) {
    const auto path = directory_ / file;
    if (const auto written = write_synthetic_case(path, what); !written)
        qFatal("%s", written.error().text().c_str());
    cases_.push_back({name, path});
}

void Sights::makeFiles() {
    SyntheticCase measured;
    measured.void_every = 5;
    add(QStringLiteral("a measured case"), "measured.assay", measured);

    SyntheticCase doses = with_doses();
    doses.settled = true;
    add(QStringLiteral("a settled case with doses"), "doses.assay", doses);

    SyntheticCase running;
    running.ended = false;
    running.blocks_per_workload = 5;
    running.foretold = true;
    add(QStringLiteral("a case that is being run"), "running.assay", running);

    SyntheticCase planned;
    planned.blocks_per_workload = 0;
    planned.built = false;
    add(QStringLiteral("a case before its first run"), "planned.assay", planned);

    const auto archived = directory_ / "archived.assay";
    if (const auto copied = copyCase(findSampleFiles().archived, shownPath(archived)); !copied)
        qFatal("%s", copied.error().text().c_str());
    cases_.push_back({QStringLiteral("the archived sample"), archived});

    const auto empty = directory_ / "empty.assay";
    casefile::CaseOpened opening;
    opening.title = "Empty";
    if (const auto made = createCaseFromEvents({opening}, shownPath(empty)); !made)
        qFatal("%s", made.error().text().c_str());
    cases_.push_back({QStringLiteral("an empty case"), empty});

    const auto damaged = directory_ / "damaged.assay";
    std::filesystem::copy_file(directory_ / "measured.assay", damaged);
    std::ofstream(damaged, std::ios::app) << "{\"not\": \"ours\"}\n";
    cases_.push_back({QStringLiteral("a damaged case"), damaged});
}

std::vector<std::filesystem::path> Sights::files() const {
    std::vector<std::filesystem::path> out;
    for (const auto& one : cases_)
        out.push_back(one.path);
    return out;
}

QStringList Sights::names() const {
    QStringList out = {goneName, shownPath(directory_ / "gone.assay")};
    for (const auto& one : cases_)
        out << one.name << shownPath(one.path);
    return out;
}

void Sights::each(const Look& look) {
    start(look);
    eachPage(look);
    eachDialog(look);
}

void Sights::start(const Look& look) {
    const auto show = [&](const QString& name) {
        workbench_->showStart();
        auto* window = topLevel("startWindow");
        window->resize(1280, 720);
        comeToRest();
        look({name, window, window});
        delete window;
    };
    show(QStringLiteral("the start page of a newcomer"));
    workbench_->recent().remember(shownPath(directory_ / "gone.assay"), goneName);
    for (const auto& one : cases_)
        workbench_->recent().remember(shownPath(one.path), one.name);
    workbench_->recent().setPinned(shownPath(cases_.front().path), true);
    show(QStringLiteral("the start page"));
}

void Sights::eachPage(const Look& look) {
    for (const auto& one : cases_) {
        auto* window = opened(*workbench_, one.path);
        const auto pages = pageTable();
        for (std::size_t i = 0; i < pages.size(); ++i) {
            window->showPage(static_cast<int>(i));
            comeToRest();
            look({QStringLiteral("%1, %2").arg(one.name, pages[i].icon), window,
                  window->findChild<QStackedWidget*>(QStringLiteral("pages"))->currentWidget()});
        }
        delete window;
    }
}

void Sights::eachDialog(const Look& look) {
    const auto show = [&](const QString& name, QDialog& dialog) {
        dialog.show();
        comeToRest();
        look({name, &dialog, &dialog});
    };
    for (const auto& one : cases_) {
        const auto snapshot = snapshotOf(one.path);
        if (snapshot->state.variants.empty()) continue;
        TrustDialog trust(snapshot->state);
        show(QStringLiteral("the question of trust on %1").arg(one.name), trust);
        VariantDialog added(snapshot->state, QString());
        show(QStringLiteral("a new variant of %1").arg(one.name), added);
        VariantDialog changed(snapshot->state, snapshot->state.variants.back().recipe);
        show(QStringLiteral("a variant of %1").arg(one.name), changed);
        if (!snapshot->state.plans.empty()) {
            PlanDialog plan(snapshot->state, askElse(snapshot->state, snapshot->state.plans.back().plan), {});
            show(QStringLiteral("a plan of %1").arg(one.name), plan);
        }
        CaseSession session(shownPath(one.path));
        if (!QTest::qWaitFor([&session] { return session.isLoaded(); }, patience_ms))
            qWarning("a case is not read");
        SettleDialog settling(session);
        show(QStringLiteral("settling %1").arg(one.name), settling);
    }
    NewCaseDialog fresh;
    show(QStringLiteral("a new case"), fresh);
    auto* help = new HelpWindow(nullptr);
    for (const auto* page : {"workbench", "words"}) {
        help->showTopic({QLatin1String(page), {}});
        show(QStringLiteral("the help, %1").arg(QLatin1String(page)), *help);
    }
    delete help;
}

void comeToRest() {
    // What the pool computed is delivered by the event loop, and may ask for more.
    for (int i = 0; i < 4; ++i) {
        QThreadPool::globalInstance()->waitForDone();
        QTest::qWait(20);
    }
}

CaseWindow* opened(Workbench& workbench, const std::filesystem::path& file) {
    auto* window = workbench.openCase(shownPath(file));
    window->resize(1280, 720);
    const auto* exporting = window->findChild<QAction*>(QStringLiteral("actionExport"));
    // Once the case is read.
    if (!QTest::qWaitFor([exporting] { return exporting->isEnabled(); }, patience_ms))
        qWarning("a case is not read");
    comeToRest();
    return window;
}

QByteArray told(const QStringList& complaints) {
    const QByteArray lines = complaints.join(QLatin1Char('\n')).toUtf8();
    if (!complaints.isEmpty()) std::fprintf(stderr, "%s\n", lines.constData());
    return '\n' + lines;
}

QString pathOf(const QWidget& widget) {
    QStringList path;
    for (const QWidget* one = &widget; one != nullptr; one = one->parentWidget()) {
        const QString kind =
            QString::fromLatin1(one->metaObject()->className()).remove(QStringLiteral("assay::ui::"));
        if (!one->objectName().isEmpty())
            path.prepend(QStringLiteral("%1 '%2'").arg(kind, one->objectName()));
        else if (one == &widget)
            path.prepend(kind);
        if (one->isWindow()) break;
    }
    return path.join(QStringLiteral(" / "));
}

}  // namespace assay::test
