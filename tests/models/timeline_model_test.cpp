// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline's lines as a model: made beside the window, grown and not begun anew, in a person's words.
#include "ui/models/timeline_model.h"

#include "tests/models/timeline_records.h"
#include "tests/support/ui/ui_test.h"
#include "ui/models/timeline_heading.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace assay;
using namespace assay::ui;
using test::GrowingCase;

namespace {
constexpr int deadline_ms = 60000;

QStringList lines(const TimelineModel& model) {
    QStringList out;
    for (int row = 0; row < model.rowCount(); ++row)
        out << model.index(row).data().toString();
    return out;
}
}  // namespace

class TimelineModelTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        test::failOnQtWarnings();
        model_ = std::make_unique<TimelineModel>();
        tester_ = std::make_unique<QAbstractItemModelTester>(
            model_.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        made_ = {};
        made_.add(casefile::CaseOpened{}).begin("r");
        for (int i = 0; i < 9; ++i)
            made_.block("r", "set", i, i == 4);
    }
    void cleanup() {
        tester_.reset();
        model_.reset();
    }

    void aRunIsAHeadingThatOpens() {
        made_.end("r");
        show(made_.snapshot());
        QCOMPARE(lines(*model_).size(), 3);
        const auto heading = model_->index(1);
        QCOMPARE(
            heading.data().toString(),
            QStringLiteral("Run 1 \u00b7 plan quick \u00b7 9 block(s) \u00b7 1 void \u00b7 inconclusive"));
        QVERIFY(heading.data(TimelineModel::HeadingRole).toBool());
        QVERIFY(!heading.data(TimelineModel::OpenRole).toBool());
        QVERIFY(heading.data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral("folded")));
        QVERIFY(!model_->entry(1).has_value());
        QVERIFY(model_->index(2).data(TimelineModel::MarkedRole).toBool());  // the void block
        QCOMPARE(model_->headingOf(2), 1);

        const QSignalSpy resets(model_.get(), &QAbstractItemModel::modelReset);
        const QPersistentModelIndex after(model_->index(2));
        model_->setOpen(2, true);  // from the line of a member, too
        QTRY_COMPARE_WITH_TIMEOUT(model_->rowCount(), 17, deadline_ms);
        QCOMPARE(resets.count(), 0);  // what was there is there
        QVERIFY(after.isValid() && after.data(TimelineModel::MarkedRole).toBool());
        QVERIFY(model_->index(1).data(TimelineModel::OpenRole).toBool());
        QVERIFY(model_->index(2).data(TimelineModel::MinorRole).toBool());
        model_->setOpen(1, false);
        QTRY_COMPARE_WITH_TIMEOUT(model_->rowCount(), 3, deadline_ms);
    }

    void itGrowsAsTheRunGoesOn() {
        show(made_.snapshot());
        const QSignalSpy resets(model_.get(), &QAbstractItemModel::modelReset);
        const QPersistentModelIndex opened(model_->index(0));
        for (int i = 9; i < 40; ++i)
            show(made_.block("r", "set", i).snapshot());
        QCOMPARE(lines(*model_).last(), QStringLiteral("Block 40 of set measured: 1 arm, 0 rounds"));
        QVERIFY(model_->index(1).data().toString().endsWith(QStringLiteral("measuring")));
        const auto heading = model_->index(1).data().toString();
        show(made_.end("r", casefile::RunOutcome::decided).snapshot());
        QVERIFY(model_->index(1).data().toString() != heading);  // and was told so, see the tester
        QCOMPARE(model_->rowCount(), 3);
        QCOMPARE(resets.count(), 0);
        QCOMPARE(opened.row(), 0);
    }

    void aKilledRunIsSaidToBeOne() {
        show(made_.snapshot(0, OpenRun::here));
        QVERIFY(model_->index(1).data().toString().endsWith(QStringLiteral("measuring")));
        const QSignalSpy changes(model_.get(), &QAbstractItemModel::dataChanged);
        show(made_.snapshot(0, OpenRun::lost));
        QVERIFY(model_->index(1).data().toString().endsWith(QStringLiteral("ended without a word")));
        QVERIFY(model_->index(1).data(TimelineModel::MarkedRole).toBool());
        QCOMPARE(changes.count(), 1);
        // The next run of the case says the same of it, before it says anything of itself.
        show(made_.begin("s").snapshot(0, OpenRun::here));
        QVERIFY(model_->index(1).data().toString().endsWith(QStringLiteral("ended without a word")));
    }

    void wordsAreLookedForAndGivenUp() {
        made_.end("r").note("<b>seen</b> & noted");
        show(made_.snapshot());
        model_->setWords(QStringLiteral("SEEN</b>"));
        waitForAll();
        QCOMPARE(lines(*model_), (QStringList{QStringLiteral("Note by Ada")}));
        QCOMPARE(model_->matched(), 1);
        const auto tip = model_->index(0).data(Qt::ToolTipRole).toString();
        QVERIFY(tip.contains(QStringLiteral("<b>seen</b> & noted")));  // plain, see WordHints
        model_->setWords(QStringLiteral("nothing-is-called-this"));
        model_->setWords(QStringLiteral("block 7"));  // the one before is not waited for
        waitForAll();
        QCOMPARE(model_->rowCount(), 2);
        QVERIFY(model_->isHeading(0));
        model_->setWords({});
        waitForAll();
        QCOMPARE(model_->rowCount(), 4);
    }

    void anotherCaseBeginsAnew() {
        show(made_.snapshot());
        const QSignalSpy resets(model_.get(), &QAbstractItemModel::modelReset);
        GrowingCase other;
        other.add(casefile::CaseOpened{});
        for (int i = 0; i < 100; ++i)
            other.note("of another case");
        show(other.snapshot(1));
        QCOMPARE(resets.count(), 1);
        QCOMPARE(model_->rowCount(), 101);
        QCOMPARE(model_->index(5).data(TimelineModel::DetailRole).toString(),
                 QStringLiteral("of another case"));
    }

    void anEntryIsFoundByItsPlaceInTheFile() {
        made_.end("r").note("last");  // 15 to 16
        show(made_.snapshot());
        QCOMPARE(model_->rowOf(0), 0);
        QCOMPARE(model_->index(model_->rowOf(16)).data(TimelineModel::SequenceRole).toInt(), 16);
        QCOMPARE(model_->index(model_->rowOf(8)).data(TimelineModel::SequenceRole).toInt(),
                 10);  // the next seen
        QCOMPARE(model_->rowOf(99), model_->rowCount() - 1);
        QCOMPARE(TimelineModel().rowOf(3), -1);
    }

    void aLongTextIsCutForALine() {
        made_.note(std::string(1 << 20, 'x'));
        show(made_.snapshot());
        const auto last = model_->index(model_->rowCount() - 1);
        QVERIFY(last.data(TimelineModel::DetailRole).toString().size() < 40000);
        QCOMPARE(model_->entry(model_->rowCount() - 1)->detail.size(), std::size_t{1 << 20});  // copied whole
    }

    void aMillionEntriesAreShownAndSearched() {
        constexpr int events = 1'000'000;
        const auto record = [](const char* text) {
            return std::make_shared<const casefile::Record>(casefile::Record{
                0, UtcTime(std::chrono::seconds(1'800'000'000)), casefile::NoteAdded{text, ""}});
        };
        const auto plain = record("note");
        const auto rare = record("a rare word");
        auto much = std::make_shared<Snapshot>();
        for (int i = 1; i <= events; ++i)
            much->state.timeline.push_back(i % 100'000 == 0 ? rare : plain);
        show(much);
        QCOMPARE(model_->rowCount(), events);
        QCOMPARE(model_->index(events - 2).data(TimelineModel::DetailRole).toString(),
                 QStringLiteral("note"));
        QSignalSpy steps(model_.get(), &TimelineModel::progressed);
        model_->setWords(QStringLiteral("rare"));
        waitForAll();
        QCOMPARE(model_->rowCount(), 10);
        QVERIFY(steps.count() > 3);  // found by and by
        auto more = std::make_shared<Snapshot>(*much);
        more->state.timeline.push_back(rare);
        show(more);
        QCOMPARE(model_->rowCount(), 11);
    }

  private:
    void waitForAll() { QTRY_VERIFY_WITH_TIMEOUT(!model_->isWorking(), deadline_ms); }
    void show(const SnapshotPtr& snapshot) {
        model_->setSnapshot(snapshot);
        waitForAll();
        QCOMPARE(model_->entries(), static_cast<qint64>(snapshot->state.timeline.size()));
    }
    GrowingCase made_;
    std::unique_ptr<TimelineModel> model_;
    std::unique_ptr<QAbstractItemModelTester> tester_;
};

ASSAY_UI_TEST_MAIN(TimelineModelTest)
#include "timeline_model_test.moc"
