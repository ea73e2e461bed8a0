// How often memory is asked for.
//
// glibc counts bytes and free blocks but not calls, and its `__malloc_hook` is gone since 2.34. A program's own `malloc` comes before that
// of the C library, for itself and for all that it loads; this one counts and hands on, and so does `posix_memalign`, which Swift calls for raw
// memory. It is in C because Swift keeps these names for its runtime.

#include "AllocationCount.h"
#include <errno.h>
#include <stdlib.h>

#ifdef __GLIBC__
extern void *__libc_malloc(size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static long call_count = 0;

void *malloc(size_t size) {
    call_count += 1;
    return __libc_malloc(size);
}

int posix_memalign(void **place, size_t alignment, size_t size) {
    call_count += 1;
    void *memory = __libc_memalign(alignment, size);
    if (memory == NULL) return ENOMEM;
    *place = memory;
    return 0;
}

long allocation_count(void) { return call_count; }
#else
long allocation_count(void) { return -1; }
#endif
