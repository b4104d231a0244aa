// A heap in one growing block of memory: two-level segregated fit (M. Masmano et al., "TLSF: a new
// dynamic memory allocator for real-time systems", 2004). Taking and giving back are O(1); free
// neighbors are merged at once.
#pragma once

#include <stddef.h>

/// The environment's part: makes the block `bytes` longer, 0 when that is impossible. The first call
/// also says where it begins, at a multiple of 16.
int heap_grow(size_t bytes);
extern unsigned char *heap_base;

/// Memory at a multiple of `alignment`, a power of two; NULL when there is none. 16 bytes into what is
/// large, behind the header of an array, a line of the processor's cache begins.
void *heap_take(size_t alignment, size_t bytes);

/// Takes memory back; nothing for NULL.
void heap_give(void *memory);

/// Bytes in use, with what their keeping costs.
size_t heap_in_use(void);

/// Walks the heap; 0 when it is in order, else the number of the rule that is broken.
int heap_check(void);
