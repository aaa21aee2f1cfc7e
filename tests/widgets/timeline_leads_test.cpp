// SPDX-License-Identifier: GPL-3.0-or-later
// What a click in the timeline leads to, beyond the page: the block, the row, the place on the page.
#include "core/base/clock.h"
#include "tests/widgets/story.h"
#include "ui/models/timeline_model.h"
#include "ui/plot/forest_plot.h"
#include "ui/plot/paired_differences_plot.h"
#include "ui/widgets/page.h"
#include "ui/widgets/timeline_view.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

using namespace assay;
using namespace assay::ui;
using test::find;

class TimelineLeadsTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        test::failOnQtWarnings();
        directory_ = std::make_unique<test::TemporaryDirectory>();
        file_ = *directory_ / "case.assay";
        test::SyntheticCase what;
        what.settled = true;
        QVERIFY(test::write_synthetic_case(file_, what));
        workbench_ =
            std::make_unique<Workbench>(QString::fromStdString((*directory_ / "state").string()), QString());
        window_ = test::shownWindow(*workbench_, file_);
        list_ = find<TimelineView>(window_, "timelineList");
        model_ = qobject_cast<TimelineModel*>(list_->model());
        QTRY_VERIFY_WITH_TIMEOUT(model_->rowCount() > 0 && !model_->isWorking(), test::deadline_ms);
    }
    void cleanup() { workbench_.reset(); }

    void aBlocksEntryChoosesItsBlock() {
        const QString words = QStringLiteral("Block 3 of get-3b-pipelined");
        for (int row = 0; row < model_->rowCount(); ++row)
            if (model_->isHeading(row)) model_->setOpen(row, true);
        QTRY_VERIFY_WITH_TIMEOUT(!model_->isWorking() && rowOf(words).isValid(), test::deadline_ms);
        go(words);
        QCOMPARE(window_->currentPage(), 4);
        const auto* paired = find<PairedDifferencesPlot>(window_, "pairedDifferences");
        // In a plot of another workload none would be chosen.
        QTRY_COMPARE_WITH_TIMEOUT(paired->chosenBlock(), std::optional<std::size_t>(2), test::deadline_ms);
        QVERIFY(find<ForestPlot>(window_, "forestPlot")->currentRow() > 0);
    }

    void whatAnEntryChoseStaysWhenTheCaseGoesOn() {
        window_->showPage(4);
        const auto* forest = find<ForestPlot>(window_, "forestPlot");
        QTRY_COMPARE_WITH_TIMEOUT(forest->currentRow(), 0, test::deadline_ms);
        auto* page = dynamic_cast<SubjectPage*>(find<QWidget>(window_, "resultsPage"));
        page->showSubject(QStringLiteral("get-3b-pipelined"));
        const int chosen = forest->currentRow();
        QVERIFY(chosen > 0);
        const SystemClock clock;
        auto writer = casefile::LogWriter::open(file_, clock);
        QVERIFY(writer && writer->append(casefile::NoteAdded{"meanwhile", "another-person"}));
        QTRY_VERIFY_WITH_TIMEOUT(rowOf(QStringLiteral("another-person")).isValid(), test::deadline_ms);
        QCOMPARE(forest->currentRow(), chosen);
    }

    void aVerdictLeadsToWhatHappened() {
        auto* bar = find<QScrollArea>(window_, "briefPage")->verticalScrollBar();
        QTRY_VERIFY_WITH_TIMEOUT(bar->maximum() > 0, test::deadline_ms);
        bar->setValue(bar->maximum());
        go(QStringLiteral("Settled"));
        QCOMPARE(window_->currentPage(), 0);
        QCOMPARE(bar->value(), 0);
    }

  private:
    QModelIndex rowOf(const QString& words) const {
        for (int row = 0; row < model_->rowCount(); ++row)
            if (!model_->isHeading(row) && model_->index(row).data().toString().contains(words))
                return model_->index(row);
        return {};
    }
    void go(const QString& words) {
        list_->setCurrentIndex(rowOf(words));
        list_->setFocus();
        QTest::keyClick(list_, Qt::Key_Return);
    }
    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::filesystem::path file_;
    std::unique_ptr<Workbench> workbench_;
    CaseWindow* window_ = nullptr;
    TimelineView* list_ = nullptr;
    TimelineModel* model_ = nullptr;
};

ASSAY_UI_TEST_MAIN(TimelineLeadsTest)
#include "timeline_leads_test.moc"
