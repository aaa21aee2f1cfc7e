// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/run_controller.h"

#include "core/base/system_error.h"
#include "core/base/unique_fd.h"
#include "core/runner/measuring_lock.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

#include <algorithm>
#include <csignal>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>
#include <utility>

namespace assay::ui {

namespace {

constexpr off_t last_words_limit = 16384;
constexpr int killed_code = 128;

/// The child's standard error: an unnamed file rather than a pipe, so that a run that outlives the window
/// does not die by writing to a pipe that nobody holds any more.
UniqueFd openLastWords() {
    return UniqueFd(::memfd_create("assay-run-messages", MFD_CLOEXEC));
}

QString readLastWords(int fd) {
    const off_t size = ::lseek(fd, 0, SEEK_END);
    if (size <= 0) return {};
    const off_t from = std::max<off_t>(0, size - last_words_limit);
    QByteArray bytes(static_cast<qsizetype>(size - from), '\0');
    const auto read = ::pread(fd, bytes.data(), static_cast<std::size_t>(bytes.size()), from);
    bytes.truncate(read > 0 ? read : 0);
    return QString::fromUtf8(bytes).trimmed();
}

}  // namespace

class RunController::Private {
  public:
    QString casePath;
    QString program;
    QProcess* process = nullptr;  // owned, until it is detached
    UniqueFd lastWords;
};

RunController::RunController(QString casePath, QString assayProgram, QObject* parent)
    : QObject(parent), d_(std::make_unique<Private>()) {
    d_->casePath = std::move(casePath);
    d_->program = std::move(assayProgram);
}

RunController::~RunController() {
    // The windows ask before they go. Whoever did not ask must not kill a measurement.
    detach();
}

bool RunController::isRunning() const {
    return d_->process != nullptr;
}

Status RunController::start(const QString& plan, const QStringList& extraArguments) {
    if (isRunning())
        return assay::fail(ErrorKind::locked, tr("This case is being run already.").toStdString());
    if (d_->program.isEmpty())
        return assay::fail(ErrorKind::not_found, tr("The program 'assay' was not found.").toStdString(),
                           tr("Install it beside assay-workbench, or put it into PATH.").toStdString());
    d_->lastWords = openLastWords();
    if (!d_->lastWords)
        return assay::fail(system_error("cannot keep the messages of", d_->program.toStdString()));

    QStringList arguments{QStringLiteral("run"), d_->casePath, QStringLiteral("--progress"),
                          QStringLiteral("none")};
    if (!plan.isEmpty()) arguments << QStringLiteral("--plan") << plan;
    arguments += extraArguments;

    auto* process = new QProcess;
    process->setProgram(d_->program);
    process->setArguments(arguments);
    process->setStandardInputFile(QProcess::nullDevice());
    process->setStandardOutputFile(QProcess::nullDevice());
    process->setProcessChannelMode(QProcess::ForwardedErrorChannel);  // replaced below, in the child
    // A session of its own: closing the terminal or the window reaches the run only if a person wants it to.
    process->setChildProcessModifier([fd = d_->lastWords.get()] {
        ::setsid();
        ::dup2(fd, STDERR_FILENO);
    });
    d_->process = process;
    connect(process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
        const QString words = readLastWords(d_->lastWords.get());
        d_->process->deleteLater();
        d_->process = nullptr;
        emit runningChanged(false);
        // As a shell says it: 128 and the signal. Qt has the signal's number where a process was killed.
        emit finished(status == QProcess::NormalExit ? code : killed_code + code, words);
    });
    process->start();
    if (!process->waitForStarted(5000)) {
        const auto why = process->errorString();
        d_->process = nullptr;
        delete process;
        return assay::fail(ErrorKind::io,
                           tr("'%1' could not be started: %2").arg(d_->program, why).toStdString());
    }
    emit runningChanged(true);
    return {};
}

void RunController::stop() {
    if (d_->process != nullptr && d_->process->processId() > 0) {
        ::kill(static_cast<pid_t>(d_->process->processId()), SIGINT);
    } else if (const auto other = runner::measuring_process(QFile::encodeName(d_->casePath).toStdString())) {
        ::kill(*other, SIGINT);
    }
}

void RunController::detach() {
    if (d_->process == nullptr) return;
    // A QProcess kills its child when it is deleted; this one lives until its child ends by itself, or is
    // left to the end of this program, which the child survives.
    QProcess* process = std::exchange(d_->process, nullptr);
    disconnect(process, nullptr, this, nullptr);
    connect(process, &QProcess::finished, process, &QObject::deleteLater);
    emit runningChanged(false);
}

QString RunController::findAssayProgram() {
    const QFileInfo beside(QCoreApplication::applicationDirPath() + QStringLiteral("/assay"));
    if (beside.isExecutable() && beside.isFile()) return beside.absoluteFilePath();
    return QStandardPaths::findExecutable(QStringLiteral("assay"));
}

}  // namespace assay::ui
