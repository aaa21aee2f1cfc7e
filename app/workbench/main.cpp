// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop program: parses the command line, puts the parts together, shows windows.
#include "core/base/files.h"
#include "ui/report/pdf_report.h"
#include "ui/session/language.h"
#include "ui/session/run_controller.h"
#include "ui/session/running_program.h"
#include "ui/widgets/roomy_style.h"
#include "ui/widgets/workbench.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

bool isSet(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr && *value != '\0';
}

/// Which of Qt's platforms to try. Where none of the real ones comes up, Qt itself would abort; with
/// "offscreen" behind them it comes back, and we can say so in a sentence (see main).
void choosePlatform(bool windowless) {
    if (windowless) {
        ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
    } else if (!isSet("QT_QPA_PLATFORM")) {
        ::setenv("QT_QPA_PLATFORM",
                 isSet("WAYLAND_DISPLAY") ? "wayland;xcb;offscreen"
                                          : (isSet("DISPLAY") ? "xcb;offscreen" : "offscreen"),
                 1);
    }
}

/// Help, version and export need no window; they must work on a bare host. Asked before Qt looks for a
/// display.
bool needsNoDisplay(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--") == 0) break;
        for (const char* option : {"--help", "-h", "--help-all", "--version", "-v", "--export"})
            if (std::strcmp(argv[i], option) == 0 ||
                (std::strncmp(argv[i], "--export=", 9) == 0 && std::strcmp(option, "--export") == 0))
                return true;
    }
    return false;
}

/// The value of --language; null where it is not given. Asked before the options are described, which is done
/// in that language.
QString languageAskedFor(const QStringList& arguments) {
    const QString option = QStringLiteral("--language");
    for (qsizetype i = 1; i < arguments.size() && arguments[i] != QLatin1String("--"); ++i) {
        if (arguments[i].startsWith(option + QLatin1Char('='))) return arguments[i].mid(option.size() + 1);
        if (arguments[i] == option && i + 1 < arguments.size()) return arguments[i + 1];
    }
    return {};
}

/// Where this program's windows appear: one that shows them elsewhere does not open them for it.
QByteArray display() {
    const QString platform = QGuiApplication::platformName();
    return platform.toUtf8() + '\0' +
           qgetenv(platform.startsWith(QLatin1String("wayland")) ? "WAYLAND_DISPLAY" : "DISPLAY");
}

/// Without a session's directory of its own Qt takes another one and says so, on a bare host at every start:
/// no news to who asks for a report. Everything else goes on to whoever had the messages before.
void dropRuntimeDirectoryWarning() {
    static QtMessageHandler before = nullptr;
    before =
        qInstallMessageHandler([](QtMsgType type, const QMessageLogContext& context, const QString& text) {
            if (!text.startsWith(QLatin1String("QStandardPaths: XDG_RUNTIME_DIR not set")))
                before(type, context, text);
        });
}

int printError(const assay::Error& error) {
    std::fprintf(stderr, "assay-workbench: %s\n", error.text().c_str());
    return error.kind == assay::ErrorKind::usage ? 2 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    // A file that may not grow further is an error to show, not the end of the window.
    ::signal(SIGXFSZ, SIG_IGN);
    const bool windowless = needsNoDisplay(argc, argv);
    const bool chosen_by_person = isSet("QT_QPA_PLATFORM");
    choosePlatform(windowless);
    dropRuntimeDirectoryWarning();

    QApplication application(argc, argv);
    assay::ui::makeRoom();
    assay::ui::Language language;
    const QString asked = languageAskedFor(QCoreApplication::arguments());
    if (asked.isNull()) {
        language.followDesktop();
    } else if (const auto chosen = language.choose(asked); !chosen) {
        return printError(chosen.error());
    }
    QApplication::setApplicationName(QStringLiteral("org.assayworkbench.Assay"));
    QApplication::setApplicationDisplayName(QStringLiteral("Assay"));
    QApplication::setApplicationVersion(QStringLiteral(ASSAY_VERSION));
    QApplication::setOrganizationDomain(QStringLiteral("assayworkbench.org"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.assayworkbench.Assay"));
    // Windows may all be gone for a moment between the start page and a case.
    QGuiApplication::setQuitOnLastWindowClosed(true);

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "The workbench for performance claims about Redis."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption exportOption(
        QStringLiteral("export"),
        QCoreApplication::translate("main",
                                    "Write the report of CASE to FILE.pdf and exit; needs no display."),
        QStringLiteral("FILE.pdf"));
    parser.addOption(exportOption);
    const QCommandLineOption paperOption(
        QStringLiteral("paper"),
        QCoreApplication::translate("main", "With --export: pages of this SIZE, a4 (the default) or letter."),
        QStringLiteral("SIZE"));
    parser.addOption(paperOption);
    parser.addOption(
        {QStringLiteral("language"),
         QCoreApplication::translate("main", "Speak LANG (%1) in place of the desktop's language.")
             .arg(assay::ui::Language::known().join(QStringLiteral(", "))),
         QStringLiteral("LANG")});
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 QCoreApplication::translate("main", "Case files to open."),
                                 QStringLiteral("[FILE...]"));
    if (!parser.parse(QCoreApplication::arguments())) {
        std::fprintf(stderr, "assay-workbench: %s\n  What to do: see assay-workbench --help.\n",
                     parser.errorText().toLocal8Bit().constData());
        return 2;
    }
    if (parser.isSet(QStringLiteral("version"))) {
        std::puts("assay-workbench " ASSAY_VERSION);  // the application's name is its id on the desktop
        return 0;
    }
    if (parser.isSet(QStringLiteral("help"))) parser.showHelp();

    QStringList files = parser.positionalArguments();
    const auto paper = parser.isSet(paperOption) ? assay::ui::pageSizeNamed(parser.value(paperOption))
                                                 : assay::ui::ReportPageSize::a4;
    if (!paper)
        return printError({assay::ErrorKind::usage,
                           "there is no paper '" + parser.value(paperOption).toStdString() + "'",
                           "Say --paper a4 or --paper letter.",
                           {}});
    if (parser.isSet(paperOption) && !parser.isSet(exportOption))
        return printError({assay::ErrorKind::usage,
                           "--paper goes with --export",
                           "assay-workbench --export FILE.pdf --paper letter CASE",
                           {}});
    if (parser.isSet(exportOption)) {
        if (files.size() != 1)
            return printError({assay::ErrorKind::usage,
                               "--export takes exactly one case",
                               "assay-workbench --export FILE.pdf CASE",
                               {}});
        const auto written = assay::ui::writePdf(files.front(), parser.value(exportOption), {*paper});
        return written ? 0 : printError(written.error());
    }

    if (!windowless && !chosen_by_person && QGuiApplication::platformName() == QLatin1String("offscreen")) {
        std::fputs(
            "assay-workbench: there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY name none "
            "that answers).\n"
            "  What to do: start it inside a desktop session, or use the command line program: assay "
            "--help.\n"
            "  A report needs no display: assay-workbench --export FILE.pdf CASE\n",
            stderr);
        return 1;
    }
    for (auto& file : files)  // another program's working directory is another
        file = QFileInfo(file).absoluteFilePath();
    const auto state = assay::state_directory();
    if (!state) return printError(state.error());
    if (auto made = assay::make_directories(*state); !made) return printError(made.error());
    assay::ui::RunningProgram running(QString::fromStdString(state->string()), display());
    if (running.handOver(files)) return 0;
    assay::ui::Workbench workbench(QString::fromStdString(state->string()),
                                   assay::ui::RunController::findAssayProgram());
    QObject::connect(&running, &assay::ui::RunningProgram::asked, &workbench,
                     &assay::ui::Workbench::openFiles);
    workbench.openFiles(files);
    return QApplication::exec();
}
