// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/variant/build.h"

#include "core/base/files.h"
#include "core/base/json_mapping.h"
#include "core/base/sha256.h"
#include "core/variant/binary_facts.h"
#include "core/variant/compile.h"
#include "core/variant/patching.h"
#include "core/variant/source.h"
#include "core/variant/source_tree.h"

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <fstream>
#include <sys/utsname.h>
#include <utility>

namespace assay::variant {

namespace fs = std::filesystem;
using std::chrono::steady_clock;

namespace {

/// Goes up when the way of building changes, so that what older versions built is not taken for ours.
constexpr int builder_version = 1;

/// One build as it stands once its source is pinned.
struct Job {
    const Recipe& recipe;
    const PinnedSource& source;
    std::string base_key;  // of the unpatched tree
    std::string key;       // of this one
    int jobs = 0;
};

double seconds_since(steady_clock::time_point start) {
    return std::chrono::duration<double>(steady_clock::now() - start).count();
}

std::string patches_sha256(const std::vector<Patch>& patches) {
    if (patches.empty()) return {};
    std::string hashes;
    for (const auto& patch : patches)
        hashes += sha256_hex(patch.text) + "\n";
    return sha256_hex(hashes);
}

/// A power cut leaves files without content where directories and names are already in place.
bool objects_readable(const fs::path& tree) {
    std::error_code error;
    for (fs::recursive_directory_iterator entry(tree, error), end; !error && entry != end;
         entry.increment(error)) {
        if (entry->path().extension() != ".o" || !entry->is_regular_file(error)) continue;
        std::array<char, 4> head{};
        std::ifstream file(entry->path(), std::ios::binary);
        if (!file.read(head.data(), head.size()) || head == std::array<char, 4>{}) return false;
    }
    return !error;
}

/// A finished build under this key; none when any piece of it is missing or damaged.
std::optional<BuiltVariant> finished(const std::string& key, const Recipe& recipe, const Store& store) {
    const auto text = read_file(store.build_record(key));
    if (!text) return std::nullopt;
    boost::system::error_code error;
    const auto value = json::parse(*text, error);
    if (error) return std::nullopt;
    auto provenance = from_json<Provenance>(value);
    if (!provenance || !store.has_binary(provenance->sha256)) return std::nullopt;
    BuiltVariant built{std::move(*provenance), {}, true, {}};
    built.binary = store.binary(built.provenance.sha256);
    const auto sha256 = sha256_of_file(built.binary);
    std::error_code ignored;
    if (!sha256 || *sha256 != built.provenance.sha256) {
        fs::remove_all(built.binary.parent_path(),
                       ignored);  // out of the way, so that a good one can take its place
        return std::nullopt;
    }
    if (recipe.source.kind != SourceKind::binary) {
        built.tree = store.tree(key);
        if (!fs::is_directory(built.tree, ignored) || !objects_readable(built.tree)) return std::nullopt;
    }
    built.provenance.variant = recipe.name;
    built.provenance.reused = true;
    return built;
}

/// What the record promises is on the disk before the record is.
Status write_record(const std::string& key, const Provenance& provenance, const Store& store) {
    if (auto synced = store.sync(); !synced) return synced;
    return write_file(store.build_record(key), json::serialize(to_json(provenance)) + "\n");
}

Result<Provenance> describe(const Recipe& recipe, const fs::path& binary) {
    auto facts = inspect(binary);
    if (!facts) return fail(std::move(facts.error()));
    if (facts->server == ServerKind::none)
        return fail(ErrorKind::invalid_input,
                    fmt::format("'{}' is no Redis or Valkey server", binary.string()),
                    "name the server's program (redis-server or valkey-server), not another tool");
    Provenance provenance;
    provenance.variant = recipe.name;
    provenance.sha256 = facts->sha256;
    provenance.build_id = facts->build_id;
    provenance.compiler = facts->compiler;
    provenance.version = facts->version;
    return provenance;
}

/// Puts a compiled tree and its binary into the store. The tree first: a record promises both.
Result<BuiltVariant> keep(const Job& job, const fs::path& tree, const fs::path& server, Provenance provenance,
                          const Workshop& workshop) {
    const Store& store = workshop.store;
    provenance.layouts_possible = layouts_possible(tree);
    provenance.flags = flags_text(job.recipe.make_arguments);
    auto sha256 = store.add_binary(server);
    if (!sha256) return fail(std::move(sha256.error()));
    std::error_code ignored;
    fs::remove_all(store.tree(job.key), ignored);  // a tree without a record is nobody's
    if (auto published = store.publish(tree, store.tree(job.key)); !published)
        return fail(std::move(published.error()));
    if (auto written = write_record(job.key, provenance, store); !written)
        return fail(std::move(written.error()));
    return BuiltVariant{std::move(provenance), store.binary(*sha256), false, store.tree(job.key)};
}

/// Unpacks, patches and compiles everything.
Result<BuiltVariant> build_afresh(const Job& job, Workshop& workshop) {
    const auto start = steady_clock::now();
    auto place = workshop.store.make_temporary();
    if (!place) return fail(std::move(place.error()));
    const fs::path tree = place->path() / "tree";
    auto source_sha256 = unpack_source(job.recipe.source, job.source, tree, workshop);
    if (!source_sha256) return fail(std::move(source_sha256.error()));
    if (auto applied = apply_patches(job.recipe.patches, tree, place->path(), workshop); !applied)
        return fail(std::move(applied.error()));
    auto server = compile(tree, job.recipe.make_arguments, job.jobs, workshop);
    if (!server) return fail(std::move(server.error()));
    drop_spent_objects(tree);
    auto provenance = describe(job.recipe, *server);
    if (!provenance) return fail(std::move(provenance.error()));
    provenance->source_sha256 = *source_sha256;
    provenance->patch_sha256 = patches_sha256(job.recipe.patches);
    provenance->commands = workshop.commands;
    provenance->seconds = seconds_since(start);
    return keep(job, tree, *server, std::move(*provenance), workshop);
}

/// Patches a copy of the built baseline: make then compiles only what changed.
Result<BuiltVariant> build_from(const BuiltVariant& baseline, const Job& job, Workshop& workshop) {
    const auto start = steady_clock::now();
    auto place = workshop.store.make_temporary();
    if (!place) return fail(std::move(place.error()));
    const fs::path tree = place->path() / "tree";
    workshop.say("copying the baseline's built tree");
    Command copy;
    copy.arguments = {"cp", "-a", "--reflink=auto", baseline.tree.string(),
                      tree.string()};  // -a keeps the times
    copy.environment["LC_ALL"] = "C";
    if (auto copied = workshop.must_run(copy, "cannot copy the baseline's tree"); !copied)
        return fail(std::move(copied.error()));
    if (auto applied = apply_patches(job.recipe.patches, tree, place->path(), workshop); !applied)
        return fail(std::move(applied.error()));
    auto server = compile(tree, job.recipe.make_arguments, job.jobs, workshop);
    if (!server) return fail(std::move(server.error()));
    share_unchanged_files(baseline.tree, tree);
    auto provenance = describe(job.recipe, *server);
    if (!provenance) return fail(std::move(provenance.error()));
    provenance->source_sha256 = baseline.provenance.source_sha256;
    provenance->patch_sha256 = patches_sha256(job.recipe.patches);
    provenance->commands = baseline.provenance.commands;
    provenance->commands.insert(provenance->commands.end(), workshop.commands.begin(),
                                workshop.commands.end());
    provenance->seconds = seconds_since(start);
    return keep(job, tree, *server, std::move(*provenance), workshop);
}

/// A patch that does not fit is found in a second on fresh files, before a minute is spent on the baseline.
Status try_patches(const Job& job, Workshop& workshop) {
    auto place = workshop.store.make_temporary();
    if (!place) return fail(std::move(place.error()));
    const fs::path tree = place->path() / "tree";
    Workshop rehearsal{workshop.store, workshop.stop, workshop.progress, workshop.log, {}};
    auto unpacked = unpack_source(job.recipe.source, job.source, tree, rehearsal);
    if (!unpacked) return fail(std::move(unpacked.error()));
    return apply_patches(job.recipe.patches, tree, place->path(), rehearsal);
}

/// The baseline is built on behalf of a variant: its output goes into the variant's log.
enum class LogStart { fresh, append };

Result<BuiltVariant> build_locked(const Job& job, LogStart log_start, Workshop& workshop) {
    auto lock = workshop.store.lock(job.key, workshop.stop);
    if (!lock) return fail(std::move(lock.error()));
    if (auto done = finished(job.key, job.recipe, workshop.store)) return std::move(*done);
    if (log_start == LogStart::fresh)
        if (auto emptied = write_file(workshop.log, ""); !emptied) return fail(std::move(emptied.error()));
    if (job.recipe.patches.empty() || !can_build_incrementally(job.recipe.patches))
        return build_afresh(job, workshop);

    Recipe unpatched = job.recipe;
    unpatched.patches.clear();
    if (!finished(job.base_key, unpatched, workshop.store))
        if (auto tried = try_patches(job, workshop); !tried) return fail(std::move(tried.error()));
    // What was run so far fetched the source: it belongs to the baseline's story.
    Workshop base_workshop{workshop.store, workshop.stop, workshop.progress, workshop.log,
                           std::exchange(workshop.commands, {})};
    const Job base{unpatched, job.source, job.base_key, job.base_key, job.jobs};
    auto baseline = build_locked(base, LogStart::append, base_workshop);
    if (!baseline) return fail(std::move(baseline.error()).within("the source without its patches"));
    return build_from(*baseline, job, workshop);
}

Result<BuiltVariant> take_binary(const Recipe& recipe, const Store& store, Workshop& workshop) {
    const auto start = steady_clock::now();
    if (!recipe.patches.empty() || !recipe.make_arguments.empty())
        return fail(ErrorKind::usage, "a finished binary can be neither patched nor built with arguments",
                    "give the source instead, or drop the patches and arguments");
    const fs::path file = recipe.source.location;
    auto sha256 = sha256_of_file(file);
    if (!sha256) return fail(std::move(sha256.error()));
    if (!recipe.source.sha256.empty() && recipe.source.sha256 != *sha256)
        return fail(ErrorKind::invalid_input,
                    fmt::format("the binary '{}' is not the one that the recipe names", file.string()),
                    "get the right file, or add it as a new variant",
                    {"expected " + recipe.source.sha256, "found    " + *sha256});
    const std::string key = sha256_hex("binary:" + *sha256);
    if (auto done = finished(key, recipe, store)) return std::move(*done);
    workshop.say("looking into the binary");
    auto provenance = describe(recipe, file);
    if (!provenance) return fail(std::move(provenance.error()));
    auto stored = store.add_binary(file);
    if (!stored) return fail(std::move(stored.error()));
    provenance->sha256 = *stored;
    provenance->seconds = seconds_since(start);
    if (auto written = write_record(key, *provenance, store); !written)
        return fail(std::move(written.error()));
    return BuiltVariant{std::move(*provenance), store.binary(*stored), false, {}};
}

Result<Job> plan_job(const Recipe& recipe, const PinnedSource& source, const BuildOptions& options) {
    auto compiler = compiler_identity(recipe.make_arguments);
    if (!compiler) return fail(std::move(compiler.error()));
    utsname machine{};
    ::uname(&machine);
    json::object words{{"builder", builder_version},
                       {"source", source.identity},
                       {"arguments", to_json(recipe.make_arguments)},
                       {"compiler", *compiler},
                       {"machine", machine.machine}};
    const std::string base_key = sha256_hex(json::serialize(words));
    const std::string patches = patches_sha256(recipe.patches);
    return Job{recipe, source, base_key, patches.empty() ? base_key : sha256_hex(base_key + patches),
               options.jobs};
}

}  // namespace

std::string recipe_sha256(const Recipe& recipe) {
    std::vector<std::string> patches;
    for (const auto& patch : recipe.patches)
        patches.push_back(sha256_hex(patch.text));
    const json::object words{{"source", to_json(recipe.source)},
                             {"patches", to_json(patches)},
                             {"make_arguments", to_json(recipe.make_arguments)}};
    return sha256_hex(json::serialize(words));
}

Result<BuiltVariant> build(const Recipe& recipe, const Store& store, const BuildOptions& options,
                           const BuildProgress& progress, const StopFlag& stop) {
    if (auto checked = check_make_arguments(recipe.make_arguments); !checked)
        return fail(std::move(checked.error()));
    if (auto checked = check_patches(recipe.patches); !checked) return fail(std::move(checked.error()));
    if (auto prepared = store.prepare(); !prepared) return fail(std::move(prepared.error()));
    Workshop workshop{store, stop, progress, store.log(recipe), {}};
    if (recipe.source.kind == SourceKind::binary) return take_binary(recipe, store, workshop);

    auto source = pin_source(recipe.source, workshop);
    if (!source) return fail(std::move(source.error()));
    auto job = plan_job(recipe, *source, options);
    if (!job) return fail(std::move(job.error()));
    if (auto done = finished(job->key, recipe, store)) return std::move(*done);
    return build_locked(*job, LogStart::fresh, workshop);
}

}  // namespace assay::variant
