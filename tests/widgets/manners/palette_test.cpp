// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop switches between light and dark while windows are open: each page then looks as if it had been
// opened that way, and nothing of the other is left.
#include "tests/support/ui/ui_test.h"
#include "tests/widgets/manners/sights.h"
#include "ui/widgets/page_table.h"

#include <QImage>
#include <QStackedWidget>

#include <map>

using namespace assay;
using namespace assay::ui;

namespace {

/// Share of pixels, from 0 to 1, that differ by more than what smooth letters do.
double difference(const QImage& a, const QImage& b) {
    if (a.size() != b.size()) return 1;
    int differing = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 24) ++differing;
    return static_cast<double>(differing) / (static_cast<double>(a.width()) * a.height());
}

double lightShare(const QImage& image) {
    int light = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) > 160) ++light;
    return static_cast<double>(light) / (static_cast<double>(image.width()) * image.height());
}

using Pictures = std::map<QString, QImage>;

}  // namespace

class PaletteTest final : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QApplication::setCursorFlashTime(0); }
    void init() { test::failOnQtWarnings(); }

    void aSwitchIsAsGoodAsAFreshStart_data() {
        QTest::addColumn<bool>("toDark");
        QTest::newRow("to dark") << true;
        QTest::newRow("to light") << false;
    }
    void aSwitchIsAsGoodAsAFreshStart() {
        QFETCH(const bool, toDark);
        const QPalette before = toDark ? test::lightPalette() : test::darkPalette();
        const QPalette after = toDark ? test::darkPalette() : test::lightPalette();
        test::Sights sights;
        QStringList complaints;
        // Every page is made in one palette, then all of them see the other.
        for (const auto& file : sights.files()) {
            QApplication::setPalette(before);
            auto* window = test::opened(sights.workbench(), file);
            const Pictures first = picturesOf(*window);
            QApplication::setPalette(after);
            test::comeToRest();
            const Pictures switched = picturesOf(*window);
            delete window;
            window = test::opened(sights.workbench(), file);
            const Pictures fresh = picturesOf(*window);
            delete window;
            for (const auto& [page, picture] : switched) {
                const QString where =
                    QStringLiteral("%1, %2").arg(QString::fromStdString(file.stem().string()), page);
                QVERIFY2(difference(first.at(page), picture) > 0.3, qPrintable(where));  // it did switch
                const double apart = difference(picture, fresh.at(page));
                if (apart > 0.001)
                    complaints << QStringLiteral("%1: %2% of it is not as after a fresh start")
                                      .arg(where)
                                      .arg(100 * apart);
                // Paper stays white.
                if (toDark && page != QLatin1String("report") && lightShare(picture) > 0.12)
                    complaints
                        << QStringLiteral("%1: %2% of it is light").arg(where).arg(100 * lightShare(picture));
            }
        }
        QVERIFY2(complaints.isEmpty(), test::told(complaints).constData());
    }

    void aLeftoverIsFound() {
        QImage dark(100, 100, QImage::Format_RGB32);
        dark.fill(QColor(0x1b1d20));
        QImage stained = dark;
        for (int y = 0; y < 50; ++y)
            for (int x = 0; x < 50; ++x)
                stained.setPixelColor(x, y, Qt::white);
        QCOMPARE(difference(dark, stained), 0.25);
        QCOMPARE(lightShare(stained), 0.25);
        QCOMPARE(difference(dark, dark), 0.0);
    }

  private:
    static Pictures picturesOf(CaseWindow& window) {
        Pictures out;
        const auto pages = pageTable();
        for (std::size_t i = 0; i < pages.size(); ++i) {
            window.showPage(static_cast<int>(i));
            test::comeToRest();
            out[pages[i].icon] = window.grab().toImage();
        }
        return out;
    }
};

ASSAY_UI_TEST_MAIN(PaletteTest)
#include "palette_test.moc"
