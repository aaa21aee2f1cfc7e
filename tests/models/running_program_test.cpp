// SPDX-License-Identifier: GPL-3.0-or-later
// One program opens all cases: whoever comes later hands over, whatever became of those before.
#include "ui/session/running_program.h"

#include "tests/support/ui/ui_test.h"

#include <QFileInfo>
#include <QSignalSpy>
#include <QtConcurrentRun>

#include <filesystem>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

using namespace assay;
using namespace assay::ui;

namespace {
constexpr int deadline_ms = 20000;
}

class RunningProgramTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        test::failOnQtWarnings();
        directory_ = std::make_unique<test::TemporaryDirectory>();
        // Deeper than an address of a socket can say.
        place_ = directory_->path() / std::string(90, 'd') / std::string(90, 'e');
        std::filesystem::create_directories(place_);
    }

    void theFirstOpensAndTheNextHandsOver() {
        RunningProgram first(place(), "one");
        QVERIFY(!first.handOver({QStringLiteral("/a")}));  // it opens them itself
        QSignalSpy asked(&first, &RunningProgram::asked);
        const QStringList files{QStringLiteral("/x/my case.assay"), QStringLiteral("/y/\u00e4.assay")};
        QVERIFY(another(files));
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].toStringList(), files);
        QVERIFY(another({}));  // none: its start page
        QCOMPARE(asked.size(), 2);
        QCOMPARE(asked[1][0].toStringList(), QStringList());
        RunningProgram elsewhere(place(), "two");
        QVERIFY(!elsewhere.handOver(files));  // on another display
    }

    void nobodyElseMayTalkToIt() {
        RunningProgram first(place(), "one");
        QVERIFY(!first.handOver({}));
        struct stat info {};
        QCOMPARE(::stat(socket().c_str(), &info), 0);
        QVERIFY(S_ISSOCK(info.st_mode));
        QCOMPARE(info.st_mode & 0777U, 0600U);
    }

    void whatADeadOneLeftIsTakenOver() {
        const auto left = socketName();
        QVERIFY(!std::filesystem::exists(place_ / left));  // one that ends takes it along
        // A killed one leaves its socket: nobody listens there, and nobody holds the lock.
        const int fd = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const auto link = *directory_ / "short";
        std::filesystem::create_directory_symlink(place_, link);
        const auto path = (link / left).string();
        QVERIFY(path.size() < sizeof address.sun_path);
        path.copy(address.sun_path, path.size());
        QCOMPARE(::bind(fd, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        ::close(fd);
        RunningProgram next(place(), "one");
        QVERIFY(!next.handOver({}));
        QSignalSpy asked(&next, &RunningProgram::asked);
        QVERIFY(another({QStringLiteral("/a")}));
        QCOMPARE(asked.size(), 1);
    }

    void withoutAPlaceEveryoneOpensTheirOwn() {
        RunningProgram one(QStringLiteral("/nowhere/at/all"), "one");
        QVERIFY(!one.handOver({QStringLiteral("/a")}));
    }

  private:
    QString place() const { return QString::fromStdString(place_.string()); }
    /// Of the display "one"; found while one program runs.
    std::string socketName() const {
        RunningProgram one(QString::fromStdString(place_.string()), "one");
        if (one.handOver({})) qWarning("another one runs");
        for (const auto& entry : std::filesystem::directory_iterator(place_))
            if (entry.path().extension() == ".socket") return entry.path().filename().string();
        return {};
    }
    std::string socket() const {
        for (const auto& entry : std::filesystem::directory_iterator(place_))
            if (entry.path().extension() == ".socket") return entry.path().string();
        return {};
    }
    /// A later program; while it waits for its answer the first one's events are handled.
    bool another(const QStringList& files) const {
        auto handed = QtConcurrent::run([place = place(), files] {
            RunningProgram later(place, "one");
            return later.handOver(files);
        });
        return QTest::qWaitFor([&] { return handed.isFinished(); }, deadline_ms) && handed.result();
    }
    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::filesystem::path place_;
};

ASSAY_UI_TEST_MAIN(RunningProgramTest)
#include "running_program_test.moc"
