// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace assay {

/// SHA-256 by OpenSSL, fed piece by piece. Not shared between threads.
class Sha256 {
  public:
    Sha256();
    ~Sha256();
    Sha256(Sha256&&) noexcept;
    Sha256& operator=(Sha256&&) noexcept;

    Sha256& add(std::string_view bytes);
    /// Lower-case hexadecimal, 64 characters. The object is spent afterwards.
    [[nodiscard]] std::string hex();

  private:
    struct State;
    std::unique_ptr<State> state_;
};

[[nodiscard]] std::string sha256_hex(std::string_view bytes);
/// Reads in pieces, so that a file of any size needs little memory.
[[nodiscard]] Result<std::string> sha256_of_file(const std::filesystem::path& file);

}  // namespace assay
