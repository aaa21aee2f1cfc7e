// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"

#include <QObject>
#include <QString>

namespace assay::ui {

/// Which drafted plan Run runs: one choice for all of a window. Main thread.
class PlanChoice final : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;
    /// A draft's name, empty before there is any.
    [[nodiscard]] const QString& name() const { return name_; }
    /// The chosen draft; the first where the chosen one is not there (any more), nullptr without drafts.
    [[nodiscard]] const experiment::Plan* in(const casefile::Case& state) const;

  public slots:
    void choose(const QString& name);

  signals:
    void changed();

  private:
    QString name_;
};

}  // namespace assay::ui
