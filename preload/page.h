// SPDX-License-Identifier: GPL-3.0-or-later
/* Purpose: the page of memory that a preloaded library shares with the runner: a file that the runner makes
 * and names in the server's environment, mapped by both. C and C++.
 *
 * Units: calls, bytes, nanoseconds; every field only grows while the server lives. The runner reads before
 * and after a stretch and subtracts: these are the marks. Written by the server's main thread alone, read by
 * the runner while that thread sleeps; each field is one aligned word, so no reading is torn.
 *
 * Errors: a library that cannot map the page does nothing and leaves `magic` at 0; the runner then knows that
 * it was not loaded (a static binary, another machine) and says so. */
#ifndef ASSAY_PRELOAD_PAGE_H
#define ASSAY_PRELOAD_PAGE_H

#include <stdint.h>

#define ASSAY_PAGE_BYTES 4096
#define ASSAY_SPIN_MAGIC UINT64_C(0x314e495053594153)  /* "SAYSPIN1" */
#define ASSAY_COUNT_MAGIC UINT64_C(0x31544e4359415341) /* "ASAYCNT1" */

/* Environment variables. */
#define ASSAY_PAGE_VARIABLE "ASSAY_PRELOAD_PAGE" /* path of the page's file */
#define ASSAY_DOSE_VARIABLE \
    "ASSAY_SPIN_NS_PER_MIB" /* dose of assay-spin, a whole number; 0 or absent: none */

struct assay_spin_page {
    uint64_t magic;
    uint64_t reads; /* reads from sockets that yielded something */
    uint64_t bytes; /* bytes that they yielded */
    uint64_t ns;    /* time spent in the injected code, stretches without the core left out */
};

struct assay_count_page {
    uint64_t magic;
    uint64_t memcpy_calls;
    uint64_t memcpy_bytes;
    uint64_t memmove_calls;
    uint64_t memmove_bytes;
    uint64_t realloc_calls; /* of a block that was there before */
    uint64_t realloc_moves; /* that gave another address */
    uint64_t realloc_moved_bytes;
};

#endif
