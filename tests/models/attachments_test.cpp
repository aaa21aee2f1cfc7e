// SPDX-License-Identifier: GPL-3.0-or-later
// Files into a case and out of it: what is taken, what comes back, what may be shown at a click.
#include "ui/session/attachments.h"

#include "tests/support/ui/ui_test.h"

#include <QFile>

using namespace assay;
using namespace assay::ui;

class AttachmentsTest final : public QObject {
    Q_OBJECT

  private slots:
    void whatGoesInComesOut() {
        const QByteArray content("a\0b\xff\n", 5);
        const auto attached = attachmentOf(write(QStringLiteral("perf data.bin"), content));
        QVERIFY2(attached, attached ? "" : attached.error().text().c_str());
        QCOMPARE(attached->title, std::string("perf data.bin"));
        QCOMPARE(attached->attachment->name, std::string("perf data.bin"));
        const auto back = contentOf(*attached->attachment);
        QVERIFY(back && *back == content);
    }

    void anEmptyFileIsAFile() {
        const auto attached = attachmentOf(write(QStringLiteral("empty.txt"), {}));
        QVERIFY(attached);
        QVERIFY(contentOf(*attached->attachment)->isEmpty());
    }

    void whatIsTooLargeOrNoFileSaysSo() {
        QFile large(write(QStringLiteral("large.bin"), {}));
        QVERIFY(large.resize(static_cast<qint64>(attachment_limit) + 1));
        const auto refused = attachmentOf(large.fileName());
        QVERIFY(!refused);
        QVERIFY(QString::fromStdString(refused.error().message).contains(QStringLiteral("large.bin")));
        QVERIFY(QString::fromStdString(refused.error().advice).contains(QStringLiteral("8 MiB")));
        QVERIFY(large.resize(static_cast<qint64>(attachment_limit)));
        QVERIFY(attachmentOf(large.fileName()));
        const auto folder = attachmentOf(QString::fromStdString(directory_.path().string()));
        QVERIFY(!folder && !folder.error().advice.empty());
        QVERIFY(!attachmentOf(QString::fromStdString((directory_ / "none").string())));
    }

    void whatWasChangedOnItsWayIsRefused() {
        auto attached = attachmentOf(write(QStringLiteral("a.txt"), "as it was"));
        attached->attachment->base64 = QByteArray("as it is!").toBase64().toStdString();
        const auto content = contentOf(*attached->attachment);
        QVERIFY(!content);
        QVERIFY(content.error().kind == ErrorKind::damaged);
    }

    void aNameIsNeverAPlace_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("expected");
        QTest::newRow("plain") << "perf.txt"
                               << "perf.txt";
        QTest::newRow("path") << "../../etc/passwd"
                              << "passwd";
        QTest::newRow("folder") << "/home/x/.ssh/"
                                << "attachment";
        QTest::newRow("hidden") << ".bashrc"
                                << "bashrc";
        QTest::newRow("dots") << ".."
                              << "attachment";
        QTest::newRow("control") << "a\nb\x1b.txt"
                                 << "a_b_.txt";
        QTest::newRow("reversed") << QStringLiteral("a\u202etxt.sh") << "a_txt.sh";
        QTest::newRow("none") << ""
                              << "attachment";
    }
    void aNameIsNeverAPlace() {
        QFETCH(QString, name);
        QFETCH(QString, expected);
        casefile::Attachment attachment;
        attachment.name = name.toStdString();
        QCOMPARE(fileNameOf(attachment), expected);
    }

    void onlyWhatIsLookedAtIsOpened_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<bool>("opened");
        QTest::newRow("text") << "notes.txt" << QByteArray("words") << true;
        QTest::newRow("patch") << "less.patch" << QByteArray("--- a\n+++ b\n") << true;
        QTest::newRow("picture") << "flame.png" << QByteArray("\x89PNG\r\n\x1a\n") << true;
        QTest::newRow("script") << "run.sh" << QByteArray("#!/bin/sh\nrm -rf ~\n") << false;
        QTest::newRow("page") << "page.html" << QByteArray("<html><script>x</script></html>") << false;
        QTest::newRow("drawing") << "flame.svg" << QByteArray("<svg/>") << false;
        QTest::newRow("starter") << "a.desktop" << QByteArray("[Desktop Entry]\nExec=x\n") << false;
        QTest::newRow("program") << "redis-server"
                                 << QByteArray(
                                        "\x7f"
                                        "ELF\x02\x01\x01")
                                 << false;
    }
    void onlyWhatIsLookedAtIsOpened() {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        casefile::Attachment attachment;
        attachment.name = name.toStdString();
        attachment.media_type = "text/plain";  // what a case says of it counts for nothing
        const auto type = typeOf(attachment, content);
        QTEST(mayBeOpened(type), "opened");
    }

  private:
    QString write(const QString& name, const QByteArray& content) {
        QFile file(QString::fromStdString((directory_ / name.toStdString()).string()));
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write(content);
        return file.fileName();
    }
    test::TemporaryDirectory directory_;
};

ASSAY_UI_TEST_MAIN(AttachmentsTest)
#include "attachments_test.moc"
