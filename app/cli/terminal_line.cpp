// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal_line.h"

#include <sys/ioctl.h>
#include <unistd.h>

namespace assay::cli {

std::size_t terminal_columns() {
    struct winsize size {};
    if (::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
    return 80;
}

std::string_view first_characters(std::string_view text, std::size_t most) {
    std::size_t seen = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool continues = (static_cast<unsigned char>(text[i]) & 0xC0U) == 0x80U;
        if (continues) continue;
        if (seen == most) return text.substr(0, i);
        ++seen;
    }
    return text;
}

}  // namespace assay::cli
