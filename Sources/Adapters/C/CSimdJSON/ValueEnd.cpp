// Finds the end of a JSON value, processing 64 bytes at a time with one bit per byte.
//
// The masks follow Langdale and Lemire, "Parsing Gigabytes of JSON per Second" (VLDB Journal 2019,
// section 3.1): unescaped quotes and their running parity determine which brackets are outside
// strings.

#include "CSimdJSON.h"

#include <bit>
#include <cstring>

// Not with the thread sanitizer, which the resolver function would call before it is initialized.
#if defined(__GLIBC__) && defined(__x86_64__) && !__has_feature(thread_sanitizer)
/// Compiled in two versions, one of which the loader selects for the processor.
#define PETMAP_CLONES __attribute__((target_clones("avx2", "default")))
#else
#define PETMAP_CLONES
#endif

namespace {

struct Masks {
  uint64_t quote = 0, solidus = 0, open = 0, close = 0;
};

typedef uint8_t Block __attribute__((vector_size(64)));
typedef bool BlockBits __attribute__((ext_vector_type(64)));

inline Masks masks_of(const uint8_t *bytes) {
  Block block;
  std::memcpy(&block, bytes, 64);
  // Maps square brackets to curly ones.
  Block folded = block | 0x20;
  return {
    __builtin_bit_cast(uint64_t, __builtin_convertvector(block == '"', BlockBits)),
    __builtin_bit_cast(uint64_t, __builtin_convertvector(block == '\\', BlockBits)),
    __builtin_bit_cast(uint64_t, __builtin_convertvector(folded == '{', BlockBits)),
    __builtin_bit_cast(uint64_t, __builtin_convertvector(folded == '}', BlockBits))};
}

/// Returns the bits of bytes escaped by a preceding backslash.
inline uint64_t escaped_bits(uint64_t solidus, bool &carry, size_t count) {
  if (!solidus && !carry) return 0;
  uint64_t escaped = 0;
  bool next = carry;
  for (size_t i = 0; i < count; i++) {
    bool is_solidus = solidus >> i & 1;
    if (next) {
      escaped |= uint64_t(1) << i;
      next = false;
    } else {
      next = is_solidus;
    }
  }
  carry = next;
  return escaped;
}

/// Returns a word whose bit i is the parity of bits 0 to i.
inline uint64_t parity(uint64_t bits) {
  for (int shift = 1; shift < 64; shift <<= 1) bits ^= bits << shift;
  return bits;
}

inline bool ends_word(uint8_t byte) {
  return byte == ',' || byte == ']' || byte == '}' || byte == ':' || byte == ' ' || byte == '\n' ||
    byte == '\r' || byte == '\t';
}

/// Finds the end of a string, number, or literal.
size_t scalar_end(const uint8_t *bytes, size_t from, size_t to, petmap_json_scan *state) {
  size_t at = from;
  if (state->begun && !state->in_string) {
    while (at < to && !ends_word(bytes[at])) at++;
    return at < to ? at : SIZE_MAX;
  }
  if (!state->begun) at++;
  state->begun = true;
  state->in_string = true;
  for (; at < to; at++) {
    if (state->escaped) {
      state->escaped = false;
    } else if (bytes[at] == '\\') {
      state->escaped = true;
    } else if (bytes[at] == '"') {
      return at + 1;
    }
  }
  return SIZE_MAX;
}

/// Finds the end of an object or array.
PETMAP_CLONES size_t object_end(
  const uint8_t *bytes, size_t from, size_t to, petmap_json_scan *state) {
  uint64_t depth = state->depth;
  bool escaped = state->escaped;
  // All ones within a string.
  uint64_t in_string = state->in_string ? ~uint64_t(0) : 0;
  for (size_t at = from; at < to; at += 64) {
    size_t count = to - at < 64 ? to - at : 64;
    Masks masks = masks_of(bytes + at);
    if (count < 64) {
      uint64_t inside = (uint64_t(1) << count) - 1;
      masks.quote &= inside;
      masks.solidus &= inside;
      masks.open &= inside;
      masks.close &= inside;
    }
    uint64_t quotes = masks.quote & ~escaped_bits(masks.solidus, escaped, count);
    uint64_t strings = parity(quotes) ^ in_string;
    in_string = uint64_t(int64_t(strings) >> 63);
    uint64_t open = masks.open & ~strings;
    uint64_t close = masks.close & ~strings;
    uint64_t closing = uint64_t(std::popcount(close));
    if (closing < depth) {
      // There are not enough closing brackets to end the value.
      depth += uint64_t(std::popcount(open)) - closing;
      continue;
    }
    for (uint64_t brackets = open | close; brackets; brackets &= brackets - 1) {
      int bit = std::countr_zero(brackets);
      if (open >> bit & 1) {
        depth++;
      } else if (--depth == 0) {
        return at + size_t(bit) + 1;
      }
    }
  }
  state->depth = depth;
  state->escaped = escaped;
  state->in_string = in_string != 0;
  return SIZE_MAX;
}

}  // namespace

extern "C" size_t petmap_json_value_end(
  const uint8_t *bytes, size_t from, size_t to, petmap_json_scan *state) {
  if (from >= to) return SIZE_MAX;
  if (!state->begun) {
    uint8_t first = bytes[from] | 0x20;
    state->scalar = first != '{';
    if (state->scalar) state->begun = bytes[from] != '"';
  }
  if (state->scalar) return scalar_end(bytes, from, to, state);
  state->begun = true;
  return object_end(bytes, from, to, state);
}
