// SPDX-License-Identifier: GPL-3.0-or-later
// What of a timeline is seen: runs under their headings, nothing hidden that matters, growth as from the
// start.
#include "ui/models/timeline_folding.h"

#include "tests/models/timeline_records.h"
#include "tests/support/ui/ui_test.h"

#include <random>

using namespace assay;
using namespace assay::ui;
using test::GrowingCase;

namespace {

TimelineFolding folded(const GrowingCase& made, TimelineWish wish = {}) {
    TimelineFolding out(std::move(wish));
    out.take(made.state().timeline);
    return out;
}

/// "0 [5 5 9" and so on: the records shown, in order; "[5": a heading before record 5; "-": a member.
QString told(const TimelineFolding& folding) {
    QStringList out;
    for (const auto& row : folding.rows())
        out << (row.heading      ? QStringLiteral("[")
                : row.group >= 0 ? QStringLiteral("-")
                                 : QString()) +
                   QString::number(row.record);
    return out.join(QLatin1Char(' '));
}

GrowingCase ofOneRun() {
    GrowingCase out;
    out.add(casefile::CaseOpened{});                // 0
    out.begin("r");                                 // 1 to 5
    out.block("r", "set", 0).block("r", "set", 1);  // 6, 7
    out.note("while it ran");                       // 8
    out.block("r", "set", 2, true);                 // 9
    out.block("r", "set", 3).block("r", "get", 0);  // 10, 11
    return out;
}

}  // namespace

class TimelineFoldingTest final : public QObject {
    Q_OBJECT

  private slots:
    void aRunThatEndedIsItsHeadingAndWhatMatters() {
        const auto folding = folded(ofOneRun().end("r"));
        QCOMPARE(told(folding), QStringLiteral("0 [1 8 -9"));
        QCOMPARE(folding.groups().size(), std::size_t{1});
        const auto& group = folding.groups()[0];
        QCOMPARE(group.number, 1);
        QCOMPARE(group.plan, std::string("quick"));
        QCOMPARE(group.blocks, 5);
        QCOMPARE(group.voids, 1);
        QCOMPARE(group.built, 1);
        QCOMPARE(group.entries, 11);  // without the note, which is a person's
        QVERIFY(group.outcome == casefile::RunOutcome::inconclusive);
    }

    void theRunThatGoesOnShowsItsNewest() {
        auto made = ofOneRun();
        TimelineFolding folding;
        folding.take(made.state().timeline);
        QCOMPARE(told(folding), QStringLiteral("0 [1 -7 8 -9 -10 -11"));
        made.block("r", "get", 1);  // 12
        folding.take(made.state().timeline);
        QCOMPARE(told(folding), QStringLiteral("0 [1 8 -9 -10 -11 -12"));
        made.end("r");
        folding.take(made.state().timeline);
        QCOMPARE(told(folding), QStringLiteral("0 [1 8 -9"));
    }

    void aFailureIsNeverFolded() {
        auto made = ofOneRun();
        made.end("r", casefile::RunOutcome::failed);  // 12
        made.add(casefile::CheckMade{"", {"calls", "base", "", "1", "2", false, {}}});
        QCOMPARE(told(folded(made)), QStringLiteral("0 [1 8 -9 -12 13"));
    }

    void aBuildThatFailsIsAGroupOfItsOwn() {
        GrowingCase made;
        made.add(casefile::StageEntered{"", casefile::Stage::build, 2});
        made.add(casefile::VariantBuilt{});
        made.add(casefile::VariantFailed{"v", "make failed", {}, ""});
        made.begin("r");  // 3 to 7
        made.end("r");
        const auto folding = folded(made);
        QCOMPARE(told(folding), QStringLiteral("[0 -2 [3"));
        QCOMPARE(folding.groups()[0].number, 0);
        QCOMPARE(folding.groups()[0].failedBuilds, 1);
        QCOMPARE(folding.groups()[1].number, 1);
    }

    void anOpenedRunShowsAllOfIt() {
        TimelineWish wish;
        wish.turned = {0};
        QCOMPARE(told(folded(ofOneRun().end("r"), wish)),
                 QStringLiteral("0 [1 -1 -2 -3 -4 -5 -6 -7 8 -9 -10 -11 -12"));
    }

    void wordsAreFoundInFoldedRunsToo() {
        TimelineWish wish;
        wish.words = {QStringLiteral("GET"), QStringLiteral("block")};
        auto folding = folded(ofOneRun().end("r"), wish);
        QCOMPARE(told(folding), QStringLiteral("[11 -11"));
        QCOMPARE(folding.matched(), std::size_t{1});
        wish.turned = {0};  // and can be folded away again
        QCOMPARE(told(folded(ofOneRun().end("r"), wish)), QStringLiteral("[11"));
    }

    void topicsNarrowAndAnUnknownEntryStays() {
        auto made = ofOneRun();
        made.end("r");
        made.add(casefile::UnknownEvent{"moon.phase", "{}"});  // 13
        TimelineWish wish;
        wish.topics = {TimelineTopic::notes};
        QCOMPARE(told(folded(made, wish)), QStringLiteral("8 13"));
        wish.topics = {TimelineTopic::notes, TimelineTopic::measurements};
        QCOMPARE(told(folded(made, wish)), QStringLiteral("[6 8 -9 13"));
        wish.topics = {TimelineTopic::edits};
        QCOMPARE(told(folded(made, wish)), QStringLiteral("0 [2 13"));
    }

    void runsThatAlternateKeepTheirEntries() {
        GrowingCase made;
        made.begin("a").block("a", "set", 0);  // 0 to 5
        made.begin("b").block("b", "set", 0);  // 6 to 11
        made.block("a", "set", 1).block("b", "set", 1);
        made.end("a", casefile::RunOutcome::failed);  // 14: said where it happened
        made.end("b");
        const auto folding = folded(made);
        QCOMPARE(told(folding), QStringLiteral("[0 [6 -14"));
        QCOMPARE(folding.groups()[0].blocks, 2);
        QCOMPARE(folding.groups()[1].blocks, 2);
    }

    void inPiecesItIsAsAtOnce_data() {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 20; ++seed)
            QTest::newRow(qPrintable(QString::number(seed))) << seed;
    }
    void inPiecesItIsAsAtOnce() {
        QFETCH(int, seed);
        std::mt19937 random(static_cast<unsigned>(seed));
        const auto below = [&random](unsigned bound) { return random() % bound; };
        TimelineWish wish;
        if (below(2) == 0) wish.turned = {0};
        if (below(3) == 0) wish.topics = {TimelineTopic::measurements, TimelineTopic::notes};
        if (below(3) == 0) wish.words = {QStringLiteral("set")};
        GrowingCase made;
        TimelineFolding pieces(wish);
        int runs = 0;
        std::vector<TimelineRow> seen;
        for (int i = 0; i < 120; ++i) {
            const std::string run = "r" + std::to_string(runs);
            switch (below(12)) {
                case 0:
                    made.begin("r" + std::to_string(++runs));
                    break;
                case 1:
                    made.end(run,
                             below(3) == 0 ? casefile::RunOutcome::failed : casefile::RunOutcome::decided);
                    break;
                case 2:
                    made.note("a note on set");
                    break;
                default:
                    made.block(run, below(2) == 0 ? "set" : "get", i, below(6) == 0);
            }
            if (below(3) != 0) continue;
            pieces.take(made.state().timeline);
            const auto whole = folded(made, wish);
            QVERIFY(pieces.rows() == whole.rows());
            QVERIFY(pieces.groups() == whole.groups());
            QCOMPARE(pieces.matched(), whole.matched());
            // And the changes that are told lead from what was seen to what is.
            const auto changes =
                changesBetween(seen, pieces.rows(), std::min(seen.size(), pieces.firstChanged()), 1000);
            QVERIFY(changes.has_value());
            for (const auto& change : *changes) {
                const auto at = static_cast<std::ptrdiff_t>(change.at);
                seen.erase(seen.begin() + at,
                           seen.begin() + at + static_cast<std::ptrdiff_t>(change.removed));
                seen.insert(seen.begin() + at, pieces.rows().begin() + at,
                            pieces.rows().begin() + at + static_cast<std::ptrdiff_t>(change.inserted));
            }
            QVERIFY(seen == pieces.rows());
        }
    }

    void manyChangesAreOneBeginning() {
        std::vector<TimelineRow> before;
        std::vector<TimelineRow> now;
        for (std::uint32_t i = 0; i < 20; ++i)
            (i % 2 == 0 ? before : now).push_back({i, -1, false});
        QVERIFY(!changesBetween(before, now, 0, 0).has_value());
        QVERIFY(changesBetween(before, before, 0, 0)->empty());
    }

    void itCanBeStopped() {
        GrowingCase made;
        for (int i = 0; i < 2000; ++i)
            made.note("n");
        const std::atomic<bool> stop = true;
        TimelineFolding folding;
        QVERIFY(!folding.take(made.state().timeline, std::chrono::steady_clock::time_point::max(), &stop));
        QVERIFY(folding.taken() < 2000U);
        QVERIFY(folding.take(made.state().timeline));  // and goes on
        QCOMPARE(folding.taken(), std::size_t{2000});
        QCOMPARE(folding.rows().size(), std::size_t{2000});
    }
};

ASSAY_UI_TEST_MAIN(TimelineFoldingTest)
#include "timeline_folding_test.moc"
