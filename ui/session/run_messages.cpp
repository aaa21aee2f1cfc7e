// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/run_messages.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace assay::ui {

namespace {
constexpr qsizetype words_limit = 16384;
constexpr qint64 piece = 65536;
}  // namespace

RunMessages::RunMessages() : fd_(::memfd_create("assay-run-messages", MFD_CLOEXEC)) {}

bool RunMessages::readOn() {
    const auto before = building_;
    struct stat info {};
    // Not by seeking: the place in the file is the child's, who writes there.
    if (!fd_ || ::fstat(fd_.get(), &info) != 0) return false;
    while (read_ < info.st_size) {
        QByteArray bytes(static_cast<qsizetype>(std::min<qint64>(piece, info.st_size - read_)), '\0');
        const auto count = ::pread(fd_.get(), bytes.data(), static_cast<std::size_t>(bytes.size()), read_);
        if (count <= 0) break;
        read_ += count;
        rest_ += bytes.first(count);
        qsizetype begin = 0;
        for (qsizetype end = rest_.indexOf('\n'); end >= 0; end = rest_.indexOf('\n', begin)) {
            take(rest_.sliced(begin, end - begin));
            begin = end + 1;
        }
        rest_.remove(0, begin);
        if (rest_.size() > words_limit) say(std::exchange(rest_, {}));
    }
    // A long run tells much; only whole pages are given back, the rest a little later.
    [[maybe_unused]] const int ignored =
        ::fallocate(fd_.get(), FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, read_);
    return before != building_;
}

void RunMessages::take(const QByteArray& line) {
    if (!line.startsWith("{\"event\"")) return say(line);
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    const QString event = object.value(QStringLiteral("event")).toString();
    if (event.isEmpty()) return say(line);
    if (event == QLatin1String("warning"))
        return say("assay: note: " + object.value(QStringLiteral("text")).toString().toUtf8());
    if (event == QLatin1String("building")) {
        const auto fraction = object.value(QStringLiteral("fraction"));
        building_ = Building{object.value(QStringLiteral("variant")).toString(),
                             fraction.isDouble() ? std::optional(fraction.toDouble()) : std::nullopt};
    } else {
        building_.reset();
    }
}

void RunMessages::say(const QByteArray& line) {
    words_ += line + '\n';
    if (words_.size() > words_limit) words_.remove(0, words_.size() - words_limit);
}

QString RunMessages::lastWords() {
    readOn();
    return QString::fromUtf8(words_ + rest_).trimmed();
}

}  // namespace assay::ui
