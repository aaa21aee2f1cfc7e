// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace assay::ui {

/// A unified diff, read-only, as tall as it needs to be up to a limit: added and removed lines told by their
/// sign, by colour and by a wash, in light and dark.
class DiffView final : public QPlainTextEdit {
    Q_OBJECT
  public:
    explicit DiffView(QWidget* parent = nullptr);
    void setDiff(const QString& diff);
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void colour();
    bool colouring_ = false;
};

}  // namespace assay::ui
