// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/stop_flag.h"
#include "core/base/unique_fd.h"
#include "core/variant/recipe.h"

#include <filesystem>
#include <string>

// Where binaries, built trees, downloaded sources and build logs live, by content. Everything in it appears
// by a rename of something finished, so that a kill or a full disk leaves at most litter in `temporary`,
// never half a result. Any number of processes may use one store.
//
//   binaries/<sha256>/redis-server   0755
//   trees/<key>/                     built trees with their objects; the key says source, patches, arguments,
//   compiler builds/<key>.json                provenance of a finished build sources/<sha256>/<file> tarballs
//   sources/debian/<package>@<release>.json   which tarball a release had
//   logs/<recipe>.log                the last build of each recipe
//   locks/, temporary/
namespace assay::variant {

/// Held while something is being made; released with the object (or with the process).
class StoreLock {
  public:
    explicit StoreLock(UniqueFd fd) : fd_(std::move(fd)) {}

  private:
    UniqueFd fd_;
};

/// A private directory inside the store, so that renaming out of it is atomic; gone with the object. What a
/// killed process left is swept by the next `Store::prepare`.
class TemporaryPlace {
  public:
    TemporaryPlace(std::filesystem::path path, UniqueFd owner)
        : path_(std::move(path)), owner_(std::move(owner)) {}
    ~TemporaryPlace();
    TemporaryPlace(TemporaryPlace&&) noexcept = default;
    TemporaryPlace& operator=(TemporaryPlace&&) = delete;
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
    UniqueFd owner_;  // locked as long as the place is in use
};

class Store {
  public:
    explicit Store(std::filesystem::path root) : root_(std::move(root)) {}
    /// data_directory()/store.
    [[nodiscard]] static Result<std::filesystem::path> default_root();

    /// Makes the directories and tries to write. Errors: io, with the directory and what to do.
    [[nodiscard]] Status prepare() const;

    [[nodiscard]] const std::filesystem::path& root() const { return root_; }
    /// Where the binary of this hash lies or would lie; `has_binary` says whether it does.
    [[nodiscard]] std::filesystem::path binary(const std::string& sha256) const;
    [[nodiscard]] bool has_binary(const std::string& sha256) const;
    [[nodiscard]] std::filesystem::path tree(const std::string& key) const;
    [[nodiscard]] std::filesystem::path build_record(const std::string& key) const;
    /// The stored tarball of this hash; empty when it is not there.
    [[nodiscard]] std::filesystem::path source(const std::string& sha256) const;
    [[nodiscard]] std::filesystem::path debian_record(const std::string& package,
                                                      const std::string& release) const;
    /// The log of the last build of this recipe; kept whether it worked or not.
    [[nodiscard]] std::filesystem::path log(const Recipe& recipe) const;

    /// Copies a finished executable in (0755) and returns its SHA-256. Nothing happens when it is there
    /// already.
    [[nodiscard]] Result<std::string> add_binary(const std::filesystem::path& file) const;
    /// Copies a tarball into sources/<sha256>/<its name> and returns the SHA-256.
    [[nodiscard]] Result<std::string> add_source(const std::filesystem::path& file) const;

    [[nodiscard]] Result<TemporaryPlace> make_temporary() const;
    /// Moves a finished directory to its place. When another process was first, theirs stays and ours goes.
    [[nodiscard]] Status publish(const std::filesystem::path& finished,
                                 const std::filesystem::path& place) const;
    /// All that was written into the store is on the disk when it returns.
    [[nodiscard]] Status sync() const;
    /// Waits for the lock of this name; other processes that make the same thing wait here. Stops on `stop`.
    [[nodiscard]] Result<StoreLock> lock(const std::string& name, const StopFlag& stop) const;

  private:
    std::filesystem::path root_;
};

}  // namespace assay::variant
