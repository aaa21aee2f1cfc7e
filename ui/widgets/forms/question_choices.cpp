// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/forms/question_choices.h"

#include "ui/session/words.h"

#include <QComboBox>
#include <QCoreApplication>

namespace assay::ui {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("assay::ui", text);
}

template <class E>
QComboBox* boxOf(const QString& objectName, const QString& name) {
    auto* box = new QComboBox;
    box->setObjectName(objectName);
    box->setAccessibleName(name);
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>(
        [box](auto d) { box->addItem(word(d.value), static_cast<int>(d.value)); });
    return box;
}

template <class E>
void chooseValue(QComboBox& box, E value) {
    box.setCurrentIndex(box.findData(static_cast<int>(value)));
}

}  // namespace

QComboBox* metricBox(const QString& objectName) {
    return boxOf<experiment::Metric>(objectName, tr("Metric"));
}
QComboBox* directionBox(const QString& objectName) {
    return boxOf<experiment::Direction>(objectName, tr("Direction"));
}
QComboBox* questionRoleBox(const QString& objectName) {
    return boxOf<experiment::QuestionRole>(objectName, tr("Role of the question"));
}

experiment::Metric metricOf(const QComboBox& box) {
    return static_cast<experiment::Metric>(box.currentData().toInt());
}
experiment::Direction directionOf(const QComboBox& box) {
    return static_cast<experiment::Direction>(box.currentData().toInt());
}
experiment::QuestionRole questionRoleOf(const QComboBox& box) {
    return static_cast<experiment::QuestionRole>(box.currentData().toInt());
}

void choose(QComboBox& box, experiment::Metric metric) {
    chooseValue(box, metric);
}
void choose(QComboBox& box, experiment::Direction direction) {
    chooseValue(box, direction);
}
void choose(QComboBox& box, experiment::QuestionRole role) {
    chooseValue(box, role);
}

}  // namespace assay::ui
