// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/samples_csv.h"

#include "tests/core/report/cases.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>
#include <map>

namespace {

using namespace assay;
using namespace assay::test;

using Row = std::vector<std::string>;

/// RFC 4180, by the book; throws on what is none.
std::vector<Row> parsed(const std::string& csv) {
    std::vector<Row> rows(1, Row(1));
    bool inside = false;
    for (std::size_t i = 0; i < csv.size(); ++i) {
        auto& cell = rows.back().back();
        if (inside) {
            if (csv[i] != '"') {
                cell += csv[i];
            } else if (i + 1 < csv.size() && csv[i + 1] == '"') {
                cell += csv[++i];
            } else {
                inside = false;
            }
        } else if (csv[i] == '"') {
            if (!cell.empty()) throw std::runtime_error("a quote within a bare cell");
            inside = true;
        } else if (csv[i] == ',') {
            rows.back().emplace_back();
        } else if (csv[i] == '\r') {
            if (i + 1 == csv.size() || csv[i + 1] != '\n') throw std::runtime_error("a bare carriage return");
            ++i;
            rows.emplace_back(1);
        } else if (csv[i] == '\n') {
            throw std::runtime_error("a bare line feed");
        } else {
            cell += csv[i];
        }
    }
    if (rows.back() != Row(1)) throw std::runtime_error("the last line is not ended");
    rows.pop_back();
    return rows;
}

std::map<std::string, std::string> named(const Row& header, const Row& row) {
    std::map<std::string, std::string> out;
    for (std::size_t i = 0; i < header.size(); ++i)
        out[header[i]] = row.at(i);
    return out;
}

TEST(SamplesCsv, is_only_a_header_without_samples) {
    const auto rows = parsed(report::samples_csv(casefile::Case{}));
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].front(), "plan");
}

TEST(SamplesCsv, holds_every_window_as_recorded_and_in_the_order_run) {
    SyntheticCase what;
    what.blocks_per_workload = 2;
    what.rounds = 5;
    const auto state = synthetic(what);
    const auto rows = parsed(report::samples_csv(state));
    std::size_t next = 1;
    for (const auto& block : state.plans[0].blocks) {
        for (std::size_t round = 0; round < block->order.size(); ++round) {
            for (std::size_t position = 0; position < block->arms.size(); ++position) {
                ASSERT_LT(next, rows.size());
                const auto row = named(rows[0], rows[next++]);
                const auto& arm = block->arms[static_cast<std::size_t>(block->order[round][position])];
                EXPECT_EQ(row.at("plan"), state.plans[0].sha256);
                EXPECT_EQ(row.at("workload"), block->workload);
                EXPECT_EQ(row.at("block"), std::to_string(block->index));
                EXPECT_EQ(row.at("round"), std::to_string(round));
                EXPECT_EQ(row.at("position"), std::to_string(position));
                EXPECT_EQ(row.at("arm"), arm.arm);
                EXPECT_EQ(row.at("variant"), arm.variant);
                EXPECT_EQ(row.at("operations"), std::to_string(arm.operations[round]));
                EXPECT_EQ(row.at("wall_ns"), std::to_string(arm.wall_ns[round]));
                EXPECT_EQ(row.at("cpu_ns"), std::to_string(arm.cpu_ns[round]));
                EXPECT_EQ(row.at("load_cpu_ns"), std::to_string(arm.load_cpu_ns[round]));
                EXPECT_EQ(row.at("artefact_bytes"),
                          arm.artefact_bytes.empty() ? "" : std::to_string(arm.artefact_bytes[round]));
                EXPECT_EQ(row.at("voided"), "0");
            }
        }
    }
    EXPECT_EQ(next, rows.size());
}

TEST(SamplesCsv, quotes_what_needs_it) {
    SyntheticCase what;
    what.blocks_per_workload = 1;
    what.rounds = 1;
    const auto good = synthetic(what);
    auto block = *good.plans[0].blocks[0];
    auto state = good;
    block.void_reason = "a \"quote\", a comma\r\nand a line";
    block.arms[2].variant = "=HYPERLINK(\"http://x\")";
    block.arms[1].cpu_ns.clear();  // never recorded
    block.order[0] = {0, 7, -1, 2, 1};
    add(state, casefile::BlockMeasured{block});
    const auto rows = parsed(report::samples_csv(state));
    const auto last = [&](std::size_t from_end) { return named(rows[0], rows[rows.size() - from_end]); };
    EXPECT_EQ(last(1).at("void_reason"), "a \"quote\", a comma\r\nand a line");
    EXPECT_EQ(last(1).at("voided"), "1");
    EXPECT_EQ(last(1).at("arm"), "A'");
    EXPECT_EQ(last(1).at("cpu_ns"), "");
    EXPECT_EQ(last(2).at("variant"), "'=HYPERLINK(\"http://x\")");
    EXPECT_EQ(last(3).at("arm"), "A");
}

TEST(SamplesCsv, voids_what_the_verdict_voids_and_says_why) {
    SyntheticCase what;
    what.blocks_per_workload = 1;
    what.rounds = 1;
    auto state = synthetic(what);
    auto block = *state.plans[0].blocks[0];
    ASSERT_FALSE(block.void_reason);
    block.arms[1].operations[0] += 1;  // no reason was recorded, and the arms did not do the same
    add(state, casefile::BlockMeasured{block});
    const auto rows = parsed(report::samples_csv(state));
    const auto last = named(rows[0], rows.back());
    EXPECT_EQ(last.at("voided"), "1");
    EXPECT_NE(last.at("void_reason").find("operations"), std::string::npos) << last.at("void_reason");
}

TEST(SamplesCsv, ends_with_what_was_added_last) {
    SyntheticCase what;
    what.blocks_per_workload = 1;
    what.rounds = 2;
    auto state = synthetic(what);
    auto block = *state.plans[0].blocks[0];
    block.address_seed = 18446744073709551615U;
    for (auto& arm : block.arms) {
        arm.all_cpu_ns = {1100, 1200};
        arm.peak_memory_bytes = 7340032;
        arm.server_usec_per_call = 0.25;
        arm.thread_cpu_ns = {{"redis-server", 900}, {"bio close", 3}};
    }
    add(state, casefile::BlockMeasured{block});
    const auto rows = parsed(report::samples_csv(state));
    const auto last = named(rows[0], rows.back());
    EXPECT_EQ(last.at("all_cpu_ns"), "1200");
    EXPECT_EQ(last.at("peak_memory_bytes"), "7340032");
    EXPECT_EQ(last.at("server_usec_per_call"), "0.25");
    EXPECT_EQ(last.at("thread_cpu_ns"), "bio_close=3 redis-server=900");
    EXPECT_EQ(last.at("address_seed"), "18446744073709551615");
    const Row ending(rows[0].end() - 6, rows[0].end());
    EXPECT_EQ(ending, (Row{"void_reason", "all_cpu_ns", "peak_memory_bytes", "server_usec_per_call",
                           "thread_cpu_ns", "address_seed"}));
}

}  // namespace
