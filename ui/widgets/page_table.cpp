// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/page_table.h"

#include "ui/widgets/brief_page.h"
#include "ui/widgets/evidence_page.h"
#include "ui/widgets/report_page.h"
#include "ui/widgets/results_page.h"
#include "ui/widgets/run_page.h"
#include "ui/widgets/variants_page.h"
#include "ui/widgets/workloads_page.h"

#include <QCoreApplication>

namespace assay::ui {

std::vector<PageEntry> pageTable() {
    using Kind = report::EntryKind;
    const auto tr = [](const char* text) { return QCoreApplication::translate("assay::ui", text); };
    return {
        {tr("Brief"),
         QStringLiteral("brief"),
         QStringLiteral("railBrief"),
         [](const PageContext& c, QWidget* parent) { return new BriefPage(c.session, c.edits, parent); },
         {Kind::brief, Kind::plan, Kind::verdict}},
        {tr("Variants"),
         QStringLiteral("variants"),
         QStringLiteral("railVariants"),
         [](const PageContext& c, QWidget* parent) {
             return new VariantsPage(c.session, c.controller, c.edits, parent);
         },
         {Kind::variant}},
        {tr("Workloads"),
         QStringLiteral("workloads"),
         QStringLiteral("railWorkloads"),
         [](const PageContext& c, QWidget* parent) { return new WorkloadsPage(c.session, c.edits, parent); },
         {Kind::workload}},
        {tr("Run"),
         QStringLiteral("run"),
         QStringLiteral("railRun"),
         [](const PageContext& c, QWidget* parent) {
             return new RunPage(c.session, c.controller, c.blocks, parent, &c.plan);
         },
         {Kind::run}},
        {tr("Results"),
         QStringLiteral("results"),
         QStringLiteral("railResults"),
         [](const PageContext& c, QWidget* parent) { return new ResultsPage(c.session, c.blocks, parent); },
         {Kind::measurement}},
        {tr("Evidence"),
         QStringLiteral("evidence"),
         QStringLiteral("railEvidence"),
         [](const PageContext& c, QWidget* parent) { return new EvidencePage(c.session, parent); },
         {Kind::evidence}},
        {tr("Report"),
         QStringLiteral("report"),
         QStringLiteral("railReport"),
         [](const PageContext& c, QWidget* parent) { return new ReportPage(c.session, parent); },
         {}},
    };
}

}  // namespace assay::ui
