// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/ui_test.h"
#include "ui/report/blocks/code_block.h"
#include "ui/report/blocks/contents.h"
#include "ui/report/blocks/paragraph.h"
#include "ui/report/blocks/table.h"
#include "ui/report/blocks/table_layout.h"
#include "ui/report/layout/laid_text.h"
#include "ui/report/layout/paginator.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QThread>

using namespace assay::ui;
using namespace assay::ui::paper;

namespace {

const PageGeometry hundred{QSizeF(100, 120), QMarginsF(10, 10, 10, 10)};  // 100 points of height

Strip strip(qreal height, bool keep = false, qreal before = 0) {
    Strip made;
    made.height = height;
    made.keepWithNext = keep;
    made.spaceBefore = before;
    return made;
}

std::vector<std::size_t> counts(const Pagination& pagination) {
    std::vector<std::size_t> sizes;
    for (const Page& page : pagination.pages)
        sizes.push_back(page.strips.size());
    return sizes;
}

/// Strips of a block, laid out 300 points wide.
std::vector<Strip> stripsOf(const Block& block) {
    const Typeface typeface;
    const std::vector<Landmark> none;
    std::vector<Strip> strips;
    block.appendStrips(strips, {typeface, 300, 700, none, std::make_shared<std::vector<int>>()});
    return strips;
}

}  // namespace

class LayoutTest : public QObject {
    Q_OBJECT
  private slots:
    void stripsFillPagesAndSpaceVanishesAtTheTop() {
        const Pagination pages =
            paginate({strip(60), strip(30, false, 10), strip(50, false, 25)}, hundred, 0);
        QCOMPARE(counts(pages), (std::vector<std::size_t>{2, 1}));
        QCOMPARE(pages.pages[0].strips[1].top, 10.0 + 60 + 10);
        QCOMPARE(pages.pages[1].strips[0].top, 10.0);
    }

    void keptStripsMoveTogether() {
        const Pagination pages =
            paginate({strip(60), strip(20, true), strip(20, true), strip(20)}, hundred, 0);
        QCOMPARE(counts(pages), (std::vector<std::size_t>{1, 3}));
    }

    void keptStripsTallerThanAPageStillBreak() {
        std::vector<Strip> strips;
        for (int i = 0; i < 7; ++i)
            strips.push_back(strip(30, i < 6));
        const Pagination pages = paginate(std::move(strips), hundred, 0);
        QCOMPARE(counts(pages), (std::vector<std::size_t>{3, 3, 1}));
    }

    void aStripTallerThanAPageGetsItsOwn() {
        const Pagination pages = paginate({strip(10), strip(500), strip(10)}, hundred, 0);
        QCOMPARE(counts(pages), (std::vector<std::size_t>{1, 1, 1}));
    }

    void aSectionMayStartItsPage() {
        Strip opener = strip(10);
        opener.startsPage = true;
        opener.landmark = 0;
        const Pagination pages = paginate({strip(10, true), opener}, hundred, 1);
        QCOMPARE(counts(pages), (std::vector<std::size_t>{1, 1}));
        QCOMPARE(pages.landmarkPages, std::vector<int>{1});
    }

    void aTableRepeatsItsHead() {
        std::vector<TableRow> rows;
        for (int i = 0; i < 40; ++i)
            rows.push_back({{QString::number(i), QStringLiteral("x")}, {}});
        const auto strips = stripsOf(Table({{QStringLiteral("n")}, {QStringLiteral("what")}}, rows));
        const PageGeometry page{QSizeF(320, 220), QMarginsF(10, 10, 10, 10)};
        const Pagination pages = paginate(strips, page, 0);
        QVERIFY(pages.pages.size() > 2);
        const qreal headHeight = strips.front().height;
        for (const Page& each : pages.pages) {
            QCOMPARE(each.strips.front().strip->height, headHeight);
            QVERIFY(each.strips.size() > 2);
            QVERIFY(each.strips.back().top + each.strips.back().strip->height <= 210.001);
        }
    }

    void longTextLeavesNoLoneLines() {
        const QString words = QStringLiteral("some words that go on and on ").repeated(60);
        const auto strips = stripsOf(Paragraph(words, style::body(), Column::full));
        QVERIFY(strips.size() > 10);
        QVERIFY(strips.front().keepWithNext);
        QVERIFY(strips[strips.size() - 2].keepWithNext);
        QVERIFY(!strips[4].keepWithNext);
    }

    void aThousandLinesOfCodeBreakAcrossPages() {
        const QString code = QStringLiteral("+ line\n").repeated(1000);
        const auto strips = stripsOf(CodeBlock(code, CodeBlock::Kind::diff));
        QCOMPARE(strips.size(), std::size_t{1000});
        const Pagination pages = paginate(strips, PageGeometry::of(ReportPageSize::a4), 0);
        std::size_t placed = 0;
        for (const Page& page : pages.pages)
            placed += page.strips.size();
        QCOMPARE(placed, std::size_t{1000});
    }

    void textWithoutBlanksWraps() {
        const Typeface typeface;
        const LaidText hash(QString(4000, u'a'), style::code(), 200, typeface);
        QVERIFY(hash.lineCount() > 20);
        QVERIFY(hash.naturalWidth() <= 200.5);
    }

    void numbersStandUnderEachOther() {
        QCOMPARE(beforeDecimal(QStringLiteral("−14.30")), QStringLiteral("−14"));
        QCOMPARE(beforeDecimal(QStringLiteral("12%")), QStringLiteral("12"));
        QCOMPARE(beforeDecimal(QStringLiteral("–")), QStringLiteral("–"));
        const Typeface typeface;
        const std::vector<TableColumn> columns{{QStringLiteral("x"), Alignment::decimal},
                                               {QStringLiteral("y")}};
        const std::vector<TableRow> rows{{{QStringLiteral("−114.3"), QStringLiteral("a")}, {}},
                                         {{QStringLiteral("2.25"), QStringLiteral("b")}, {}}};
        const auto places = placeColumns(columns, rows, 300, typeface);
        const TextStyle style = cellStyle(columns[0], false);
        QVERIFY(qAbs(places[0].before - typeface.width(QStringLiteral("−114"), style)) < 0.01);
        QVERIFY(places[0].width >= places[0].before + places[0].after);
        // Figures of one width: else the columns would not line up.
        QCOMPARE(typeface.width(QStringLiteral("1"), style), typeface.width(QStringLiteral("8"), style));
    }

    void columnsNeverLeaveThePage() {
        const Typeface typeface;
        std::vector<TableColumn> columns;
        TableRow row;
        for (int i = 0; i < 8; ++i) {
            columns.push_back({QStringLiteral("A rather long title %1").arg(i)});
            row.cells.emplace_back(QStringLiteral("some-text/that could wrap ").repeated(i + 1));
        }
        const auto places = placeColumns(columns, {row}, 471, typeface);
        QVERIFY(places.back().left + places.back().width <= 471.01);
        for (const ColumnPlace& place : places)
            QVERIFY(place.width > 10);
    }

    void peoplesTextIsPlainText() {
        QCOMPARE(plainText(QStringLiteral("<b>x</b> & y")), QStringLiteral("<b>x</b> & y"));
        QCOMPARE(plainText(QStringLiteral("a\r\nb\rc\td")), QStringLiteral("a\nb\nc    d"));
        // An override could make "confirmed" read as something else, an escape could drive a terminal.
        QCOMPARE(plainText(QStringLiteral("a\u202eb\x1b")), QStringLiteral("a<U+202E>b<U+001B>"));
        QCOMPARE(plainText(QString::fromUtf8("שלום")), QString::fromUtf8("שלום"));
    }

    void textLaidOutOnAThreadThatIsGoneIsPainted() {
        // Fonts belong to the thread that asked for them; a pool's threads end after a while.
        const auto make = [] {
            return std::make_unique<LaidText>(
                QStringLiteral("Confirmed: the whole interval lies beyond \u03b4. ").repeated(9),
                style::body(), 240, Typeface());
        };
        std::unique_ptr<LaidText> laid;
        const std::unique_ptr<QThread> thread(QThread::create([&] { laid = make(); }));
        thread->start();
        QVERIFY(thread->wait());
        const auto picture = [](const LaidText& text) {
            QImage image(300, 200, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            text.paint(painter, {10, 10});
            return image;
        };
        QVERIFY(laid->lineCount() > 3);
        const auto here = make();
        QCOMPARE(laid->lineCount(), here->lineCount());
        QCOMPARE(picture(*laid), picture(*here));
        QImage blank(300, 200, QImage::Format_RGB32);
        blank.fill(Qt::white);
        QVERIFY(picture(*laid) != blank);
    }

    void wordsAreSetWithoutLigatures() {
        const Typeface typeface;
        const TextStyle style = style::body();
        const qreal apart =
            typeface.width(QStringLiteral("f"), style) + typeface.width(QStringLiteral("i"), style);
        QVERIFY(qAbs(typeface.width(QStringLiteral("fi"), style) - apart) < 0.3);
    }
};

ASSAY_UI_TEST_MAIN(LayoutTest)
#include "layout_test.moc"
