// SPDX-License-Identifier: GPL-3.0-or-later
/* assay-count: counts the main thread's copies, exactly: calls of memcpy, memmove and realloc, and their
 * bytes.
 *
 * What it cannot see: copies that the compiler put in place of a call (a small constant size), copies within
 * the C library, and moves within an allocator that the program brings itself: Redis calls its own jemalloc
 * by other names, so that its reallocations show only where the allocator is a library. So the figures say
 * what *differs* between two builds by the same compiler, not how much is copied in all.
 *
 * The copying is done here, by plain loops: nothing has to be looked up, so that it works from the first call
 * on, before any constructor ran. It is for untimed passes alone. */
#define _GNU_SOURCE
#include "preload/mapped_page.h"
#include <dlfcn.h>
#include <malloc.h>
#include <pthread.h>

static struct assay_count_page* page;
static pthread_t main_thread;
static void* (*next_realloc)(void*, size_t);

static void forget_page(void) {
    page = NULL;
}

__attribute__((constructor)) static void begin(void) {
    *(void**)&next_realloc = dlsym(RTLD_NEXT, "realloc");
    main_thread = pthread_self();
    pthread_atfork(NULL, NULL, forget_page);
    struct assay_count_page* mapped = assay_map_page();
    if (mapped != NULL) mapped->magic = ASSAY_COUNT_MAGIC;
    page = mapped;
}

static int counts(void) {
    return page != NULL && pthread_equal(pthread_self(), main_thread);
}

static void copy_up(unsigned char* to, const unsigned char* from, size_t length) {
    for (size_t i = 0; i < length; ++i)
        to[i] = from[i];
}

static void copy_down(unsigned char* to, const unsigned char* from, size_t length) {
    while (length-- > 0)
        to[length] = from[length];
}

void* memcpy(void* restrict to, const void* restrict from, size_t length) {
    if (counts()) {
        page->memcpy_calls += 1;
        page->memcpy_bytes += length;
    }
    copy_up(to, from, length);
    return to;
}

void* memmove(void* to, const void* from, size_t length) {
    if (counts()) {
        page->memmove_calls += 1;
        page->memmove_bytes += length;
    }
    if ((uintptr_t)to - (uintptr_t)from >= length)
        copy_up(to, from, length);
    else
        copy_down(to, from, length);
    return to;
}

void* __memcpy_chk(void* restrict to, const void* restrict from, size_t length, size_t room) {
    if (length > room) abort();
    return memcpy(to, from, length);
}

void* __memmove_chk(void* to, const void* from, size_t length, size_t room) {
    if (length > room) abort();
    return memmove(to, from, length);
}

void* realloc(void* old, size_t length) {
    if (next_realloc == NULL) *(void**)&next_realloc = dlsym(RTLD_NEXT, "realloc");
    const int counted = old != NULL && counts();
    const size_t had = counted ? malloc_usable_size(old) : 0;
    const uintptr_t before = (uintptr_t)old;
    void* const given = next_realloc(old, length);
    if (counted) {
        page->realloc_calls += 1;
        if (given != NULL && (uintptr_t)given != before) {
            page->realloc_moves += 1;
            page->realloc_moved_bytes += had < length ? had : length;
        }
    }
    return given;
}
