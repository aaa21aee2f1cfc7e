// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/snapshot.h"
#include "ui/widgets/labels.h"

#include <QWidget>

namespace assay::ui {

/// What the case is about and what came of it: category and project, title, verdict as word, icon and shape
/// with its reason in one sentence.
class CaseHead final : public QWidget {
    Q_OBJECT
  public:
    explicit CaseHead(QWidget* parent = nullptr);
    void setSnapshot(const Snapshot& snapshot);
    /// Of a case that was not read: `failed` once it is known that it cannot be. Nothing is claimed of it.
    void showUnread(const QString& path, bool failed);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    TextLabel* origin_;
    ElidedLabel* title_;
    IconLabel* mark_;
    TextLabel* word_;
    TextLabel* reason_;
};

}  // namespace assay::ui
