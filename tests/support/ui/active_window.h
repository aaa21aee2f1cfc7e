// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

#include <vector>

namespace assay::test {

/// Does what a window manager does and the offscreen platform does not: when a dialog or menu goes away, the
/// window that was active before it, or was shown since, becomes active. Lives as long as the application;
/// main thread.
class ActiveWindow final : public QObject {
    Q_OBJECT

  public:
    explicit ActiveWindow(QObject* application);
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void giveBack();
    std::vector<QPointer<QWidget>> wereActive_;  // the last one is the newest
};

}  // namespace assay::test
