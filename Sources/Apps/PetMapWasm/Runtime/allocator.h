// A heap in a single growing block of memory: two-level segregated fit (M. Masmano et al., "TLSF: a new
// dynamic memory allocator for real-time systems", 2004). Allocating and freeing are O(1). Free
// neighbors are merged immediately.
#pragma once

#include <stddef.h>

/// Grows the block by a number of bytes. Returns 0 if this is impossible. The first call also sets
/// `heap_base`, a multiple of 16. Implemented by the environment.
int heap_grow(size_t bytes);
extern unsigned char *heap_base;

/// Allocates memory at a multiple of `alignment`, a power of two. Returns NULL if there is not enough memory.
/// In large allocations, an array's 16-byte header ends at the start of a cache line.
void *heap_take(size_t alignment, size_t bytes);

/// Frees memory. Does nothing for NULL.
void heap_give(void *memory);

/// Returns the number of bytes in use, including headers.
size_t heap_in_use(void);

/// Checks the invariants of the heap. Returns 0, or the number of an invariant that is violated.
int heap_check(void);
