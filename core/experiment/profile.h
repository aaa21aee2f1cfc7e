// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/describe.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Where the main thread of one variant's server spent its time on one workload, by sampling: for each symbol
// the samples in it itself (self), and those in which it is anywhere on the stack, that is, with what it
// calls.
namespace assay::experiment {

struct SymbolSamples {
    std::string symbol;  // as perf names it; "[unknown]" without one
    std::string object;  // file name of the program or library, "[kernel.kallsyms]" for the kernel
    std::int64_t samples = 0;
    bool operator==(const SymbolSamples&) const = default;
};
BOOST_DESCRIBE_STRUCT(SymbolSamples, (), (symbol, object, samples))

/// The function that a symbol belongs to: without the suffixes that the compiler adds (".part.0",
/// ".constprop.0", ".isra.0", ".cold").
[[nodiscard]] inline std::string_view function_of(std::string_view symbol) {
    return symbol.substr(0, symbol.find('.', 1));
}

struct Profile {
    std::string workload;
    std::string variant;
    std::string binary_sha256;
    std::int64_t samples = 0;         // in all; 0 where nothing was sampled: see `unknown`
    std::vector<SymbolSamples> self;  // most samples first
    /// Functions of the program and its libraries (not the kernel's), most samples first; a part that the
    /// compiler split off counts as its function. Empty in cases from before stacks were recorded.
    std::vector<SymbolSamples> with_callees;
    std::int64_t cut_stacks = 0;  // samples whose stack was not followed up to main()
    std::string unknown;          // why nothing was sampled; "" when it was
    [[nodiscard]] std::int64_t samples_of(std::string_view function) const { return count(self, function); }
    [[nodiscard]] std::int64_t samples_with_callees(std::string_view function) const {
        return count(with_callees, function);
    }
    bool operator==(const Profile&) const = default;

  private:
    [[nodiscard]] static std::int64_t count(const std::vector<SymbolSamples>& entries,
                                            std::string_view function) {
        std::int64_t out = 0;
        for (const auto& entry : entries)
            if (function_of(entry.symbol) == function) out += entry.samples;
        return out;
    }
};
BOOST_DESCRIBE_STRUCT(Profile, (),
                      (workload, variant, binary_sha256, samples, self, with_callees, cut_stacks, unknown))

}  // namespace assay::experiment
