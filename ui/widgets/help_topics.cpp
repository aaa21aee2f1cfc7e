// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/help_topics.h"

#include <QStackedWidget>
#include <QWidget>

#include <array>
#include <string_view>

namespace assay::ui {

namespace {

struct Entry {
    std::string_view object;  // how an object's name begins
    const char* page;
    const char* section;
};

constexpr std::array entries = {
    Entry{"startWindow", "workbench", "first-look"},
    Entry{"machineCard", "method", "what-a-verdict-covers"},
    Entry{"caseHead", "method", "decisions"},
    Entry{"runBar", "workbench", "running"},
    Entry{"timelinePanel", "workbench", "timeline"},
    Entry{"briefPage", "workbench", "brief"},
    Entry{"variantsPage", "workbench", "variants"},
    Entry{"workloadsPage", "workbench", "workloads"},
    Entry{"runPage", "workbench", "run"},
    Entry{"runGates", "method", "gates-what-must-hold-before-a-verdict-may-be-spoken"},
    Entry{"runStages", "method", "stages-of-a-run"},
    Entry{"resultsPage", "workbench", "results"},
    Entry{"findingNumbers", "method", "words"},
    Entry{"doseResponse", "method", "doses"},
    Entry{"sweep", "method", "sweeps"},
    Entry{"countersTable", "method", "counted-mechanism"},
    Entry{"mechanismView", "method", "doses"},
    Entry{"evidencePage", "workbench", "evidence"},
    Entry{"reportPage", "workbench", "report"},
    Entry{"trustDialog", "workbench", "trust"},
    Entry{"settleDialog", "workbench", "settling"},
    Entry{"newCaseDialog", "workbench", "new-case"},
    Entry{"variantDialog", "workbench", "variants"},
};

HelpTopic topicFrom(const Entry& entry) {
    return {QString::fromLatin1(entry.page), QString::fromLatin1(entry.section)};
}

const Entry* entryOf(const QObject& object) {
    const QString name = object.objectName();
    for (const auto& entry : entries)
        if (name.startsWith(QLatin1String(entry.object.data(), static_cast<qsizetype>(entry.object.size()))))
            return &entry;
    return nullptr;
}

}  // namespace

HelpTopic topicOf(const QWidget& widget) {
    for (const QWidget* around = &widget; around != nullptr; around = around->parentWidget()) {
        if (const auto* entry = entryOf(*around)) return topicFrom(*entry);
        if (around->isWindow()) break;  // a dialog without a topic does not speak of the window behind it
    }
    if (const auto* pages = widget.window()->findChild<QStackedWidget*>(QStringLiteral("pages")))
        if (const auto* page = pages->currentWidget())
            if (const auto* entry = entryOf(*page)) return topicFrom(*entry);
    return {QStringLiteral("index"), {}};
}

QList<HelpTopic> allTopics() {
    QList<HelpTopic> topics = {{QStringLiteral("index"), {}}};
    for (const auto& entry : entries)
        topics << topicFrom(entry);
    return topics;
}

QString slugOf(const QString& heading) {
    QString slug;
    for (const QChar c : heading.trimmed().toLower()) {
        if (c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_'))
            slug += c;
        else if (c.isSpace())
            slug += QLatin1Char('-');
    }
    return slug;
}

}  // namespace assay::ui
