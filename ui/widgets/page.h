// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/case_session.h"
#include "ui/widgets/labels.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace assay::ui {

/// A page that a click in the timeline can lead into.
class SubjectPage {
  public:
    virtual ~SubjectPage() = default;
    /// Shows the named thing (a variant, a workload, …); does nothing for a name that it does not know.
    /// An empty one: what the page tells first.
    virtual void showSubject(const QString& name) = 0;
};

/// A part as wide as its place, which scrolls where that is too low; its ground is that of what is around it.
[[nodiscard]] QScrollArea* scrolling(QWidget* part);

/// The scaffold of a text page: one column with generous margins in a scroll area.
class ColumnPage : public QScrollArea {
    Q_OBJECT
  public:
    /// `ems` is the widest that the column gets; 0: as wide as the page.
    explicit ColumnPage(const QString& objectName, double ems, QWidget* parent = nullptr);

  protected:
    [[nodiscard]] QVBoxLayout& column() { return *column_; }
    /// A heading with space above it.
    TextLabel* addSection(const QString& title);

  private:
    QVBoxLayout* column_;
};

}  // namespace assay::ui
