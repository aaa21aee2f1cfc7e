// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/built_variants.h"

#include "core/base/stop_flag.h"
#include "core/casefile/definition.h"
#include "tests/support/test_data.h"

#include <map>
#include <mutex>
#include <stdexcept>
#include <variant>

namespace assay::test {

variant::Store test_store() {
    return variant::Store(test_store_root());
}

variant::Recipe sample_recipe(const std::string& name) {
    const auto file = std::filesystem::path(ASSAY_SOURCE_DIR) / "resources/cases/aof-staging-copy.toml";
    const auto events = casefile::read_definition(file);
    if (!events) throw std::runtime_error(events.error().text());
    for (const auto& event : *events)
        if (const auto* added = std::get_if<casefile::VariantAdded>(&event))
            if (added->recipe.name == name) return added->recipe;
    throw std::runtime_error("the sample case has no variant '" + name + "'");
}

const variant::BuiltVariant& built_variant(const std::string& name) {
    static std::mutex mutex;
    static std::map<std::string, variant::BuiltVariant> built;
    const std::lock_guard lock(mutex);
    if (const auto known = built.find(name); known != built.end()) return known->second;
    const StopFlag stop;
    auto made = variant::build(sample_recipe(name), test_store(), {}, {}, stop);
    if (!made) throw std::runtime_error(made.error().text());
    return built.emplace(name, std::move(*made)).first->second;
}

const std::filesystem::path& built_binary(const std::string& name) {
    return built_variant(name).binary;
}

}  // namespace assay::test
