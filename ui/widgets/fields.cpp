// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fields.h"

#include "ui/widgets/style.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace assay::ui {

namespace {

class FieldFilter final : public QObject {
  public:
    explicit FieldFilter(QWidget& container) : QObject(&container), container_(container) { apply(); }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::PaletteChange && !applying_) apply();
        return QObject::eventFilter(watched, event);
    }

  private:
    void apply() {
        const QPalette system = QApplication::palette();
        QPalette own;
        if (style::isDark(system)) own.setColor(QPalette::Base, style::field(system));
        applying_ = true;  // setting a palette tells of a change of palette
        container_.setPalette(own);
        applying_ = false;
    }
    QWidget& container_;
    bool applying_ = false;
};

}  // namespace

void dressFields(QWidget& container) {
    container.installEventFilter(new FieldFilter(container));
}

}  // namespace assay::ui
