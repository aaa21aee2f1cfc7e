// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sha256.h"

#include "core/base/system_error.h"
#include "core/base/unique_fd.h"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <array>
#include <fcntl.h>
#include <unistd.h>
#include <vector>

namespace assay {

struct Sha256::State {
    EVP_MD_CTX* context = EVP_MD_CTX_new();
    State() { EVP_DigestInit_ex(context, EVP_sha256(), nullptr); }
    ~State() { EVP_MD_CTX_free(context); }
    State(const State&) = delete;
    State& operator=(const State&) = delete;
};

Sha256::Sha256() : state_(std::make_unique<State>()) {}
Sha256::~Sha256() = default;
Sha256::Sha256(Sha256&&) noexcept = default;
Sha256& Sha256::operator=(Sha256&&) noexcept = default;

Sha256& Sha256::add(std::string_view bytes) {
    EVP_DigestUpdate(state_->context, bytes.data(), bytes.size());
    return *this;
}

std::string Sha256::hex() {
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned int length = 0;
    EVP_DigestFinal_ex(state_->context, digest.data(), &length);
    std::string out;
    out.reserve(64);
    for (unsigned int i = 0; i < length; ++i)
        fmt::format_to(std::back_inserter(out), "{:02x}", digest[i]);
    return out;
}

std::string sha256_hex(std::string_view bytes) {
    return Sha256().add(bytes).hex();
}

Result<std::string> sha256_of_file(const std::filesystem::path& file) {
    const UniqueFd fd(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    if (!fd) return fail(system_error("cannot read", file));
    Sha256 hash;
    std::vector<char> buffer(std::size_t{1} << 20);
    for (;;) {
        const ssize_t n = ::read(fd.get(), buffer.data(), buffer.size());
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return fail(system_error("cannot read", file));
        if (n == 0) return hash.hex();
        hash.add({buffer.data(), static_cast<std::size_t>(n)});
    }
}

}  // namespace assay
