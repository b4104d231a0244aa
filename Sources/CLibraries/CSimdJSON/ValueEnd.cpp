// Where a JSON value ends: 64 bytes at a time, one bit a byte.
//
// The masks follow Langdale and Lemire, "Parsing Gigabytes of JSON per Second" (VLDB Journal 2019,
// section 3.1): quotes that no reverse solidus escapes, and their running parity, say which
// brackets stand outside strings.

#include "CSimdJSON.h"

#include <bit>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__ARM_NEON)
#include <arm_neon.h>
#endif

namespace {

struct Masks {
  uint64_t quote = 0, solidus = 0, open = 0, close = 0;
};

#if defined(__SSE2__)
inline Masks masks_of(const uint8_t *bytes) {
  Masks masks;
  const __m128i bit5 = _mm_set1_epi8(0x20);
  for (int lane = 0; lane < 4; lane++) {
    __m128i v = _mm_loadu_si128(reinterpret_cast<const __m128i *>(bytes + 16 * lane));
    // Square brackets become curly ones.
    __m128i folded = _mm_or_si128(v, bit5);
    auto mask = [&](__m128i from, char value) {
      auto bits = _mm_movemask_epi8(_mm_cmpeq_epi8(from, _mm_set1_epi8(value)));
      return uint64_t(uint32_t(bits)) << (16 * lane);
    };
    masks.quote |= mask(v, '"');
    masks.solidus |= mask(v, '\\');
    masks.open |= mask(folded, '{');
    masks.close |= mask(folded, '}');
  }
  return masks;
}
#elif defined(__ARM_NEON)
inline Masks masks_of(const uint8_t *bytes) {
  Masks masks;
  const uint8_t weights[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  const uint8x16_t weight = vld1q_u8(weights);
  for (int lane = 0; lane < 4; lane++) {
    uint8x16_t v = vld1q_u8(bytes + 16 * lane);
    uint8x16_t folded = vorrq_u8(v, vdupq_n_u8(0x20));
    auto mask = [&](uint8x16_t from, char value) {
      uint8x16_t hit = vandq_u8(vceqq_u8(from, vdupq_n_u8(uint8_t(value))), weight);
      uint64_t bits = vaddv_u8(vget_low_u8(hit)) | uint64_t(vaddv_u8(vget_high_u8(hit))) << 8;
      return bits << (16 * lane);
    };
    masks.quote |= mask(v, '"');
    masks.solidus |= mask(v, '\\');
    masks.open |= mask(folded, '{');
    masks.close |= mask(folded, '}');
  }
  return masks;
}
#else
inline Masks masks_of(const uint8_t *bytes) {
  Masks masks;
  for (int i = 0; i < 64; i++) {
    uint64_t bit = uint64_t(1) << i;
    uint8_t folded = bytes[i] | 0x20;
    if (bytes[i] == '"') masks.quote |= bit;
    if (bytes[i] == '\\') masks.solidus |= bit;
    if (folded == '{') masks.open |= bit;
    if (folded == '}') masks.close |= bit;
  }
  return masks;
}
#endif

/// The bits of the bytes that a reverse solidus before them escapes.
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

/// Bit i is the parity of bits 0 to i.
inline uint64_t parity(uint64_t bits) {
  for (int shift = 1; shift < 64; shift <<= 1) bits ^= bits << shift;
  return bits;
}

inline bool ends_word(uint8_t byte) {
  return byte == ',' || byte == ']' || byte == '}' || byte == ':' || byte == ' ' || byte == '\n' ||
    byte == '\r' || byte == '\t';
}

/// A string, a number or a word.
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
    uint64_t quotes = masks.quote & ~escaped_bits(masks.solidus, state->escaped, count);
    uint64_t strings = parity(quotes) ^ (state->in_string ? ~uint64_t(0) : 0);
    state->in_string = strings >> (count - 1) & 1;
    uint64_t open = masks.open & ~strings;
    uint64_t close = masks.close & ~strings;
    for (uint64_t brackets = open | close; brackets; brackets &= brackets - 1) {
      int bit = std::countr_zero(brackets);
      if (open >> bit & 1) {
        state->depth++;
      } else if (--state->depth == 0) {
        return at + size_t(bit) + 1;
      }
    }
  }
  return SIZE_MAX;
}
