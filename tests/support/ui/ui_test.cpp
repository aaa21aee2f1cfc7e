// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/ui_test.h"

#include "core/casefile/evaluation.h"
#include "core/casefile/log.h"
#include "tests/support/ui/active_window.h"
#include "ui/widgets/roomy_style.h"

#include <QDir>
#include <QFontDatabase>
#include <QLocale>
#include <QRegularExpression>

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <string_view>

namespace assay::test {

namespace {

constexpr int screen_width = 1280;  // what everything has to fit; at any scale
constexpr int screen_height = 720;

/// The options of the offscreen platform with such a screen: its own is 800 by 800.
std::string offscreen_platform(const std::filesystem::path& home) {
    const char* asked = std::getenv("QT_SCALE_FACTOR");
    const double scale = asked == nullptr ? 1.0 : std::atof(asked);
    const auto file = home / "screen.json";
    std::ofstream(file) << R"({"screens": [{"name": "test", "x": 0, "y": 0, "width": )"
                        << std::lround(screen_width * scale) << R"(, "height": )"
                        << std::lround(screen_height * scale)
                        << R"(, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})";
    return "offscreen:configfile=" + file.string();
}

}  // namespace

UiEnvironment::UiEnvironment() {
    const std::string home = home_.path().string();
    ::setenv("HOME", home.c_str(), 1);
    ::setenv("XDG_DATA_HOME", (home + "/data").c_str(), 1);
    ::setenv("XDG_STATE_HOME", (home + "/state").c_str(), 1);
    ::setenv("XDG_CACHE_HOME", (home + "/cache").c_str(), 1);
    ::setenv("XDG_CONFIG_HOME", (home + "/config").c_str(), 1);
    ::setenv("XDG_RUNTIME_DIR", home.c_str(), 1);
    const char* platform = std::getenv("QT_QPA_PLATFORM");
    if (platform == nullptr || std::string_view(platform) == "offscreen")
        ::setenv("QT_QPA_PLATFORM", offscreen_platform(home_.path()).c_str(), 1);
}

void UiEnvironment::prepareApplication() const {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    QApplication::setStyle(QStringLiteral("fusion"));
    ui::makeRoom();  // as the program does
    const QDir fonts(QStringLiteral("/usr/share/fonts/truetype/dejavu"));
    for (const auto& file : fonts.entryList({QStringLiteral("*.ttf")}))
        QFontDatabase::addApplicationFont(fonts.filePath(file));
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPointSizeF(9.5);
    QApplication::setFont(font);
    new ActiveWindow(qApp);  // the application's child
}

void failOnQtWarnings() {
    // The offscreen platform says that it has no window manager to hint to, and no keyboard to give to a
    // menu; that is no fault of ours.
    QTest::failOnWarning(QRegularExpression(QStringLiteral(
        "^(?!This plugin does not support (propagateSizeHints|raise|grabbing the (keyboard|mouse))).*")));
}

ui::SnapshotPtr snapshotOf(const std::filesystem::path& file) {
    auto snapshot = std::make_shared<ui::Snapshot>();
    snapshot->path = QString::fromStdString(file.string());
    auto contents = casefile::read_log(file);
    if (!contents) return snapshot;
    snapshot->state = casefile::fold(contents->records);
    snapshot->damage = contents->damage;
    snapshot->bytes = contents->bytes;
    if (const auto* plan = snapshot->state.current_plan())
        snapshot->evaluation = casefile::evaluate(snapshot->state, *plan);
    return snapshot;
}

QPalette lightPalette() {
    QPalette palette(QColor(0xf3f3f3), QColor(0xf0f0f0));
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::AlternateBase, QColor(0xf7f7f7));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, QColor(0x1c1f22));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(0x9a9ea2));
    palette.setColor(QPalette::Highlight, QColor(0x0072b2));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::PlaceholderText, QColor(0x8a8e92));
    return palette;
}

QPalette darkPalette() {
    QPalette palette(QColor(0x2a2d31), QColor(0x24272b));
    palette.setColor(QPalette::Base, QColor(0x1b1d20));
    palette.setColor(QPalette::AlternateBase, QColor(0x212428));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, QColor(0xe4e6e8));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(0x70757a));
    palette.setColor(QPalette::Highlight, QColor(0x2f6f95));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::PlaceholderText, QColor(0x888d92));
    palette.setColor(QPalette::ToolTipBase, QColor(0x2a2d31));
    palette.setColor(QPalette::ToolTipText, QColor(0xe4e6e8));
    return palette;
}

}  // namespace assay::test
