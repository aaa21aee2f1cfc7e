// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/checks_model.h"

#include "ui/session/words.h"

#include <QLocale>

#include <algorithm>

namespace assay::ui {

namespace {

QString meaningOf(const experiment::CheckSpecification& check) {
    using Kind = experiment::CheckKind;
    switch (check.kind) {
        case Kind::calls:
            return ChecksModel::tr("Calls of %1 in %2, from the machine code")
                .arg(shown(check.callee), shown(check.function));
        case Kind::callers:
            return ChecksModel::tr("Direct callers of %1, from the machine code").arg(shown(check.function));
        case Kind::aof_bytes:
            return ChecksModel::tr("Length of the append-only file after the proof pass");
        case Kind::aof_identical:
            return ChecksModel::tr("The append-only files of all variants are byte-identical");
        case Kind::command_calls:
            return ChecksModel::tr("Calls of %1 that the server counted in the proof pass")
                .arg(shown(check.command));
        case Kind::dbsize:
            return ChecksModel::tr("Number of keys after the proof pass");
    }
    return {};
}

void addPending(QVector<CheckRow>& rows, const experiment::CheckSpecification& check,
                const std::string& variant, const std::string& expected) {
    const bool made = std::any_of(rows.begin(), rows.end(), [&](const CheckRow& row) {
        return row.made && row.result.name == check.name &&
               (variant.empty() || row.result.variant == variant);
    });
    if (made) return;
    rows.push_back({{check.name, variant, check.workload, expected, {}, false}, false, meaningOf(check)});
}

/// A hash by its beginning (whole in the tooltip), a large number with its groups, anything else as it is.
QString valueInWords(const std::string& value) {
    if (value.size() == 64 && value.find_first_not_of("0123456789abcdef") == std::string::npos)
        return shortHash(value) + QChar(0x2026);
    bool number = false;
    const qlonglong count = shown(value).toLongLong(&number);
    return number ? QLocale().toString(count) : shown(value);
}

std::string joined(const std::vector<std::string>& names) {
    std::string out;
    for (const auto& name : names)
        out += (out.empty() ? "" : ", ") + name;
    return out;
}

}  // namespace

void ChecksModel::setSnapshot(const Snapshot& snapshot, const std::string& variant) {
    const auto& state = snapshot.state;
    QVector<CheckRow> rows;
    for (const auto& check : state.checks) {
        const auto found = std::find_if(state.expected_checks.begin(), state.expected_checks.end(),
                                        [&](const auto& e) { return e.name == check.check.name; });
        rows.push_back(
            {check.check, true, found == state.expected_checks.end() ? QString() : meaningOf(*found)});
    }
    for (const auto& check : state.expected_checks) {
        if (!check.expected_calls.empty()) {
            for (const auto& [name, calls] : check.expected_calls)
                addPending(rows, check, name, std::to_string(calls));
        } else if (!check.expected_callers.empty()) {
            addPending(rows, check, {}, joined(check.expected_callers));
        } else if (check.kind == experiment::CheckKind::aof_identical) {
            addPending(rows, check, {}, tr("identical").toStdString());
        } else {
            addPending(rows, check, {}, check.expected ? std::to_string(*check.expected) : std::string());
        }
    }
    if (!variant.empty()) rows.removeIf([&](const CheckRow& row) { return row.result.variant != variant; });
    replaceRows(std::move(rows));
}

QVariant ChecksModel::cell(const CheckRow& row, int column, int role) const {
    if (role == MarkRole && column == Result)
        return static_cast<int>(!row.made ? Mark::pending : row.result.passed ? Mark::passed : Mark::failed);
    if (role == Qt::TextAlignmentRole && (column == Expected || column == Observed))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) {
        if (column == Name) return row.meaning;
        if (column == Expected) return shown(row.result.expected);
        if (column == Observed) return shown(row.result.observed);
        return {};
    }
    if (role != Qt::DisplayRole) return {};
    switch (column) {
        case Result:
            return !row.made ? tr("not yet") : row.result.passed ? tr("holds") : tr("fails");
        case Name:
            return shown(row.result.name);
        case Variant:
            return shown(row.result.variant);
        case Workload:
            return shown(row.result.workload);
        case Expected:
            return valueInWords(row.result.expected);
        case Observed:
            return valueInWords(row.result.observed);
        default:
            return {};
    }
}

QVariant ChecksModel::header(int column, int role) const {
    if (role == Qt::TextAlignmentRole)
        return QVariant((column == Expected || column == Observed ? Qt::AlignRight : Qt::AlignLeft) |
                        Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (column) {
        case Result:
            return tr("Result");
        case Name:
            return tr("Check");
        case Variant:
            return tr("Variant");
        case Workload:
            return tr("Workload");
        case Expected:
            return tr("Expected");
        case Observed:
            return tr("Observed");
        default:
            return {};
    }
}

}  // namespace assay::ui
