// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace assay::ui {

/// A place in the help: a page (a file of share/assay/help without its ending, or "words") and a section of
/// it, by the slug of its heading; an empty section is the page's beginning.
struct HelpTopic {
    QString page;
    QString section;
    bool operator==(const HelpTopic&) const = default;
};

/// What F1 opens on `widget`: the topic of the nearest thing around it that has one; in a case window the
/// page that is shown; else the beginning.
[[nodiscard]] HelpTopic topicOf(const QWidget& widget);
/// All that topicOf can yield.
[[nodiscard]] QList<HelpTopic> allTopics();
/// "Where it lives" becomes "where-it-lives", as links within Markdown have it.
[[nodiscard]] QString slugOf(const QString& heading);

}  // namespace assay::ui
