// Allocates and frees blocks at random, and checks the invariants of the heap and the contents of the blocks.
#include "../../Sources/Apps/PetMapWasm/Runtime/allocator.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { capacity = 256 << 20, slots = 2000 };
unsigned char *heap_base;
static size_t length;

int heap_grow(size_t bytes) {
  if (!heap_base) heap_base = aligned_alloc(1 << 16, capacity);
  if (length + bytes > capacity) return 0;
  length += bytes;
  return 1;
}

static uint64_t state;
static uint64_t random_number(void) {
  uint64_t z = state += 0x9E3779B97F4A7C15;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return z ^ (z >> 31);
}

static void fail(const char *what, long step) {
  printf("allocator: %s at step %ld\n", what, step);
  exit(1);
}

int main(void) {
  state = 7;
  static struct { unsigned char *memory; size_t bytes; unsigned char mark; } held[slots];
  for (long step = 0; step < 2000000; step++) {
    size_t slot = random_number() % slots;
    if (held[slot].memory) {
      for (size_t i = 0; i < held[slot].bytes; i += held[slot].bytes > 64 ? 61 : 1)
        if (held[slot].memory[i] != held[slot].mark) fail("memory was overwritten", step);
      heap_give(held[slot].memory);
      held[slot].memory = NULL;
    } else {
      size_t scale = random_number() % 14;
      size_t bytes = random_number() % ((size_t)1 << scale);
      if (random_number() % 5000 == 0) bytes *= 1000;
      size_t alignment = (size_t)1 << (random_number() % 4 == 0 ? random_number() % 9 : 4);
      unsigned char *memory = heap_take(alignment, bytes);
      if (!memory) {
        if (bytes < 1 << 20) fail("memory is exhausted", step);
        continue;
      }
      if ((uintptr_t)memory % alignment || (uintptr_t)memory % 16) fail("a block is not aligned", step);
      if (bytes >= 4096 && alignment <= 16 && ((uintptr_t)memory + 16) % 64)
        fail("the elements of a large array are not aligned to a cache line", step);
      held[slot].memory = memory;
      held[slot].bytes = bytes;
      held[slot].mark = (unsigned char)random_number();
      memset(memory, held[slot].mark, bytes);
    }
    if (step % 1000 == 0 && heap_check()) fail("an invariant is violated", step);
  }
  for (size_t slot = 0; slot < slots; slot++) heap_give(held[slot].memory);
  if (heap_check()) fail("an invariant is violated", -1);
  if (heap_in_use()) fail("memory has leaked", -1);
  if (length > 128 << 20) fail("free memory was not reused", -1);
  if (heap_take(16, 0x7FFFFFFF) || heap_take(16, (size_t)1 << 40)) fail("an allocation was too large", -1);
  printf("allocator: 2000000 steps in %zu MB\n", length >> 20);
  return 0;
}
