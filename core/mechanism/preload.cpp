// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mechanism/preload.h"

#include "core/base/system_error.h"
#include "core/base/unique_fd.h"
#include "core/variant/elf_file.h"

#include <fmt/format.h>

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>
#include <utility>

namespace assay::mechanism {

namespace fs = std::filesystem;

namespace {

const char* file_name(Library library) {
    return library == Library::spin ? "assay-spin.so" : "assay-count.so";
}

Status can_be_preloaded(const fs::path& binary) {
    const auto elf = variant::ElfFile::open(binary);
    if (!elf) return fail(elf.error());
    if (elf->dynamically_linked()) return {};
    return fail(ErrorKind::unsupported,
                fmt::format("'{}' is linked statically, so nothing can be preloaded", binary.string()),
                "link it dynamically, or do without known costs and counted copies");
}

// By a link with a plain name: a space or a colon in an installation's path would end it within LD_PRELOAD.
Result<fs::path> plain_link(const fs::path& library, const fs::path& directory) {
    auto link = directory / library.filename();
    if (::symlink(library.c_str(), link.c_str()) != 0 && errno != EEXIST)
        return fail(system_error("cannot make the link", link));
    return link;
}

template <class Page>
Page copy_of(const void* page) {
    Page out{};
    if (page == nullptr) return out;
    std::atomic_thread_fence(std::memory_order_acquire);  // written by another process
    std::memcpy(&out, page, sizeof out);
    return out;
}

}  // namespace

fs::path library_path(Library library) {
    std::error_code ignored;
    const auto program = fs::read_symlink("/proc/self/exe", ignored);
    return program.parent_path().parent_path() / "lib" / "assay" / file_name(library);
}

Result<Preload> Preload::prepare(Library library, const fs::path& binary, const fs::path& directory,
                                 std::int64_t ns_per_mebibyte) {
    const auto path = library_path(library);
    std::error_code ignored;
    if (!fs::exists(path, ignored))
        return fail(ErrorKind::not_found, fmt::format("the library '{}' is missing", path.string()),
                    "it belongs to Assay: install it again as a whole");
    if (auto possible = can_be_preloaded(binary); !possible) return fail(std::move(possible.error()));
    const auto link = plain_link(path, directory);
    if (!link) return fail(link.error());

    Preload out;
    out.library_ = library;
    out.binary_ = binary;
    auto pattern = (directory / "page-XXXXXX").string();
    const UniqueFd fd(::mkostemp(pattern.data(), O_CLOEXEC));
    if (!fd) return fail(system_error("cannot make a file in", directory));
    out.file_ = pattern;
    if (::ftruncate(fd.get(), ASSAY_PAGE_BYTES) != 0) return fail(system_error("cannot size", out.file_));
    void* page = ::mmap(nullptr, ASSAY_PAGE_BYTES, PROT_READ, MAP_SHARED, fd.get(), 0);
    if (page == MAP_FAILED) return fail(system_error("cannot map", out.file_));
    out.page_ = page;

    const char* others = std::getenv("LD_PRELOAD");
    const bool alone = others == nullptr || *others == '\0';
    out.environment_ = {
        alone ? fmt::format("LD_PRELOAD={}", link->string())
              : fmt::format("LD_PRELOAD={}:{}", link->string(), others),
        fmt::format("{}={}", ASSAY_PAGE_VARIABLE, out.file_.string()),
        // As long for every dose: the environment's length moves the stack.
        fmt::format("{}={:020}", ASSAY_DOSE_VARIABLE, ns_per_mebibyte),
    };
    return out;
}

Preload::Preload(Preload&& other) noexcept
    : binary_(std::move(other.binary_)),
      file_(std::exchange(other.file_, {})),
      environment_(std::move(other.environment_)),
      library_(other.library_),
      page_(std::exchange(other.page_, nullptr)) {}

Preload::~Preload() {
    if (page_ != nullptr) ::munmap(const_cast<void*>(page_), ASSAY_PAGE_BYTES);
    std::error_code ignored;
    if (!file_.empty()) fs::remove(file_, ignored);
}

Status Preload::loaded() const {
    const auto magic = spin().magic;
    if (magic == (library_ == Library::spin ? ASSAY_SPIN_MAGIC : ASSAY_COUNT_MAGIC)) return {};
    return fail(ErrorKind::unsupported,
                fmt::format("'{}' did not load '{}'", binary_.string(), file_name(library_)),
                "its log says why; a program of another architecture or C library cannot");
}

assay_spin_page Preload::spin() const {
    return copy_of<assay_spin_page>(page_);
}
assay_count_page Preload::count() const {
    return copy_of<assay_count_page>(page_);
}

}  // namespace assay::mechanism
