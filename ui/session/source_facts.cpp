// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/source_facts.h"

#include "core/base/files.h"
#include "core/variant/patching.h"
#include "ui/session/source_kinds.h"
#include "ui/session/words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

namespace assay::ui {

namespace {

using Kind = SourceFacts::Kind;
using namespace sources;

constexpr std::size_t largest_patch = std::size_t{8} << 20;

QString tr(const char* text) {
    return QCoreApplication::translate("assay::ui", text);
}

bool looksLikeText(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return false;
    return !file.read(512).contains('\0');
}

SourceFacts lookAtFile(const QString& path) {
    const QString name = QFileInfo(path).fileName();
    if (name.contains(QLatin1String(".tar")) || name.endsWith(QLatin1String(".tgz")))
        return lookAtTarball(path);
    const bool named = name.endsWith(QLatin1String(".patch")) || name.endsWith(QLatin1String(".diff"));
    if (!named && !looksLikeText(path)) return lookAtBinary(path);
    return lookAtPatch(path);
}

QString expanded(const QString& path) {
    if (path == QLatin1String("~") || path.startsWith(QLatin1String("~/")))
        return QDir::homePath() + path.mid(1);
    return path;
}

}  // namespace

SourceFacts lookAtSource(const SourceText& text) {
    QString where = text.where.trimmed();
    const QString revision = text.commit.trimmed();
    if (where.isEmpty())
        return wrong(Kind::none, tr("Nothing is named yet."),
                     tr("Write debian:redis, or choose a file or a folder."));
    if (where.startsWith(QLatin1String("debian:"))) return lookAtDebian(where.mid(7));
    if (where.startsWith(QLatin1String("file://"))) where = QUrl(where).toLocalFile();
    for (const auto* prefix : {"git:", "directory:", "tarball:", "binary:"})
        if (where.startsWith(QLatin1String(prefix)))
            where = where.mid(static_cast<qsizetype>(qstrlen(prefix)));
    if (where.contains(QLatin1String("://"))) return lookAtRemote(where, revision);
    where = QDir::cleanPath(expanded(where));
    const QFileInfo info(where);
    if (info.isRelative())
        return wrong(Kind::none, tr("'%1' is neither a path nor a kind of source.").arg(where),
                     tr("Write a path from / on, or debian:redis."));
    if (!info.exists())
        return wrong(Kind::none, tr("There is no file or folder '%1'.").arg(QDir::toNativeSeparators(where)),
                     tr("Check the path, or choose it."));
    if (!info.isReadable())
        return wrong(Kind::none, tr("'%1' may not be read.").arg(where),
                     tr("Give yourself the right to read it, or choose another."));
    if (!info.isDir() && !info.isFile())  // a pipe would be waited for
        return wrong(Kind::none, tr("'%1' is neither a file nor a folder.").arg(where),
                     tr("Choose a patch, a redis-server, or a folder with its source."));
    return info.isDir() ? lookAtDirectory(where, revision) : lookAtFile(where);
}

SourceFacts lookAtPatch(const QString& path) {
    if (!QFileInfo(path).isFile())
        return wrong(Kind::patch, tr("There is no file '%1'.").arg(QDir::toNativeSeparators(path)),
                     tr("Check the path, or choose it."));
    const auto text = read_file(native(path), largest_patch);
    return text ? patchFrom(path, *text) : wrong(Kind::patch, text.error());
}

SourceFacts asRecorded(const variant::Source& source) {
    SourceFacts out;
    switch (source.kind) {
        case variant::SourceKind::debian:
            out.kind = Kind::debian;
            break;
        case variant::SourceKind::tarball:
            out.kind = Kind::tarball;
            break;
        case variant::SourceKind::directory:
            out.kind = Kind::directory;
            break;
        case variant::SourceKind::git:
            out.kind = source.location.find("://") == std::string::npos ? Kind::git : Kind::remoteGit;
            break;
        case variant::SourceKind::binary:
            out.kind = Kind::binary;
            break;
    }
    out.source = source;
    out.words = tr("As the case names it; looked at once it is changed");
    return out;
}

SourceText asTyped(const variant::Source& source) {
    const QString location = QFile::decodeName(QByteArray::fromStdString(source.location));
    if (source.kind != variant::SourceKind::debian) return {location, asWritten(source.commit)};
    const QString release = source.release.empty() ? QString() : QLatin1Char('@') + asWritten(source.release);
    return {QStringLiteral("debian:") + location + release, {}};
}

std::optional<Error> tryPatch(const SourceFacts& patch, const SourceFacts& base) {
    if (!patch.patch || base.kind != Kind::directory) return std::nullopt;
    const auto fits = variant::try_patch(*patch.patch, base.source.location);
    return fits ? std::nullopt : std::optional(fits.error());
}

}  // namespace assay::ui
