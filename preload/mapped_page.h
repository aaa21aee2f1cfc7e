// SPDX-License-Identifier: GPL-3.0-or-later
/* Purpose: how both libraries come by their page. Included once by each; static, so that neither exports it.
 */
#ifndef ASSAY_PRELOAD_MAPPED_PAGE_H
#define ASSAY_PRELOAD_MAPPED_PAGE_H

#include "preload/page.h"
#include <fcntl.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/* The page, or NULL where there is none: then the library does nothing. */
static void* assay_map_page(void) {
    const char* path = getenv(ASSAY_PAGE_VARIABLE);
    if (path == NULL) return NULL;
    const int fd = open(path, O_RDWR | O_CLOEXEC);
    if (fd < 0) return NULL;
    void* page = mmap(NULL, ASSAY_PAGE_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    close(fd);
    return page == MAP_FAILED ? NULL : page;
}

#endif
