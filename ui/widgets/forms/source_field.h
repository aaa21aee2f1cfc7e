// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/newest_value.h"
#include "ui/session/source_facts.h"

#include <QWidget>

class QLineEdit;
class QToolButton;

namespace assay::ui {

class FieldNote;

/// Where a variant comes from: typed, chosen or dropped; looked at at once, on the pool, and what it turned
/// out to be, or what is wrong with it, is said below. A git checkout asks for its commit.
class SourceField final : public QWidget {
    Q_OBJECT
  public:
    /// `patches`: a patch may be named as well.
    SourceField(const QString& name, const QString& objectName, bool patches, QWidget* parent = nullptr);

    [[nodiscard]] SourceText text() const;
    void setText(const SourceText& text);
    /// What a case names, without looking at it: nothing is run that only the case asks for. Looked at as
    /// soon as the person changes it.
    void setRecorded(const variant::Source& source);
    [[nodiscard]] QString where() const;
    void setWhere(const QString& where);
    /// What is there; a kind of none while it is still being looked at.
    [[nodiscard]] const SourceFacts& facts() const { return facts_; }
    [[nodiscard]] bool isSettled() const { return settled_; }
    /// Says something about it that only its surroundings know (a patch that does not fit); an empty one
    /// takes that back.
    void setProblem(const QString& what, const QString& advice = {});
    [[nodiscard]] QLineEdit* edit() const { return edit_; }
    /// The files that can be dropped: one that is local and no case.
    [[nodiscard]] static QString droppedFile(const QMimeData& data);

  signals:
    /// Typed or chosen, before it is looked at.
    void edited();
    /// Looked at.
    void settled();

  protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void look();
    void say();
    void makeMenu();
    void chooseFile();
    void chooseFolder();
    bool patches_;
    bool settled_ = false;
    SourceFacts facts_;
    QString problem_;
    QString advice_;
    QString checkout_;  // for which a commit was suggested
    QLineEdit* edit_;
    QToolButton* choose_;
    QWidget* commitRow_;
    QLineEdit* commit_;
    FieldNote* note_;
    NewestValue<SourceFacts> looking_;
};

}  // namespace assay::ui
