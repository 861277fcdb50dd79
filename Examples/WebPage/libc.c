// The few C functions that Embedded Swift calls. WebAssembly in a page has no C library.
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;
static uintptr_t top;

// A list of freed pieces for each power of two. Each piece has its size class before it, so that it returns to the
// right list.
static void *freed[32];

static int class_of(size_t size) {
  int class = 4;
  while (class < 31 && ((size_t)1 << class) < size) class++;
  return class;
}

void *malloc(size_t size) {
  if (size > (1u << 28)) return NULL;
  int class = class_of(size);
  void **piece = freed[class];
  if (piece) {
    freed[class] = *piece;
    return piece;
  }
  if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t start = top + 16, end = start + ((size_t)1 << class);
  uintptr_t there = __builtin_wasm_memory_size(0) << 16;
  if (end > there && __builtin_wasm_memory_grow(0, (end - there + 0xFFFF) >> 16) == (size_t)-1) return NULL;
  *(int *)(start - 16) = class;
  top = end;
  return (void *)start;
}

void free(void *pointer) {
  if (!pointer) return;
  int class = *(int *)((uintptr_t)pointer - 16);
  *(void **)pointer = freed[class];
  freed[class] = pointer;
}

// Pieces begin at multiples of 16, the greatest alignment that Swift asks for here.
int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16) return 22;
  *result = malloc(size);
  return *result ? 0 : 12;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  unsigned char *a = to;
  const unsigned char *b = from;
  while (count--) *a++ = *b++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *a = to;
  const unsigned char *b = from;
  if (a < b) return memcpy(to, from, count);
  while (count--) a[count] = b[count];
  return to;
}

void *memset(void *to, int value, size_t count) {
  unsigned char *a = to;
  while (count--) *a++ = (unsigned char)value;
  return to;
}

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *a = one, *b = other;
  for (; count--; a++, b++) if (*a != *b) return *a - *b;
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// The product of two numbers of 64 bits that the compiler asks for where it needs all 128 bits.
__int128 __multi3(__int128 one, __int128 other) {
  uint64_t a = (uint64_t)one, b = (uint64_t)other;
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t middle = a1 * b0 + (a0 * b0 >> 32);
  uint64_t middle_low = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (middle_low >> 32);
  high += (uint64_t)(one >> 64) * b + a * (uint64_t)(other >> 64);
  return (__int128)(((unsigned __int128)high << 64) | (middle_low << 32 | (uint32_t)(a0 * b0)));
}

// The page prints nothing. Its hashes need no random seed: they run on the machine of the person who reads the page.
int putchar(int character) { return character; }
void arc4random_buf(void *to, size_t count) { memset(to, 0x5A, count); }

// The value after every buffer on the stack, which the compiler checks.
uintptr_t __stack_chk_guard = 0x57AC6A2D;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
