// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/save_dialog.h"

#include <QFileDialog>
#include <QFileInfo>

namespace assay::ui {

QString askWhereToSave(QWidget* parent, const SaveQuestion& question) {
    QFileDialog dialog(parent, question.title, {}, question.filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setDefaultSuffix(question.suffix);
    dialog.setOption(QFileDialog::DontConfirmOverwrite, !question.replaces);
    const QFileInfo suggestion(question.suggestion);
    if (suggestion.isAbsolute()) dialog.setDirectory(suggestion.absolutePath());
    dialog.selectFile(suggestion.fileName());
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return {};
    return dialog.selectedFiles().constFirst();
}

}  // namespace assay::ui
