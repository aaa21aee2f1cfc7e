// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/evidence_page.h"

#include "core/base/files.h"
#include "core/base/sha256.h"
#include "ui/session/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/tables.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QMimeDatabase>
#include <QPushButton>
#include <QUrl>

namespace assay::ui {

namespace {
constexpr std::size_t attachmentLimit = std::size_t{8} << 20;
}

EvidencePage::EvidencePage(CaseSession& session, QWidget* parent)
    : ColumnPage(QStringLiteral("evidencePage"), 0, parent),
      session_(session),
      banner_(new Banner),
      summary_(new TextLabel({}, style::Type::body, TextLabel::Tone::muted)),
      checkTable_(new Table(&checks_, ChecksModel::Name, 16, QStringLiteral("checksTable"), tr("Checks"))),
      table_(
          new Table(&evidence_, EvidenceModel::Title, 10, QStringLiteral("evidenceTable"), tr("Evidence"))),
      empty_(new TextLabel(tr("No evidence yet. Drop a file here to attach it."), style::Type::body,
                           TextLabel::Tone::muted)),
      title_(new TextLabel({}, style::Type::strong)),
      text_(new TextLabel),
      attach_(new QPushButton(style::icon(QStringLiteral("attachment")), tr("Attach a file\u2026"))),
      save_(new QPushButton(style::icon(QStringLiteral("export")), tr("Save the attachment\u2026"))) {
    setAcceptDrops(true);
    summary_->setObjectName(QStringLiteral("checksSummary"));
    text_->setObjectName(QStringLiteral("evidenceText"));
    attach_->setObjectName(QStringLiteral("evidenceAttach"));
    save_->setObjectName(QStringLiteral("evidenceSave"));
    checkTable_->setItemDelegateForColumn(ChecksModel::Result, new MarkDelegate(checkTable_));

    column().addWidget(banner_);
    addSection(tr("Checks"));
    column().addWidget(summary_);
    column().addWidget(checkTable_);
    addSection(tr("Evidence"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(style::em(0.6));
    buttons->addWidget(attach_);
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
    connect(attach_, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getOpenFileName(this, tr("Attach a file"));
        if (!path.isEmpty()) attach(path);
    });
    connect(save_, &QPushButton::clicked, this, &EvidencePage::saveAttachment);
    connect(&session_, &CaseSession::snapshotChanged, this, &EvidencePage::follow);
    connect(&session_, &CaseSession::failed, this, &EvidencePage::follow);
    follow();
}

void EvidencePage::follow() {
    const auto snapshot = session_.snapshot();
    checks_.setSnapshot(*snapshot);
    evidence_.setSnapshot(*snapshot);
    int held = 0;
    int failed = 0;
    int pending = 0;
    for (int row = 0; row < checks_.rowCount(); ++row) {
        const auto* check = checks_.row(row);
        ++(!check->made ? pending : check->result.passed ? held : failed);
    }
    QStringList words;
    if (held > 0) words << tr("%n hold(s)", nullptr, held);
    if (failed > 0) words << tr("%n fail(s)", nullptr, failed);
    if (pending > 0) words << tr("%n not looked at yet", nullptr, pending);
    summary_->setText(words.isEmpty() ? tr("The case names no checks.") : words.join(QStringLiteral(", ")));
    checkTable_->setVisible(checks_.rowCount() > 0);
    const bool any = evidence_.rowCount() > 0;
    empty_->setVisible(!any);
    table_->setVisible(any);
    if (any && !table_->currentIndex().isValid()) table_->selectRow(0);
    attach_->setEnabled(session_.isWritable());
    showChosen();
}

void EvidencePage::showChosen() {
    const auto* chosen = evidence_.row(table_->currentIndex().row());
    title_->setVisible(chosen != nullptr);
    text_->setVisible(chosen != nullptr);
    save_->setEnabled(chosen != nullptr && chosen->attachment.has_value());
    if (chosen == nullptr) return;
    title_->setText(shown(chosen->title));
    text_->setText(shown(chosen->text));
}

void EvidencePage::showSubject(const QString& name) {
    for (int row = 0; row < evidence_.rowCount(); ++row)
        if (shown(evidence_.row(row)->title) == name) table_->selectRow(row);
    for (int row = 0; row < checks_.rowCount(); ++row)
        if (shown(checks_.row(row)->result.name) == name) checkTable_->selectRow(row);
}

void EvidencePage::attach(const QString& path) {
    auto content = read_file(QFile::encodeName(path).toStdString(), attachmentLimit);
    if (!content) return banner_->showError(content.error());
    casefile::EvidenceAdded event;
    event.kind = "attachment";
    event.title = QFileInfo(path).fileName().toStdString();
    casefile::Attachment attachment;
    attachment.name = event.title;
    attachment.media_type = QMimeDatabase().mimeTypeForFile(path).name().toStdString();
    attachment.sha256 = sha256_hex(*content);
    attachment.base64 = QByteArray::fromRawData(content->data(), static_cast<qsizetype>(content->size()))
                            .toBase64()
                            .toStdString();
    event.attachment = std::move(attachment);
    if (auto written = session_.append(event); !written) return banner_->showError(written.error());
    banner_->dismiss();
}

void EvidencePage::saveAttachment() {
    const auto* chosen = evidence_.row(table_->currentIndex().row());
    if (chosen == nullptr || !chosen->attachment) return;
    const auto attachment = *chosen->attachment;
    // Only the name counts: a case from elsewhere must not choose a directory.
    const QString name = QFileInfo(shown(attachment.name)).fileName();
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the attachment"), name);
    if (path.isEmpty()) return;
    const QByteArray content = QByteArray::fromBase64(QByteArray::fromStdString(attachment.base64));
    const auto written =
        write_file(QFile::encodeName(path).toStdString(),
                   std::string_view(content.constData(), static_cast<std::size_t>(content.size())));
    if (!written) return banner_->showError(written.error());
    banner_->showMessage(Mark::passed, tr("Saved."), path);
}

void EvidencePage::dragEnterEvent(QDragEnterEvent* event) {
    const auto urls = event->mimeData()->urls();
    const bool one = urls.size() == 1 && urls.front().isLocalFile() &&
                     !urls.front().toLocalFile().endsWith(QLatin1String(".assay"));
    if (one && session_.isWritable()) event->acceptProposedAction();
}

void EvidencePage::dropEvent(QDropEvent* event) {
    attach(event->mimeData()->urls().front().toLocalFile());
    event->acceptProposedAction();
}

}  // namespace assay::ui
