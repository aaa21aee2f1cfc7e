// SPDX-License-Identifier: GPL-3.0-or-later
// What a plot saves is what its name says, as other programs read it.
#include "tests/support/ui/ui_test.h"
#include "tests/widgets/plots/plot_samples.h"
#include "ui/plot/funnel_plot.h"
#include "ui/plot/paint_plot.h"

#include <QBuffer>
#include <QFile>
#include <QImageReader>
#include <QPdfWriter>
#include <QProcess>
#include <QSvgRenderer>

using namespace assay;
using namespace assay::ui;

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString textOf(const QString& pdf) {
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), pdf, QStringLiteral("-")});
    return reader.waitForFinished() ? QString::fromUtf8(reader.readAllStandardOutput()) : QString();
}

/// The ink of a picture: the smallest rectangle that holds all that is not white.
QRect inkOf(const QImage& image) {
    QRect ink;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).lightness() < 250) ink |= QRect(x, y, 1, 1);
        }
    }
    return ink;
}

}  // namespace

class PlotExportTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        test::failOnQtWarnings();
        directory_ = std::make_unique<test::TemporaryDirectory>();
        plot_ = std::make_unique<FunnelPlot>();
        plot_->setModel(funnelModel(test::context(), test::funnelPoints(), 8, std::nullopt));
    }
    void cleanup() { plot_.reset(); }

    void png() {
        QVERIFY(plot_->save(at("plot.png")));
        QImageReader reader(at("plot.png"));
        QCOMPARE(reader.format(), QByteArray("png"));
        const QImage image = reader.read();
        QVERIFY(image.width() > 900);
        QCOMPARE(image.pixelColor(2, 2), QColor(Qt::white));  // light, whatever the window is
    }

    void svg() {
        QVERIFY(plot_->save(at("plot.svg")));
        QSvgRenderer renderer(at("plot.svg"));
        QVERIFY(renderer.isValid());
        QVERIFY(contentOf(at("plot.svg")).contains("counted blocks"));  // text stays text
        QVERIFY(!contentOf(at("plot.svg")).contains("<image"));         // and lines lines
    }

    void pdf() {
        QVERIFY(plot_->save(at("plot.pdf")));
        QVERIFY(contentOf(at("plot.pdf")).startsWith("%PDF-"));
        const QString words = textOf(at("plot.pdf"));
        QVERIFY2(words.contains(QStringLiteral("confirmed")),
                 qPrintable(words));  // searchable: no joined letters
        QVERIFY(words.contains(QStringLiteral("counted blocks")));
        QVERIFY(!contentOf(at("plot.pdf")).contains("/Subtype /Image"));
    }

    void csv() {
        QVERIFY(plot_->save(at("plot.csv")));
        QCOMPARE(contentOf(at("plot.csv")), toCsv(plot_->table()));
    }

    void anotherEndingIsRefusedWithAdvice() {
        const Status saved = plot_->save(at("plot.doc"));
        QVERIFY(!saved);
        QCOMPARE(saved.error().kind, ErrorKind::usage);
        QVERIFY(saved.error().advice.find(".svg") != std::string::npos);
        QVERIFY(!QFile::exists(at("plot.doc")));
    }

    void aCaseFileIsNeverOverwritten() {
        const QByteArray record("{\"event\":{},\"sha256\":\"\"}\n");  // as every case file begins
        QFile file(at("plot.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(record), record.size());
        file.close();
        const Status saved = plot_->save(at("plot.csv"));
        QVERIFY(!saved);
        QVERIFY(QString::fromStdString(saved.error().advice).contains(QStringLiteral("never overwritten")));
        QCOMPARE(contentOf(at("plot.csv")), record);
    }

    void anUnwritablePlaceIsSaid() {
        const Status saved = plot_->save(at("missing/plot.png"));
        QVERIFY(!saved);
        QCOMPARE(saved.error().kind, ErrorKind::io);
        QVERIFY(saved.error().message.find("missing/plot.png") != std::string::npos);
    }

    void paintingFillsItsTargetAndNothingElse_data() {
        QTest::addColumn<int>("dotsPerMetre");
        QTest::newRow("96 dpi") << 3780;
        QTest::newRow("300 dpi") << 11811;
    }

    // A picture is played at the ratio of resolutions: a device of another one must not change the size.
    void paintingFillsItsTargetAndNothingElse() {
        QFETCH(int, dotsPerMetre);
        QImage image(800, 600, QImage::Format_RGB32);
        image.setDotsPerMeterX(dotsPerMetre);
        image.setDotsPerMeterY(dotsPerMetre);
        image.fill(Qt::white);
        QPainter painter(&image);
        const QRectF target(100, 150, 500, 250);
        paint(funnelModel(test::context(), test::funnelPoints(), 8, std::nullopt), painter, target,
              PlotTheme::paper(QApplication::font()));
        painter.end();
        const QRect ink = inkOf(image);
        QVERIFY(target.toAlignedRect().contains(ink));
        QVERIFY(ink.width() > 450);
        QVERIFY(ink.height() > 220);
    }

    void everyPlotPaints() {
        const PlotTheme theme = PlotTheme::paper(QApplication::font());
        verdict::Evaluation evaluation;
        evaluation.findings.resize(2);
        const ForestModel forest = forestModel(evaluation);
        QVERIFY(forestHeight(forest, theme) > 2 * theme.fontSize);
        const std::vector<verdict::ArmValues> arms = {{"A", "b", {1000, 1010, 1020}},
                                                      {"x", "x", {900, 910, 930}}};
        const auto drawn = [&](const auto& model) {
            QImage image(600, 300, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paint(model, painter, QRectF(0, 0, 600, 300), theme);
            painter.end();
            return inkOf(image).width() > 300;
        };
        QVERIFY(drawn(RunOrderModelPtr(test::runOrder(3, 4))));
        QVERIFY(drawn(forest));
        QVERIFY(drawn(raincloudModel(experiment::Metric::throughput_ops, arms, QStringLiteral("w"),
                                     std::nullopt, std::nullopt)));
        QVERIFY(drawn(pairedDifferencesModel(test::context(), test::effects(), -5, -6.5, std::nullopt)));
    }

  private:
    [[nodiscard]] QString at(const char* name) const {
        return QString::fromStdString((*directory_ / name).string());
    }

    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::unique_ptr<FunnelPlot> plot_;
};

ASSAY_UI_TEST_MAIN(PlotExportTest)
#include "plot_export_test.moc"
