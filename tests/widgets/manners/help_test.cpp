// SPDX-License-Identifier: GPL-3.0-or-later
// Help: F1 opens the section on what one is at, each word of the method is explained where it stands, by
// pointer and by key, and the glossary is one.
#include "tests/support/ui/ui_test.h"
#include "tests/widgets/manners/sights.h"
#include "ui/plot/plot_frame.h"
#include "ui/session/glossary.h"
#include "ui/session/language.h"
#include "ui/widgets/help_window.h"
#include "ui/widgets/page_table.h"
#include "ui/widgets/settle_dialog.h"
#include "ui/widgets/shown_text.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolTip>
#include <QTreeWidget>

using namespace assay;
using namespace assay::ui;

namespace {

/// What hovering at a place says.
QString hovered(QWidget& widget, const QPoint& at) {
    QToolTip::hideText();
    QHelpEvent event(QEvent::ToolTip, at, widget.mapToGlobal(at));
    QApplication::sendEvent(&widget, &event);
    return QToolTip::text();
}

struct Place {
    QWidget* widget;
    QPoint at;
    QString text;
};

/// Where words stand in a window: labels, headers, cells.
std::vector<Place> placesIn(QWidget& window) {
    std::vector<Place> out;
    for (auto* widget : window.findChildren<QWidget*>()) {
        if (widget->window() != &window || !widget->isVisibleTo(&window) || widget->size().isEmpty())
            continue;
        if (auto* label = qobject_cast<QLabel*>(widget))
            out.push_back({label, label->rect().center(), label->text()});
        if (auto* header = qobject_cast<QHeaderView*>(widget)) {
            for (int section = 0; section < header->count(); ++section) {
                const QPoint at(header->sectionViewportPosition(section) + 3, header->height() / 2);
                if (!header->isSectionHidden(section) && header->orientation() == Qt::Horizontal &&
                    header->viewport()->rect().contains(at))
                    out.push_back({header->viewport(), at,
                                   header->model()->headerData(section, Qt::Horizontal).toString()});
            }
        } else if (auto* view = qobject_cast<QAbstractItemView*>(widget); view && view->model()) {
            for (int row = 0; row < std::min(20, view->model()->rowCount()); ++row) {
                const auto index = view->model()->index(row, 0);
                const QPoint at = view->visualRect(index).center();
                if (view->viewport()->rect().contains(at))
                    out.push_back({view->viewport(), at, index.data().toString()});
            }
        }
    }
    return out;
}

}  // namespace

class HelpTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() { test::failOnQtWarnings(); }

    void everyTopicIsThere() {
        HelpWindow help(nullptr);
        help.setAttribute(Qt::WA_DeleteOnClose, false);
        help.show();
        const auto* text = help.findChild<QTextBrowser*>(QStringLiteral("helpText"));
        for (const auto& topic : allTopics()) {
            help.showTopic(topic);
            QCOMPARE(help.topic(), topic);
            const auto block = text->textCursor().block();
            const QString heading = slugOf(block.text());
            QVERIFY2(topic.section.isEmpty() || heading == topic.section,
                     qPrintable(topic.page + QLatin1Char('#') + topic.section));
            QVERIFY(block.blockFormat().headingLevel() > 0);
        }
    }

    void f1OpensTheSectionOnThePage() {
        test::Sights sights;
        auto* window = test::opened(sights.workbench(), sights.files().front());
        QVERIFY(QTest::qWaitForWindowActive(window));
        const auto pages = pageTable();
        for (std::size_t i = 0; i < pages.size(); ++i) {
            window->showPage(static_cast<int>(i));
            window->findChild<QWidget*>(pages[i].objectName)->setFocus();
            QTest::keyClick(window, Qt::Key_F1);
            auto* help = window->findChild<HelpWindow*>();
            QVERIFY(help != nullptr);
            QCOMPARE(help->topic(), (HelpTopic{QStringLiteral("workbench"), pages[i].icon}));
            QCOMPARE(window->findChildren<HelpWindow*>().size(), 1);
        }
        delete window;
    }

    void f1OnAControlOpensWhatItIsAbout() {
        test::Sights sights;
        auto* window = test::opened(sights.workbench(), sights.files().at(1));  // with doses
        window->showPage(4);
        test::comeToRest();
        const auto* plot = window->findChild<PlotFrame*>(QStringLiteral("doseResponse0"));
        QVERIFY(plot != nullptr);
        QCOMPARE(topicOf(*plot), (HelpTopic{QStringLiteral("method"), QStringLiteral("doses")}));
        QCOMPARE(topicOf(*window->findChild<QWidget*>(QStringLiteral("noteText"))),
                 (HelpTopic{QStringLiteral("workbench"), QStringLiteral("timeline")}));
        delete window;
    }

    void f1WorksInADialog() {
        test::Sights sights;
        CaseSession session(QString::fromStdString(sights.files().front().string()));
        SettleDialog dialog(session);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_F1);
        auto* help = dialog.findChild<HelpWindow*>();
        QVERIFY(help != nullptr);
        QCOMPARE(help->topic(), (HelpTopic{QStringLiteral("workbench"), QStringLiteral("settling")}));
    }

    void everyWordIsExplainedWhereItStands() {
        test::Sights sights;
        const Glossary glossary;
        QStringList complaints;
        QSet<QString> met;
        sights.each([&](const test::Sight& sight) {
            for (const auto& [widget, at, text] : placesIn(*sight.window)) {
                auto terms = glossary.termsIn(text);
                if (terms.empty()) continue;
                const QString said = hovered(*widget, at);
                if (terms.size() > 6) terms.resize(6);  // more than a tooltip holds
                for (const auto* term : terms) {
                    met << term->id;
                    if (!said.contains(term->meaning.toHtmlEscaped()))
                        complaints << QStringLiteral("%1: '%2' in \u201c%3\u201d")
                                          .arg(test::pathOf(*widget), term->word, text.left(60));
                }
            }
        });
        complaints.removeDuplicates();
        QVERIFY2(complaints.isEmpty(), test::told(complaints).constData());
        for (const auto* id : {"null-arm", "interval", "block", "delta", "confirmed", "gate", "stage-measure",
                               "dose", "layout", "hodges-lehmann", "claim", "guard"})
            QVERIFY2(met.contains(QLatin1String(id)), id);
    }

    void aWordIsExplainedByKey() {
        test::Sights sights;
        auto* window = test::opened(sights.workbench(), sights.files().front());
        window->showPage(4);
        test::comeToRest();
        QVERIFY(QTest::qWaitForWindowActive(window));
        auto* plot = window->findChild<PlotFrame*>(QStringLiteral("forestPlot"));
        plot->setFocus();
        const QString said = WordHints().hintOf(*plot);
        const Glossary glossary;
        for (const auto& term : glossary.terms())
            if (term.id == QLatin1String("interval") || term.id == QLatin1String("delta"))
                QVERIFY2(said.contains(term.meaning.toHtmlEscaped()), qPrintable(term.word));
        QTest::keyClick(plot, Qt::Key_F1, Qt::ShiftModifier);
        bool shown = false;
        for (const auto* widget : QApplication::topLevelWidgets())
            shown |= widget->isVisible() && widget->inherits("QWhatsThat");
        QVERIFY(shown);
        delete window;
    }

    void aCutTextIsSaidWhole() {
        QLabel label(QStringLiteral("somewhat longer than this"));
        label.resize(30, 20);
        QVERIFY(WordHints().hintAt(label, {5, 5}).contains(label.text()));
        label.resize(600, 20);
        QCOMPARE(WordHints().hintAt(label, {5, 5}), QString());
    }

    void theSearchGoesOverAllPages() {
        HelpWindow help(nullptr);
        help.setAttribute(Qt::WA_DeleteOnClose, false);
        help.show();
        auto* search = help.findChild<QLineEdit*>(QStringLiteral("helpSearch"));
        search->setText(QStringLiteral("Kalibera"));
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(help.topic().page, QStringLiteral("method"));
        QCOMPARE(help.findChild<QTextBrowser*>()->textCursor().selectedText(), QStringLiteral("Kalibera"));
        QVERIFY(help.isVisible());
    }

    void theGlossaryHoldsInEveryLanguage_data() {
        QTest::addColumn<QString>("language");
        for (const auto& name : Language::known())
            QTest::addRow("%s", qPrintable(name)) << name;
    }
    void theGlossaryHoldsInEveryLanguage() {
        QFETCH(const QString, language);
        Language spoken;
        QVERIFY(spoken.choose(language));
        const Glossary glossary;
        QVERIFY(glossary.terms().size() > 40);
        HelpWindow help(nullptr);
        help.setAttribute(Qt::WA_DeleteOnClose, false);
        help.showTopic({QStringLiteral("words"), {}});
        const QString page = help.findChild<QTextBrowser*>()->toPlainText();
        QSet<QString> words;
        for (const auto& term : glossary.terms()) {
            QVERIFY2(!term.meaning.isEmpty() && term.form.isValid(), qPrintable(term.id));
            QVERIFY2(!words.contains(term.word), qPrintable(term.word));
            words << term.word;
            // The help's page of words holds it. A stage is called as on screen, not as its heading.
            QVERIFY2(page.contains(term.meaning), qPrintable(term.word));
            if (term.id.startsWith(QLatin1String("stage-")) || term.id == QLatin1String("distribution"))
                continue;
            const auto found = glossary.termsIn(term.word);
            QVERIFY2(std::find(found.begin(), found.end(), &term) != found.end(), qPrintable(term.word));
        }
    }

    void theLongestWordWins() {
        const Glossary glossary;
        const auto found = glossary.termsIn(QStringLiteral("The null arm and two arms"));
        QCOMPARE(found.size(), 2U);
        QCOMPARE(found[0]->id, QStringLiteral("null-arm"));
        QCOMPARE(found[1]->id, QStringLiteral("arm"));
        QVERIFY(glossary.termsIn(QStringLiteral("farm, harmless, Build log")).empty());
        QCOMPARE(glossary.termsIn(QStringLiteral("Build")).size(), 1U);
    }
};

ASSAY_UI_TEST_MAIN(HelpTest)
#include "help_test.moc"
