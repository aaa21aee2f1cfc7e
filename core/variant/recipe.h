// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/describe.hpp>

#include <optional>
#include <string>
#include <vector>

// What a variant is made of, and what its making yielded. Values only; the making is in build.h.
namespace assay::variant {

BOOST_DEFINE_ENUM_CLASS(SourceKind, debian, directory, tarball, git, binary)

/// Where the source comes from.
///   debian     location = source package name ("redis"), release = suite or Debian release ("" = this one)
///   directory  location = absolute path of a Redis tree
///   tarball    location = absolute path, sha256 = of the tarball (required)
///   git        location = absolute path or URL of a repository, commit = 40 hex digits (required)
///   binary     location = absolute path of a finished redis-server; no patches, no layouts
struct Source {
    SourceKind kind = SourceKind::debian;
    std::string location;
    std::string release;
    std::string sha256;
    std::string commit;
    bool operator==(const Source&) const = default;
};
BOOST_DESCRIBE_STRUCT(Source, (), (kind, location, release, sha256, commit))

/// The patch travels inside the case, so that a stranger can build the variant from the case alone.
struct Patch {
    std::string name;
    std::string text;
    std::string sha256;
    bool operator==(const Patch&) const = default;
};
BOOST_DESCRIBE_STRUCT(Patch, (), (name, text, sha256))

/// The variant's part in the argument (METHOD 2 and 7): a calibration variant carries the suspected mechanism
/// in a known dose, the candidate is the change under test.
BOOST_DEFINE_ENUM_CLASS(Role, baseline, calibration, candidate)

struct Recipe {
    std::string name;  // unique in the case; letters, digits, '-', '_', '.'
    std::string description;
    Role role = Role::baseline;
    std::optional<double> dose;  // baseline 0, one more copy 1, candidate -1
    Source source;
    std::vector<Patch> patches;
    std::vector<std::string> make_arguments;
    bool operator==(const Recipe&) const = default;
};
BOOST_DESCRIBE_STRUCT(Recipe, (), (name, description, role, dose, source, patches, make_arguments))

/// How the binary came to be (event `variant.built`). The binary itself lies in the store under `sha256`.
struct Provenance {
    std::string variant;
    std::string sha256;         // of the redis-server binary
    std::string build_id;       // ELF build id, "" when it has none
    std::string compiler;       // as the binary says (.comment)
    std::string flags;          // make arguments as used
    std::string version;        // first line of `redis-server --version`
    std::string source_sha256;  // of the tarball, or of the tree; "" for a finished binary
    std::string patch_sha256;   // of all patches in order, "" without
    std::vector<std::string> commands;
    double seconds = 0;
    bool reused = false;  // found finished in the store
    bool layouts_possible = false;
    bool operator==(const Provenance&) const = default;
};
BOOST_DESCRIBE_STRUCT(Provenance, (),
                      (variant, sha256, build_id, compiler, flags, version, source_sha256, patch_sha256,
                       commands, seconds, reused, layouts_possible))

}  // namespace assay::variant
