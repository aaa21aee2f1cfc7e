// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/plan.h"

class QComboBox;
class QString;

// Boxes to choose a question's parts from, the same wherever a question is asked.
namespace assay::ui {

[[nodiscard]] QComboBox* metricBox(const QString& objectName);
[[nodiscard]] QComboBox* directionBox(const QString& objectName);
[[nodiscard]] QComboBox* questionRoleBox(const QString& objectName);

[[nodiscard]] experiment::Metric metricOf(const QComboBox& box);
[[nodiscard]] experiment::Direction directionOf(const QComboBox& box);
[[nodiscard]] experiment::QuestionRole questionRoleOf(const QComboBox& box);
void choose(QComboBox& box, experiment::Metric metric);
void choose(QComboBox& box, experiment::Direction direction);
void choose(QComboBox& box, experiment::QuestionRole role);

}  // namespace assay::ui
