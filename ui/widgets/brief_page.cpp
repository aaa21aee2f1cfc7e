// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/brief_page.h"

#include "ui/session/revise_command.h"
#include "ui/session/verdict_summary.h"
#include "ui/session/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/diff_view.h"
#include "ui/widgets/editable_text.h"

#include <QComboBox>
#include <QUndoStack>

#include <algorithm>
#include <memory>

namespace assay::ui {

namespace {

QString fieldOf(const casefile::CaseOpened& brief, const std::string& field) {
    if (field == "claim") return shown(brief.claim);
    if (field == "hypothesis") return shown(brief.hypothesis);
    if (field == "change_to_test") return shown(brief.change_to_test);
    if (field == "would_confirm") return shown(brief.would_confirm);
    if (field == "would_refute") return shown(brief.would_refute);
    return {};
}

void clear(QLayout& layout) {
    while (auto* item = layout.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

}  // namespace

BriefPage::BriefPage(CaseSession& session, QUndoStack& edits, QWidget* parent)
    : ColumnPage(QStringLiteral("briefPage"), 52, parent),
      session_(session),
      edits_(edits),
      banner_(new Banner),
      places_(new TextLabel),
      patch_(new QComboBox),
      diff_(new DiffView),
      noPatch_(new TextLabel(tr("No variant carries a patch."), style::Type::body, TextLabel::Tone::muted)),
      questions_(new QVBoxLayout) {
    column().addWidget(banner_);
    happenedTitle_ = addSection(tr("What happened"));
    happened_ = new TextLabel;
    happened_->setObjectName(QStringLiteral("briefHappened"));
    column().addWidget(happened_);
    addText(tr("Claim"), "claim");
    addText(tr("Hypothesis"), "hypothesis");
    addText(tr("Change to test"), "change_to_test");

    addSection(tr("Where it lives"));
    places_->setObjectName(QStringLiteral("briefPlaces"));
    column().addWidget(places_);
    patch_->setObjectName(QStringLiteral("briefPatch"));
    patch_->setAccessibleName(tr("Which patch is shown"));
    column().addSpacing(style::em(0.3));
    column().addWidget(patch_, 0, Qt::AlignLeft);
    column().addWidget(diff_);
    column().addWidget(noPatch_);
    connect(patch_, &QComboBox::currentIndexChanged, this,
            [this](int index) { diff_->setDiff(patch_->itemData(index).toString()); });

    addText(tr("Would confirm"), "would_confirm");
    addText(tr("Would refute"), "would_refute");
    addSection(tr("What is asked, and how large an effect has to be to matter"));
    questions_->setSpacing(style::em(0.3));
    column().addLayout(questions_);
    linksTitle_ = addSection(tr("Links"));
    links_ = new TextLabel;
    column().addWidget(links_);
    column().addStretch(1);

    connect(&session_, &CaseSession::snapshotChanged, this, &BriefPage::follow);
    connect(&session_, &CaseSession::failed, this, &BriefPage::follow);
    follow();
}

void BriefPage::addText(const QString& title, const char* field) {
    addSection(title);
    auto* text = new EditableText(title, QStringLiteral("brief_%1").arg(QLatin1String(field)));
    column().addWidget(text);
    texts_[field] = text;
    connect(text, &EditableText::kept, this,
            [this, name = std::string(field)](const QString& before, const QString& after) {
                keep(name, before, after);
            });
}

void BriefPage::keep(const std::string& field, const QString& before, const QString& after) {
    auto* command = new ReviseCommand(session_, field, before.toStdString(), after.toStdString());
    const auto failure = std::make_shared<std::optional<Error>>();
    command->reportTo([failure](const Error& error) { *failure = error; });
    edits_.push(command);  // writes the event; an obsolete command is gone afterwards
    if (*failure) {
        banner_->showError(**failure);
    } else {
        banner_->dismiss();
        texts_[field]->setText(after);
    }
}

void BriefPage::follow() {
    const auto snapshot = session_.snapshot();
    const auto& brief = snapshot->state.brief;
    const bool writable = session_.isWritable();
    for (const auto& [field, text] : texts_) {
        text->setText(fieldOf(brief, field));
        text->setEditable(writable);
    }
    const auto& verdict = snapshot->state.verdict;
    happenedTitle_->setVisible(verdict.has_value());
    happened_->setVisible(verdict.has_value());
    if (verdict) {
        QString words = shown(verdict->what_happened);
        if (!verdict->scope.empty()) words += QStringLiteral("\n\n") + shown(verdict->scope);
        happened_->setText(words);
    }
    QStringList links;
    for (const auto& link : brief.links)
        links << shown(link);
    links_->setText(links.join(QLatin1Char('\n')));
    links_->setVisible(!links.isEmpty());
    linksTitle_->setVisible(!links.isEmpty());
    showPlaces(*snapshot);
    showPatches(*snapshot);
    showQuestions(*snapshot);
}

void BriefPage::showPlaces(const Snapshot& snapshot) {
    QStringList lines;
    for (const auto& place : snapshot.state.brief.places) {
        QString line = shown(place.function);
        if (!line.isEmpty()) line += QStringLiteral("  \u00b7  ");
        line += shown(place.file);
        if (place.first_line > 0)
            line += tr(", lines %1 to %2 of the page's own commit")
                        .arg(place.first_line)
                        .arg(std::max(place.first_line, place.last_line));
        lines << line;
    }
    places_->setText(lines.isEmpty() ? tr("Not said.") : lines.join(QLatin1Char('\n')));
    places_->setTone(lines.isEmpty() ? TextLabel::Tone::muted : TextLabel::Tone::normal);
}

void BriefPage::showPatches(const Snapshot& snapshot) {
    std::vector<std::string> now;
    for (const auto& v : snapshot.state.variants)
        for (const auto& patch : v.recipe.patches)
            now.push_back(v.recipe.name + patch.sha256);
    if (now == shownPatches_ && !now.empty()) return;
    shownPatches_ = now;
    patch_->clear();
    int candidate = -1;
    for (const auto& v : snapshot.state.variants) {
        for (const auto& patch : v.recipe.patches) {
            // The change under test is what a reader looks for first.
            if (candidate < 0 && v.recipe.role == variant::Role::candidate) candidate = patch_->count();
            patch_->addItem(QStringLiteral("%1: %2").arg(shown(v.recipe.name), shown(patch.name)),
                            shown(patch.text));
        }
    }
    if (candidate >= 0) patch_->setCurrentIndex(candidate);
    const bool any = patch_->count() > 0;
    patch_->setVisible(any);
    diff_->setVisible(any);
    noPatch_->setVisible(!any);
}

void BriefPage::showQuestions(const Snapshot& snapshot) {
    const auto& state = snapshot.state;
    const auto* current = state.current_plan();
    const experiment::Plan* plan = current != nullptr     ? &current->plan
                                   : state.drafts.empty() ? nullptr
                                                          : &state.drafts.front();
    const auto now = plan == nullptr ? std::vector<experiment::Question>{} : plan->questions;
    if (now == shownQuestions_ && questions_->count() > 0) return;
    shownQuestions_ = now;
    clear(*questions_);
    if (now.empty()) {
        questions_->addWidget(
            new TextLabel(tr("No plan asks anything yet."), style::Type::body, TextLabel::Tone::muted));
        return;
    }
    questions_->addWidget(new TextLabel(
        current != nullptr ? tr("Plan '%1', frozen before the first sample.").arg(shown(plan->name))
                           : tr("Plan '%1', not frozen yet.").arg(shown(plan->name)),
        style::Type::small, TextLabel::Tone::muted));
    for (const auto role : {experiment::QuestionRole::claim, experiment::QuestionRole::calibration,
                            experiment::QuestionRole::guard}) {
        for (const auto& question : now) {
            if (question.role != role) continue;
            questions_->addWidget(
                new TextLabel(QStringLiteral("%1:  %2.").arg(word(role), questionInWords(question))));
        }
    }
}

}  // namespace assay::ui
