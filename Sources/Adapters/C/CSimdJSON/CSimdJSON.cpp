#include "CSimdJSON.h"

#include <simdjson.h>

extern "C" size_t petmap_json_padding(void) {
  return 64;
}

extern "C" bool petmap_utf8_is_valid(const uint8_t *bytes, size_t length) {
  return simdjson::validate_utf8(reinterpret_cast<const char *>(bytes), length);
}

extern "C" size_t petmap_utf8_valid_prefix(const uint8_t *bytes, size_t length) {
  size_t at = 0;
  while (at < length) {
    uint8_t lead = bytes[at];
    size_t size = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (at + size > length || !petmap_utf8_is_valid(bytes + at, size)) break;
    at += size;
  }
  return at;
}
