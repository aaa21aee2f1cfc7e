// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/sample_cases.h"

#include "core/base/clock.h"
#include "core/base/files.h"
#include "core/casefile/case.h"
#include "core/casefile/definition.h"
#include "core/casefile/log.h"
#include "core/casefile/trust.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace assay::ui {

namespace {

std::filesystem::path native(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

/// The installed place comes first: an installed program must not look into a tree that happens to be there.
QStringList resourcePlaces() {
    return {QCoreApplication::applicationDirPath() + QStringLiteral("/../" ASSAY_DATA_SUBDIRECTORY),
            QStringLiteral(ASSAY_SOURCE_RESOURCES)};
}

QString existing(const QString& path) {
    return QFileInfo(path).isFile() ? QFileInfo(path).absoluteFilePath() : QString();
}

Status writeEvents(const std::vector<casefile::Event>& events, const QString& casePath) {
    const SystemClock clock;
    if (events.empty()) return fail(ErrorKind::invalid_input, "the definition yields no events");
    QDir().mkpath(QFileInfo(casePath).absolutePath());
    auto writer = casefile::LogWriter::create(native(casePath), clock, events.front());
    if (!writer) return fail(std::move(writer.error()));
    casefile::Case state;
    casefile::apply(state,
                    std::make_shared<casefile::Record>(casefile::Record{0, clock.now_utc(), events.front()}));
    for (std::size_t i = 1; i < events.size(); ++i) {
        auto written = writer->append(events[i]);
        if (!written) return fail(std::move(written.error()));
        casefile::apply(state, std::make_shared<casefile::Record>(std::move(*written)));
    }
    return casefile::remember_trust(casefile::executable_content_sha256(state));
}

}  // namespace

SampleFiles findSampleFiles() {
    const QString name = QStringLiteral("/cases/aof-staging-copy");
    for (const auto& place : resourcePlaces()) {
        SampleFiles files{existing(place + name + QStringLiteral(".toml")),
                          existing(place + name + QStringLiteral("-archived.assay"))};
        if (!files.definition.isEmpty() || !files.archived.isEmpty()) return files;
    }
    return {};
}

QString helpDirectory() {
    for (const auto& place : resourcePlaces())
        if (QFileInfo(place + QStringLiteral("/help")).isDir()) return place + QStringLiteral("/help");
    return {};
}

QString defaultCaseDirectory() {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (!documents.isEmpty() && QFileInfo(documents).isWritable() && documents != QDir::homePath())
        return documents;
    const auto data = data_directory();
    return data ? QString::fromStdString((*data / "cases").string()) : QDir::homePath();
}

QString uniqueCasePath(const QString& directory, const QString& name) {
    const QDir place(directory);
    QString path = place.filePath(name + QStringLiteral(".assay"));
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = place.filePath(QStringLiteral("%1-%2.assay").arg(name).arg(number));
    return path;
}

Status createCaseFromDefinition(const QString& definitionPath, const QString& casePath) {
    auto events = casefile::read_definition(native(definitionPath));
    if (!events) return fail(std::move(events.error()));
    return writeEvents(*events, casePath);
}

Status copyCase(const QString& from, const QString& to) {
    QDir().mkpath(QFileInfo(to).absolutePath());
    QFile file(from);
    if (file.copy(to)) {
        QFile::setPermissions(to, QFile::permissions(to) | QFile::ReadOwner | QFile::WriteOwner);
        return {};
    }
    return fail(ErrorKind::io,
                QCoreApplication::translate("SampleCases", "'%1' could not be copied to '%2': %3")
                    .arg(from, to, file.errorString())
                    .toStdString(),
                QCoreApplication::translate("SampleCases", "Choose another place.").toStdString());
}

Status createEmptyCase(const NewCase& words, const QString& casePath) {
    casefile::CaseOpened opened;
    opened.title = words.title.toStdString();
    opened.project = words.project.toStdString();
    opened.claim = words.claim.toStdString();
    return writeEvents({opened}, casePath);
}

}  // namespace assay::ui
