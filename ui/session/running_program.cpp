// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/running_program.h"

#include <QCryptographicHash>
#include <QFile>
#include <QSocketNotifier>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <poll.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace assay::ui {

namespace {

constexpr int answer_limit_ms = 3000;         // a program that hangs answers nobody
constexpr qsizetype message_limit = 1 << 20;  // bytes
constexpr int tries = 25;                     // between another one's lock and its socket, or the other way
constexpr int between_tries_ms = 20;

struct Address {
    sockaddr_un value{};
    explicit Address(const QByteArray& path) {
        value.sun_family = AF_UNIX;
        const auto length =
            std::min<std::size_t>(static_cast<std::size_t>(path.size()), sizeof(value.sun_path) - 1);
        std::memcpy(value.sun_path, path.constData(), length);
    }
    [[nodiscard]] const sockaddr* get() const { return reinterpret_cast<const sockaddr*>(&value); }
};

bool isOurs(int fd) {
    ucred who{};
    socklen_t length = sizeof who;
    return ::getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &who, &length) == 0 && who.uid == ::getuid();
}

/// What a later program sends: each path with a NUL behind it, then the end of the stream.
class Conversation final : public QObject {
  public:
    Conversation(UniqueFd fd, RunningProgram& program)
        : QObject(&program), fd_(std::move(fd)), program_(program) {
        auto* notifier = new QSocketNotifier(fd_.get(), QSocketNotifier::Read, this);
        connect(notifier, &QSocketNotifier::activated, this, [this, notifier] {
            char bytes[4096];
            const auto count = ::recv(fd_.get(), bytes, sizeof bytes, MSG_DONTWAIT);
            if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
            if (count > 0) message_.append(bytes, static_cast<qsizetype>(count));
            if (count > 0 && message_.size() <= message_limit) return;
            notifier->setEnabled(false);
            if (count == 0) answer();
            deleteLater();
        });
    }

  private:
    void answer() {
        QStringList files;
        for (const auto& path : message_.split('\0'))
            if (!path.isEmpty()) files << QFile::decodeName(path);
        if (::send(fd_.get(), "y", 1, MSG_NOSIGNAL | MSG_DONTWAIT) == 1) emit program_.asked(files);
    }
    UniqueFd fd_;
    RunningProgram& program_;
    QByteArray message_;
};

}  // namespace

RunningProgram::RunningProgram(const QString& directory, const QByteArray& display, QObject* parent)
    : QObject(parent),
      name_("workbench-" + QCryptographicHash::hash(display, QCryptographicHash::Sha256).toHex().left(8)),
      directory_(::open(QFile::encodeName(directory).constData(), O_PATH | O_DIRECTORY | O_CLOEXEC)) {}

RunningProgram::~RunningProgram() {
    // Before the lock goes: nobody is led to a socket that nobody reads.
    if (socket_) ::unlinkat(directory_.get(), (name_ + ".socket").constData(), 0);
}

QByteArray RunningProgram::socketPath() const {
    // An address holds 107 bytes; a home may be deeper than that.
    return "/proc/self/fd/" + QByteArray::number(directory_.get()) + '/' + name_ + ".socket";
}

bool RunningProgram::handOver(const QStringList& files) {
    if (!directory_) return false;
    // The other one may have the lock and no socket yet, or be about to go.
    for (int i = 0; i < tries; ++i) {
        const auto place = takePlace();
        if (place == Place::ours) listen();
        if (place != Place::taken) return false;
        const auto told = tell(files);
        if (told != Told::notThere) return told == Told::yes;
        ::poll(nullptr, 0, between_tries_ms);
    }
    return false;
}

RunningProgram::Place RunningProgram::takePlace() {
    UniqueFd lock(::openat(directory_.get(), (name_ + ".lock").constData(),
                           O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
    if (!lock) return Place::impossible;
    if (::flock(lock.get(), LOCK_EX | LOCK_NB) != 0)
        return errno == EWOULDBLOCK ? Place::taken : Place::impossible;
    lock_ = std::move(lock);
    return Place::ours;
}

void RunningProgram::listen() {
    ::unlinkat(directory_.get(), (name_ + ".socket").constData(), 0);  // of one that was killed
    socket_ = UniqueFd(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    const Address address(socketPath());
    const auto before = ::umask(0177);
    const bool bound = socket_ && ::bind(socket_.get(), address.get(), sizeof address.value) == 0;
    ::umask(before);
    if (!bound || ::listen(socket_.get(), 16) != 0) {
        socket_ = {};  // others will open their own
        return;
    }
    notifier_ = new QSocketNotifier(socket_.get(), QSocketNotifier::Read, this);
    connect(notifier_, &QSocketNotifier::activated, this, &RunningProgram::take);
}

RunningProgram::Told RunningProgram::tell(const QStringList& files) const {
    const UniqueFd fd(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    const Address address(socketPath());
    if (!fd || ::connect(fd.get(), address.get(), sizeof address.value) != 0) return Told::notThere;
    if (!isOurs(fd.get())) return Told::noAnswer;
    QByteArray message;
    for (const auto& file : files)
        message += QFile::encodeName(file) + '\0';
    for (qsizetype sent = 0; sent < message.size();) {
        const auto count = ::send(fd.get(), message.constData() + sent,
                                  static_cast<std::size_t>(message.size() - sent), MSG_NOSIGNAL);
        if (count <= 0) return Told::noAnswer;
        sent += count;
    }
    ::shutdown(fd.get(), SHUT_WR);
    pollfd answer{fd.get(), POLLIN, 0};
    char byte = 0;
    const bool heard =
        ::poll(&answer, 1, answer_limit_ms) == 1 && ::recv(fd.get(), &byte, 1, 0) == 1 && byte == 'y';
    return heard ? Told::yes : Told::noAnswer;
}

void RunningProgram::take() {
    UniqueFd fd(::accept4(socket_.get(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
    if (fd && isOurs(fd.get())) new Conversation(std::move(fd), *this);
}

}  // namespace assay::ui
