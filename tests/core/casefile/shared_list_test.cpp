// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/shared_list.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <vector>

namespace {

using assay::casefile::SharedList;

TEST(SharedList, is_the_list_of_what_was_put_in) {
    SharedList<int, 4> list;
    EXPECT_TRUE(list.empty());
    EXPECT_EQ(list.begin(), list.end());
    std::vector<int> expected;
    for (int i = 0; i < 23; ++i) {
        list.push_back(i);
        expected.push_back(i);
        ASSERT_EQ(list.size(), expected.size());
        ASSERT_TRUE(std::equal(list.begin(), list.end(), expected.begin(), expected.end())) << i;
        ASSERT_EQ(list.back(), i);
        ASSERT_EQ(list[static_cast<std::size_t>(i) / 2], i / 2);
    }
    EXPECT_EQ(list.front(), 0);
}

TEST(SharedList, of_single_elements_shares_each) {
    SharedList<std::vector<int>, 1> list = {{1, 2}, {3}};
    const auto copy = list;
    list.push_back({4});
    EXPECT_EQ(copy.size(), 2U);
    EXPECT_EQ(list.size(), 3U);
    EXPECT_EQ(&copy[0], &list[0]) << "an element was copied";
}

TEST(SharedList, a_copy_is_a_list_of_its_own) {
    SharedList<std::shared_ptr<int>, 4> list;
    const auto one = std::make_shared<int>(1);
    for (int i = 0; i < 100; ++i)
        list.push_back(one);
    auto copy = list;
    EXPECT_LT(one.use_count(), 110) << "a copy shares what is whole";
    copy.push_back(std::make_shared<int>(2));
    list.push_back(std::make_shared<int>(3));
    list.push_back(std::make_shared<int>(4));
    EXPECT_EQ(copy.size(), 101U);
    EXPECT_EQ(*copy.back(), 2);
    EXPECT_EQ(list.size(), 102U);
    EXPECT_EQ(*list[100], 3);
    EXPECT_EQ(*list.back(), 4);
}

}  // namespace
