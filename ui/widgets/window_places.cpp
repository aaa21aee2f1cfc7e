// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window_places.h"

#include <QComboBox>
#include <QMainWindow>
#include <QSettings>
#include <QSplitter>

namespace assay::ui {

namespace {

QString key(const QWidget& window, const QString& what) {
    return window.objectName() + QLatin1Char('/') + what;
}

QString splitterKey(const QWidget& window, const QSplitter& splitter) {
    return key(window, QStringLiteral("splitter-") + splitter.objectName());
}

QString choiceKey(const QWidget& window, const QComboBox& box) {
    return key(window, QStringLiteral("choice-") + box.objectName());
}

constexpr const char* kept_choice = "assayKeptChoice";

}  // namespace

void WindowPlaces::keepChoice(QComboBox& box) {
    box.setProperty(kept_choice, true);
}

void WindowPlaces::keep(const QMainWindow& window) const {
    QSettings settings(file_, QSettings::IniFormat);
    settings.setValue(key(window, QStringLiteral("geometry")), window.saveGeometry());
    settings.setValue(key(window, QStringLiteral("state")), window.saveState());
    for (const auto* splitter : window.findChildren<QSplitter*>())
        if (!splitter->objectName().isEmpty())
            settings.setValue(splitterKey(window, *splitter), splitter->saveState());
    for (const auto* box : window.findChildren<QComboBox*>())
        if (box->property(kept_choice).toBool())
            settings.setValue(choiceKey(window, *box), box->currentData());
}

void WindowPlaces::restore(QMainWindow& window) const {
    const QSettings settings(file_, QSettings::IniFormat);
    window.restoreGeometry(settings.value(key(window, QStringLiteral("geometry"))).toByteArray());
    window.restoreState(settings.value(key(window, QStringLiteral("state"))).toByteArray());
    restoreParts(window, window);
}

void WindowPlaces::restoreParts(const QWidget& window, QWidget& part) const {
    const QSettings settings(file_, QSettings::IniFormat);
    for (auto* splitter : part.findChildren<QSplitter*>()) {
        const auto kept = settings.value(splitterKey(window, *splitter)).toByteArray();
        if (!kept.isEmpty()) splitter->restoreState(kept);
    }
    for (auto* box : part.findChildren<QComboBox*>()) {
        if (!settings.contains(choiceKey(window, *box))) continue;
        const int kept = box->findData(settings.value(choiceKey(window, *box)));
        if (kept < 0) continue;
        box->setCurrentIndex(kept);
        keepChoice(*box);
    }
}

}  // namespace assay::ui
