// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/progress.h"

#include <algorithm>

namespace assay::verdict {

experiment::OpenQuestions open_questions(const Evaluation& evaluation, const std::string& workload) {
    experiment::OpenQuestions out;
    for (const auto& finding : evaluation.findings) {
        if (finding.workload != workload || is_decided(finding)) continue;
        switch (finding.role) {
            case experiment::QuestionRole::claim:
                ++out.claims;
                break;
            case experiment::QuestionRole::calibration:
                ++out.calibrations;
                break;
            case experiment::QuestionRole::guard:
                ++out.guards;
                break;
        }
    }
    return out;
}

bool all_decided(const Evaluation& evaluation) {
    return !evaluation.findings.empty() &&
           std::all_of(evaluation.findings.begin(), evaluation.findings.end(), is_decided);
}

}  // namespace assay::verdict
