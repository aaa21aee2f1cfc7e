// SPDX-License-Identifier: GPL-3.0-or-later
// Reports that cannot be made: said with advice, and nothing of what was there before is lost.
#include "tests/support/synthetic_case.h"
#include "tests/support/ui/ui_test.h"
#include "tests/widgets/report/report_files.h"
#include "ui/report/pdf_report.h"

#include <QDir>

#include <csignal>
#include <fstream>
#include <sys/resource.h>

using namespace assay;
using assay::test::contentOf;
using assay::test::qt;

class PdfFailureTest : public QObject {
    Q_OBJECT

    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::filesystem::path case_;
    std::filesystem::path pdf_;

  private slots:
    void init() {
        test::failOnQtWarnings();
        directory_ = std::make_unique<test::TemporaryDirectory>();
        case_ = *directory_ / "set-copy.assay";
        pdf_ = *directory_ / "report.pdf";
        const Status made = test::write_synthetic_case(case_);
        QVERIFY2(made.has_value(), made ? "" : made.error().text().c_str());
    }

    void pathsThatCannotBeWrittenAreSaidWithAdvice_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("no such folder") << QStringLiteral("missing/report.pdf");
        QTest::newRow("a folder") << QStringLiteral(".");
        QTest::newRow("the case itself") << QStringLiteral("set-copy.assay");
    }
    void pathsThatCannotBeWrittenAreSaidWithAdvice() {
        QFETCH(QString, name);
        const QByteArray before = contentOf(case_);
        const Status written = ui::writePdf(qt(case_), qt(*directory_ / name.toStdString()));
        QVERIFY(!written);
        QVERIFY(written.error().message.find(name == QLatin1String(".") ? "/" : name.toStdString()) !=
                std::string::npos);
        QVERIFY(!written.error().advice.empty());
        QCOMPARE(contentOf(case_), before);
        QCOMPARE(QDir(qt(directory_->path())).entryList(QDir::Files),
                 QStringList{QStringLiteral("set-copy.assay")});
    }

    void withoutSpaceTheOldReportStays() {
        std::ofstream(pdf_) << "the old report";
        struct rlimit old {};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &old), 0);
        struct rlimit small = old;
        small.rlim_cur = 20000;  // as a full disk: a write beyond is refused
        void (*const handler)(int) = std::signal(SIGXFSZ, SIG_IGN);
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
        const Status written = ui::writePdf(qt(case_), qt(pdf_));
        setrlimit(RLIMIT_FSIZE, &old);
        std::signal(SIGXFSZ, handler);
        QVERIFY(!written);
        QVERIFY(written.error().kind == ErrorKind::io);
        QVERIFY(written.error().advice.find("room") != std::string::npos);
        QCOMPARE(contentOf(pdf_), QByteArray("the old report"));
        QCOMPARE(QDir(qt(directory_->path())).entryList(QDir::Files).size(), 2);
    }

    void aMissingCaseIsAnError() {
        const Status written = ui::writePdf(qt(*directory_ / "gone.assay"), qt(pdf_));
        QVERIFY(!written);
        QVERIFY(written.error().message.find("gone.assay") != std::string::npos);
        QVERIFY(!std::filesystem::exists(pdf_));
    }
};

ASSAY_UI_TEST_MAIN(PdfFailureTest)
#include "pdf_failure_test.moc"
