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
    /// The same diff again leaves the place where it is read and what is selected.
    void setDiff(const QString& diff);
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void colour();
    QString diff_;  // as it was given
    bool colouring_ = false;
};

}  // namespace assay::ui
