// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/style.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QIconEngine>
#include <QPainter>
#include <QScreen>
#include <QSvgRenderer>
#include <QWidget>

#include <algorithm>
#include <cmath>

// A static library's resources are linked only where somebody names them; the macro must stand outside
// namespaces.
static void takeUpIcons() {
    Q_INIT_RESOURCE(icons);
}

namespace assay::ui::style {

namespace {

QColor mixed(const QColor& a, const QColor& b, double share) {
    return QColor::fromRgbF(static_cast<float>(a.redF() * (1 - share) + b.redF() * share),
                            static_cast<float>(a.greenF() * (1 - share) + b.greenF() * share),
                            static_cast<float>(a.blueF() * (1 - share) + b.blueF() * share));
}

/// Draws one of our SVGs in the palette's colour for the icon's state.
class PaletteIconEngine final : public QIconEngine {
  public:
    PaletteIconEngine(QString name, QColor (*ink)(const QPalette&)) : name_(std::move(name)), colour_(ink) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const qreal ratio = painter->device() == nullptr ? 1.0 : painter->device()->devicePixelRatioF();
        const int size = std::min(rect.width(), rect.height());
        QRect place(0, 0, size, size);
        place.moveCenter(rect.center());
        painter->drawPixmap(place, style::pixmap(name_, colour(mode), size, ratio));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        return style::pixmap(name_, colour(mode), std::min(size.width(), size.height()), 1.0);
    }
    QIconEngine* clone() const override { return new PaletteIconEngine(name_, colour_); }
    QString key() const override { return QStringLiteral("assay"); }

  private:
    [[nodiscard]] QColor colour(QIcon::Mode mode) const {
        const QPalette palette = QApplication::palette();
        if (mode == QIcon::Disabled) return palette.color(QPalette::Disabled, QPalette::ButtonText);
        if (mode == QIcon::Selected) return palette.color(QPalette::HighlightedText);
        return colour_ != nullptr ? colour_(palette) : palette.color(QPalette::ButtonText);
    }
    QString name_;
    QColor (*colour_)(const QPalette&);
};

}  // namespace

int em(double count) {
    return static_cast<int>(std::lround(count * QFontMetricsF(QApplication::font()).height() * 0.86));
}

void resizeOnScreen(QWidget& window, double width, double height) {
    constexpr double frame = 3;  // title bar and borders
    const QSize room = window.screen()->availableSize() - QSize(0, em(frame));
    window.resize(QSize(em(width), em(height)).boundedTo(room));
}

QFont font(Type type) {
    QFont f = QApplication::font();
    const auto scaled = [&f](double factor) {
        if (f.pointSizeF() > 0) {
            f.setPointSizeF(f.pointSizeF() * factor);
        } else {
            f.setPixelSize(static_cast<int>(std::lround(f.pixelSize() * factor)));
        }
    };
    switch (type) {
        case Type::small:
            scaled(0.88);
            break;
        case Type::body:
            break;
        case Type::strong:
            f.setWeight(QFont::DemiBold);
            break;
        case Type::section:
            f.setWeight(QFont::DemiBold);
            scaled(1.08);
            break;
        case Type::title:
            f.setWeight(QFont::DemiBold);
            scaled(1.5);
            break;
        case Type::display:
            f.setWeight(QFont::Light);
            scaled(2.4);
            break;
    }
    return f;
}

QFont fixedFont() {
    QFont f = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    const QFont application = QApplication::font();
    if (application.pointSizeF() > 0) f.setPointSizeF(application.pointSizeF() * 0.95);
    return f;
}

QFont tabularFont() {
    const QFont f = QApplication::font();
    const QFontMetricsF metrics(f);
    return qFuzzyCompare(metrics.horizontalAdvance(QLatin1Char('1')),
                         metrics.horizontalAdvance(QLatin1Char('0')))
               ? f
               : fixedFont();
}

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Base).lightnessF() < palette.color(QPalette::Text).lightnessF();
}

QColor muted(const QPalette& palette) {
    return mixed(palette.color(QPalette::WindowText), palette.color(QPalette::Base), 0.36);
}
QColor hairline(const QPalette& palette) {
    return mixed(palette.color(QPalette::Base), palette.color(QPalette::WindowText),
                 isDark(palette) ? 0.20 : 0.14);
}
QColor ground(const QPalette& palette) {
    return mixed(palette.color(QPalette::Base), palette.color(QPalette::WindowText),
                 isDark(palette) ? 0.06 : 0.035);
}
QColor field(const QPalette& palette) {
    return isDark(palette) ? mixed(palette.color(QPalette::Base), palette.color(QPalette::WindowText), 0.11)
                           : palette.color(QPalette::Base);
}
QColor wash(const QPalette& palette) {
    return mixed(palette.color(QPalette::Base), accent(palette), isDark(palette) ? 0.24 : 0.13);
}
QColor accent(const QPalette& palette) {
    return isDark(palette) ? QColor(0x56b4e9) : QColor(0x0072b2);
}
QColor onAccent(const QPalette& palette) {
    return isDark(palette) ? QColor(0x101418) : QColor(0xffffff);
}
QColor good(const QPalette& palette) {
    return isDark(palette) ? QColor(0x2cc79b) : QColor(0x00795a);
}
QColor bad(const QPalette& palette) {
    return isDark(palette) ? QColor(0xff8a4c) : QColor(0xb84a00);
}
QColor doubtful(const QPalette& palette) {
    return isDark(palette) ? QColor(0xe69f00) : QColor(0x8f6000);
}

QColor (*inkOf(VerdictMark mark))(const QPalette&) {
    switch (mark) {
        case VerdictMark::confirmed:
            return &good;
        case VerdictMark::refuted:
            return &bad;
        case VerdictMark::inconclusive:
        case VerdictMark::voided:
            return &doubtful;
        case VerdictMark::open:
            break;
    }
    return &muted;
}

QColor colourOf(Mark mark, const QPalette& palette) {
    switch (mark) {
        case Mark::passed:
            return good(palette);
        case Mark::failed:
            return bad(palette);
        case Mark::warning:
            return doubtful(palette);
        case Mark::none:
        case Mark::pending:
            break;
    }
    return muted(palette);
}

QString iconOf(VerdictMark mark) {
    switch (mark) {
        case VerdictMark::confirmed:
            return QStringLiteral("mark-confirmed");
        case VerdictMark::refuted:
            return QStringLiteral("mark-refuted");
        case VerdictMark::inconclusive:
            return QStringLiteral("mark-inconclusive");
        case VerdictMark::voided:
            return QStringLiteral("mark-void");
        case VerdictMark::open:
            break;
    }
    return QStringLiteral("mark-open");
}

QString iconOf(Mark mark) {
    switch (mark) {
        case Mark::passed:
            return QStringLiteral("mark-passed");
        case Mark::failed:
            return QStringLiteral("mark-failed");
        case Mark::warning:
            return QStringLiteral("mark-warning");
        case Mark::none:
            return {};
        case Mark::pending:
            break;
    }
    return QStringLiteral("mark-pending");
}

QPixmap pixmap(const QString& name, const QColor& colour, int size, qreal devicePixelRatio) {
    [[maybe_unused]] static const bool taken_up = (takeUpIcons(), true);
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    const int pixels = std::max(1, static_cast<int>(std::lround(size * devicePixelRatio)));
    QPixmap out(pixels, pixels);
    out.fill(Qt::transparent);
    if (!name.isEmpty() && file.open(QIODevice::ReadOnly)) {
        QByteArray svg = file.readAll();
        svg.replace("currentColor", colour.name().toUtf8());
        QSvgRenderer renderer(svg);
        QPainter painter(&out);
        renderer.render(&painter, QRectF(0, 0, pixels, pixels));
    }
    out.setDevicePixelRatio(devicePixelRatio);
    return out;
}

QIcon icon(const QString& name, QColor (*colour)(const QPalette&)) {
    return QIcon(new PaletteIconEngine(name, colour));
}

}  // namespace assay::ui::style
