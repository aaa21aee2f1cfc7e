// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_mapping.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace assay {
namespace {

BOOST_DEFINE_ENUM_CLASS(Shape, circle, void_)
struct Inner {
    std::vector<std::int64_t> numbers;
    std::optional<double> maybe;
};
BOOST_DESCRIBE_STRUCT(Inner, (), (numbers, maybe))
struct Outer {
    std::string name = "unnamed";
    Shape shape = Shape::circle;
    std::map<std::string, Inner> inner;
    bool flag = false;
    double ratio = 0;
};
BOOST_DESCRIBE_STRUCT(Outer, (), (name, shape, inner, flag, ratio))

TEST(JsonMapping, GoesThereAndBack) {
    Outer outer;
    outer.name = "a \"b\"\n";
    outer.shape = Shape::void_;
    outer.inner["x"] = {{1, -2, std::numeric_limits<std::int64_t>::max()}, 0.1};
    outer.flag = true;
    outer.ratio = 1.0 / 3.0;
    const auto text = json::serialize(to_json(outer));
    const auto back = from_json<Outer>(json::parse(text));
    ASSERT_TRUE(back);
    EXPECT_EQ(back->name, outer.name);
    EXPECT_EQ(back->shape, Shape::void_);
    EXPECT_EQ(back->inner.at("x").numbers, outer.inner.at("x").numbers);
    EXPECT_EQ(back->inner.at("x").maybe, 0.1);
    EXPECT_EQ(back->ratio, outer.ratio);
    EXPECT_EQ(json::serialize(to_json(*back)), text);
}

TEST(JsonMapping, KeywordEnumeratorsLoseTheirUnderscore) {
    EXPECT_EQ(enum_name(Shape::void_), "void");
    EXPECT_EQ(enum_from_name<Shape>("void"), Shape::void_);
    EXPECT_EQ(enum_names<Shape>(), "circle, void");
}

TEST(JsonMapping, MissingKeysKeepTheirDefaultsAndUnknownOnesAreIgnored) {
    const auto read = from_json<Outer>(json::parse(R"({"flag":true,"new_in_version_9":[1]})"));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->name, "unnamed");
    EXPECT_TRUE(read->flag);
}

TEST(JsonMapping, AnEmptyOptionalIsNotWritten) {
    EXPECT_EQ(json::serialize(to_json(Inner{{1}, std::nullopt})), R"({"numbers":[1]})");
}

TEST(JsonMapping, WhatJsonCannotHoldBecomesNull) {
    EXPECT_TRUE(to_json(std::numeric_limits<double>::quiet_NaN()).is_null());
    EXPECT_TRUE(to_json(std::numeric_limits<double>::infinity()).is_null());
    EXPECT_TRUE(std::isnan(*from_json<double>(json::value(nullptr))));
}

TEST(JsonMapping, ErrorsNameTheField) {
    const auto read = from_json<Outer>(json::parse(R"({"inner":{"x":{"numbers":[1,"two"]}}})"));
    ASSERT_FALSE(read);
    EXPECT_NE(read.error().message.find("inner.x.numbers[1]"), std::string::npos) << read.error().message;
    const auto shape = from_json<Outer>(json::parse(R"({"shape":"square"})"));
    ASSERT_FALSE(shape);
    EXPECT_EQ(shape.error().message, "shape: 'square' is none of circle, void");
}

}  // namespace
}  // namespace assay
