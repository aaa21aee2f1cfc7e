// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QMimeData;

namespace assay::ui {

/// A case file that is dropped on any window of the program is to be opened, whatever lies under the pointer:
/// a page, a list, a field of text. Hears of drags before the widgets do. A dialog that waits for an answer
/// takes none.
class CaseDrops final : public QObject {
    Q_OBJECT
  public:
    explicit CaseDrops(QObject* parent = nullptr);
    /// The case files among what is dragged.
    [[nodiscard]] static QStringList casesIn(const QMimeData& data);

  signals:
    /// Not from within the drop: what opens a window may close the one that was dropped on.
    void dropped(const QStringList& paths);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace assay::ui
