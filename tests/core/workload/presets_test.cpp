// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/presets.h"

#include "core/workload/encoder.h"

#include <gtest/gtest.h>

#include <set>

namespace assay::workload {

TEST(Presets, AreValidNamedOnceAndExplained) {
    std::set<std::string> names;
    for (const auto& preset : presets()) {
        const auto status = validate(preset);
        EXPECT_TRUE(status) << status.error().text();
        EXPECT_TRUE(prepare(preset, 100, 0, 1)) << preset.name;
        EXPECT_TRUE(names.insert(preset.name).second) << preset.name;
        EXPECT_FALSE(preset.description.empty());
    }
    EXPECT_EQ(names, (std::set<std::string>{"set", "get", "incr", "lpush", "hset", "mset", "zadd", "eval"}));
}

}  // namespace assay::workload
