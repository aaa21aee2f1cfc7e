// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "tests/support/archived_sample.h"

#include <cstdio>

int main(int count, char** arguments) {
    if (count != 3) {
        std::fputs("usage: make_archived_sample PAGE.txt OUT.assay\n", stderr);
        return 2;
    }
    const auto page = assay::read_file(arguments[1]);
    const auto written = page ? assay::test::write_archived_sample(arguments[2], *page)
                              : assay::Status(assay::fail(page.error()));
    if (!written) std::fprintf(stderr, "%s\n", written.error().text().c_str());
    return written ? 0 : 1;
}
