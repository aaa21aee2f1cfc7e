// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

#include <filesystem>

namespace assay::test {

inline QString qt(const std::filesystem::path& path) {
    return QString::fromStdString(path.string());
}

inline QByteArray contentOf(const std::filesystem::path& path) {
    QFile file(qt(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace assay::test
