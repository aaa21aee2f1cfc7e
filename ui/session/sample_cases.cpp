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
    return createCaseFromEvents(*events, casePath);
}

Status createCaseFromEvents(const std::vector<casefile::Event>& events, const QString& casePath) {
    const SystemClock clock;
    if (events.empty()) return fail(ErrorKind::invalid_input, "the definition yields no events");
    if (auto why = whyNotCreated(casePath)) return fail(std::move(*why));
    QDir().mkpath(QFileInfo(casePath).absolutePath());
    auto writer = casefile::LogWriter::create(native(casePath), clock, events.front());
    if (!writer) return fail(std::move(writer.error()));
    casefile::Case state;
    casefile::apply(state,
                    std::make_shared<casefile::Record>(casefile::Record{0, clock.now_utc(), events.front()}));
    for (std::size_t i = 1; i < events.size(); ++i) {
        auto written = writer->append(events[i], casefile::Durability::later);
        if (!written) {
            QFile::remove(casePath);  // a half-written case is of no use to anyone
            return fail(std::move(written.error()));
        }
        casefile::apply(state, std::make_shared<casefile::Record>(std::move(*written)));
    }
    if (auto synced = casefile::sync_file(native(casePath)); !synced) return synced;
    // Where the answer cannot be kept, the case asks before its first run; it is whole all the same.
    [[maybe_unused]] const auto kept = casefile::remember_trust(casefile::executable_content_sha256(state));
    return {};
}

std::optional<Error> whyNotCreated(const QString& casePath) {
    const auto no = [](const QString& what, const QString& advice) {
        return Error{ErrorKind::io, what.toStdString(), advice.toStdString(), {}};
    };
    const auto tr = [](const char* text) { return QCoreApplication::translate("assay::ui", text); };
    const QFileInfo file(casePath);
    if (casePath.trimmed().isEmpty()) return no(tr("The case needs a file."), tr("Choose where it goes."));
    if (file.isRelative()) return no(tr("'%1' is no whole path.").arg(casePath), tr("Choose where it goes."));
    if (file.exists())
        return no(tr("There is a file of this name already."),
                  tr("A case file is never overwritten. Choose another name."));
    // The nearest folder that is there decides: those below it are made.
    QString folder = file.absolutePath();
    while (!QFileInfo::exists(folder) && folder != QLatin1String("/"))
        folder = QFileInfo(folder).absolutePath();
    if (!QFileInfo(folder).isDir())
        return no(tr("'%1' is no folder.").arg(folder), tr("Choose another place."));
    if (!QFileInfo(folder).isWritable())
        return no(tr("The folder '%1' may not be written to.").arg(folder), tr("Choose another place."));
    return std::nullopt;
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

}  // namespace assay::ui
