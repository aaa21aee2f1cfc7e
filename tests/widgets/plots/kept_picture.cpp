// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/plots/kept_picture.h"

#include <QApplication>
#include <QDir>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace assay::test {

namespace {

bool differs(QRgb a, QRgb b, int channel) {
    return std::abs(qRed(a) - qRed(b)) > channel || std::abs(qGreen(a) - qGreen(b)) > channel ||
           std::abs(qBlue(a) - qBlue(b)) > channel;
}

/// What differs in black on white.
QImage differenceOf(const QImage& kept, const QImage& now, int channel) {
    QImage difference(now.size(), QImage::Format_RGB32);
    difference.fill(Qt::white);
    for (int y = 0; y < now.height(); ++y)
        for (int x = 0; x < now.width(); ++x)
            if (!kept.valid(x, y) || differs(kept.pixel(x, y), now.pixel(x, y), channel))
                difference.setPixel(x, y, qRgb(0, 0, 0));
    return difference;
}

QString writeDifference(const QImage& kept, const QImage& now, const QString& name, int channel) {
    QImage sheet(std::max(kept.width(), now.width()), kept.height() + 2 * now.height() + 20,
                 QImage::Format_RGB32);
    sheet.fill(QColor(0xff, 0x00, 0xff));
    QPainter painter(&sheet);
    painter.drawImage(0, 0, kept);
    painter.drawImage(0, kept.height() + 10, now);
    painter.drawImage(0, kept.height() + now.height() + 20, differenceOf(kept, now, channel));
    painter.end();
    const QString path = QDir::temp().filePath(QStringLiteral("assay-picture-%1.png").arg(name));
    return sheet.save(path) ? path : QStringLiteral("(could not be written)");
}

}  // namespace

int differingPixels(const QImage& kept, const QImage& now, int channel) {
    if (kept.size() != now.size()) return now.width() * now.height();
    int count = 0;
    for (int y = 0; y < now.height(); ++y)
        for (int x = 0; x < now.width(); ++x)
            count += differs(kept.pixel(x, y), now.pixel(x, y), channel) ? 1 : 0;
    return count;
}

QString compareWithKept(const QImage& picture, const QString& name, Tolerance tolerance) {
    const QString path =
        QStringLiteral("%1/tests/widgets/plots/kept/%2.png").arg(QStringLiteral(ASSAY_SOURCE_DIR), name);
    const QImage now = picture.convertToFormat(QImage::Format_RGB32);
    if (qEnvironmentVariableIsSet("ASSAY_KEEP_PICTURES"))
        return now.save(path) ? QString() : QStringLiteral("%1 cannot be written").arg(path);
    const QImage kept = QImage(path).convertToFormat(QImage::Format_RGB32);
    if (kept.isNull())
        return QStringLiteral("there is no %1: set ASSAY_KEEP_PICTURES=1 to make it").arg(path);
    const int count = differingPixels(kept, now, tolerance.channel);
    if (count <= tolerance.pixels) return {};
    return QStringLiteral(
               "%1 differs in %2 pixels, %3 are let pass. Kept, now, difference: %4. If it is right as it is "
               "now, set ASSAY_KEEP_PICTURES=1 and commit it.")
        .arg(name)
        .arg(count)
        .arg(tolerance.pixels)
        .arg(writeDifference(kept, now, name, tolerance.channel));
}

void preparePictures() {
    QFont font = QApplication::font();
    font.setPixelSize(12);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::StyleStrategy(QFont::PreferAntialias | QFont::NoSubpixelAntialias));
    QApplication::setFont(font);
}

}  // namespace assay::test
