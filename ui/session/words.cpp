// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/words.h"

#include "core/base/json_mapping.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <cmath>

namespace assay::ui {

namespace {

// lupdate files what a function of a namespace says under the namespace.
QString tr(const char* source) {
    return QCoreApplication::translate("assay::ui", source);
}

QDateTime local(UtcTime time) {
    return QDateTime::fromMSecsSinceEpoch(
        std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count());
}

QString number(double value, int decimals) {
    QString out = QLocale().toString(std::abs(value), 'f', decimals);
    return out;
}

bool turnsDirection(char16_t unit) {
    return (unit >= 0x202a && unit <= 0x202e) || (unit >= 0x2066 && unit <= 0x2069) || unit == 0x200e ||
           unit == 0x200f || unit == 0x061c;
}

}  // namespace

QString harmless(QString text) {
    for (QChar& c : text)
        if (turnsDirection(c.unicode())) c = QChar(QChar::ReplacementCharacter);
    return text;
}

QString duration(double seconds) {
    if (seconds < 90) return tr("%1 s").arg(QLocale().toString(std::max(1.0, std::round(seconds)), 'f', 0));
    const auto minutes = static_cast<int>(std::lround(seconds / 60));
    if (minutes < 60) return tr("%1 min").arg(minutes);
    return minutes % 60 == 0 ? tr("%1 h").arg(minutes / 60)
                             : tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
}

QString byteCount(qint64 bytes) {
    return QLocale()
        .formattedDataSize(bytes, bytes % 1024 == 0 ? 0 : 1, QLocale::DataSizeIecFormat)
        .replace(QStringLiteral("bytes"), QStringLiteral("B"));
}

QString signedPercent(double percent, int decimals) {
    const QString digits = number(percent, decimals);
    const bool zero = std::abs(percent) < 0.5 * std::pow(10.0, -decimals);
    const QString sign = zero ? QString() : percent < 0 ? QStringLiteral("\u2212") : QStringLiteral("+");
    return sign + digits + QStringLiteral("%");
}

QString countedNumber(double value) {
    return QLocale().toString(value, 'g', 10);
}

QString countedDifference(double value) {
    if (value == 0) return countedNumber(0);
    return (value < 0 ? QStringLiteral("\u2212") : QStringLiteral("+")) + countedNumber(std::abs(value));
}

QString plainPercent(double percent) {
    return QLocale().toString(percent, 'g', 6).replace(QLatin1Char('-'), QStringLiteral("\u2212")) +
           QStringLiteral("%");
}

QString dayAndTime(UtcTime time) {
    return QLocale().toString(local(time), QStringLiteral("d MMM yyyy  HH:mm"));
}
QString day(UtcTime time) {
    return QLocale().toString(local(time).date(), QStringLiteral("d MMMM yyyy"));
}
QString timeOfDay(UtcTime time) {
    return QLocale().toString(local(time).time(), QStringLiteral("HH:mm"));
}

QString word(variant::Role role) {
    switch (role) {
        case variant::Role::baseline:
            return tr("baseline");
        case variant::Role::calibration:
            return tr("calibration");
        case variant::Role::candidate:
            return tr("candidate");
    }
    return {};
}

QString word(casefile::Stage stage) {
    switch (stage) {
        case casefile::Stage::build:
            return tr("Build");
        case casefile::Stage::calibrate:
            return tr("Calibrate");
        case casefile::Stage::measure:
            return tr("Measure");
        case casefile::Stage::decide:
            return tr("Decide");
    }
    return {};
}

QString word(workload::Transport transport) {
    return transport == workload::Transport::tcp ? tr("TCP") : tr("Unix socket");
}

QString word(experiment::Metric metric) {
    switch (metric) {
        case experiment::Metric::cpu_ns_per_op:
            return tr("CPU per operation");
        case experiment::Metric::wall_ns_per_op:
            return tr("time per operation");
        case experiment::Metric::throughput_ops:
            return tr("throughput");
        case experiment::Metric::all_cpu_ns_per_op:
            return tr("CPU of all threads per operation");
        case experiment::Metric::minor_faults_per_op:
            return tr("minor faults per operation");
        case experiment::Metric::context_switches_per_op:
            return tr("context switches per operation");
        case experiment::Metric::peak_memory_bytes:
            return tr("peak memory");
        case experiment::Metric::server_usec_per_call:
            return tr("server time per call");
    }
    return {};
}

QString word(experiment::QuestionRole role) {
    switch (role) {
        case experiment::QuestionRole::claim:
            return tr("claim");
        case experiment::QuestionRole::calibration:
            return tr("calibration");
        case experiment::QuestionRole::guard:
            return tr("guard");
    }
    return {};
}

QString word(experiment::Direction direction) {
    switch (direction) {
        case experiment::Direction::lowers:
            return tr("lowers");
        case experiment::Direction::raises:
            return tr("raises");
        case experiment::Direction::changes:
            return tr("changes");
    }
    return {};
}

QString evidenceKind(std::string_view kind) {
    if (kind == "source") return tr("Source");
    if (kind == "disassembly") return tr("Disassembly");
    if (kind == "counters") return tr("Counters");
    if (kind == "profile") return tr("Profile");
    if (kind == "figure") return tr("Figure");
    if (kind == "attachment") return tr("Attachment");
    return shown(kind);
}

QString sourceInWords(const variant::Source& source) {
    switch (source.kind) {
        case variant::SourceKind::binary:
            return shown(source.location);
        case variant::SourceKind::git:
            return QStringLiteral("git:%1@%2")
                .arg(shown(source.location), shown(source.commit.substr(0, 12)));
        default:
            break;
    }
    QString words = QStringLiteral("%1:%2").arg(shown(enum_name(source.kind)), shown(source.location));
    if (!source.release.empty()) words += QLatin1Char('@') + shown(source.release);
    return words;
}

QString questionInWords(const experiment::Question& question) {
    QString sentence;
    switch (question.direction) {
        case experiment::Direction::lowers:
            sentence = tr("%1 lowers %2 on %3 by at least %4");
            break;
        case experiment::Direction::raises:
            sentence = tr("%1 raises %2 on %3 by at least %4");
            break;
        case experiment::Direction::changes:
            sentence = tr("%1 changes %2 on %3 by at least %4");
            break;
    }
    return sentence.arg(shown(question.comparison), word(question.metric), shown(question.workload),
                        plainPercent(question.material_percent));
}

QString commandInWords(const workload::CommandTemplate& command) {
    QStringList words;
    for (const auto& argument : command) {
        QString one = asWritten(argument);
        const bool quote = one.isEmpty() || one.contains(QLatin1Char(' ')) ||
                           one.contains(QLatin1Char('"')) || one.contains(QLatin1Char('\n'));
        if (quote) {
            one.replace(QLatin1Char('\\'), QStringLiteral("\\\\"));
            one.replace(QLatin1Char('"'), QStringLiteral("\\\""));
            one.replace(QLatin1Char('\n'), QStringLiteral("\\n"));
            one = QLatin1Char('"') + one + QLatin1Char('"');
        }
        words << one;
    }
    return words.join(QLatin1Char(' '));
}

workload::CommandTemplate commandFromWords(const QString& words, bool* ok) {
    workload::CommandTemplate out;
    QString current;
    bool inside = false;  // between quotes
    bool any = false;     // an argument has begun ("" is one, too)
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QChar c = words[i];
        if (inside && c == QLatin1Char('\\') && i + 1 < words.size()) {
            const QChar next = words[++i];
            current += next == QLatin1Char('n') ? QChar(QLatin1Char('\n')) : next;
        } else if (c == QLatin1Char('"')) {
            inside = !inside;
            any = true;
        } else if (!inside && c.isSpace()) {
            if (any) out.push_back(current.toStdString());
            current.clear();
            any = false;
        } else {
            current += c;
            any = true;
        }
    }
    if (any) out.push_back(current.toStdString());
    if (ok != nullptr) *ok = !inside;
    return out;
}

QString shortHash(const std::string& sha256) {
    return shown(std::string_view(sha256).substr(0, 12));
}

}  // namespace assay::ui
