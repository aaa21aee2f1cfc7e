// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/assay_program.h"

#include <filesystem>
#include <string>

namespace assay::test {

/// A definition as a person would write it, kept small: baseline and direct-append from the shipped patches,
/// one workload of 3-byte SETs, a plan of few, short rounds. `extra` is put behind it, `in_case`,
/// `in_variant`, `in_workload` and `in_plan` into the sections.
struct SmallDefinition {
    std::string source = "debian:redis";  // of the baseline; a path means a finished binary
    std::string patch;                    // a path; empty = the shipped direct-append
    std::string command = R"(["SET", "{key}", "{value}"])";
    std::string in_workload;
    std::string in_plan;
    std::string extra;
    [[nodiscard]] std::string text() const;
};

/// Writes DIRECTORY/case.toml and makes DIRECTORY/case.assay of it.
struct SmallCase {
    std::filesystem::path definition;
    std::filesystem::path file;
    ProgramResult created;
};
[[nodiscard]] SmallCase make_small_case(const std::filesystem::path& directory,
                                        const SmallDefinition& definition, const AssayProgram& assay);

}  // namespace assay::test
