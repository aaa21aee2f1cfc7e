// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/word_hints.h"

#include "ui/widgets/help_window.h"
#include "ui/widgets/shown_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMainWindow>
#include <QToolTip>
#include <QWhatsThis>

namespace assay::ui {

namespace {

constexpr std::size_t mostWords = 6;  // a tooltip is read at a glance

constexpr qsizetype longest = 2000;  // a tip of a thousand lines would cover the screen

/// The one place where a tip becomes markup: whatever stands in it is shown as it is.
QString asMarkup(const QString& text) {
    const QString all = text.size() > longest ? text.left(longest) + QChar(0x2026) : text;
    return QStringLiteral("<p style=\"white-space: pre-wrap\">%1</p>").arg(all.toHtmlEscaped());
}

bool isWindowless(const QWidget& widget) {
    return qobject_cast<const QMainWindow*>(widget.window()) == nullptr;
}

}  // namespace

const Glossary& WordHints::glossary() const {
    if (!glossary_) glossary_ = std::make_unique<Glossary>();
    return *glossary_;
}

QString WordHints::hintAt(const QWidget& widget, const QPoint& at) const {
    const auto shown = shownAt(widget, at);
    QString markup;
    if (shown.cut && shown.text != shown.tip) markup += asMarkup(shown.text);
    if (!shown.tip.isEmpty()) markup += asMarkup(shown.tip);
    auto words = glossary().termsIn(shown.text);
    if (words.size() > mostWords) words.resize(mostWords);
    return markup + Glossary::asMarkup(words);
}

QString WordHints::hintOf(const QWidget& widget) const {
    QString markup;
    for (const auto& own : {widget.whatsThis(), widget.accessibleDescription(), widget.toolTip()}) {
        if (own.isEmpty()) continue;
        markup += asMarkup(own);
        break;
    }
    return markup + Glossary::asMarkup(glossary().termsIn(allShownIn(widget).join(QLatin1Char('\n'))));
}

bool WordHints::eventFilter(QObject* watched, QEvent* event) {
    if (!watched->isWidgetType()) return false;
    auto& widget = static_cast<QWidget&>(*watched);
    switch (event->type()) {
        case QEvent::ToolTip: {
            const auto& help = static_cast<const QHelpEvent&>(*event);
            const QString hint = hintAt(widget, help.pos());
            if (hint.isEmpty()) return false;
            QToolTip::showText(help.globalPos(), hint, &widget, shownAt(widget, help.pos()).place);
            return true;
        }
        case QEvent::QueryWhatsThis:
            event->accept();
            return true;
        case QEvent::WhatsThis: {
            const auto& help = static_cast<const QHelpEvent&>(*event);
            const QString hint = hintAt(widget, help.pos());
            QWhatsThis::showText(help.globalPos(), hint.isEmpty() ? hintOf(widget) : hint, &widget);
            return true;
        }
        case QEvent::KeyPress: {
            const auto& key = static_cast<const QKeyEvent&>(*event);
            if (!isWindowless(widget)) return false;  // a main window has both as actions
            if (key.matches(QKeySequence::WhatsThis)) {
                showHint(widget);
                return true;
            }
            if (key.matches(QKeySequence::HelpContents)) {
                openHelp(widget);
                return true;
            }
            return false;
        }
        default:
            return false;
    }
}

void showHint(QWidget& widget) {
    QString hint = WordHints().hintOf(widget);
    if (hint.isEmpty()) hint = HelpWindow::tr("No word of the method stands here. F1 opens the help.");
    QWhatsThis::showText(widget.mapToGlobal(widget.rect().center()), hint, &widget);
}

}  // namespace assay::ui
