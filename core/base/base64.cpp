// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/base64.h"

#include <openssl/evp.h>

#include <limits>

namespace assay {

std::optional<std::string> decode_base64(std::string_view text) {
    constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    if (text.size() % 4 != 0 || text.size() > std::size_t{std::numeric_limits<int>::max()})
        return std::nullopt;
    if (text.empty()) return std::string();
    const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
    // OpenSSL would pass over blanks.
    if (text.substr(0, text.size() - padding).find_first_not_of(alphabet) != std::string_view::npos)
        return std::nullopt;
    std::string out(text.size() / 4 * 3, '\0');
    const int size =
        EVP_DecodeBlock(reinterpret_cast<unsigned char*>(out.data()),
                        reinterpret_cast<const unsigned char*>(text.data()), static_cast<int>(text.size()));
    if (size != static_cast<int>(out.size())) return std::nullopt;
    out.resize(out.size() - padding);
    return out;
}

}  // namespace assay
