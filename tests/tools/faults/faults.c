/* Loaded before everything else (LD_PRELOAD): counts the calls by which a process changes files, and at the n-th one
 * kills it, kills it in the middle of a write, or lets the disk be full from there on: half of a write is still there.
 *
 * Whatever a process leaves on disk it leaves by one of these calls, so that to die before each of them is to die
 * everywhere. Held against strace (archive, search, rename, rebuild, forget), these are all calls that change files of
 * a vault but three: Tantivy renames what it has flushed (meta.json, its list of files) by a system call of its own, so
 * that the next call here comes just after it, and what was before it differs in a temporary file that nobody reads;
 * SQLite maps its -shm, which is made anew; and fchown, to who owns the file anyway.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { COUNT = 0, KILL = 1, TEAR = 2, FULL = 3 };

enum { GO_ON = 0, NO_SPACE = 1, TORN = 2 };

static atomic_long seen[FULL + 1]; /* by the mode that suffers at such a call: KILL at all, TEAR at writes */
static long target;
static const char *awaited; /* only calls that open a file of this name are counted towards a full disk */
static int mode = -1;
static int trace = -1;

#define NEXT(name) ((__typeof__(&name))next(#name))

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

/* To be called in the process that is to suffer. */
void faults_arm(int wanted, long at, int log) {
    target = at;
    trace = log;
    for (int each = 0; each <= FULL; each++) atomic_store(&seen[each], 0);
    mode = wanted;
}

/* Threads of a library take turns as they like: what one of ours opens comes after the same number of its own. */
void faults_await(const char *name) { awaited = name; }

long faults_seen(int of) { return atomic_load(&seen[of]); }

static void die(void) {
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

static int is_awaited(const char *path) {
    size_t all = strlen(path), end = awaited ? strlen(awaited) : 0;
    return all >= end && strcmp(path + all - end, awaited ? awaited : "") == 0;
}

static long counted(int of) { return atomic_fetch_add(&seen[of], 1) + 1; }

/* What is to become of the call; never returns where the process is to die before it. */
static int event_at(const char *name, const char *path, int grows, int tears) {
    if (mode < 0) return GO_ON;
    long call = counted(KILL), writing = tears ? counted(TEAR) : 0, growing = 0;
    if (grows) growing = is_awaited(path) ? counted(FULL) : atomic_load(&seen[FULL]);
    if (trace >= 0) dprintf(trace, "%c %s %s\n", grows ? '+' : '-', name, path);
    if (mode == KILL && call == target) die();
    if (mode == TEAR && writing == target) return TORN;
    if (mode == FULL && growing == target && tears && !awaited) return TORN;
    if (mode == FULL && growing >= target) {
        errno = ENOSPC;
        return NO_SPACE;
    }
    return GO_ON;
}

static int event(const char *name, int grows, int tears) { return event_at(name, "", grows, tears); }

/* After half of a write: as full a disk answers, if it is that. */
static ssize_t torn(ssize_t written) {
    if (mode == TEAR) die();
    if (written > 0) return written;
    errno = ENOSPC;
    return -1;
}

#define IS_OURS(fd) ((fd) > 2 && (fd) != trace)

ssize_t write(int fd, const void *data, size_t size) {
    if (mode >= 0 && IS_OURS(fd)) {
        int end = event("write", 1, 1);
        if (end == NO_SPACE) return -1;
        if (end == TORN) return torn(NEXT(write)(fd, data, size / 2));
    }
    return NEXT(write)(fd, data, size);
}

#define PWRITE(name, type)                                                  \
    ssize_t name(int fd, const void *data, size_t size, type offset) {      \
        int end = event(#name, 1, 1);                                       \
        if (end == NO_SPACE) return -1;                                     \
        if (end == TORN) return torn(NEXT(name)(fd, data, size / 2, offset));\
        return NEXT(name)(fd, data, size, offset);                          \
    }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t writev(int fd, const struct iovec *parts, int count) {
    if (mode >= 0 && IS_OURS(fd)) {
        int end = event("writev", 1, 1);
        if (end == NO_SPACE) return -1;
        if (end == TORN) return torn(count > 0 ? NEXT(write)(fd, parts[0].iov_base, parts[0].iov_len / 2) : 0);
    }
    return NEXT(writev)(fd, parts, count);
}

#define CHANGES(flags) ((flags) & (O_CREAT | O_TRUNC))

#define OPEN(name)                                                          \
    int name(const char *path, int flags, ...) {                            \
        va_list rest;                                                       \
        va_start(rest, flags);                                              \
        mode_t bits = va_arg(rest, mode_t);                                 \
        va_end(rest);                                                       \
        if (CHANGES(flags) && event_at(#name, path, 1, 0)) return -1;                \
        return NEXT(name)(path, flags, bits);                               \
    }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                                        \
    int name(int folder, const char *path, int flags, ...) {                \
        va_list rest;                                                       \
        va_start(rest, flags);                                              \
        mode_t bits = va_arg(rest, mode_t);                                 \
        va_end(rest);                                                       \
        if (CHANGES(flags) && event_at(#name, path, 1, 0)) return -1;                \
        return NEXT(name)(folder, path, flags, bits);                       \
    }
OPENAT(openat)
OPENAT(openat64)

/* libstdc++ and libc open and write FILEs by calls of their own, which nobody can come before. */
FILE *fopen(const char *path, const char *how) {
    if (strpbrk(how, "wa+") && event("fopen", 1, 0)) return NULL;
    return NEXT(fopen)(path, how);
}
FILE *fopen64(const char *path, const char *how) {
    if (strpbrk(how, "wa+") && event("fopen64", 1, 0)) return NULL;
    return NEXT(fopen64)(path, how);
}

#define CALL(grows, name, parameters, arguments)                            \
    int name parameters {                                                   \
        if (event(#name, grows, 0)) return -1;                              \
        return NEXT(name) arguments;                                        \
    }
CALL(0, rename, (const char *a, const char *b), (a, b))
CALL(0, renameat, (int i, const char *a, int j, const char *b), (i, a, j, b))
CALL(0, renameat2, (int i, const char *a, int j, const char *b, unsigned f), (i, a, j, b, f))
CALL(0, unlink, (const char *a), (a))
CALL(0, unlinkat, (int i, const char *a, int f), (i, a, f))
CALL(0, rmdir, (const char *a), (a))
CALL(1, mkdir, (const char *a, mode_t m), (a, m))
CALL(1, mkdirat, (int i, const char *a, mode_t m), (i, a, m))
CALL(1, link, (const char *a, const char *b), (a, b))
CALL(1, linkat, (int i, const char *a, int j, const char *b, int f), (i, a, j, b, f))
CALL(1, symlink, (const char *a, const char *b), (a, b))
CALL(0, ftruncate, (int fd, off_t n), (fd, n))
CALL(0, ftruncate64, (int fd, off64_t n), (fd, n))
CALL(0, truncate, (const char *a, off_t n), (a, n))
CALL(1, posix_fallocate, (int fd, off_t a, off_t n), (fd, a, n))
CALL(1, fallocate, (int fd, int m, off_t a, off_t n), (fd, m, a, n))
CALL(1, fallocate64, (int fd, int m, off64_t a, off64_t n), (fd, m, a, n))
CALL(0, fsync, (int fd), (fd))
CALL(0, fdatasync, (int fd), (fd))
CALL(0, chmod, (const char *a, mode_t m), (a, m))
CALL(0, fchmod, (int fd, mode_t m), (fd, m))
CALL(0, fchmodat, (int i, const char *a, mode_t m, int f), (i, a, m, f))
