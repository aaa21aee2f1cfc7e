// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/turns.h"

#include <algorithm>

namespace assay::experiment {

namespace {

constexpr int arms_of_baseline = 2;  // A and A'

int fitting(std::int64_t room, std::int64_t need, int otherwise) {
    if (room <= 0 || need <= 0) return otherwise;
    return static_cast<int>(std::min<std::int64_t>(room / 10 * 9 / need, otherwise));
}

}  // namespace

int comparisons_together(int comparisons, const ArmNeeds& needs, const RoomForArms& room) {
    const int all = comparisons + arms_of_baseline;
    const auto each = needs.files_add_up ? needs.files : 0;
    const auto in_memory = [&](std::int64_t files) { return needs.files_in_memory ? files : 0; };
    const auto memory = room.memory <= 0  // not known
                            ? 0
                            : std::max<std::int64_t>(1, room.memory - in_memory(needs.files - each));
    const int arms =
        std::min(fitting(memory, needs.memory + in_memory(each), all), fitting(room.files, each, all));
    return std::clamp(arms - arms_of_baseline, 1, std::max(1, comparisons));
}

int turns_of(int comparisons, int together) {
    return std::max(1, (comparisons + together - 1) / together);
}

std::vector<std::string> comparisons_in_block(const std::vector<std::string>& comparisons, int together,
                                              int index) {
    const int count = static_cast<int>(comparisons.size());
    const int turns = turns_of(count, together);
    std::vector<std::string> out;
    for (int i = index % turns; i < count; i += turns)
        out.push_back(comparisons[static_cast<std::size_t>(i)]);
    return out;
}

}  // namespace assay::experiment
