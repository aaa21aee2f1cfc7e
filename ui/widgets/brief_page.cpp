// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/brief_page.h"

#include "ui/session/place_words.h"
#include "ui/session/revise_command.h"
#include "ui/session/thing_commands.h"
#include "ui/session/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/diff_view.h"
#include "ui/widgets/editable_text.h"
#include "ui/widgets/editing.h"
#include "ui/widgets/plan/plan_panel.h"
#include "ui/widgets/source_view.h"

#include <QComboBox>
#include <QScrollBar>
#include <QUndoStack>

#include <memory>

namespace assay::ui {

BriefPage::BriefPage(CaseSession& session, QUndoStack& edits, QWidget* parent)
    : ColumnPage(QStringLiteral("briefPage"), 52, parent),
      session_(session),
      edits_(edits),
      banner_(new Banner),
      source_(new SourceView),
      patch_(new QComboBox),
      diff_(new DiffView),
      noPatch_(new TextLabel(tr("No variant carries a patch."), style::Type::body, TextLabel::Tone::muted)) {
    column().addWidget(banner_);
    happenedTitle_ = addSection(tr("What happened"));
    happened_ = new TextLabel;
    happened_->setObjectName(QStringLiteral("briefHappened"));
    column().addWidget(happened_);
    addText(tr("Claim"), "claim");
    addText(tr("Hypothesis"), "hypothesis");
    addText(tr("Change to test"), "change_to_test");

    addSection(tr("Where it lives"));
    addPlaces();
    column().addWidget(source_);
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
    plans_ = new PlanPanel(session_, edits_, *banner_);
    column().addWidget(plans_);
    linksTitle_ = addSection(tr("Links"));
    addLinks();
    addText(tr("Title"), "title");
    addText(tr("Project"), "project");
    addText(tr("Category"), "category");
    column().addStretch(1);

    connect(&session_, &CaseSession::snapshotChanged, this, &BriefPage::follow);
    connect(&session_, &CaseSession::failed, this, &BriefPage::follow);
    follow();
}

void BriefPage::addText(const QString& title, const char* field) {
    auto* label = addSection(title);
    auto* text = new EditableText(title, QStringLiteral("brief_%1").arg(QLatin1String(field)));
    column().addWidget(text);
    texts_[field] = {label, text};
    connect(text, &EditableText::kept, this,
            [this, name = std::string(field)](const QString& before, const QString& after) {
                keep(name, before, after);
            });
}

void BriefPage::addPlaces() {
    places_ = new EditableText(tr("Where it lives"), QStringLiteral("briefPlaces"));
    places_->setHint(
        tr("One place a line: file, function, lines, as in src/aof.c feedAppendOnlyFile 1409-1448"));
    places_->setCheck([](const QString& text) {
        QString problem;
        [[maybe_unused]] const auto places = placesFromTyped(text, &problem);
        return problem;
    });
    column().addWidget(places_);
    connect(places_, &EditableText::kept, this, [this](const QString& before, const QString& after) {
        const QString now = placesAsTyped(session_.ahead().brief.places);
        QString problem;
        auto places = placesFromTyped(after, &problem);
        const QString words = placesInWords(places);
        if (!pushEdit(edits_, keepPlaces(session_, std::move(places)), *banner_)) return;
        places_->setText(after, words);
        sayWhatItReplaced(*places_, before, now);
    });
}

void BriefPage::addLinks() {
    links_ = new EditableText(tr("Links"), QStringLiteral("briefLinks"));
    links_->setHint(tr("One a line"));
    column().addWidget(links_);
    connect(links_, &EditableText::kept, this, [this](const QString& before, const QString& after) {
        const QString now = linksAsTyped(session_.ahead().brief.links);
        if (!pushEdit(edits_, keepLinks(session_, linksFromTyped(after)), *banner_)) return;
        links_->setText(after);
        sayWhatItReplaced(*links_, before, now);
    });
}

void BriefPage::keep(const std::string& field, const QString& before, const QString& after) {
    const QString now = asWritten(briefText(session_.ahead().brief, field));
    if (!pushEdit(edits_, std::make_unique<ReviseCommand>(session_, field, after.toStdString()), *banner_))
        return;
    texts_[field].text->setText(after);
    sayWhatItReplaced(*texts_[field].text, before, now);
}

void BriefPage::sayWhatItReplaced(const EditableText& text, const QString& before, const QString& now) {
    if (now == before) return;
    banner_->showMessage(
        Mark::warning, tr("\u201c%1\u201d was changed while you wrote; yours was kept.").arg(text.name()),
        tr("It said: %1\nUndo brings that back.").arg(now.isEmpty() ? tr("nothing") : harmless(now)));
}

void BriefPage::showSubject(const QString& name) {
    if (name.isEmpty()) return verticalScrollBar()->setValue(0);  // a verdict: what happened stands first
    plans_->showPlan(name);
    const auto found = texts_.find(name.toStdString());
    QWidget* widget = found != texts_.end()             ? static_cast<QWidget*>(found->second.text)
                      : name == QLatin1String("places") ? static_cast<QWidget*>(places_)
                      : name == QLatin1String("links")  ? static_cast<QWidget*>(links_)
                      : plans_->shows(name)             ? static_cast<QWidget*>(plans_)
                                                        : nullptr;
    if (widget != nullptr) ensureWidgetVisible(widget);
}

void BriefPage::follow() {
    const auto snapshot = session_.snapshot();
    const auto& brief = snapshot->state.brief;
    const bool writable = session_.isWritable();
    for (const auto& [name, field] : texts_) {
        const QString words = asWritten(briefText(brief, name));
        field.text->setText(words);
        field.text->setEditable(writable);
        // Where nothing can be said any more, how the case is filed is no news by being absent.
        const bool filing = name == "project" || name == "category";
        field.title->setVisible(writable || !filing || !words.isEmpty());
        field.text->setVisible(writable || !filing || !words.isEmpty());
    }
    linksTitle_->setVisible(writable || !brief.links.empty());
    links_->setVisible(writable || !brief.links.empty());
    const auto& verdict = snapshot->state.verdict;
    happenedTitle_->setVisible(verdict.has_value());
    happened_->setVisible(verdict.has_value());
    if (verdict) {
        QString words = shown(verdict->what_happened);
        if (!verdict->scope.empty()) words += QStringLiteral("\n\n") + shown(verdict->scope);
        happened_->setText(words);
    }
    places_->setText(placesAsTyped(brief.places), placesInWords(brief.places));
    places_->setEditable(writable);
    links_->setText(linksAsTyped(brief.links));
    links_->setEditable(writable);
    source_->setSnapshot(*snapshot);
    plans_->follow();
    showPatches(*snapshot);
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

}  // namespace assay::ui
