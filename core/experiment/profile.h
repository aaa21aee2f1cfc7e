// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/describe.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Where the main thread of one variant's server spent its time on one workload, by sampling. Self time only:
// a function's callees count for themselves.
namespace assay::experiment {

struct SymbolSamples {
    std::string symbol;  // as perf names it; "[unknown]" without one
    std::string object;  // file name of the program or library, "[kernel.kallsyms]" for the kernel
    std::int64_t samples = 0;
    bool operator==(const SymbolSamples&) const = default;
};
BOOST_DESCRIBE_STRUCT(SymbolSamples, (), (symbol, object, samples))

struct Profile {
    std::string workload;
    std::string variant;
    std::string binary_sha256;
    std::int64_t samples = 0;         // in all; 0 where nothing was sampled: see `unknown`
    std::vector<SymbolSamples> self;  // most samples first
    std::string unknown;              // why nothing was sampled; "" when it was
    /// Samples of all symbols of this name, as of one function; a suffix that the compiler added
    /// (".part.0", ".constprop.0", ".isra.0", ".cold") belongs to it.
    [[nodiscard]] std::int64_t samples_of(std::string_view function) const {
        std::int64_t out = 0;
        for (const auto& entry : self) {
            const std::string_view name = entry.symbol;
            if (name.starts_with(function) &&
                (name.size() == function.size() || name[function.size()] == '.'))
                out += entry.samples;
        }
        return out;
    }
    bool operator==(const Profile&) const = default;
};
BOOST_DESCRIBE_STRUCT(Profile, (), (workload, variant, binary_sha256, samples, self, unknown))

}  // namespace assay::experiment
