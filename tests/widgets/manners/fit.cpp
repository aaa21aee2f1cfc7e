// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/manners/fit.h"

#include "tests/widgets/manners/sights.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/word_hints.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QStyleOptionComboBox>
#include <QTableView>
#include <QToolBar>

namespace assay::test {

using namespace assay::ui;

namespace {

constexpr int screenWidth = 1280;
constexpr int screenHeight = 720;
constexpr int rounding = 1;  // sizes are whole, advances are not

class Fitting {
  public:
    explicit Fitting(QStringList& misfits) : misfits_(misfits) {}

    void look(const QWidget& widget) {
        if (const auto* label = qobject_cast<const QLabel*>(&widget)) return lookAt(*label);
        if (const auto* label = qobject_cast<const ElidedLabel*>(&widget)) return lookAt(*label);
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) return lookAt(*button);
        if (const auto* box = qobject_cast<const QComboBox*>(&widget)) return lookAt(*box);
        if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) return lookAt(*view);
    }

    void say(const QWidget& widget, const QString& what, const QString& text) {
        const QString misfit =
            QStringLiteral("%1 %2: \u201c%3\u201d").arg(pathOf(widget), what, text.left(80));
        if (!misfits_.contains(misfit)) misfits_ << misfit;
    }

  private:
    /// Whether hovering there says the text.
    [[nodiscard]] bool isSaid(const QWidget& widget, const QPoint& at, const QString& text) const {
        const QString hint = hints_.hintAt(widget, at);
        return hint.contains(text) || hint.contains(text.toHtmlEscaped());
    }

    void lookAt(const QLabel& label) {
        const QString text = label.text();
        if (text.isEmpty() || !label.pixmap(Qt::ReturnByValue).isNull()) return;
        const int width = label.contentsRect().width() - 2 * label.margin();
        const QFontMetrics metrics = label.fontMetrics();
        QString why;
        if (label.wordWrap()) {
            if (label.heightForWidth(label.width()) > label.height() + rounding)
                why = QStringLiteral("is %1 high and needs %2")
                          .arg(label.height())
                          .arg(label.heightForWidth(label.width()));
        } else {
            for (const auto& line : text.split(QLatin1Char('\n')))
                if (metrics.horizontalAdvance(line) > width + rounding)
                    why = QStringLiteral("is %1 wide and needs %2")
                              .arg(width)
                              .arg(metrics.horizontalAdvance(line));
        }
        if (!why.isEmpty() && !isSaid(label, label.rect().center(), text)) say(label, why, text);
        lookOutside(label, text);
    }

    void lookAt(const ElidedLabel& label) {
        const bool cut =
            QFontMetrics(label.font()).horizontalAdvance(label.text()) > label.width() + rounding;
        if (cut && !isSaid(label, label.rect().center(), label.text()))
            say(label, QStringLiteral("is elided and not said"), label.text());
    }

    void lookAt(const QAbstractButton& button) {
        if (button.text().isEmpty()) return;
        if (button.width() + rounding < button.sizeHint().width() &&
            !isSaid(button, button.rect().center(), button.text()))
            say(button,
                QStringLiteral("is %1 wide and needs %2").arg(button.width()).arg(button.sizeHint().width()),
                button.text());
        lookOutside(button, button.text());
    }

    void lookAt(const QComboBox& box) {
        QStyleOptionComboBox option;
        option.initFrom(&box);
        const int width =
            box.style()
                ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box)
                .width();
        const QString text = box.currentText();
        if (box.fontMetrics().horizontalAdvance(text) > width + rounding &&
            !isSaid(box, box.rect().center(), text))
            say(box, QStringLiteral("has %1 for its text").arg(width), text);
    }

    void lookAt(const QAbstractItemView& view) {
        const auto* model = view.model();
        if (model == nullptr || view.inherits("QComboBoxListView")) return;
        if (const auto* table = qobject_cast<const QTableView*>(&view)) lookAt(*table->horizontalHeader());
        const QRect seen = view.viewport()->rect();
        for (int row = 0; row < std::min(60, model->rowCount()); ++row) {
            for (int column = 0; column < model->columnCount(); ++column) {
                const auto index = model->index(row, column);
                const QRect place = view.visualRect(index);
                const QString text = index.data().toString();
                if (text.isEmpty() || !place.isValid() || !seen.intersects(place)) continue;
                const QSize wanted = view.sizeHintForIndex(index);
                if (wanted.height() > place.height() + rounding)
                    say(view,
                        QStringLiteral("row %1 is %2 high and needs %3")
                            .arg(row)
                            .arg(place.height())
                            .arg(wanted.height()),
                        text);
                if (wanted.width() > place.width() + rounding &&
                    !isSaid(*view.viewport(), place.intersected(seen).center(), text))
                    say(view, QStringLiteral("cell %1,%2 is elided and not said").arg(row).arg(column), text);
            }
        }
    }

    void lookAt(const QHeaderView& header) {
        if (header.isHidden() || header.model() == nullptr) return;
        for (int section = 0; section < header.count(); ++section) {
            if (header.isSectionHidden(section)) continue;
            const QString text = header.model()->headerData(section, Qt::Horizontal).toString();
            const int width = header.sectionSize(section);
            const QPoint middle(header.sectionViewportPosition(section) + width / 2, header.height() / 2);
            if (!header.viewport()->rect().contains(middle)) continue;  // scrolled away
            if (header.fontMetrics().horizontalAdvance(text) > width + rounding &&
                !isSaid(*header.viewport(), middle, text))
                say(header, QStringLiteral("section %1 is elided and not said").arg(section), text);
        }
    }

    /// What is larger than the widget around it is cut by that, unless it scrolls.
    void lookOutside(const QWidget& widget, const QString& text) {
        const auto* around = widget.parentWidget();
        if (around == nullptr || widget.isWindow() || qobject_cast<const QToolBar*>(around) != nullptr)
            return;
        const bool scrolls = qobject_cast<const QAbstractScrollArea*>(around->parentWidget()) != nullptr;
        if (!scrolls && !around->rect().adjusted(-1, -1, 1, 1).contains(widget.geometry()))
            say(widget, QStringLiteral("runs out of what is around it"), text);
    }

    QStringList& misfits_;
    WordHints hints_;
};

}  // namespace

QStringList misfitsIn(QWidget& window) {
    QStringList misfits;
    Fitting fitting(misfits);
    for (const auto* widget : window.findChildren<QWidget*>())
        if (widget->isVisibleTo(&window) && widget->window() == &window) fitting.look(*widget);
    const QSize least = window.minimumSizeHint().expandedTo(window.minimumSize());
    if (window.width() > screenWidth || window.height() > screenHeight || least.width() > screenWidth ||
        least.height() > screenHeight)
        fitting.say(window,
                    QStringLiteral("is %1\u00d7%2 and at least %3\u00d7%4")
                        .arg(window.width())
                        .arg(window.height())
                        .arg(least.width())
                        .arg(least.height()),
                    window.windowTitle());
    return misfits;
}

}  // namespace assay::test
