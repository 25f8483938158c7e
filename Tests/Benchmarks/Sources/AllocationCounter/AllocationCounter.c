#include "AllocationCounter.h"

#include <stdlib.h>

// One thread measures at a time, so a plain counter will do.
static unsigned long count = 0;

unsigned long allocations_so_far(void) { return count; }

#if defined(__linux__) && defined(__GLIBC__)
// A program's own malloc comes before the C library's, also for the libraries it loads.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
    count += 1;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count += 1;
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    count += 1;
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count += 1;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    count += 1;
    *block = __libc_memalign(alignment, size);
    return *block == NULL ? 12 : 0;
}
#endif
