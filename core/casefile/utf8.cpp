// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/utf8.h"

#include <cstddef>

namespace assay::casefile {

namespace {

unsigned byte_at(std::string_view text, std::size_t at) {
    return static_cast<unsigned char>(text[at]);
}

/// Length of the well-formed sequence that `text` begins with, 0 when there is none (Unicode, table 3-7).
std::size_t sequence_length(std::string_view text) {
    const unsigned first = byte_at(text, 0);
    if (first < 0x80) return 1;
    std::size_t length = 0;
    unsigned low = 0x80;  // of the second byte
    unsigned high = 0xbf;
    if (first >= 0xc2 && first <= 0xdf) {
        length = 2;
    } else if (first >= 0xe0 && first <= 0xef) {
        length = 3;
        if (first == 0xe0) low = 0xa0;
        if (first == 0xed) high = 0x9f;
    } else if (first >= 0xf0 && first <= 0xf4) {
        length = 4;
        if (first == 0xf0) low = 0x90;
        if (first == 0xf4) high = 0x8f;
    }
    if (length == 0 || text.size() < length || byte_at(text, 1) < low || byte_at(text, 1) > high) return 0;
    for (std::size_t i = 2; i < length; ++i)
        if ((byte_at(text, i) & 0xc0) != 0x80) return 0;
    return length;
}

/// Where the first byte stands that belongs to no sequence.
std::size_t first_fault(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const auto length = sequence_length(text.substr(at));
        if (length == 0) break;
        at += length;
    }
    return at;
}

}  // namespace

bool is_utf8(std::string_view text) {
    return first_fault(text) == text.size();
}

std::string with_valid_utf8(std::string text) {
    std::string_view rest = text;
    auto fault = first_fault(rest);
    if (fault == rest.size()) return text;
    std::string out;
    while (fault < rest.size()) {
        out.append(rest.substr(0, fault)).append("\xef\xbf\xbd");
        rest.remove_prefix(fault + 1);
        fault = first_fault(rest);
    }
    return out.append(rest);
}

}  // namespace assay::casefile
