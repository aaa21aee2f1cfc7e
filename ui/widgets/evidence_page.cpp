// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/evidence_page.h"

#include "ui/session/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/drop_hint.h"
#include "ui/widgets/evidence_files.h"
#include "ui/widgets/evidence_measured.h"
#include "ui/widgets/tables.h"

#include <QDragEnterEvent>
#include <QPushButton>

namespace assay::ui {

namespace {

constexpr qsizetype longest_text = 20'000;  // characters: a label of megabytes keeps the window waiting

QString readable(const std::string& text) {
    const QString whole = shown(std::string_view(text).substr(0, 4 * longest_text));
    if (whole.size() <= longest_text) return whole;
    return whole.left(longest_text) + QStringLiteral("\u2026\n\n") +
           EvidencePage::tr("It is longer than is shown here; the file holds all of it.");
}

}  // namespace

EvidencePage::EvidencePage(CaseSession& session, QWidget* parent)
    : ColumnPage(QStringLiteral("evidencePage"), 0, parent),
      session_(session),
      shown_(session.snapshot()),
      files_(new EvidenceFiles(session, this)),
      banner_(new Banner),
      summary_(new TextLabel({}, style::Type::body, TextLabel::Tone::muted)),
      checkTable_(new Table(&checks_, ChecksModel::Name, 16, QStringLiteral("checksTable"), tr("Checks"))),
      measured_(new EvidenceMeasured),
      table_(
          new Table(&evidence_, EvidenceModel::Title, 10, QStringLiteral("evidenceTable"), tr("Evidence"))),
      empty_(new TextLabel(tr("No evidence yet. Drop a file here to attach it."), style::Type::body,
                           TextLabel::Tone::muted)),
      title_(new TextLabel({}, style::Type::strong)),
      text_(new TextLabel),
      attach_(new QPushButton(style::icon(QStringLiteral("attachment")), tr("Attach files\u2026"))),
      open_(new QPushButton(style::icon(QStringLiteral("open")), tr("Open the attachment"))),
      save_(new QPushButton(style::icon(QStringLiteral("export")), tr("Save the attachment\u2026"))),
      hint_(new DropHint(tr("Drop to attach it to the case"), this)) {
    setAcceptDrops(true);
    summary_->setObjectName(QStringLiteral("checksSummary"));
    text_->setObjectName(QStringLiteral("evidenceText"));
    attach_->setObjectName(QStringLiteral("evidenceAttach"));
    open_->setObjectName(QStringLiteral("evidenceOpen"));
    save_->setObjectName(QStringLiteral("evidenceSave"));
    checkTable_->setItemDelegateForColumn(ChecksModel::Result, new MarkDelegate(checkTable_));

    column().addWidget(banner_);
    addSection(tr("Checks"));
    column().addWidget(summary_);
    column().addWidget(checkTable_);
    column().addWidget(measured_);
    addSection(tr("Evidence"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(style::em(0.6));
    buttons->addWidget(attach_);
    buttons->addWidget(open_);
    buttons->addWidget(save_);
    buttons->addStretch(1);
    column().addLayout(buttons);
    column().addWidget(empty_);
    column().addWidget(table_);
    column().addSpacing(style::em(0.8));
    auto* words = new QHBoxLayout;
    auto* holder = new QWidget;
    holder->setMaximumWidth(style::em(56));
    auto* inner = new QVBoxLayout(holder);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->addWidget(title_);
    inner->addWidget(text_);
    words->addWidget(holder, 100);
    words->addStretch(1);
    column().addLayout(words);
    column().addStretch(1);

    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &EvidencePage::showChosen);
    connectFiles();
    connect(&session_, &CaseSession::snapshotChanged, this, &EvidencePage::follow);
    connect(&session_, &CaseSession::failed, this, &EvidencePage::follow);
    follow();
}

void EvidencePage::connectFiles() {
    connect(attach_, &QPushButton::clicked, this, [this] { files_->attachChosen(this); });
    connect(open_, &QPushButton::clicked, this, [this] {
        if (const auto* evidence = chosen(); evidence != nullptr && evidence->attachment)
            files_->open(*evidence->attachment);
    });
    connect(save_, &QPushButton::clicked, this, [this] {
        if (const auto* evidence = chosen(); evidence != nullptr && evidence->attachment)
            files_->save(*evidence->attachment, this);
    });
    connect(files_, &EvidenceFiles::failed, this, [this](const Error& error) { banner_->showError(error); });
    connect(files_, &EvidenceFiles::saved, this,
            [this](const QString& path) { banner_->showMessage(Mark::passed, tr("Saved."), path); });
    connect(files_, &EvidenceFiles::attached, this, [this](const QString& name) {
        banner_->dismiss();
        awaited_ = name;
    });
    connect(&session_, &CaseSession::appendFailed, this, [this](const Error& error, const EventPtr& event) {
        if (isVisible() && std::holds_alternative<casefile::EvidenceAdded>(*event)) banner_->showError(error);
    });
}

void EvidencePage::follow() {
    shown_ = session_.snapshot();
    checks_.setSnapshot(*shown_);
    measured_->setSnapshot(*shown_);
    const int before = evidence_.rowCount();
    evidence_.setSnapshot(*shown_);
    int held = 0;
    int failed = 0;
    int pending = 0;
    for (int row = 0; row < checks_.rowCount(); ++row) {
        const auto* check = checks_.row(row);
        ++(!check->made ? pending : check->result.passed ? held : failed);
    }
    QStringList words;
    if (held > 0) words << tr("%Ln hold(s)", nullptr, held);
    if (failed > 0) words << tr("%Ln fail(s)", nullptr, failed);
    if (pending > 0) words << tr("%Ln not looked at yet", nullptr, pending);
    summary_->setText(words.isEmpty() ? tr("The case names no checks.") : words.join(QStringLiteral(", ")));
    checkTable_->setVisible(checks_.rowCount() > 0);
    const bool any = evidence_.rowCount() > 0;
    empty_->setVisible(!any);
    table_->setVisible(any);
    if (any && !table_->currentIndex().isValid()) table_->selectRow(0);
    for (int row = before; row < evidence_.rowCount() && !awaited_.isEmpty(); ++row)
        if (evidence_.row(row)->title == awaited_.simplified()) {
            table_->selectRow(row);
            awaited_.clear();
        }
    attach_->setEnabled(session_.isWritable());
    showChosen();
}

const casefile::EvidenceAdded* EvidencePage::chosen() const {
    const int row = table_->currentIndex().row();
    return row < 0 || row >= evidence_.rowCount() ? nullptr
                                                  : &shown_->state.evidence[static_cast<std::size_t>(row)];
}

void EvidencePage::showChosen() {
    const auto* evidence = chosen();
    title_->setVisible(evidence != nullptr);
    text_->setVisible(evidence != nullptr);
    for (auto* button : {open_, save_})
        button->setEnabled(evidence != nullptr && evidence->attachment.has_value());
    if (evidence == nullptr) return;
    title_->setText(shown(evidence->title).simplified());
    text_->setText(readable(evidence->text));
}

void EvidencePage::showSubject(const QString& name) {
    for (int row = 0; row < evidence_.rowCount(); ++row)
        if (shown(shown_->state.evidence[static_cast<std::size_t>(row)].title) == name)
            table_->selectRow(row);
    for (int row = 0; row < checks_.rowCount(); ++row)
        if (shown(checks_.row(row)->result.name) == name) checkTable_->selectRow(row);
    measured_->showWorkload(name);
}

void EvidencePage::dragEnterEvent(QDragEnterEvent* event) {
    if (!session_.isWritable() || EvidenceFiles::filesOf(*event->mimeData()).isEmpty()) return;
    event->setDropAction(Qt::CopyAction);
    event->accept();
    hint_->appear();
}

void EvidencePage::dragLeaveEvent(QDragLeaveEvent*) {
    hint_->hide();
}

void EvidencePage::dropEvent(QDropEvent* event) {
    hint_->hide();
    files_->attach(EvidenceFiles::filesOf(*event->mimeData()));
    event->setDropAction(Qt::CopyAction);
    event->accept();
}

}  // namespace assay::ui
