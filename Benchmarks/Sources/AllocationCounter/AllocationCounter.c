#include "AllocationCounter.h"

#include <stdatomic.h>

static atomic_int enabled;
static atomic_size_t total;

void allocation_counter_enable(int on) {
  atomic_store_explicit(&enabled, on, memory_order_relaxed);
}

size_t allocation_counter_total(void) {
  return atomic_load_explicit(&total, memory_order_relaxed);
}

#if defined(__linux__)

#include <errno.h>
#include <malloc.h>

// A program's own malloc replaces that of the C library, for all libraries that it loads. glibc also
// exports its functions under these names, so that no lookup with dlsym is needed, which allocates.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static inline void count(void) {
  if (atomic_load_explicit(&enabled, memory_order_relaxed))
    atomic_fetch_add_explicit(&total, 1, memory_order_relaxed);
}

#define EXPORTED __attribute__((visibility("default")))

EXPORTED void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

EXPORTED void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

EXPORTED void *realloc(void *block, size_t size) {
  count();
  return __libc_realloc(block, size);
}

EXPORTED void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

EXPORTED int posix_memalign(void **block, size_t alignment, size_t size) {
  count();
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

EXPORTED void free(void *block) { __libc_free(block); }

size_t allocation_counter_bytes_in_use(void) {
  struct mallinfo2 information = mallinfo2();
  return information.uordblks + information.hblkhd;
}

void allocation_counter_trim(void) { malloc_trim(0); }

#else

size_t allocation_counter_bytes_in_use(void) { return 0; }
void allocation_counter_trim(void) {}

#endif
