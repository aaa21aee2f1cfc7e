// SPDX-License-Identifier: GPL-3.0-or-later
// Values computed beside the window: none queues up, the newest always arrives, nothing comes after the end.
#include "ui/session/newest_value.h"

#include "tests/support/ui/ui_test.h"

#include <QSemaphore>
#include <QThread>

#include <atomic>
#include <memory>
#include <vector>

using namespace assay;

class NewestValueTest final : public QObject {
    Q_OBJECT

  private slots:
    void onlyTheNewestOfThoseThatWaitIsComputed() {
        QSemaphore gate;
        std::vector<int> delivered;
        std::atomic<int> computed = 0;
        ui::NewestValue<int> values;
        const auto request = [&](int value, bool waits) {
            values.request(
                [&gate, &computed, value, waits] {
                    if (waits) gate.acquire();
                    ++computed;
                    return value;
                },
                [&delivered](int got) { delivered.push_back(got); });
        };
        request(1, true);
        for (int value = 2; value <= 5; ++value)
            request(value, false);
        QVERIFY(delivered.empty());
        gate.release();
        QTRY_COMPARE(delivered.size(), std::size_t{2});
        QCOMPARE(delivered, (std::vector<int>{1, 5}));
        QCOMPARE(computed.load(), 2);
        request(6, false);  // and it goes on
        QTRY_COMPARE(delivered.size(), std::size_t{3});
        QCOMPARE(delivered.back(), 6);
    }

    void itIsComputedElsewhereAndDeliveredHere() {
        ui::NewestValue<QThread*> values;
        QThread* computed_on = nullptr;
        QThread* delivered_on = nullptr;
        values.request([] { return QThread::currentThread(); },
                       [&](QThread* thread) {
                           computed_on = thread;
                           delivered_on = QThread::currentThread();
                       });
        QTRY_VERIFY(delivered_on != nullptr);
        QCOMPARE(delivered_on, thread());
        QVERIFY(computed_on != thread());
    }

    void nothingIsDeliveredAfterTheEnd() {
        auto gate = std::make_shared<QSemaphore>();
        auto done = std::make_shared<QSemaphore>();
        bool delivered = false;
        {
            ui::NewestValue<int> values;
            values.request(
                [gate, done] {
                    gate->acquire();
                    done->release();
                    return 1;
                },
                [&delivered](int) { delivered = true; });
        }
        gate->release();
        done->acquire();
        QCoreApplication::processEvents();
        QVERIFY(!delivered);
    }
};

ASSAY_UI_TEST_MAIN(NewestValueTest)
#include "newest_value_test.moc"
