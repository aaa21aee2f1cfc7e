// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/recent_cases.h"

#include "core/base/files.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace assay::ui {

namespace {
constexpr qsizetype kept_unpinned = 20;
}

RecentCases::RecentCases(QString file, QObject* parent) : QObject(parent), file_(std::move(file)) {
    load();
}

QString RecentCases::defaultFile() {
    const auto directory = state_directory();
    return directory ? QString::fromStdString((*directory / "recent-cases.ini").string()) : QString();
}

void RecentCases::remember(const QString& path, const QString& title) {
    load();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    bool pinned = false;
    cases_.removeIf([&](const RecentCase& c) {
        if (c.path != absolute) return false;
        pinned = c.pinned;
        return true;
    });
    cases_.prepend({absolute, title, QDateTime::currentDateTimeUtc(), pinned});
    save();
}

void RecentCases::setPinned(const QString& path, bool pinned) {
    load();
    for (auto& c : cases_)
        if (c.path == path) c.pinned = pinned;
    save();
}

void RecentCases::forget(const QString& path) {
    load();
    cases_.removeIf([&](const RecentCase& c) { return c.path == path; });
    save();
}

void RecentCases::load() {
    if (file_.isEmpty() || !QFileInfo::exists(file_)) return;
    cases_.clear();  // another process may have opened cases since
    QSettings settings(file_, QSettings::IniFormat);
    const int count = settings.beginReadArray(QStringLiteral("cases"));
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        RecentCase c;
        c.path = settings.value(QStringLiteral("path")).toString();
        c.title = settings.value(QStringLiteral("title")).toString();
        c.opened = settings.value(QStringLiteral("opened")).toDateTime();
        c.pinned = settings.value(QStringLiteral("pinned")).toBool();
        if (!c.path.isEmpty()) cases_.append(c);
    }
}

void RecentCases::save() {
    std::stable_sort(cases_.begin(), cases_.end(), [](const RecentCase& a, const RecentCase& b) {
        return a.pinned != b.pinned ? a.pinned : a.opened > b.opened;
    });
    qsizetype unpinned = 0;
    cases_.removeIf([&](const RecentCase& c) { return !c.pinned && ++unpinned > kept_unpinned; });
    if (!file_.isEmpty()) {
        QDir().mkpath(QFileInfo(file_).absolutePath());
        QSettings settings(file_, QSettings::IniFormat);
        settings.remove(QStringLiteral("cases"));
        settings.beginWriteArray(QStringLiteral("cases"), static_cast<int>(cases_.size()));
        for (qsizetype i = 0; i < cases_.size(); ++i) {
            settings.setArrayIndex(static_cast<int>(i));
            settings.setValue(QStringLiteral("path"), cases_[i].path);
            settings.setValue(QStringLiteral("title"), cases_[i].title);
            settings.setValue(QStringLiteral("opened"), cases_[i].opened);
            settings.setValue(QStringLiteral("pinned"), cases_[i].pinned);
        }
        settings.endArray();
    }
    emit changed();
}

}  // namespace assay::ui
