// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/languages/case_words.h"

#include "core/casefile/log.h"
#include "core/casefile/settling.h"
#include "core/casefile/trust.h"
#include "core/report/timeline.h"
#include "core/workload/presets.h"
#include "tests/support/ui/ui_test.h"
#include "tests/widgets/languages/pseudo_locale.h"
#include "ui/session/machine_summary.h"
#include "ui/session/words.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace assay::test {

namespace {

/// `facts`: an environment's, whose names are shown as they are.
void addStrings(const QJsonValue& value, CaseWords& words, bool facts = false) {
    if (value.isString()) words.add(value.toString());
    if (value.isArray())
        for (const auto& one : value.toArray())
            addStrings(one, words);
    if (value.isObject()) {
        const auto object = value.toObject();
        for (auto member = object.begin(); member != object.end(); ++member) {
            // Names of variants and directives are keys; those of our own format are never shown.
            if (member.key().contains(QLatin1Char('-')) || member.key().contains(QLatin1Char('@')) || facts)
                words.add(member.key());
            addStrings(member.value(), words, member.key() == QLatin1String("environment"));
        }
    }
}

/// Accented letters are the made-up language's, which follow a name without a space.
bool isLetter(const QString& text, qsizetype at) {
    return at >= 0 && at < text.size() && text[at].unicode() < 128 && text[at].isLetterOrNumber();
}

/// As plainWordsIn() will find them: a line on paper may break at a hyphen, and be joined again.
QStringList onPaper(QString text) {
    const QStringList apart = plainWordsIn(text);
    return apart + plainWordsIn(text.remove(QLatin1Char('-')));
}

}  // namespace

CaseWords::CaseWords() {
    add(QStringLiteral("Scope"));  // the timeline's, before the scope of a verdict
    const auto machine = ui::readMachine();
    for (const auto& fact :
         {machine.processor, machine.memory, machine.virtualMachine, machine.governor, machine.system})
        add(fact);
    for (const auto& warning : machine.warnings)
        add(warning);
    for (const auto& preset : workload::presets()) {
        addWords(preset.name);
        addWords(preset.description);
    }
}

void CaseWords::addFile(const std::filesystem::path& file) {
    add(QFileInfo(QString::fromStdString(file.string())).completeBaseName());
    const auto contents = casefile::read_log(file);
    if (!contents) return;
    for (const auto& record : contents->records) {
        const auto entry = report::timeline_entry(*record);
        for (const auto& text : {entry.headline, entry.detail})
            addWords(text);
    }
    const auto snapshot = snapshotOf(file);
    const auto& evaluation = snapshot->evaluation;
    for (const auto& finding : evaluation.findings)
        addWords(finding.sentence);
    for (const auto& gate : evaluation.gates)
        for (const auto& text : {gate.name, gate.detail})
            addWords(text);
    addWords(evaluation.conclusion.reason);
    addWords(evaluation.doses.conclusion);
    for (const auto& response : evaluation.doses.responses) {
        addWords(response.sentence);
        for (const auto& prediction : response.predictions)
            addWords(prediction.sentence);
    }
    for (const auto& series : evaluation.doses.sweeps)
        addWords(series.sentence);
    for (const auto& counted : evaluation.mechanism)
        addWords(counted.sentence);
    for (const auto& execution : casefile::executions(snapshot->state))
        for (const auto& text : {execution.what, execution.detail})
            addWords(text);
    if (const auto* plan = snapshot->state.current_plan())
        addWords(casefile::scope_in_words(snapshot->state, *plan));
    if (snapshot->damage) addWords(snapshot->damage->what);
    QFile lines(QString::fromStdString(file.string()));
    if (!lines.open(QIODevice::ReadOnly)) return;
    while (!lines.atEnd())
        addStrings(QJsonDocument::fromJson(lines.readLine()).object(), *this);
}

void CaseWords::add(const QString& text) {
    // Shown in one line, by its lines, or by its first sentence.
    for (const auto& form : {text, text.simplified()})
        if (form.size() > 1) known_ << form;
    for (const auto& line : text.split(QRegularExpression(QStringLiteral("\\n|(?<=[.!?]) "))))
        if (line.size() > 1) known_ << line.trimmed();
    longestFirst_.clear();
}

QSet<QString> CaseWords::words() const {
    QSet<QString> out;
    for (const auto& known : known_)
        for (const auto& word : onPaper(known))
            out << word;
    return out;
}

QString CaseWords::removedFrom(QString text) const {
    if (longestFirst_.isEmpty()) {
        longestFirst_ = QStringList(known_.begin(), known_.end());
        std::sort(longestFirst_.begin(), longestFirst_.end(),
                  [](const QString& a, const QString& b) { return a.size() > b.size(); });
    }
    for (const auto& known : longestFirst_) {
        for (auto at = text.indexOf(known); at >= 0; at = text.indexOf(known, at + 1)) {
            if (isLetter(text, at - 1) || isLetter(text, at + known.size())) continue;
            text.replace(at, known.size(), QStringLiteral(" "));
        }
    }
    return text;
}

}  // namespace assay::test
