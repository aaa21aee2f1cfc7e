// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/run_controller.h"

#include "core/base/system_error.h"
#include "core/runner/measuring_lock.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTimer>

#include <csignal>
#include <unistd.h>
#include <utility>

namespace assay::ui {

namespace {

constexpr int killed_code = 128;
constexpr int looking_interval_ms = 500;

}  // namespace

class RunController::Private {
  public:
    QString casePath;
    QString program;
    QProcess* process = nullptr;  // owned, until it is detached
    std::unique_ptr<RunMessages> messages;
    QTimer looking;  // a file in memory wakes nobody
    std::optional<Building> building;
};

RunController::RunController(QString casePath, QString assayProgram, QObject* parent)
    : QObject(parent), d_(std::make_unique<Private>()) {
    d_->casePath = std::move(casePath);
    d_->program = std::move(assayProgram);
    d_->looking.setInterval(looking_interval_ms);
    connect(&d_->looking, &QTimer::timeout, this, [this] {
        if (!d_->messages || !d_->messages->readOn()) return;
        d_->building = d_->messages->building();
        emit buildingChanged();
    });
}

RunController::~RunController() {
    // The windows ask before they go. Whoever did not ask must not kill a measurement.
    detach();
}

bool RunController::isRunning() const {
    return d_->process != nullptr;
}

const std::optional<Building>& RunController::building() const {
    return d_->building;
}

Status RunController::start(const QString& plan, const QStringList& extraArguments) {
    if (isRunning())
        return assay::fail(ErrorKind::locked, tr("This case is being run already.").toStdString());
    if (d_->program.isEmpty())
        return assay::fail(ErrorKind::not_found, tr("The program 'assay' was not found.").toStdString(),
                           tr("Install it beside assay-workbench, or put it into PATH.").toStdString());
    if (const QFileInfo file(d_->program); !file.isFile() || !file.isExecutable())
        return assay::fail(ErrorKind::not_found,
                           tr("'%1' is no program that can be started.").arg(d_->program).toStdString(),
                           tr("Install it beside assay-workbench, or put it into PATH.").toStdString());
    d_->messages = std::make_unique<RunMessages>();
    if (!d_->messages->isOpen())
        return assay::fail(system_error("cannot keep the messages of", d_->program.toStdString()));

    QStringList arguments{QStringLiteral("run"), d_->casePath, QStringLiteral("--progress"),
                          QStringLiteral("json")};
    if (!plan.isEmpty()) arguments << QStringLiteral("--plan") << plan;
    arguments += extraArguments;

    auto* process = new QProcess;
    process->setProgram(d_->program);
    process->setArguments(arguments);
    process->setStandardInputFile(QProcess::nullDevice());
    process->setStandardOutputFile(QProcess::nullDevice());
    process->setProcessChannelMode(QProcess::ForwardedErrorChannel);  // replaced below, in the child
    // A session of its own: closing the terminal or the window reaches the run only if a person wants it to.
    process->setChildProcessModifier([fd = d_->messages->fd()] {
        ::setsid();
        ::dup2(fd, STDERR_FILENO);
    });
    d_->process = process;
    connect(process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
        const QString words = d_->messages->lastWords();
        end();
        // As a shell says it: 128 and the signal. Qt has the signal's number where a process was killed.
        emit finished(status == QProcess::NormalExit ? code : killed_code + code, words);
    });
    // Queued, since it may fail before start() is through.
    connect(
        process, &QProcess::errorOccurred, this,
        [this, process](QProcess::ProcessError error) {
            if (error != QProcess::FailedToStart || process != d_->process) return;
            const auto why = tr("'%1' could not be started: %2").arg(d_->program, process->errorString());
            end();
            emit failedToStart(Error{ErrorKind::io, why.toStdString(), {}, {}});
        },
        Qt::QueuedConnection);
    process->start();
    d_->looking.start();
    emit runningChanged(true);
    return {};
}

void RunController::end() {
    d_->process->deleteLater();
    d_->process = nullptr;
    d_->looking.stop();
    d_->building.reset();
    emit runningChanged(false);
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
    d_->looking.stop();
    d_->building.reset();
    connect(process, &QProcess::finished, process, &QObject::deleteLater);
    emit runningChanged(false);
}

QString RunController::findAssayProgram() {
    const QFileInfo beside(QCoreApplication::applicationDirPath() + QStringLiteral("/assay"));
    if (beside.isExecutable() && beside.isFile()) return beside.absoluteFilePath();
    return QStandardPaths::findExecutable(QStringLiteral("assay"));
}

}  // namespace assay::ui
