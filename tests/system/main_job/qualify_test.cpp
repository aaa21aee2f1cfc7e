// SPDX-License-Identifier: GPL-3.0-or-later
// `assay qualify` on the real Redis. What is seen here is not asserted, only that it is said whole.
#include "core/base/json_mapping.h"
#include "tests/support/assay_program.h"
#include "tests/support/built_variants.h"

#include <gtest/gtest.h>

namespace assay::test {
namespace {

TEST(Qualify, SaysWhatWasInjectedAndWhatWasRecovered) {
    const AssayProgram assay;
    // A budget that not even one block fits into: one is measured all the same. Again when other tests used
    // its core.
    ProgramResult ran;
    for (int attempt = 0; attempt < 5 && (attempt == 0 || ran.exit_code == 4); ++attempt)
        ran =
            assay.run({"qualify", "--binary", built_binary("baseline").string(), "--budget", "1s", "--json"});
    boost::system::error_code error;
    const auto start = ran.output.find('{');
    ASSERT_NE(start, std::string::npos) << ran.output;
    const auto end = ran.output.find('\n', start);
    const auto value = json::parse(ran.output.substr(start, end - start), error);
    ASSERT_FALSE(error) << ran.output;
    const auto& object = value.as_object();
    EXPECT_EQ(object.at("sha256"), json::value(built_variant("baseline").provenance.sha256));
    EXPECT_EQ(object.at("state"), "unknown");
    EXPECT_EQ(object.at("blocks").as_int64() + object.at("voided").as_int64(), 1);
    if (object.at("voided").as_int64() == 1) {
        EXPECT_TRUE(object.at("void_reason").as_string().starts_with("foreign load")) << ran.output;
        EXPECT_EQ(ran.exit_code, 4);
        return;
    }
    EXPECT_EQ(object.at("void_reason"), "");
    EXPECT_EQ(ran.exit_code, 3);  // no interval below 8 blocks
    ASSERT_EQ(object.at("doses").as_array().size(), 4U);
    const double nominal[] = {0, 1, 2, 5};
    for (std::size_t i = 0; i < 4; ++i) {
        const auto& dose = object.at("doses").as_array()[i].as_object();
        EXPECT_EQ(dose.at("nominal_percent").to_number<double>(), nominal[i]);
        EXPECT_TRUE(dose.at("injected_percent").is_number());
        EXPECT_TRUE(dose.at("recovered_percent").is_number());
        EXPECT_TRUE(dose.at("low_percent").is_null());
    }
    EXPECT_TRUE(object.at("slope").is_number());
}

TEST(Qualify, RefusesWhatIsNoRedis) {
    const AssayProgram assay;
    const auto ran = assay.run({"qualify", "--binary", "/bin/ls"});
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_TRUE(ran.says("is no Redis server")) << ran.output;
    EXPECT_EQ(assay.run({"qualify", "--budget", "soon"}).exit_code, 2);
}

}  // namespace
}  // namespace assay::test
