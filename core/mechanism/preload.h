// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include "preload/page.h"
#include <filesystem>
#include <string>
#include <vector>

// Libraries that are preloaded into a server (preload/): finding them, and the page that they share with us.
namespace assay::mechanism {

enum class Library {
    spin,   // a known cost per byte read from a client
    count,  // copies and copied bytes
};

/// One library made ready for one server: the page's file and the environment that names it. Lives as long as
/// the server; the file goes with it. Used by one thread at a time.
class Preload {
  public:
    /// The library beside the program (../lib/assay), its page in `directory`, which must be ours alone.
    /// `ns_per_mebibyte` is the dose of `spin`. Errors: not_found (the library is not installed), unsupported
    /// (`binary` is linked statically, so nothing can be preloaded), io.
    [[nodiscard]] static Result<Preload> prepare(Library library, const std::filesystem::path& binary,
                                                 const std::filesystem::path& directory,
                                                 std::int64_t ns_per_mebibyte = 0);
    Preload(Preload&& other) noexcept;
    Preload& operator=(Preload&&) = delete;
    ~Preload();

    /// For the server's start: LD_PRELOAD before what is preloaded anyway, the page, the dose.
    [[nodiscard]] const std::vector<std::string>& environment() const { return environment_; }

    /// Ok once the library is at work in the server. Error: unsupported.
    [[nodiscard]] Status loaded() const;

    /// The page as it stands. Read while the server sleeps, see probe::ProcessSampler::settle.
    [[nodiscard]] assay_spin_page spin() const;
    [[nodiscard]] assay_count_page count() const;

  private:
    Preload() = default;
    std::filesystem::path binary_;
    std::filesystem::path file_;
    std::vector<std::string> environment_;
    Library library_ = Library::spin;
    const void* page_ = nullptr;
};

/// Where the library lies, whether it is there or not.
[[nodiscard]] std::filesystem::path library_path(Library library);

}  // namespace assay::mechanism
