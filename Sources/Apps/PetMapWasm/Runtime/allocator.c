#include "allocator.h"

#include <stdint.h>

// The block is a sequence of chunks. A chunk starts with two words: the size of the previous chunk, which
// is valid only while that chunk is free, and its own size with two flags. The user's memory follows, so
// chunks start 8 bytes before a multiple of 16. Links between free chunks are offsets from the start of
// the block.
typedef struct {
  uint32_t size_before;
  uint32_t size_and_flags;
  uint32_t next, previous;  // while free
} chunk;

enum { header = 8, smallest = 16, is_free = 1, is_before_free = 2, flags = 3 };
enum { steps = 8, classes = 28 };
enum { large = 4096, array_header = 16, cache_line = 64 };

static struct {
  uint32_t length;  // of the block, including the closing header
  uint32_t in_use;
  uint32_t class_map;
  uint8_t step_map[classes];
  uint32_t lists[classes][steps];
} heap;

static chunk *at(uint32_t offset) { return (chunk *)(heap_base + offset); }
static uint32_t offset_of(chunk *c) { return (uint32_t)((unsigned char *)c - heap_base); }
static uint32_t size_of(chunk *c) { return c->size_and_flags & ~(uint32_t)flags; }
static chunk *after(chunk *c) { return at(offset_of(c) + size_of(c)); }

/// Finds the list for chunks of a size: the power of two, and the step of an eighth above it.
static void list_of(uint32_t size, int *class, int *step) {
  int log = 31 - __builtin_clz(size);
  *class = log - 4;
  *step = (int)(size >> (log - 3)) & 7;
}

static void put(chunk *c) {
  int class, step;
  list_of(size_of(c), &class, &step);
  uint32_t head = heap.lists[class][step];
  c->next = head;
  c->previous = 0;
  if (head) at(head)->previous = offset_of(c);
  heap.lists[class][step] = offset_of(c);
  heap.class_map |= 1u << class;
  heap.step_map[class] |= 1u << step;
  c->size_and_flags |= is_free;
  after(c)->size_before = size_of(c);
  after(c)->size_and_flags |= is_before_free;
}

static void pull(chunk *c) {
  int class, step;
  list_of(size_of(c), &class, &step);
  if (c->next) at(c->next)->previous = c->previous;
  if (c->previous) {
    at(c->previous)->next = c->next;
  } else {
    heap.lists[class][step] = c->next;
    if (!c->next) {
      heap.step_map[class] &= ~(1u << step);
      if (!heap.step_map[class]) heap.class_map &= ~(1u << class);
    }
  }
  c->size_and_flags &= ~(uint32_t)is_free;
  after(c)->size_and_flags &= ~(uint32_t)is_before_free;
}

/// Removes a free chunk of at least a given size from its list and returns it, or NULL if none is large enough.
static chunk *find(uint32_t size) {
  // The size is rounded up to the next list, so every chunk in the list is large enough.
  uint32_t rounded = size + (((uint32_t)1 << (31 - __builtin_clz(size))) >> 3) - 1;
  int class, step;
  list_of(rounded, &class, &step);
  uint32_t steps_left = heap.step_map[class] & (~0u << step);
  if (!steps_left) {
    uint32_t classes_left = class + 1 < classes ? heap.class_map & (~0u << (class + 1)) : 0;
    if (!classes_left) return NULL;
    class = __builtin_ctz(classes_left);
    steps_left = heap.step_map[class];
  }
  chunk *c = at(heap.lists[class][__builtin_ctz(steps_left)]);
  pull(c);
  return c;
}

/// Splits the part of a chunk that exceeds a size into a free chunk.
static void trim(chunk *c, uint32_t size) {
  uint32_t rest = size_of(c) - size;
  if (rest < smallest) return;
  c->size_and_flags = size | (c->size_and_flags & flags);
  chunk *tail = after(c);
  tail->size_and_flags = rest;
  chunk *next = after(tail);
  if (next->size_and_flags & is_free) {
    pull(next);
    tail->size_and_flags += size_of(next);
  }
  put(tail);
}

/// Merges a chunk with its free neighbors and adds it to a list.
static void release(chunk *c) {
  if (c->size_and_flags & is_before_free) {
    chunk *before = at(offset_of(c) - c->size_before);
    pull(before);
    before->size_and_flags += size_of(c);
    c = before;
  }
  chunk *next = after(c);
  if (next->size_and_flags & is_free) {
    pull(next);
    c->size_and_flags += size_of(next);
  }
  put(c);
}

static int grow(uint32_t size) {
  uint32_t bytes = (size + 0x1FFFF) & ~(uint32_t)0xFFFF;
  if (bytes < size || heap.length + bytes < heap.length) return 0;
  if (heap.length == 0) {
    if (!heap_grow(bytes)) return 0;
    // There are 8 bytes before the first chunk, and none after the closing header.
    chunk *first = at(8);
    first->size_and_flags = bytes - 16;
    heap.length = bytes;
    at(bytes - 8)->size_and_flags = 0;
    put(first);
    return 1;
  }
  if (!heap_grow(bytes)) return 0;
  chunk *c = at(heap.length - 8);
  c->size_and_flags = bytes | (c->size_and_flags & is_before_free);
  heap.length += bytes;
  at(heap.length - 8)->size_and_flags = 0;
  release(c);
  return 1;
}

void *heap_take(size_t alignment, size_t bytes) {
  if (bytes > 0x70000000 || alignment > 0x1000000) return NULL;
  // The elements of a large array, which follow its header, are aligned to a cache line. Otherwise, if elements
  // were half a line long, every second one would span two lines.
  uint32_t lead = 0;
  if (alignment <= array_header && bytes >= large) {
    alignment = cache_line;
    lead = array_header;
  }
  uint32_t size = ((uint32_t)bytes + header + 15) & ~(uint32_t)15;
  if (size < smallest) size = smallest;
  // Extra space to move the memory up to the alignment, leaving a free chunk in front.
  uint32_t extra = alignment > 16 ? (uint32_t)alignment : 0;
  chunk *c = find(size + extra);
  if (!c) {
    if (!grow(size + extra + (size + extra) / 8)) return NULL;
    c = find(size + extra);
    if (!c) return NULL;
  }
  if (extra) {
    uintptr_t user = (uintptr_t)c + header;
    uint32_t shift = (uint32_t)(-(user + lead) & (alignment - 1));
    if (shift) {
      uint32_t whole = size_of(c);
      chunk *front = c;
      c = at(offset_of(c) + shift);
      c->size_and_flags = whole - shift;
      front->size_and_flags = shift | (front->size_and_flags & flags);
      put(front);
    }
  }
  trim(c, size);
  heap.in_use += size_of(c);
  return (unsigned char *)c + header;
}

void heap_give(void *memory) {
  if (!memory) return;
  chunk *c = (chunk *)((unsigned char *)memory - header);
  heap.in_use -= size_of(c);
  release(c);
}

size_t heap_in_use(void) { return heap.in_use; }

int heap_check(void) {
  if (heap.length == 0) return 0;
  uint32_t offset = 8, used = 0, free_chunks = 0, before = 0;
  while (offset < heap.length - 8) {
    chunk *c = at(offset);
    if (size_of(c) < smallest || size_of(c) % 16) return 1;
    if (!!(c->size_and_flags & is_before_free) != !!before) return 2;
    if (before && c->size_before != before) return 3;
    int free_now = c->size_and_flags & is_free;
    if (free_now && before) return 4;
    if (!free_now) used += size_of(c);
    free_chunks += free_now ? 1 : 0;
    before = free_now ? size_of(c) : 0;
    offset += size_of(c);
  }
  if (offset != heap.length - 8) return 5;
  if (used != heap.in_use) return 6;
  for (int class = 0; class < classes; class++) {
    for (int step = 0; step < steps; step++) {
      for (uint32_t i = heap.lists[class][step]; i; i = at(i)->next) {
        int c, s;
        list_of(size_of(at(i)), &c, &s);
        if (c != class || s != step) return 7;
        if (!(heap.class_map >> c & 1) || !(heap.step_map[c] >> s & 1)) return 8;
        free_chunks--;
      }
    }
  }
  return free_chunks ? 9 : 0;
}
