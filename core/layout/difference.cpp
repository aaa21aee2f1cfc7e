// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/difference.h"

#include "core/base/sha256.h"
#include "core/layout/object_code.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::layout {

namespace fs = std::filesystem;

namespace {

bool one_file(const fs::path& a, const fs::path& b) {
    std::error_code ignored;
    return fs::equivalent(a, b, ignored);
}

using Pieces = std::map<std::string, Piece>;

/// Names of all pieces that one side lacks or has otherwise.
std::set<std::string> differing(const Pieces& a, const Pieces& b, std::uint64_t& alignment) {
    std::set<std::string> out;
    const auto add = [&](const Piece& piece) {
        out.insert(piece.names.begin(), piece.names.end());
        alignment = std::max(alignment, piece.alignment);
    };
    for (const auto& [section, piece] : a) {
        const auto other = b.find(section);
        if (other != b.end() && other->second.digest == piece.digest && other->second.names == piece.names)
            continue;
        add(piece);
        if (other != b.end()) add(other->second);
    }
    for (const auto& [section, piece] : b)
        if (!a.contains(section)) add(piece);
    return out;
}

Status same_archives(const LinkPlan& a, const LinkPlan& b) {
    for (const auto& archive : a.archives) {
        if (one_file(a.directory / archive, b.directory / archive)) continue;
        const auto ours = sha256_of_file(a.directory / archive);
        const auto theirs = sha256_of_file(b.directory / archive);
        if (!ours) return fail(ours.error());
        if (!theirs) return fail(theirs.error());
        if (*ours != *theirs)
            return fail(ErrorKind::unsupported, fmt::format("the bundled library '{}' differs", archive),
                        "its layouts are independent of the baseline's; leave what is under deps as it is");
    }
    return {};
}

Status compare(const LinkPlan& a, const LinkPlan& b, Difference& out) {
    if (!a.same_line(b))
        return fail(ErrorKind::unsupported, "they are linked from other objects or flags",
                    "layouts are independent then; give both variants the same make arguments");
    if (auto same = same_archives(a, b); !same) return same;
    std::uint64_t of_data = 1;
    for (const auto& object : a.objects) {
        if (one_file(a.directory / object, b.directory / object)) continue;
        const auto ours = read_object(a.directory / object);
        if (!ours) return fail(ours.error());
        const auto theirs = read_object(b.directory / object);
        if (!theirs) return fail(theirs.error());
        out.functions.merge(differing(ours->code, theirs->code, out.alignment));
        out.data.merge(differing(ours->data, theirs->data, of_data));
    }
    return {};
}

}  // namespace

Result<Difference> difference_of(std::span<const LinkPlan> plans) {
    Difference out;
    for (std::size_t i = 1; i < plans.size(); ++i)
        if (auto compared = compare(plans[0], plans[i], out); !compared)
            return fail(std::move(compared.error()));
    return out;
}

}  // namespace assay::layout
