// SPDX-License-Identifier: GPL-3.0-or-later
// A case on a disk that may only be read, with the person's own state on it as well. The disk is a real one:
// a file system of its own, mounted for this process alone.
#include "tests/widgets/story.h"
#include "ui/widgets/banner.h"

#include <QAction>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>

#include <fstream>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

using namespace assay;
using namespace assay::ui;
using test::find;

namespace {

/// Mounts of this process's own; as a user without rights through a user namespace. Before any thread.
bool ownMounts() {
    const auto user = ::getuid();
    const auto group = ::getgid();
    const int own = user == 0 ? CLONE_NEWNS : CLONE_NEWNS | CLONE_NEWUSER;
    if (::unshare(own) != 0) return false;
    if (user != 0) {
        std::ofstream("/proc/self/setgroups") << "deny";
        std::ofstream("/proc/self/uid_map") << "0 " << user << " 1";
        std::ofstream("/proc/self/gid_map") << "0 " << group << " 1";
    }
    return ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
}

bool own_mounts = false;

}  // namespace

class ReadOnlyDiskTest final : public QObject {
    Q_OBJECT

  private slots:
    void aCaseOnItIsReadAndCopied() {
        test::failOnQtWarnings();
        if (!own_mounts) QSKIP("this system lets a test mount nothing");
        const test::TemporaryDirectory directory;
        const auto disk = directory / "disk";
        std::filesystem::create_directory(disk);
        QCOMPARE(::mount("tmpfs", disk.c_str(), "tmpfs", 0, nullptr), 0);
        const auto file = disk / "case.assay";
        QVERIFY(test::write_synthetic_case(file));
        std::filesystem::create_directory(disk / "xdg");
        QCOMPARE(::mount("tmpfs", disk.c_str(), "tmpfs", MS_REMOUNT | MS_RDONLY, nullptr), 0);
        qputenv("XDG_STATE_HOME", QByteArray::fromStdString((disk / "xdg").string()));
        {
            Workbench workbench(QString::fromStdString((disk / "xdg" / "assay").string()), QString());
            auto* window = workbench.openCase(QString::fromStdString(file.string()));
            window->resize(1280, 720);
            QVERIFY(QTest::qWaitForWindowExposed(window));
            const auto* state = find<Banner>(window, "stateBanner");
            QTRY_VERIFY_WITH_TIMEOUT(state->isVisible(), test::deadline_ms);
            QVERIFY(state->message().contains(QStringLiteral("only be read")));
            QVERIFY(find<QLabel>(state, "bannerAdvice")->text().contains(QStringLiteral("save a copy")));
            QVERIFY(!find<QPlainTextEdit>(window, "noteText")->isEnabled());
            QVERIFY(!find<QPushButton>(window, "runButton")->isEnabled());
            QVERIFY(!find<QToolButton>(window, "timelineAttach")->isEnabled());
            QVERIFY(!find<QAction>(window, "actionSettle")->isEnabled());
            for (int page = 0; page < 7; ++page) {
                window->showPage(page);
                QVERIFY(!window->grab().isNull());
            }
            const auto* message = find<Banner>(window, "messageBanner");
            window->saveCopyTo(QString::fromStdString((disk / "copy.assay").string()));
            QTRY_VERIFY_WITH_TIMEOUT(message->isVisible(), test::deadline_ms);
            QVERIFY2(message->message().contains(QStringLiteral("copy.assay")),
                     qPrintable(message->message()));
            const auto copy = directory / "copy.assay";
            window->saveCopyTo(QString::fromStdString(copy.string()));
            QTRY_VERIFY_WITH_TIMEOUT(message->message().contains(QStringLiteral("saved")), test::deadline_ms);
            auto* writable = workbench.openCase(QString::fromStdString(copy.string()));
            QTRY_VERIFY_WITH_TIMEOUT(find<QPlainTextEdit>(writable, "noteText")->isEnabled(),
                                     test::deadline_ms);
            QVERIFY(window->close());
        }
        QCOMPARE(::umount2(disk.c_str(), MNT_DETACH), 0);
    }
};

int main(int argc, char** argv) {
    own_mounts = ownMounts();
    const test::UiEnvironment environment;
    QApplication application(argc, argv);
    environment.prepareApplication();
    ReadOnlyDiskTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "read_only_disk_test.moc"
