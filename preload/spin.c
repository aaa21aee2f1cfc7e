// SPDX-License-Identifier: GPL-3.0-or-later
/* assay-spin: a known cost. After each read from a socket the server's main thread spins for so many
 * nanoseconds per byte read; nothing else of the server changes.
 *
 * The cost is known because it is timed where it is spent: the clock itself (CLOCK_MONOTONIC through the
 * vDSO) is the spinning loop, and the time that went by is added up in the page. A step of the loop takes
 * some 30 ns; a step of over 10 µs means that the thread lost its core (another thread, the host), was no CPU
 * time of ours, and is neither counted nor taken as spun. What is spun beyond the dose, part of a step, is
 * owed less next time.
 *
 * At dose 0 each read takes the two readings of the clock as well, and no more. So what reading costs is in
 * every arm alike, and the difference of two arms' counted time is the cost that was injected into one of
 * them.
 *
 * Only reads of sockets count (fstat once per descriptor, forgotten when it is closed): the append-only file
 * must not be slowed. Only those of the main thread: its CPU time is what is measured. The system calls are
 * made directly, so nothing has to be looked up and a library under this one is not called. */
#define _GNU_SOURCE
#include "preload/mapped_page.h"
#include <errno.h>
#include <pthread.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <time.h>

enum { remembered = 65536, unknown = 0, is_socket = 1, is_other = 2 };
static const uint64_t lost_core_ns = 10000;

static struct assay_spin_page* page;
static pthread_t main_thread;
static uint64_t dose; /* ns per MiB */
static int64_t owed;  /* 2^-20 ns; below 0 when too much was spun */
static unsigned char kinds[remembered];

static void forget_page(void) {
    page = NULL;
}

__attribute__((constructor)) static void begin(void) {
    const char* text = getenv(ASSAY_DOSE_VARIABLE);
    dose = text == NULL ? 0 : strtoull(text, NULL, 10);
    main_thread = pthread_self();
    pthread_atfork(NULL, NULL, forget_page); /* a child that saves is not the server */
    page = assay_map_page();
    if (page != NULL) page->magic = ASSAY_SPIN_MAGIC;
}

static uint64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static int reads_socket(int fd) {
    unsigned char seen = unknown;
    unsigned char* kind = fd >= 0 && fd < remembered ? &kinds[fd] : &seen;
    if (*kind == unknown) {
        const int kept = errno;
        struct stat info;
        *kind = fstat(fd, &info) == 0 && S_ISSOCK(info.st_mode) ? is_socket : is_other;
        errno = kept;
    }
    return *kind == is_socket;
}

static void spin(uint64_t bytes) {
    owed += (int64_t)(bytes * dose);
    uint64_t spun = 0;
    uint64_t last = now();
    do {
        const uint64_t time = now();
        const uint64_t step = time - last;
        last = time;
        if (step > lost_core_ns) continue;
        spun += step;
        if (dose > 0) owed -= (int64_t)(step << 20);
    } while (owed > 0);
    page->reads += 1;
    page->bytes += bytes;
    page->ns += spun;
}

static ssize_t after(int fd, ssize_t result) {
    if (result > 0 && page != NULL && pthread_equal(pthread_self(), main_thread) && reads_socket(fd))
        spin((uint64_t)result);
    return result;
}

ssize_t read(int fd, void* buffer, size_t length) {
    return after(fd, syscall(SYS_read, fd, buffer, length));
}

ssize_t __read_chk(int fd, void* buffer, size_t length, size_t room) {
    if (length > room) abort();
    return read(fd, buffer, length);
}

ssize_t readv(int fd, const struct iovec* parts, int count) {
    return after(fd, syscall(SYS_readv, fd, parts, count));
}

ssize_t recvfrom(int fd, void* restrict buffer, size_t length, int flags, struct sockaddr* restrict from,
                 socklen_t* restrict from_length) {
    return after(fd, syscall(SYS_recvfrom, fd, buffer, length, flags, from, from_length));
}

ssize_t recv(int fd, void* buffer, size_t length, int flags) {
    return recvfrom(fd, buffer, length, flags, NULL, NULL);
}

ssize_t __recv_chk(int fd, void* buffer, size_t length, size_t room, int flags) {
    if (length > room) abort();
    return recv(fd, buffer, length, flags);
}

int close(int fd) {
    if (fd >= 0 && fd < remembered) kinds[fd] = unknown;
    return (int)syscall(SYS_close, fd);
}
