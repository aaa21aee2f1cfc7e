// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/source_kinds.h"

#include "core/base/process.h"
#include "core/base/sha256.h"
#include "core/base/stop_flag.h"
#include "core/casefile/utf8.h"
#include "core/variant/binary_facts.h"
#include "core/variant/patching.h"
#include "ui/session/words.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace assay::ui::sources {

namespace {

using Kind = SourceFacts::Kind;
using namespace std::chrono_literals;

QString tr(const char* text) {
    return QCoreApplication::translate("assay::ui::sources", text);
}

/// "7.0.15" of a source tree; empty where src/version.h does not say it.
QString versionOfTree(const QString& directory) {
    QFile file(directory + QStringLiteral("/src/version.h"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    static const QRegularExpression line(QStringLiteral("_VERSION \"([^\"]+)\""));
    return line.match(QString::fromUtf8(file.read(4096))).captured(1);
}

bool isTree(const QString& directory) {
    return QFileInfo::exists(directory + QStringLiteral("/src/Makefile")) &&
           QFileInfo::exists(directory + QStringLiteral("/src/server.c"));
}

QString withVersion(const QString& words, const QString& version) {
    return version.isEmpty() ? words : tr("%1, version %2").arg(words, version);
}

/// What git says, trimmed; nullopt when it fails.
std::optional<QString> git(const QString& directory, std::vector<std::string> arguments) {
    Command command;
    // A checkout's own configuration may name programs that git would run while it looks.
    command.arguments = {
        "git", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-C", native(directory)};
    command.arguments.insert(command.arguments.end(), arguments.begin(), arguments.end());
    command.environment = {{"LC_ALL", "C"},
                           {"GIT_OPTIONAL_LOCKS", "0"},
                           {"GIT_DIR", std::nullopt},
                           {"GIT_WORK_TREE", std::nullopt},
                           {"GIT_INDEX_FILE", std::nullopt}};
    command.time_limit = 10s;
    const StopFlag never;
    const auto ran = run_process(command, never);
    if (!ran || !ran->success()) return std::nullopt;
    return asWritten(ran->output).trimmed();
}

SourceFacts lookAtCheckout(const QString& path, const QString& revision) {
    // As an option it would do something else; as a revision it is none.
    const auto commit = revision.startsWith(QLatin1Char('-'))
                            ? std::nullopt
                            : git(path, {"rev-parse", "--verify", "--quiet",
                                         (revision + QStringLiteral("^{commit}")).toStdString()});
    if (!commit || commit->size() != 40)
        return wrong(Kind::git, tr("This checkout knows no commit '%1'.").arg(revision),
                     tr("Name a branch, a tag or a hash; leave it empty for the files as they are."));
    SourceFacts out;
    out.kind = Kind::git;
    out.source = {variant::SourceKind::git, native(path), {}, {}, commit->toStdString()};
    const QString tree = QStringLiteral("%1:src/server.c").arg(*commit);
    if (!git(path, {"cat-file", "-e", tree.toStdString()}))
        return wrong(Kind::git, tr("That commit is no Redis or Valkey source: it has no src/server.c."),
                     tr("Choose the top of a checkout of Redis."));
    const auto version = git(path, {"show", QStringLiteral("%1:src/version.h").arg(*commit).toStdString()});
    static const QRegularExpression line(QStringLiteral("_VERSION \"([^\"]+)\""));
    if (version) out.version = line.match(*version).captured(1);
    out.words = withVersion(tr("A git checkout at %1").arg(commit->left(12)), out.version);
    const auto changes = git(path, {"status", "--porcelain", "--untracked-files=no"});
    if (changes && !changes->isEmpty())
        out.warning = tr("It has changes that are not committed; they are not in it.");
    return out;
}

/// A unified diff: a file's two heads, and a hunk behind them.
bool isDiff(const QString& text) {
    static const QRegularExpression heads(
        QStringLiteral("^--- [^\\n]+\\n\\+\\+\\+ [^\\n]+\\n@@ -\\d+(,\\d+)? \\+\\d+(,\\d+)? @@"),
        QRegularExpression::MultilineOption);
    return heads.match(text).hasMatch();
}

}  // namespace

std::string native(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

SourceFacts wrong(Kind kind, const QString& what, const QString& advice) {
    SourceFacts out;
    out.kind = kind;
    out.problem = Error{ErrorKind::invalid_input, what.toStdString(), advice.toStdString(), {}};
    return out;
}

SourceFacts wrong(Kind kind, Error error) {
    SourceFacts out;
    out.kind = kind;
    out.problem = std::move(error);
    return out;
}

SourceFacts lookAtDirectory(const QString& path, const QString& revision) {
    const bool checkout = QFileInfo::exists(path + QStringLiteral("/.git"));
    if (checkout && !revision.isEmpty()) return lookAtCheckout(path, revision);
    if (!isTree(path))
        return wrong(Kind::directory, tr("This folder is no Redis or Valkey source tree."),
                     tr("Choose the folder that holds src/server.c and src/Makefile."));
    SourceFacts out;
    out.kind = Kind::directory;
    out.source = {variant::SourceKind::directory, native(path), {}, {}, {}};
    out.version = versionOfTree(path);
    out.words = withVersion(tr("A source tree, its files as they are"), out.version);
    return out;
}

SourceFacts lookAtTarball(const QString& path) {
    const auto sha256 = sha256_of_file(native(path));
    if (!sha256) return wrong(Kind::tarball, sha256.error());
    SourceFacts out;
    out.kind = Kind::tarball;
    out.source = {variant::SourceKind::tarball, native(path), {}, *sha256, {}};
    out.words = tr("A tarball, SHA-256 %1").arg(shortHash(*sha256));
    return out;
}

SourceFacts lookAtBinary(const QString& path) {
    const auto facts = variant::inspect(native(path));
    if (!facts) return wrong(Kind::binary, facts.error());
    if (facts->server == variant::ServerKind::none)
        return wrong(Kind::binary, tr("This is a program, but no Redis server."),
                     tr("Choose a redis-server or valkey-server."));
    SourceFacts out;
    out.kind = Kind::binary;
    out.source = {variant::SourceKind::binary, native(path), {}, facts->sha256, {}};
    static const QRegularExpression number(QStringLiteral("v=([^ ]+)"));
    out.version = number.match(shown(facts->version)).captured(1);
    out.words = withVersion(tr("A finished server"), out.version);
    out.warning = tr("Its layout cannot be varied: effects under 3% stay inconclusive.");
    return out;
}

SourceFacts lookAtDebian(const QString& rest) {
    static const QRegularExpression words(QStringLiteral("^([a-z0-9][a-z0-9+.-]+)(@([A-Za-z0-9.-]+))?$"));
    const auto match = words.match(rest);
    if (!match.hasMatch())
        return wrong(Kind::debian, tr("This is no source package of Debian."),
                     tr("Write debian:redis, or debian:redis@trixie for another release."));
    SourceFacts out;
    out.kind = Kind::debian;
    out.source = {variant::SourceKind::debian,
                  match.captured(1).toStdString(),
                  match.captured(3).toStdString(),
                  {},
                  {}};
    out.words = match.captured(3).isEmpty()
                    ? tr("Debian's source package %1, of this machine's release").arg(match.captured(1))
                    : tr("Debian's source package %1, of %2").arg(match.captured(1), match.captured(3));
    return out;
}

SourceFacts lookAtRemote(const QString& url, const QString& revision) {
    static const QRegularExpression hash(QStringLiteral("^[0-9a-f]{40}$"));
    if (!hash.match(revision).hasMatch())
        return wrong(Kind::remoteGit, tr("A repository elsewhere needs the 40 digits of a commit."),
                     tr("A branch or a tag may move; 'git ls-remote' prints commits."));
    SourceFacts out;
    out.kind = Kind::remoteGit;
    out.source = {variant::SourceKind::git, url.toStdString(), {}, {}, revision.toStdString()};
    out.words = tr("A git repository at %1, fetched when it is built").arg(revision.left(12));
    return out;
}

SourceFacts patchFrom(const QString& path, const std::string& text) {
    if (text.empty())
        return wrong(Kind::patch, tr("This patch is empty."), tr("'git diff' and 'diff -u' write patches."));
    if (!casefile::is_utf8(text))
        return wrong(Kind::patch, tr("This patch is not UTF-8."),
                     tr("A case file holds UTF-8 text only; convert it with iconv."));
    if (!isDiff(QString(shown(text)).remove(QLatin1Char('\r'))))
        return wrong(Kind::patch, tr("This holds no unified diff."),
                     tr("Choose a patch as 'git diff' or 'diff -u' writes it, or a redis-server binary."));
    SourceFacts out;
    out.kind = Kind::patch;
    out.path = path;
    out.patch = variant::Patch{QFileInfo(path).fileName().toStdString(), text, sha256_hex(text)};
    QStringList files;
    for (const auto& file : variant::files_of(*out.patch))
        files << shown(file);
    out.words = tr("A patch that changes %1").arg(files.join(QStringLiteral(", ")));
    return out;
}

}  // namespace assay::ui::sources
