#include "MallocCounter.h"

#include <stddef.h>
#include <stdlib.h>

void malloc_counter_keep(long value) { (void)value; }

#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

// An executable's own malloc takes precedence over the C library's for every library of the process (glibc manual,
// "Replacing malloc"). These are glibc's own, under the names it exports beside the public ones; memory that they give
// can be released by the untouched `free`.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_long calls;

static void count(void) { atomic_fetch_add_explicit(&calls, 1, memory_order_relaxed); }

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t elements, size_t size) {
  count();
  return __libc_calloc(elements, size);
}

void *realloc(void *memory, size_t size) {
  count();
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) return EINVAL;
  count();
  void *memory = __libc_memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *result = memory;
  return 0;
}

bool malloc_counter_is_available(void) { return true; }

long malloc_counter_calls(void) { return atomic_load_explicit(&calls, memory_order_relaxed); }

long malloc_counter_exercise(void) {
  // Volatile, so that the compiler cannot prove the memory unused and drop the calls.
  void *volatile memory = malloc(16);
  memory = realloc(memory, 4096);
  free(memory);
  memory = calloc(3, 16);
  free(memory);
  memory = memalign(64, 128);
  free(memory);
  memory = aligned_alloc(64, 128);
  free(memory);
  void *aligned = NULL;
  if (posix_memalign(&aligned, 64, 128) == 0) {
    memory = aligned;
    free(memory);
  }
  return 6;
}

#else

bool malloc_counter_is_available(void) { return false; }

long malloc_counter_calls(void) { return 0; }

long malloc_counter_exercise(void) { return 0; }

#endif
