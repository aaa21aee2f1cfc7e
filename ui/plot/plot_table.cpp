// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/plot_table.h"

#include "ui/plot/numbers.h"

#include <QBrush>
#include <QFont>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>

#include <algorithm>
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

/// So faint that text of either palette reads on it; the bold face says the same without colour.
QBrush chosenBrush() {
    QColor wash = QGuiApplication::palette().color(QPalette::Highlight);
    wash.setAlphaF(0.22F);
    return wash;
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

void PlotTableModel::followTable(PlotTable table) {
    if (table.headers != table_.headers) return setTable(std::move(table));
    const int before = table_.rows;
    const int after = table.rows;
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        table_ = std::move(table);
        endInsertRows();
    } else if (after < before) {
        beginRemoveRows({}, after, before - 1);
        table_ = std::move(table);
        endRemoveRows();
    } else {
        table_ = std::move(table);
    }
    if (const int kept = std::min(before, after); kept > 0)
        emit dataChanged(index(0, 0), index(kept - 1, columnCount() - 1));
}

void PlotTableModel::setChosenBlock(int block) {
    if (block == chosen_) return;
    chosen_ = block;
    // Which rows change is not asked of a million of them: the view asks again for those it shows.
    if (table_.block && table_.rows > 0)
        emit dataChanged(index(0, 0), index(table_.rows - 1, columnCount() - 1),
                         {Qt::BackgroundRole, Qt::FontRole, Qt::AccessibleTextRole});
}

int PlotTableModel::blockOf(int row) const {
    return table_.block && row >= 0 && row < table_.rows ? table_.block(row) : -1;
}

int PlotTableModel::firstRowOf(int block) const {
    if (!table_.block || block < 0) return -1;
    for (int row = 0; row < table_.rows; ++row)
        if (table_.block(row) == block) return row;
    return -1;
}

int PlotTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : table_.rows;
}

int PlotTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.headers.size());
}

QVariant PlotTableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const bool chosen = chosen_ >= 0 && blockOf(index.row()) == chosen_;
    if (role == Qt::BackgroundRole) return chosen ? QVariant(chosenBrush()) : QVariant();
    if (role == Qt::FontRole && chosen) {
        QFont strong;
        strong.setWeight(QFont::DemiBold);
        return strong;
    }
    if (role == Qt::AccessibleTextRole && chosen)
        return tr("%1, of the chosen block").arg(data(index, Qt::DisplayRole).toString());
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
