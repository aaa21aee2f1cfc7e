// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline's list by itself: heights that are summed right, a million lines of which only the seen ones
// are asked for, and a place that is kept.
#include "ui/widgets/timeline_view.h"

#include "tests/support/ui/ui_test.h"
#include "ui/models/timeline_model.h"
#include "ui/widgets/timeline_heights.h"
#include "ui/widgets/timeline_text.h"

#include <QAbstractListModel>
#include <QFontMetrics>
#include <QScrollBar>

#include <random>
#include <set>

using namespace assay;
using namespace assay::ui;

namespace {

/// Entries that are counted as they are asked for.
class CountingModel final : public QAbstractListModel {
  public:
    explicit CountingModel(int rows) : rows_(rows) {}
    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : rows_; }
    QVariant data(const QModelIndex& index, int role) const override {
        asked.insert(index.row());
        switch (role) {
            case Qt::DisplayRole:
                return QStringLiteral("entry %1").arg(index.row());
            case TimelineModel::DetailRole:
                return index.row() % 3 == 0 ? QStringLiteral("one line\nand another\nand one more")
                                            : QString();
            case TimelineModel::KindRole:
                return static_cast<int>(report::EntryKind::measurement);
            case TimelineModel::SequenceRole:
                return index.row();
            default:
                return {};
        }
    }
    void append(int count) {
        beginInsertRows({}, rows_, rows_ + count - 1);
        rows_ += count;
        endInsertRows();
    }
    void insertBefore(int row, int count) {
        beginInsertRows({}, row, row + count - 1);
        rows_ += count;
        endInsertRows();
    }
    void removeFrom(int row, int count) {
        beginRemoveRows({}, row, row + count - 1);
        rows_ -= count;
        endRemoveRows();
    }
    mutable std::set<int> asked;

  private:
    int rows_;
};

}  // namespace

class TimelineViewTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() { test::failOnQtWarnings(); }

    void heightsAreSummedAsTheyAre() {
        std::mt19937 random(5);
        RowHeights heights;
        heights.reset(50, 10);
        std::vector<int> expected(50, 10);
        const auto below = [&random](std::size_t bound) { return random() % bound; };
        for (int round = 0; round < 400; ++round) {
            const auto at = below(expected.size());
            switch (below(4)) {
                case 0: {
                    const auto count = 1 + below(20);
                    heights.insert(at, count);
                    expected.insert(expected.begin() + static_cast<std::ptrdiff_t>(at), count, 10);
                    break;
                }
                case 1:
                    if (expected.size() > 30) {
                        const auto count = std::min(1 + below(20), expected.size() - at);
                        heights.remove(at, count);
                        const auto from = expected.begin() + static_cast<std::ptrdiff_t>(at);
                        expected.erase(from, from + static_cast<std::ptrdiff_t>(count));
                    }
                    break;
                case 2:
                    heights.set(at, static_cast<int>(1 + below(60)));
                    expected[at] = heights.height(at);
                    break;
                default:
                    heights.forget(at);
                    expected[at] = 10;
            }
            QCOMPARE(heights.count(), expected.size());
            int sum = 0;
            for (std::size_t row = 0; row < expected.size(); ++row) {
                QCOMPARE(heights.height(row), expected[row]);
                QCOMPARE(heights.top(row), sum);
                QCOMPARE(heights.rowAt(sum), row);
                QCOMPARE(heights.rowAt(sum + expected[row] - 1), row);
                sum += expected[row];
            }
            QCOMPARE(heights.total(), sum);
            QCOMPARE(heights.rowAt(sum + 1000), expected.size() - 1);
        }
    }

    void textIsBrokenCutAndReadInItsOwnDirection() {
        const QFont font = QApplication::font();
        const int line = QFontMetrics(font).height();
        QVERIFY(!WrappedText(QStringLiteral("short"), font, 400, 3).isCut());
        const WrappedText cut(QStringLiteral("a\nb\nc\nd"), font, 400, 3);
        QVERIFY(cut.isCut());
        QVERIFY(cut.height() >= 3 * line - 3 && cut.height() < 4 * line);
        QVERIFY(!WrappedText(QStringLiteral("a\nb\nc\nd"), font, 400, 0).isCut());
        const WrappedText empty(QString(), font, 400, 3);
        QVERIFY(!empty.isCut());
        QVERIFY(WrappedText(QString(100'000, QLatin1Char('x')), font, 400, 3).height() < 4 * line);
        QVERIFY(WrappedText(QStringLiteral("\u05d0\u05d1\u05d2 abc"), font, 400, 3).height() > 0);
    }

    void ofAMillionLinesTheSeenOnesAreAskedFor() {
        CountingModel model(1'000'000);
        TimelineView view;
        show(view, model);
        QVERIFY(view.isAtEnd());
        QVERIFY(view.visualRect(model.index(999'999, 0)).bottom() <= view.viewport()->height());
        QVERIFY(view.indexAt(QPoint(5, view.viewport()->height() - 3)).row() == 999'999);
        QVERIFY2(model.asked.size() < 200, qPrintable(QString::number(model.asked.size())));

        model.asked.clear();
        view.verticalScrollBar()->setValue(view.verticalScrollBar()->maximum() / 2);  // dragged there
        QVERIFY(!view.grab().isNull());
        QVERIFY(!view.isAtEnd());
        const int middle = view.indexAt(QPoint(5, 5)).row();
        QVERIFY(middle > 100'000 && middle < 900'000);
        model.asked.clear();
        view.setCurrentIndex(model.index(middle, 0));
        for (int i = 0; i < 50; ++i)
            QTest::keyClick(&view, Qt::Key_PageDown);
        QVERIFY(view.currentIndex().row() > middle + 50);
        QTest::keyClick(&view, Qt::Key_Home);
        QCOMPARE(view.currentIndex().row(), 0);
        QVERIFY(view.visualRect(model.index(0, 0)).top() >= 0);
        QTest::keyClick(&view, Qt::Key_End);
        QCOMPARE(view.currentIndex().row(), 999'999);
        QTest::keyClick(&view, Qt::Key_X);  // looks for nothing: the field above does
        QVERIFY2(model.asked.size() < 5000, qPrintable(QString::number(model.asked.size())));
    }

    void linesLieBelowEachOtherWithoutGaps() {
        CountingModel model(200);
        TimelineView view;
        show(view, model);
        for (int step = 0; step < 60; ++step) {
            view.verticalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepSub);
            QVERIFY(!view.grab().isNull());
            int bottom = view.visualRect(view.indexAt(QPoint(5, 0))).top();
            QVERIFY(bottom <= 0);
            for (int row = view.indexAt(QPoint(5, 0)).row(); row < 200 && bottom < view.viewport()->height();
                 ++row) {
                const QRect rect = view.visualRect(model.index(row, 0));
                QCOMPARE(rect.top(), bottom);
                QVERIFY(rect.height() > 0);
                bottom = rect.bottom() + 1;
            }
        }
        view.verticalScrollBar()->setValue(0);
        QCOMPARE(view.visualRect(model.index(0, 0)).top(), 0);
    }

    void theNewestStaysInSightUntilAPersonReads() {
        CountingModel model(300);
        TimelineView view;
        show(view, model);
        model.append(20);
        QVERIFY(!view.grab().isNull());
        QCOMPARE(view.indexAt(QPoint(5, view.viewport()->height() - 3)).row(), 319);

        view.scrollTo(model.index(150, 0), QAbstractItemView::PositionAtTop);
        QVERIFY(!view.isAtEnd());
        const int top = view.visualRect(model.index(150, 0)).top();
        model.append(100);
        QVERIFY(!view.grab().isNull());
        QCOMPARE(view.visualRect(model.index(150, 0)).top(), top);
        model.insertBefore(10, 25);  // what is read has another number now, and does not move
        QVERIFY(!view.grab().isNull());
        QCOMPARE(view.visualRect(model.index(175, 0)).top(), top);
        model.removeFrom(20, 5);
        QVERIFY(!view.grab().isNull());
        QCOMPARE(view.visualRect(model.index(170, 0)).top(), top);
        QTest::keyClick(&view, Qt::Key_End);
        QVERIFY(view.isAtEnd());
        model.append(1);
        QVERIFY(!view.grab().isNull());
        QCOMPARE(view.indexAt(QPoint(5, view.viewport()->height() - 3)).row(), model.rowCount() - 1);
    }

    void fewLinesStandAtTheTop() {
        CountingModel model(2);
        TimelineView view;
        show(view, model);
        QCOMPARE(view.visualRect(model.index(0, 0)).top(), 0);
        QVERIFY(!view.indexAt(QPoint(5, view.viewport()->height() - 3)).isValid());
        QCOMPARE(view.verticalScrollBar()->maximum(), 0);
        model.removeFrom(0, 2);
        QVERIFY(!view.grab().isNull());
        QVERIFY(!view.indexAt(QPoint(5, 5)).isValid());
        QTest::keyClick(&view, Qt::Key_Down);
    }

  private:
    static void show(TimelineView& view, CountingModel& model) {
        view.setModel(&model);
        view.resize(260, 500);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view)) qWarning("the view was not exposed");
        view.setFocus();
        static_cast<void>(view.grab());
    }
};

ASSAY_UI_TEST_MAIN(TimelineViewTest)
#include "timeline_view_test.moc"
