// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/forms/patch_list.h"

#include "ui/session/words.h"
#include "ui/widgets/forms/field_note.h"
#include "ui/widgets/forms/source_field.h"
#include "ui/widgets/style.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QVBoxLayout>

namespace assay::ui {

PatchList::PatchList(QWidget* parent)
    : QWidget(parent),
      list_(new QListWidget),
      remove_(new QPushButton(tr("Remove"))),
      note_(new FieldNote(QStringLiteral("patchListNote"))) {
    setObjectName(QStringLiteral("patchList"));
    setAcceptDrops(true);
    list_->setObjectName(QStringLiteral("patchNames"));
    list_->setAccessibleName(tr("Patches, in the order in which they are applied"));
    list_->setAcceptDrops(false);
    list_->setFixedHeight(QFontMetrics(list_->font()).lineSpacing() * 3 + style::em(0.8));
    auto* addButton = new QPushButton(tr("Add\u2026"));
    addButton->setObjectName(QStringLiteral("patchAdd"));
    addButton->setAccessibleName(tr("Add a patch"));
    remove_->setObjectName(QStringLiteral("patchRemove"));
    remove_->setAccessibleName(tr("Remove the chosen patch"));
    auto* buttons = new QVBoxLayout;
    for (auto* button : {addButton, remove_}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    auto* line = new QHBoxLayout;
    line->addWidget(list_, 1, Qt::AlignTop);
    line->addLayout(buttons);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(style::em(0.2));
    column->addLayout(line);
    column->addWidget(note_);
    setFocusProxy(list_);
    connect(addButton, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getOpenFileName(this, tr("A patch"), {},
                                                          tr("Patches (*.patch *.diff);;All files (*)"));
        if (!path.isEmpty()) add(path);
    });
    connect(remove_, &QPushButton::clicked, this, &PatchList::removeChosen);
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) { remove_->setEnabled(row >= 0); });
    show();
}

void PatchList::setPatches(std::vector<variant::Patch> patches) {
    patches_ = std::move(patches);
    show();
}

void PatchList::show() {
    const int row = list_->currentRow();
    list_->clear();
    for (const auto& patch : patches_)
        list_->addItem(shown(patch.name));
    list_->setCurrentRow(std::min(row, list_->count() - 1));
    remove_->setEnabled(list_->currentRow() >= 0);
}

void PatchList::add(const QString& path) {
    toRead_.push_back(path);
    if (toRead_.size() == 1) readNext();
}

void PatchList::readNext() {
    reading_.request([path = toRead_.front()] { return lookAtPatch(path); },
                     [this](const SourceFacts& facts) {
                         toRead_.pop_front();
                         if (facts.problem) {
                             note_->showError(*facts.problem);
                         } else {
                             note_->clear();
                             patches_.push_back(*facts.patch);
                             show();
                             list_->setCurrentRow(list_->count() - 1);
                         }
                         if (toRead_.empty()) {
                             emit settled();
                         } else {
                             readNext();
                         }
                     });
}

void PatchList::removeChosen() {
    const int row = list_->currentRow();
    if (row < 0) return;
    patches_.erase(patches_.begin() + row);
    note_->clear();
    show();
}

void PatchList::dragEnterEvent(QDragEnterEvent* event) {
    if (!SourceField::droppedFile(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void PatchList::dropEvent(QDropEvent* event) {
    add(SourceField::droppedFile(*event->mimeData()));
    event->acceptProposedAction();
}

}  // namespace assay::ui
