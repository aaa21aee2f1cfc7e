// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/glossary.h"

#include <QObject>
#include <QString>

#include <memory>

class QPoint;
class QWidget;

namespace assay::ui {

/// One hover away: whatever stands under the pointer is said whole where it is cut off, and each word of the
/// glossary in it is explained, in every window and without the widgets' doing. In dialogs F1 and Shift+F1
/// work through it as well; windows have them in their menus. To be installed on the application.
/// Tips, descriptions and "what's this" are plain text by contract, of widgets, actions and cells alike: a
/// person's words are in many of them, so they are escaped here, once, and nowhere else.
class WordHints final : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;

    /// What there is to say at a place of a widget, as markup; empty for nothing.
    [[nodiscard]] QString hintAt(const QWidget& widget, const QPoint& at) const;
    /// Of a control as a whole: its description and the words in all that it shows.
    [[nodiscard]] QString hintOf(const QWidget& widget) const;

    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    [[nodiscard]] const Glossary& glossary() const;
    mutable std::unique_ptr<Glossary> glossary_;  // made at the first question, in the language of then
};

/// Shows hintOf(widget) beside it, or says that there is none.
void showHint(QWidget& widget);

}  // namespace assay::ui
