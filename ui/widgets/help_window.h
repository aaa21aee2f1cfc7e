// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/help_topics.h"

#include <QDialog>
#include <QHash>

class QLineEdit;
class QMenuBar;
class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;

namespace assay::ui {

/// The pages of share/assay/help and the glossary, offline: contents at the left, text at the right, a search
/// over all pages. Not modal, so that one can read and do.
class HelpWindow final : public QDialog {
    Q_OBJECT
  public:
    explicit HelpWindow(QWidget* parent);

    void showTopic(const HelpTopic& topic);
    [[nodiscard]] HelpTopic topic() const { return topic_; }

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void addPages();
    void addPage(const QString& name, const QString& title);
    void fillContents();
    void load(const QString& page);
    void scrollTo(const QString& section);
    void findNext();
    void followLink(const QUrl& link);
    QTreeWidget* contents_;
    QTextBrowser* text_;
    QLineEdit* search_;
    QHash<QString, QString> markdown_;  // of each page; the glossary's is made, the others are read
    QStringList pages_;                 // in order
    HelpTopic topic_;
};

/// The help on `widget`, in the one help window of `widget`'s window.
void openHelp(QWidget& widget);
/// Help (F1), What is this (Shift+F1), Words and About, the same in every window.
void addHelpMenu(QMenuBar& bar, QWidget& window);

}  // namespace assay::ui
