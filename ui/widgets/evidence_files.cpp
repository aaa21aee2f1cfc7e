// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/evidence_files.h"

#include "core/base/files.h"
#include "ui/session/case_guard.h"
#include "ui/session/words.h"
#include "ui/widgets/save_dialog.h"

#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

#include <utility>

namespace assay::ui {

namespace {

Status writeTo(const QString& path, const QByteArray& content) {
    if (auto spared = sparesCases(path); !spared) return spared;
    return write_file(QFile::encodeName(path).toStdString(),
                      std::string_view(content.constData(), static_cast<std::size_t>(content.size())));
}

}  // namespace

EvidenceFiles::EvidenceFiles(CaseSession& session, QObject* parent) : QObject(parent), session_(session) {}

QStringList EvidenceFiles::filesOf(const QMimeData& data) {
    QStringList out;
    for (const auto& url : data.urls()) {
        if (!url.isLocalFile() || url.toLocalFile().endsWith(QLatin1String(".assay"))) return {};
        out << url.toLocalFile();
    }
    return out;
}

void EvidenceFiles::attach(const QStringList& paths) {
    for (const auto& path : paths)
        add([path] {
            Outcome outcome;
            auto event = attachmentOf(path);
            if (event) {
                outcome.event = std::move(*event);
            } else {
                outcome.error = std::move(event.error());
            }
            return outcome;
        });
}

void EvidenceFiles::attachChosen(QWidget* parent) {
    attach(QFileDialog::getOpenFileNames(parent, tr("Attach files")));
}

void EvidenceFiles::save(const casefile::Attachment& attachment, QWidget* parent) {
    // While the dialog is up the case may grow, and the snapshot go that the attachment belongs to.
    const auto kept = attachment;
    const QString path = askWhereToSave(parent, {tr("Save the attachment"), fileNameOf(kept)});
    if (!path.isEmpty()) saveTo(kept, path);
}

void EvidenceFiles::saveTo(const casefile::Attachment& attachment, const QString& path) {
    add([attachment, path] {
        Outcome outcome;
        const auto content = contentOf(attachment);
        const Status written = content ? writeTo(path, *content) : fail(Error(content.error()));
        if (written) {
            outcome.saved = path;
        } else {
            outcome.error = written.error();
        }
        return outcome;
    });
}

void EvidenceFiles::open(const casefile::Attachment& attachment) {
    if (!shown_)
        shown_ = std::make_unique<QTemporaryDir>(QDir::tempPath() + QStringLiteral("/assay-shown-XXXXXX"));
    if (!shown_->isValid())
        return emit failed(
            Error{ErrorKind::io,
                  tr("A copy to be shown cannot be written: %1").arg(shown_->errorString()).toStdString(),
                  tr("Save the attachment instead.").toStdString(),
                  {}});
    // Two attachments of one name are two files.
    const QString place = shown_->filePath(QString::number(++opened_));
    add([attachment, place] {
        Outcome outcome;
        const auto content = contentOf(attachment);
        if (!content) {
            outcome.error = content.error();
            return outcome;
        }
        const QString name = fileNameOf(attachment);
        const auto type = typeOf(attachment, *content);
        if (!mayBeOpened(type)) {
            outcome.error =
                Error{ErrorKind::unsupported,
                      tr("'%1' (%2) is not opened from here.").arg(name, type.comment()).toStdString(),
                      tr("It came with the case and may do more than be looked at. Save it first, "
                         "if you trust it.")
                          .toStdString(),
                      {}};
            return outcome;
        }
        const QString path = place + QLatin1Char('/') + name;
        QDir().mkpath(place);
        if (auto written = writeTo(path, *content); !written) {
            outcome.error = written.error();
        } else {
            QFile::setPermissions(path, QFile::ReadOwner);
            outcome.shown = path;
        }
        return outcome;
    });
}

void EvidenceFiles::add(Job job) {
    jobs_.push_back(std::move(job));
    if (!busy_) next();
}

void EvidenceFiles::next() {
    busy_ = true;
    Job job = std::move(jobs_.front());
    jobs_.pop_front();
    outcomes_.request(std::move(job), [this](Outcome outcome) {
        busy_ = false;
        if (!jobs_.empty()) next();
        take(std::move(outcome));
    });
}

void EvidenceFiles::take(Outcome outcome) {
    if (outcome.error) {
        emit failed(*outcome.error);
    } else if (outcome.event) {
        const QString name = shown(outcome.event->title);
        if (auto written = session_.append(std::move(*outcome.event)); !written) {
            emit failed(written.error());
        } else {
            emit attached(name);
        }
    } else if (!outcome.saved.isEmpty()) {
        emit saved(outcome.saved);
    } else if (!QDesktopServices::openUrl(QUrl::fromLocalFile(outcome.shown))) {
        emit failed(Error{ErrorKind::unsupported,
                          tr("No program was found that shows '%1'.")
                              .arg(QFileInfo(outcome.shown).fileName())
                              .toStdString(),
                          tr("Save the attachment, and open it yourself.").toStdString(),
                          {}});
    }
}

}  // namespace assay::ui
