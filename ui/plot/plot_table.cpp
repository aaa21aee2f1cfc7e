// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/plot_table.h"

#include "ui/plot/numbers.h"

#include <QLocale>

#include <cmath>

namespace assay::ui {

namespace {

QByteArray csvField(const QString& text) {
    QByteArray field = text.toUtf8();
    if (field.contains('"') || field.contains(',') || field.contains('\n') || field.contains('\r')) {
        field.replace('"', "\"\"");
        field = '"' + field + '"';
    }
    return field;
}

QByteArray csvField(const QVariant& value) {
    switch (value.typeId()) {
        case QMetaType::UnknownType:
            return {};
        case QMetaType::Double:
            return QByteArray::number(value.toDouble(), 'g', 17);
        case QMetaType::Int:
            return QByteArray::number(value.toInt());
        case QMetaType::Bool:
            return value.toBool() ? "true" : "false";
        default:
            return csvField(value.toString());
    }
}

/// Enough digits for the size of the number, so that a column stays readable.
QString shown(double value) {
    const double size = std::abs(value);
    return numberText(value, size >= 1000 ? 0 : (size >= 100 ? 1 : 3));
}

}  // namespace

QByteArray toCsv(const PlotTable& table) {
    QByteArray csv;
    for (int column = 0; column < table.headers.size(); ++column) {
        csv += (column ? "," : "") + csvField(table.headers.at(column));
    }
    csv += '\n';
    for (int row = 0; row < table.rows; ++row) {
        for (int column = 0; column < table.headers.size(); ++column) {
            if (column) csv += ',';
            csv += csvField(table.cell(row, column));
        }
        csv += '\n';
    }
    return csv;
}

PlotTableModel::PlotTableModel(QObject* parent) : QAbstractTableModel(parent) {}

void PlotTableModel::setTable(PlotTable table) {
    beginResetModel();
    table_ = std::move(table);
    endResetModel();
}

int PlotTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : table_.rows;
}

int PlotTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.headers.size());
}

QVariant PlotTableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    if (role != Qt::DisplayRole && role != Qt::TextAlignmentRole) return {};
    const QVariant value = table_.cell(index.row(), index.column());
    const bool number = value.typeId() == QMetaType::Double || value.typeId() == QMetaType::Int;
    if (role == Qt::TextAlignmentRole) {
        return QVariant(Qt::AlignVCenter | (number ? Qt::AlignRight : Qt::AlignLeft));
    }
    if (value.typeId() == QMetaType::Double) return shown(value.toDouble());
    if (value.typeId() == QMetaType::Int) return QLocale().toString(value.toInt());
    if (value.typeId() == QMetaType::Bool) return value.toBool() ? tr("yes") : tr("no");
    return value;
}

QVariant PlotTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    return section >= 0 && section < table_.headers.size() ? table_.headers.at(section) : QVariant();
}

}  // namespace assay::ui
