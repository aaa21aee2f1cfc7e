// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/casefile/case.h"
#include "core/casefile/evaluation.h"
#include "core/casefile/log.h"
#include "core/casefile/log_line.h"
#include "core/report/show_json.h"
#include "tests/support/synthetic_case.h"
#include "tests/support/temporary_directory.h"

#include <benchmark/benchmark.h>
#include <boost/json.hpp>

#include <cstdio>
#include <string_view>

#ifdef ASSAY_HAS_SIMDJSON
#include <simdjson.h>
#endif

// How long `assay show` looks at a large case (at most 0.5 s for 100,000 windows), and whether another JSON
// library would matter for it.
namespace {

using namespace assay;

/// 100,000 windows: 3 workloads, 348 blocks each, 24 rounds of 4 arms.
const std::filesystem::path& large_case() {
    static const test::TemporaryDirectory directory;
    static const std::filesystem::path file = [] {
        test::SyntheticCase what;
        what.blocks_per_workload = 348;
        what.cpu_effect_percent["get-3b-pipelined"]["one-more-copy"] = 0;
        const auto written = test::write_synthetic_case(directory / "large.assay", what);
        if (!written) throw std::runtime_error(written.error().text());
        return directory / "large.assay";
    }();
    return file;
}

void read_and_fold(benchmark::State& state) {
    const auto& file = large_case();
    std::size_t windows = 0;
    for (auto _ : state) {
        const auto contents = casefile::read_log(file);
        const auto folded = casefile::fold(contents->records);
        windows = 0;
        for (const auto& block : folded.plans[0].blocks)
            windows += block->order.size() * block->arms.size();
        benchmark::DoNotOptimize(windows);
    }
    state.counters["windows"] = static_cast<double>(windows);
    state.counters["MB"] = static_cast<double>(std::filesystem::file_size(file)) / 1e6;
}
BENCHMARK(read_and_fold)->Unit(benchmark::kMillisecond);

/// All that `assay show --json` does.
void show(benchmark::State& state) {
    const auto& file = large_case();
    for (auto _ : state) {
        const auto contents = casefile::read_log(file);
        const auto folded = casefile::fold(contents->records);
        auto text = boost::json::serialize(
            report::show_json(folded, casefile::evaluate(folded, *folded.current_plan())));
        benchmark::DoNotOptimize(text);
    }
}
BENCHMARK(show)->Unit(benchmark::kMillisecond);

/// The events' bytes of the large case, over and over, until there are about 100 MB.
struct Lines {
    std::string text;
    std::vector<std::string_view> events;
    std::size_t bytes = 0;
};
const Lines& hundred_megabytes() {
    static const Lines lines = [] {
        Lines out;
        out.text = read_file(large_case(), std::size_t{1} << 30).value();
        std::vector<std::string_view> once;
        for (std::string_view rest = out.text; !rest.empty();) {
            const auto line = rest.substr(0, rest.find('\n'));
            rest.remove_prefix(line.size() + 1);
            once.push_back(casefile::split_line(line)->event);
        }
        while (out.bytes < 100'000'000)
            for (const auto event : once) {
                out.events.push_back(event);
                out.bytes += event.size();
            }
        return out;
    }();
    return lines;
}

void finish(benchmark::State& state) {
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) *
                            static_cast<std::int64_t>(hundred_megabytes().bytes));
}

/// Every number is visited, as reading a block does.
double sum_of(const boost::json::value& value) {
    if (value.is_int64()) return static_cast<double>(value.get_int64());
    if (value.is_double()) return value.get_double();
    double sum = 0;
    if (value.is_array())
        for (const auto& item : value.get_array())
            sum += sum_of(item);
    if (value.is_object())
        for (const auto& [key, item] : value.get_object())
            sum += sum_of(item);
    return sum;
}

void parse_with_boost_json(benchmark::State& state) {
    const auto& lines = hundred_megabytes();
    double sum = 0;
    for (auto _ : state)
        for (const auto event : lines.events) {
            boost::json::monotonic_resource memory;
            sum += sum_of(boost::json::parse(event, &memory));
        }
    benchmark::DoNotOptimize(sum);
    finish(state);
}
BENCHMARK(parse_with_boost_json)->Unit(benchmark::kMillisecond);

#ifdef ASSAY_HAS_SIMDJSON
double sum_of(const simdjson::dom::element& value) {
    double sum = 0;
    switch (value.type()) {
        case simdjson::dom::element_type::INT64:
            return static_cast<double>(std::int64_t(value));
        case simdjson::dom::element_type::DOUBLE:
            return double(value);
        case simdjson::dom::element_type::ARRAY: {
            const simdjson::dom::array items = value;  // by name: the loop would outlive a temporary
            for (const auto item : items)
                sum += sum_of(item);
            return sum;
        }
        case simdjson::dom::element_type::OBJECT: {
            const simdjson::dom::object members = value;
            for (const auto member : members)
                sum += sum_of(member.value);
            return sum;
        }
        default:
            return 0;
    }
}

void parse_with_simdjson(benchmark::State& state) {
    const auto& lines = hundred_megabytes();
    simdjson::dom::parser parser;
    double sum = 0;
    for (auto _ : state)
        for (const auto event : lines.events)
            sum += sum_of(parser.parse(event.data(), event.size()).value());
    benchmark::DoNotOptimize(sum);
    finish(state);
}
BENCHMARK(parse_with_simdjson)->Unit(benchmark::kMillisecond);
#endif

}  // namespace

BENCHMARK_MAIN();
