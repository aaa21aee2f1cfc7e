// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/close_guard.h"

#include "ui/session/words.h"
#include "ui/widgets/editable_text.h"
#include "ui/widgets/report_page.h"
#include "ui/widgets/timeline_panel.h"
#include "ui/widgets/workload_form.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace assay::ui {

namespace {

struct GuardText {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::CloseGuard)
};

/// What in a window was begun and not given to the case, a line each.
QStringList unsentIn(const QWidget& window) {
    QStringList out;
    for (const auto* panel : window.findChildren<TimelinePanel*>())
        if (panel->hasUnsentNote())
            out << GuardText::tr("The note in the timeline was not added to the case.");
    for (const auto* text : window.findChildren<EditableText*>())
        if (text->hasUnkeptText())
            out << GuardText::tr("The edit of \u201c%1\u201d was not kept.").arg(text->name());
    for (const auto* form : window.findChildren<WorkloadForm*>())
        if (form->isChanged())
            out << GuardText::tr("The changes of the workload %1 were not kept.").arg(form->workloadName());
    return out;
}

}  // namespace

CloseGuard::CloseGuard(QWidget& window, CaseSession& session, RunController& controller)
    : window_(window), session_(session), controller_(controller) {}

bool CloseGuard::mayClose() {
    if (leaving_ != Leaving::notAsked) return true;
    return askAboutWords() && askAboutWriting() && askAboutReport() && askAboutRun();
}

bool CloseGuard::askAboutWords() {
    const QStringList unsent = unsentIn(window_);
    if (unsent.isEmpty()) return true;
    window_.activateWindow();
    QMessageBox box(QMessageBox::Question, GuardText::tr("Words that are not in the case"),
                    unsent.join(QLatin1Char('\n')), QMessageBox::Discard | QMessageBox::Cancel, &window_);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(GuardText::tr("Close without it?"));
    box.setObjectName(QStringLiteral("noteQuestion"));
    box.setDefaultButton(QMessageBox::Cancel);
    return box.exec() == QMessageBox::Discard;
}

bool CloseGuard::askAboutWriting() {
    if (!session_.isWriting()) return true;
    window_.activateWindow();
    QMessageBox box(
        QMessageBox::Question, GuardText::tr("An entry is not written yet"),
        GuardText::tr("An entry is still on its way into the case file: another program holds it."),
        QMessageBox::NoButton, &window_);
    box.setObjectName(QStringLiteral("writingQuestion"));
    box.setInformativeText(
        GuardText::tr("It is tried for some seconds more, also without this window; but nobody would be told "
                      "if it fails."));
    auto* close = box.addButton(GuardText::tr("Close all the same"), QMessageBox::DestructiveRole);
    close->setObjectName(QStringLiteral("writingClose"));
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    // Once it is written the question is none any more.
    QObject::connect(&session_, &CaseSession::writingChanged, &box, [this, &box] {
        if (!session_.isWriting()) box.done(QDialog::Accepted);
    });
    box.exec();
    return !session_.isWriting() || box.clickedButton() == close;
}

bool CloseGuard::askAboutReport() {
    auto* page = window_.findChild<ReportPage*>();
    if (page == nullptr || !page->isWriting()) return true;
    window_.activateWindow();
    QMessageBox box(QMessageBox::Question, GuardText::tr("A file is not written yet"),
                    GuardText::tr("The report, or its samples, are still being written."),
                    QMessageBox::NoButton, &window_);
    box.setObjectName(QStringLiteral("reportQuestion"));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(GuardText::tr(
        "The window closes once that is done. What is given up stands there whole, or as it was "
        "before."));
    auto* close = box.addButton(GuardText::tr("Close without it"), QMessageBox::DestructiveRole);
    close->setObjectName(QStringLiteral("reportClose"));
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    bool written = false;
    QObject::connect(page, &ReportPage::written, &box, [&] {
        written = true;
        box.done(QDialog::Accepted);
    });
    // The page says it too, but need not be the one that is seen.
    QObject::connect(page, &ReportPage::notWritten, &box, [&box](const Error& error) {
        box.setIcon(QMessageBox::Warning);
        box.setText(shown(error.message));
        box.setInformativeText(shown(error.advice));
    });
    box.exec();
    return written || box.clickedButton() == close;
}

bool CloseGuard::askAboutRun() {
    leaving_ = Leaving::plainly;
    if (!controller_.isRunning()) return true;
    window_.activateWindow();
    QMessageBox box(QMessageBox::Question, GuardText::tr("A run is going on"),
                    GuardText::tr("Shall the run go on without this window?"), QMessageBox::NoButton,
                    &window_);
    box.setObjectName(QStringLiteral("runGoesOnQuestion"));
    box.setInformativeText(GuardText::tr("What it measures goes into the case file either way."));
    auto* goOn = box.addButton(GuardText::tr("Go on without the window"), QMessageBox::AcceptRole);
    auto* stop = box.addButton(GuardText::tr("Stop the run"), QMessageBox::DestructiveRole);
    box.addButton(QMessageBox::Cancel);
    goOn->setObjectName(QStringLiteral("runGoesOn"));
    stop->setObjectName(QStringLiteral("runStops"));
    box.setDefaultButton(goOn);
    box.exec();
    leaving_ = box.clickedButton() == stop   ? Leaving::runStops
               : box.clickedButton() == goOn ? Leaving::runGoesOn
                                             : Leaving::notAsked;
    return leaving_ != Leaving::notAsked;
}

void CloseGuard::leave() {
    if (leaving_ == Leaving::runStops) controller_.stop();
    controller_.detach();
}

}  // namespace assay::ui
