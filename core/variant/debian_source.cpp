// SPDX-License-Identifier: GPL-3.0-or-later
// The original tarball of a Debian source package, by apt-get in a configuration of its own: private lists,
// cache and source list, so that nothing changes in the system's, and it works without root. apt verifies the
// signature of the release and the hashes down to the file.
#include "core/base/files.h"
#include "core/base/json_mapping.h"
#include "core/base/sha256.h"
#include "core/variant/source.h"

#include <boost/describe.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <sstream>

namespace assay::variant {

namespace fs = std::filesystem;

namespace {

constexpr const char* keyring = "/usr/share/keyrings/debian-archive-keyring.gpg";
/// Debian's own address for everybody, used where the system's configuration names no mirror.
constexpr const char* official_mirror = "http://deb.debian.org/debian";

/// What a release had, remembered so that the next build needs no network.
struct DebianRecord {
    std::string package;
    std::string release;
    std::string version;
    std::string file;
    std::string sha256;
    std::string mirror;
};
BOOST_DESCRIBE_STRUCT(DebianRecord, (), (package, release, version, file, sha256, mirror))

bool only(std::string_view text, std::string_view allowed) {
    return !text.empty() && text.find_first_not_of(allowed) == text.npos;
}

Status check_words(const Source& source) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789";
    if (!only(source.location, std::string(letters) + "+-.") || source.location.front() == '-')
        return fail(ErrorKind::invalid_input,
                    fmt::format("'{}' is no Debian source package", source.location),
                    "write the package's name, as in debian:redis or debian:redis@bookworm");
    if (!source.release.empty() &&
        (!only(source.release, std::string(letters) + "-./_") || source.release.front() == '-'))
        return fail(ErrorKind::invalid_input, fmt::format("'{}' is no Debian release", source.release),
                    "write a suite, as in debian:redis@bookworm");
    return {};
}

/// The code name of the Debian that we run on.
Result<std::string> this_release() {
    std::string id, codename;
    std::istringstream lines(read_file("/etc/os-release").value_or(""));
    for (std::string line; std::getline(lines, line);) {
        const auto equals = line.find('=');
        if (equals == line.npos) continue;
        std::string value = line.substr(equals + 1);
        std::erase(value, '"');
        if (line.starts_with("ID=")) id = value;
        if (line.starts_with("VERSION_CODENAME=")) codename = value;
    }
    if (id == "debian" && !codename.empty()) return codename;
    return fail(ErrorKind::invalid_input,
                "this system is no Debian release, so its redis package is not known",
                "name the release in the definition, as in debian:redis@bookworm");
}

/// Mirrors of Debian's main archive that this system is configured for, those that carry `release` first; the
/// official address last.
std::vector<std::string> mirrors(const std::string& release, Workshop& workshop) {
    Command command;
    command.arguments = {"apt-get", "indextargets", "--format", "$(RELEASE) $(COMPONENT) $(REPO_URI)",
                         "Created-By: Packages"};
    command.environment["LC_ALL"] = "C";
    std::vector<std::string> same, other;
    if (auto exit = workshop.run(command); exit && exit->success()) {
        std::istringstream lines(exit->output);
        for (std::string suite, component, uri; lines >> suite >> component >> uri;) {
            while (uri.ends_with('/'))
                uri.pop_back();
            // Other archives with the same suite names have other names at the end, and other keys.
            if (component != "main" || !uri.ends_with("/debian")) continue;
            (suite == release ? same : other).push_back(uri);
        }
    }
    same.insert(same.end(), other.begin(), other.end());
    same.emplace_back(official_mirror);
    std::set<std::string> seen;
    std::erase_if(same, [&](const std::string& uri) { return !seen.insert(uri).second; });
    return same;
}

Status write_configuration(const fs::path& place, const std::string& mirror, const std::string& release) {
    for (const char* part : {"lists/partial", "cache/archives/partial", "download"})
        if (auto made = make_directories(place / part); !made) return made;
    if (auto written = write_file(place / "status", ""); !written) return written;
    if (auto written = write_file(place / "sources.list", fmt::format("deb-src [signed-by={}] {} {} main\n",
                                                                      keyring, mirror, release));
        !written)
        return written;
    // The system's own settings (a proxy, for one) stay in force; its hooks do not run.
    const std::string at = place.string();
    return write_file(place / "apt.conf", fmt::format("#clear APT::Update::Pre-Invoke;\n"
                                                      "#clear APT::Update::Post-Invoke;\n"
                                                      "#clear APT::Update::Post-Invoke-Success;\n"
                                                      "Dir::State \"{0}\";\n"
                                                      "Dir::State::lists \"{0}/lists\";\n"
                                                      "Dir::State::status \"{0}/status\";\n"
                                                      "Dir::Cache \"{0}/cache\";\n"
                                                      "Dir::Etc::sourcelist \"{0}/sources.list\";\n"
                                                      "Dir::Etc::sourceparts \"/dev/null\";\n"
                                                      "Dir::Etc::preferences \"/dev/null\";\n"
                                                      "Dir::Etc::preferencesparts \"/dev/null\";\n"
                                                      "APT::Sandbox::User \"root\";\n"
                                                      "Acquire::Languages \"none\";\n",
                                                      at));
}

/// From apt's line "Get:1 URI bookworm/main redis 5:7.0.15-1 (tar) [3026 kB]".
std::string version_in(const std::string& output, const std::string& package) {
    std::istringstream lines(output);
    for (std::string line; std::getline(lines, line);) {
        const auto name = line.find(" " + package + " ");
        const auto end = line.find(" (tar)");
        if (line.starts_with("Get:") && name != line.npos && end != line.npos && name < end)
            return line.substr(name + package.size() + 2, end - name - package.size() - 2);
    }
    return {};
}

Result<DebianRecord> download(const std::string& package, const std::string& release,
                              const std::string& mirror, Workshop& workshop) {
    auto place = workshop.store.make_temporary();
    if (!place) return fail(std::move(place.error()));
    if (auto written = write_configuration(place->path(), mirror, release); !written)
        return fail(std::move(written.error()));
    const std::string what =
        fmt::format("cannot fetch the source package '{}' of Debian {} from {}", package, release, mirror);
    const auto apt = [&](std::vector<std::string> words) {
        Command command;
        command.arguments = {"apt-get", "-q", "-c", (place->path() / "apt.conf").string()};
        command.arguments.insert(command.arguments.end(), words.begin(), words.end());
        command.directory = place->path() / "download";
        command.environment = {{"LC_ALL", "C"}, {"APT_CONFIG", std::nullopt}};
        return workshop.must_run(std::move(command), what);
    };
    // Without Error-Mode apt-get would take a mirror that cannot be reached for a mere warning.
    if (auto updated = apt({"-o", "APT::Update::Error-Mode=any", "update"}); !updated)
        return fail(std::move(updated.error()));
    auto fetched = apt({"source", "--download-only", "--tar-only", "--only-source", package});
    if (!fetched) return fail(std::move(fetched.error()));

    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(place->path() / "download", ignored)) {
        const std::string name = entry.path().filename().string();
        if (name.find(".orig.tar.") == name.npos || name.ends_with(".asc")) continue;
        auto sha256 = workshop.store.add_source(entry.path());
        if (!sha256) return fail(std::move(sha256.error()));
        return DebianRecord{package, release, version_in(fetched->output, package), name, *sha256, mirror};
    }
    return fail(ErrorKind::invalid_input, fmt::format("{}: it has no original tarball", what),
                "name another package or suite, or give the tarball itself as the source");
}

PinnedSource pinned(const DebianRecord& record, const Store& store) {
    return {"tarball:" + record.sha256, record.sha256, store.source(record.sha256),
            fmt::format("the authors' source of {} {} from Debian {}", record.package, record.version,
                        record.release)};
}

/// What the store remembers; none when the record or its tarball is missing or damaged.
std::optional<PinnedSource> remembered(const fs::path& file, const Store& store) {
    const auto text = read_file(file);
    if (!text) return std::nullopt;
    boost::system::error_code error;
    const auto value = json::parse(*text, error);
    if (error) return std::nullopt;
    const auto record = from_json<DebianRecord>(value);
    if (!record || store.source(record->sha256).empty()) return std::nullopt;
    const auto sha256 = sha256_of_file(store.source(record->sha256));
    if (sha256 && *sha256 == record->sha256) return pinned(*record, store);
    std::error_code ignored;  // out of the way, so that a good one can take its place
    fs::remove_all(store.source(record->sha256).parent_path(), ignored);
    return std::nullopt;
}

}  // namespace

Result<PinnedSource> pin_debian_source(const Source& source, Workshop& workshop) {
    if (auto checked = check_words(source); !checked) return fail(std::move(checked.error()));
    std::string release = source.release;
    if (release.empty()) {
        auto ours = this_release();
        if (!ours) return fail(std::move(ours.error()));
        release = *ours;
    }
    const fs::path record_file = workshop.store.debian_record(source.location, release);
    if (auto known = remembered(record_file, workshop.store)) return *known;
    auto lock = workshop.store.lock(record_file.stem().string(), workshop.stop);
    if (!lock) return fail(std::move(lock.error()));
    if (auto known = remembered(record_file, workshop.store)) return *known;  // another process was faster

    workshop.say(fmt::format("downloading the source of {} from Debian {}", source.location, release));
    std::error_code ignored;
    if (!fs::exists(keyring, ignored))
        return fail(ErrorKind::not_found, fmt::format("Debian's keys are missing: '{}'", keyring),
                    "install them: apt-get install debian-archive-keyring");
    std::optional<Error> first;
    for (const auto& mirror : mirrors(release, workshop)) {
        auto record = download(source.location, release, mirror, workshop);
        if (record) {
            if (auto written = write_file(record_file, json::serialize(to_json(*record)) + "\n"); !written)
                return fail(std::move(written.error()));
            return pinned(*record, workshop.store);
        }
        // Only the mirror's own failure is a reason to try the next.
        if (record.error().kind != ErrorKind::build_failed) return fail(std::move(record.error()));
        if (!first) first = std::move(record.error());
    }
    first->kind = ErrorKind::not_found;
    first->advice = fmt::format(
        "check the network, the package's name ('{}') and the release ('{}'), or give the "
        "tarball itself; {}",
        source.location, release, first->advice);
    return fail(std::move(*first));
}

}  // namespace assay::variant
