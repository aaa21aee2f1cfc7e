// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/plot_export.h"

#include "core/base/files.h"
#include "ui/session/case_guard.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::PlotExport)
};

constexpr double pointsPerInch = 72;
constexpr double margin = 10;  // points, all round

/// Title, plot and caption below each other; all in points.
class Sheet {
  public:
    explicit Sheet(const ExportedPlot& plot) : plot_(plot), theme_(PlotTheme::paper(plot.font, 8)) {
        width_ = std::max(240.0, plot.size.width());
        title_ = sized(9.5, true);
        caption_ = sized(8, false);
        caption_height_ = captionRoom();
    }

    [[nodiscard]] QSizeF size() const {
        return {width_ + 2 * margin, 2 * margin + titleRoom + plot_.size.height() + 6 + caption_height_};
    }

    void paint(QPainter& painter) const {
        painter.fillRect(QRectF(QPointF(0, 0), size()), theme_.background);
        painter.setPen(theme_.text);
        painter.setFont(title_);
        painter.drawText(QRectF(margin, margin, width_, titleRoom), Qt::AlignLeft | Qt::AlignTop,
                         plot_.title);
        plot_.paint(painter, QRectF(margin, margin + titleRoom, width_, plot_.size.height()), theme_);
        painter.setPen(theme_.quiet);
        painter.setFont(caption_);
        painter.drawText(
            QRectF(margin, margin + titleRoom + plot_.size.height() + 6, width_, caption_height_ + 2),
            Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, plot_.caption);
    }

  private:
    static constexpr double titleRoom = 18;

    [[nodiscard]] QFont sized(double points, bool strong) const {
        QFont font = theme_.font;
        font.setPixelSize(qRound(points));  // the painter counts in points
        if (strong) font.setWeight(QFont::DemiBold);
        return font;
    }
    [[nodiscard]] double captionRoom() const {
        return QFontMetricsF(caption_)
            .boundingRect(QRectF(0, 0, width_ * 0.97, 1e4), Qt::TextWordWrap, plot_.caption)
            .height();
    }

    const ExportedPlot& plot_;
    PlotTheme theme_;
    double width_ = 0;
    QFont title_;
    QFont caption_;
    double caption_height_ = 0;
};

QByteArray pngOf(const ExportedPlot& plot) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    plotImage(plot, 200 / pointsPerInch).save(&buffer, "PNG");
    return bytes;
}

QByteArray svgOf(const ExportedPlot& plot) {
    const Sheet sheet(plot);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(static_cast<int>(pointsPerInch));
    generator.setSize(sheet.size().toSize());
    generator.setViewBox(QRectF(QPointF(0, 0), sheet.size()));
    generator.setTitle(plot.title);
    generator.setDescription(plot.caption);
    QPainter painter(&generator);
    sheet.paint(painter);
    painter.end();
    return bytes;
}

QByteArray pdfOf(const ExportedPlot& plot) {
    const Sheet sheet(plot);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(plot.title);
    writer.setPageSize(QPageSize(sheet.size(), QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    writer.setResolution(1200);
    QPainter painter(&writer);
    painter.scale(writer.resolution() / pointsPerInch, writer.resolution() / pointsPerInch);
    sheet.paint(painter);
    painter.end();
    return bytes;
}

Status write(const QByteArray& bytes, const QString& path) {
    if (auto spared = sparesCases(path); !spared) return spared;
    const Status written =
        write_file(path.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!written)
        return fail(ErrorKind::io,
                    Words::tr("%1 was not written: %2.")
                        .arg(path, QString::fromStdString(written.error().message))
                        .toStdString(),
                    Words::tr("Choose a folder that can be written to and has space left.").toStdString());
    return {};
}

}  // namespace

QImage plotImage(const ExportedPlot& plot, double scale) {
    const Sheet sheet(plot);
    QImage image((sheet.size() * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(scale, scale);
    sheet.paint(painter);
    painter.end();
    const int dots_per_metre = qRound(scale * pointsPerInch / 0.0254);
    image.setDotsPerMeterX(dots_per_metre);
    image.setDotsPerMeterY(dots_per_metre);
    return image;
}

Status savePlot(const ExportedPlot& plot, const QString& path) {
    const QString ending = QFileInfo(path).suffix().toLower();
    QByteArray bytes;
    if (ending == QLatin1String("png")) {
        bytes = pngOf(plot);
    } else if (ending == QLatin1String("svg")) {
        bytes = svgOf(plot);
    } else if (ending == QLatin1String("pdf")) {
        bytes = pdfOf(plot);
    } else if (ending == QLatin1String("csv")) {
        bytes = toCsv(plot.table());
    } else {
        return fail(ErrorKind::usage,
                    Words::tr("A plot cannot be saved as \u201c%1\u201d.").arg(path).toStdString(),
                    Words::tr("End the name with .png, .svg, .pdf or .csv.").toStdString());
    }
    return write(bytes, path);
}

Status saveTable(const PlotTable& table, const QString& path) {
    return write(toCsv(table), path);
}

}  // namespace assay::ui
