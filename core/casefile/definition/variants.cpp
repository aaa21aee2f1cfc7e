// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/base/sha256.h"
#include "core/casefile/definition/parts.h"
#include "core/casefile/definition/source.h"
#include "core/casefile/utf8.h"
#include "core/variant/compile.h"

#include <fmt/format.h>

namespace assay::casefile::definition {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_patch = std::size_t{8} << 20;  // bytes, as for any attachment

void add_patch(const fs::path& file, const std::string& path, variant::Recipe& recipe, Problems& problems) {
    auto text = read_file(file, largest_patch);
    if (!text) {
        problems.add(path, text.error().message, "paths are taken from the definition's folder");
    } else if (text->empty()) {
        problems.add(path, fmt::format("the patch '{}' is empty", file.string()));
    } else if (!is_utf8(*text)) {
        problems.add(path, fmt::format("the patch '{}' is not UTF-8", file.string()),
                     "a case file holds UTF-8 text only; convert it with iconv");
    } else {
        auto sha256 = sha256_hex(*text);
        recipe.patches.push_back({file.filename().string(), std::move(*text), std::move(sha256)});
    }
}

}  // namespace

std::vector<variant::Recipe> variants_of(const Tables& tables, const fs::path& folder, Names& names,
                                         Problems& problems) {
    std::vector<variant::Recipe> out;
    for (std::size_t i = 0; i < tables.variant.size(); ++i) {
        const auto& table = tables.variant[i];
        const auto path = fmt::format("variant[{}]", i);
        names.add(table.name, path + ".name");
        variant::Recipe recipe;
        recipe.name = table.name;
        recipe.description = table.description;
        recipe.role = table.role;
        recipe.dose = table.dose;
        recipe.make_arguments = table.make_arguments;
        if (const auto good = variant::check_make_arguments(table.make_arguments); !good)
            problems.add(path + ".make_arguments", good.error().message, good.error().advice);
        recipe.source = read_source(table, folder, path, problems);
        for (std::size_t p = 0; p < table.patches.size(); ++p)
            add_patch((folder / table.patches[p]).lexically_normal(), fmt::format("{}.patches[{}]", path, p),
                      recipe, problems);
        out.push_back(std::move(recipe));
    }
    return out;
}

}  // namespace assay::casefile::definition
