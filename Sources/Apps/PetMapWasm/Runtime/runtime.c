// The functions that Embedded Swift expects from the platform, for WebAssembly without an operating system.
#include "allocator.h"

#include <stdint.h>

#define EXPORT(name) __attribute__((export_name(name)))

// Memory

extern unsigned char __heap_base;
unsigned char *heap_base;
static uintptr_t heap_end;

int heap_grow(size_t bytes) {
  if (!heap_base) {
    heap_base = (unsigned char *)(((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15);
    heap_end = (uintptr_t)heap_base;
  }
  uintptr_t end = heap_end + bytes;
  if (end < heap_end) return 0;
  uintptr_t pages = (end + 0xFFFF) >> 16;
  uintptr_t now = __builtin_wasm_memory_size(0);
  if (pages > now && __builtin_wasm_memory_grow(0, pages - now) == (size_t)-1) return 0;
  heap_end = end;
  return 1;
}

int posix_memalign(void **memory, size_t alignment, size_t bytes) {
  *memory = heap_take(alignment, bytes);
  return *memory ? 0 : 12;
}

void free(void *memory) { heap_give(memory); }

EXPORT("allocate") void *petmap_allocate(size_t bytes) { return heap_take(16, bytes); }
EXPORT("release") void petmap_release(void *memory) { heap_give(memory); }
EXPORT("memoryInUse") size_t petmap_memory_in_use(void) { return heap_in_use(); }

// The storage that all empty arrays share: type, reference count (-1, because it is never freed), count and
// flags. Embedded Swift's own storage has an alignment of 4 bytes, so a `Span` over it traps if its elements
// require more. Tests/Wasm/run fails when the override is no longer needed.
_Alignas(16) intptr_t empty_array[4] __asm__("$es23_swiftEmptyArrayStorageSi_S3itvp") = {0, -1, 0, 1};

void *memcpy(void *restrict to, const void *restrict from, size_t bytes) {
  __builtin_memcpy(to, from, bytes);  // one instruction with bulk memory
  return to;
}

void *memmove(void *to, const void *from, size_t bytes) {
  __builtin_memmove(to, from, bytes);
  return to;
}

void *memset(void *to, int value, size_t bytes) {
  __builtin_memset(to, value, bytes);
  return to;
}

int memcmp(const void *a, const void *b, size_t bytes) {
  const unsigned char *p = a, *q = b;
  for (; bytes; bytes--, p++, q++) {
    if (*p != *q) return *p < *q ? -1 : 1;
  }
  return 0;
}

// Numbers

double round(double x) {
  double whole = __builtin_trunc(x);
  if (__builtin_fabs(x - whole) >= 0.5) whole += __builtin_copysign(1, x);
  return __builtin_copysign(whole, x);
}

/// Returns the product of two 128-bit integers.
__int128 __multi3(__int128 a, __int128 b) {
  uint64_t al = (uint64_t)a, bl = (uint64_t)b;
  uint64_t a0 = (uint32_t)al, a1 = al >> 32, b0 = (uint32_t)bl, b1 = bl >> 32;
  uint64_t low = a0 * b0;
  uint64_t middle = a1 * b0 + (low >> 32);
  uint64_t other = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
  high += (uint64_t)((unsigned __int128)a >> 64) * bl + al * (uint64_t)((unsigned __int128)b >> 64);
  return (__int128)((unsigned __int128)high << 64 | (other << 32 | (uint32_t)low));
}

// Random numbers, which Swift uses to seed its hash tables: SplitMix64, seeded by the page.

static uint64_t state = 0x9E3779B97F4A7C15;

EXPORT("seed") void petmap_seed(uint32_t low, uint32_t high) {
  state ^= (uint64_t)high << 32 | low;
}

void arc4random_buf(void *buffer, size_t bytes) {
  unsigned char *p = buffer;
  while (bytes--) {
    uint64_t z = state += 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    *p++ = (unsigned char)((z ^ (z >> 31)) >> 24);
  }
}

// Stack protection

uintptr_t __stack_chk_guard = 0x5AFE57AC;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// The page's measurer

__attribute__((import_module("petmap"), import_name("measure"))) void page_measure(
    const uint32_t *text, uint32_t count, double size, uint32_t weight, uint32_t direction,
    double *advances);
__attribute__((import_module("petmap"), import_name("verticalMetrics"))) void page_metrics(
    double size, uint32_t weight, double *metrics);

void petmap_page_measure(
    const uint32_t *text, uint32_t count, double size, uint32_t weight, uint32_t direction,
    double *advances) {
  page_measure(text, count, size, weight, direction, advances);
}

void petmap_page_metrics(double size, uint32_t weight, double *metrics) {
  page_metrics(size, weight, metrics);
}

// Unicode properties of search words, which the page provides. The standard library calls these functions.
// Its own tables would more than double the size of the module.

__attribute__((import_module("petmap"), import_name("lowercase"))) uint32_t page_lowercase(uint32_t);
__attribute__((import_module("petmap"), import_name("category"))) uint32_t page_category(uint32_t);

/// Returns the difference between a scalar's lowercase mapping and the scalar. Only lowercase is requested.
int32_t _swift_stdlib_getMapping(uint32_t scalar, uint8_t letter_case) {
  return (int32_t)(page_lowercase(scalar) - scalar);
}

/// Returns no multi-scalar mappings, because the search uses only the first scalar of a mapping.
const uint8_t *_swift_stdlib_getSpecialMapping(
    uint32_t scalar, uint8_t letter_case, intptr_t *length) {
  *length = 0;
  return 0;
}

/// Returns a general category as its index in the standard library's `Unicode.GeneralCategory`.
uint8_t _swift_stdlib_getGeneralCategory(uint32_t scalar) { return (uint8_t)page_category(scalar); }
