// One record at a time by simdjson's on-demand parser: coordinates as numbers, all other members
// as slices of the buffer, nothing copied.

#include "CSimdJSON.h"

#include <simdjson.h>

#include <cstring>
#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <vector>

using namespace simdjson;

namespace {

constexpr uint32_t none = UINT32_MAX;

std::string_view trimmed(std::string_view token) {
  while (!token.empty() && uint8_t(token.back()) <= ' ') token.remove_suffix(1);
  return token;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// RFC 8259's grammar of a number.
bool is_number(std::string_view text) {
  size_t at = 0;
  auto digits = [&] {
    size_t start = at;
    while (at < text.size() && is_digit(text[at])) at++;
    return at > start;
  };
  if (at < text.size() && text[at] == '-') at++;
  if (at < text.size() && text[at] == '0') {
    at++;
  } else if (!digits()) {
    return false;
  }
  if (at < text.size() && text[at] == '.') {
    at++;
    if (!digits()) return false;
  }
  if (at < text.size() && (text[at] | 0x20) == 'e') {
    at++;
    if (at < text.size() && (text[at] == '+' || text[at] == '-')) at++;
    if (!digits()) return false;
  }
  return at == text.size();
}

bool is_word(std::string_view text) {
  return text == "true" || text == "false" || text == "null";
}

/// The four hexadecimal digits at the start of the text, or -1.
int32_t hexadecimal(std::string_view text) {
  if (text.size() < 4) return -1;
  int32_t value = 0;
  for (int i = 0; i < 4; i++) {
    char c = text[i];
    int digit = is_digit(c) ? c - '0'
      : (c | 0x20) >= 'a' && (c | 0x20) <= 'f' ? (c | 0x20) - 'a' + 10 : -1;
    if (digit < 0) return -1;
    value = value << 4 | digit;
  }
  return value;
}

/// Eight bytes of the padded buffer, those from `count` on as zeros.
uint64_t word_at(const char *at, size_t count) {
  uint64_t word;
  std::memcpy(&word, at, 8);
  return count >= 8 ? word : count ? word & ~uint64_t(0) >> (64 - 8 * count) : 0;
}

/// Most texts are so short that a call of memchr takes longer than this.
bool has_solidus(std::string_view text) {
  if (text.size() > 64) return std::memchr(text.data(), '\\', text.size()) != nullptr;
  constexpr uint64_t ones = 0x0101010101010101;
  for (size_t at = 0; at < text.size(); at += 8) {
    // A byte that is a reverse solidus becomes zero, and borrows from its highest bit.
    uint64_t word = word_at(text.data() + at, text.size() - at) ^ ones * '\\';
    if ((word - ones) & ~word & ones << 7) return true;
  }
  return false;
}

bool escapes_are_right(std::string_view text) {
  for (size_t at = text.find('\\'); at != text.npos; at = text.find('\\', at)) {
    if (at + 1 >= text.size()) return false;
    char kind = text[at + 1];
    if (kind != 'u') {
      if (!std::strchr("\"\\/bfnrt", kind) || kind == 0) return false;
      at += 2;
      continue;
    }
    int32_t unit = hexadecimal(text.substr(at + 2));
    if (unit < 0 || (unit >= 0xDC00 && unit <= 0xDFFF)) return false;
    at += 6;
    if (unit >= 0xD800 && unit <= 0xDBFF) {
      if (text.substr(at, 2) != "\\u") return false;
      int32_t low = hexadecimal(text.substr(at + 2));
      if (low < 0xDC00 || low > 0xDFFF) return false;
      at += 6;
    }
  }
  return true;
}

}  // namespace

struct petmap_json_reader {
  ondemand::parser parser;
  uint32_t fields = 0;
  struct Name {
    // Filled up with zeros to words of eight bytes.
    std::string text;
    size_t length = 0;
    uint8_t field = 0, rank = 0;
  };
  static constexpr size_t slots = 512;
  /// By a name's hash, its place in `names` plus 1: most members have no name among them, and
  /// are told by a table of which all stays in the first-level cache.
  uint8_t places[slots] = {};
  std::vector<Name> names;

  // What is known about the record being read.
  const uint8_t *bytes = nullptr;
  const char *end = nullptr;
  petmap_json_record *record = nullptr;
  petmap_slice *slices = nullptr;
  uint8_t ranks[32];

  static size_t slot_of(std::string_view name) {
    size_t hash = name.size() * 0x9E5 + uint8_t(name.front()) * 0x1F + uint8_t(name.back()) * 0x3B1 +
      uint8_t(name[name.size() / 2]) * 0x95;
    return hash % slots;
  }

  const Name *find(std::string_view name) const {
    if (name.empty()) return nullptr;
    for (size_t slot = slot_of(name); places[slot]; slot = (slot + 1) % slots) {
      const Name &candidate = names[places[slot] - 1];
      if (candidate.length == name.size() && is_same(candidate, name)) return &candidate;
    }
    return nullptr;
  }

  /// Compares words of the padded buffer: a call of memcmp takes longer.
  static bool is_same(const Name &candidate, std::string_view name) {
    for (size_t at = 0; at < name.size(); at += 8)
      if (word_at(name.data() + at, name.size() - at) != word_at(candidate.text.data() + at, 8))
        return false;
    return true;
  }

  void insert(const petmap_json_name &name) {
    std::string_view text(name.name, name.length);
    if (text.empty() || name.field >= fields) return;
    size_t slot = slot_of(text);
    for (; places[slot]; slot = (slot + 1) % slots) {
      const Name &other = names[places[slot] - 1];
      if (other.length == text.size() && !std::memcmp(other.text.data(), text.data(), text.size()))
        return;
    }
    if (names.size() == UINT8_MAX) return;
    Name own{std::string(text), text.size(), name.field, name.rank};
    own.text.resize((text.size() + 7) / 8 * 8);
    names.push_back(std::move(own));
    places[slot] = uint8_t(names.size());
  }

  petmap_slice slice(std::string_view text, uint32_t kind) const {
    auto offset = reinterpret_cast<const uint8_t *>(text.data()) - bytes;
    return {uint32_t(offset), uint32_t(text.size()) | kind << 30};
  }

  bool fail(uint32_t problem, uint32_t field, std::string_view value) {
    record->problem = problem;
    record->field = field;
    value = value.substr(0, 256);
    record->value = slice(value, PETMAP_SLICE_TEXT);
    record->place = record->value.offset;
    return false;
  }

  bool malformed(error_code code, const char *where) {
    record->problem = code == UTF8_ERROR ? PETMAP_JSON_UTF8 : PETMAP_JSON_MALFORMED;
    record->code = code;
    record->place = uint32_t(reinterpret_cast<const uint8_t *>(where) - bytes);
    return false;
  }

  /// A member's name as it is written. Before the value there are a colon, maybe white space, and
  /// the quote that ends the name.
  static std::string_view key_of(const char *raw, ondemand::value &value) {
    const char *quote = value.raw_json_token().data() - 1;
    while (quote > raw && *quote != '"') quote--;
    return {raw, size_t(quote - raw)};
  }

  /// Whether a value without a name is JSON as far as it can be seen at a glance.
  static bool is_scalar(std::string_view token) {
    char first = token.empty() ? 0 : token.front();
    return first == '"' || (first == '-' || is_digit(first) ? is_number(token) : is_word(token));
  }

  // Values are passed by reference: copied onto the stack in halves and read back whole, each would
  // wait for the halves to reach the cache.

  bool coordinate(ondemand::value &value, uint32_t field, double &out) {
    std::string_view token = trimmed(value.raw_json_token());
    char first = token.empty() ? 0 : token.front();
    if ((first != '-' && !is_digit(first)) || value.get_double().get(out))
      return fail(PETMAP_JSON_NOT_A_NUMBER, field, token);
    slices[field] = slice(token, PETMAP_SLICE_LITERAL);
    return true;
  }

  bool coordinates(ondemand::value &value) {
    uint32_t latitude = fields - 2, longitude = fields - 1;
    std::string_view token = trimmed(value.raw_json_token());
    ondemand::array array;
    if (value.get_array().get(array)) return fail(PETMAP_JSON_COORDINATES, none, token);
    int index = 0;
    for (auto element : array) {
      ondemand::value number;
      if (auto error = element.get(number)) return malformed(error, token.data());
      if (index == 0 && !coordinate(number, longitude, record->longitude)) return false;
      if (index == 1 && !coordinate(number, latitude, record->latitude)) return false;
      index++;
    }
    if (index < 2) return fail(PETMAP_JSON_COORDINATES, none, token);
    ranks[latitude] = ranks[longitude] = 0;
    return true;
  }

  bool geometry(ondemand::value &value) {
    std::string_view token = trimmed(value.raw_json_token());
    if (token == "null") return fail(PETMAP_JSON_NO_GEOMETRY, none, token);
    ondemand::object object;
    if (value.get_object().get(object)) return fail(PETMAP_JSON_NO_GEOMETRY, none, token);
    bool found = false;
    for (auto field : object) {
      ondemand::raw_json_string raw;
      ondemand::value member;
      if (auto error = field.key().get(raw)) return malformed(error, token.data());
      if (auto error = field.value().get(member)) return malformed(error, token.data());
      std::string_view name = key_of(raw.raw(), member);
      if (name == "type") {
        std::string_view type = trimmed(member.raw_json_token());
        if (type != "\"Point\"") return fail(PETMAP_JSON_NOT_A_POINT, none, type);
      } else if (name == "coordinates") {
        if (!coordinates(member)) return false;
        found = true;
      }
    }
    if (!found) return fail(PETMAP_JSON_NO_GEOMETRY, none, token);
    return true;
  }

  bool member(std::string_view name, ondemand::value &value, bool top) {
    std::string_view token = trimmed(value.raw_json_token());
    char first = token.empty() ? 0 : token.front();
    const Name *known = find(name);
    uint8_t rank = known ? uint8_t(known->rank * 2 + top) : 255;
    if (!known || rank >= ranks[known->field]) {
      if (first == '{' || first == '[' || is_scalar(token)) return true;
      return malformed(TAPE_ERROR, token.data());
    }
    uint32_t field = known->field;
    if (token == "null") return true;
    if (field + 2 >= fields) {
      bool latitude = field + 2 == fields;
      if (!coordinate(value, field, latitude ? record->latitude : record->longitude)) return false;
    } else if (first == '"') {
      std::string_view text = token.substr(1, token.size() - 2);
      bool escaped = has_solidus(text);
      if (escaped && !escapes_are_right(text)) return fail(PETMAP_JSON_ESCAPE, field, text);
      slices[field] = slice(text, escaped ? PETMAP_SLICE_ESCAPED : PETMAP_SLICE_TEXT);
    } else if (first == '{' || first == '[') {
      return fail(PETMAP_JSON_NOT_TEXT, field, token);
    } else {
      if (!is_scalar(token)) return malformed(TAPE_ERROR, token.data());
      slices[field] = slice(token, PETMAP_SLICE_LITERAL);
    }
    ranks[field] = rank;
    return true;
  }

  bool members(ondemand::object object, bool top) {
    for (auto field : object) {
      ondemand::raw_json_string raw;
      ondemand::value value;
      if (auto error = field.key().get(raw)) return malformed(error, end);
      if (auto error = field.value().get(value)) return malformed(error, raw.raw());
      std::string_view name = key_of(raw.raw(), value);
      if (top && name == "geometry") {
        if (!geometry(value)) return false;
      } else if (top && name == "properties") {
        std::string_view token = trimmed(value.raw_json_token());
        if (token == "null") continue;
        ondemand::object properties;
        if (token.front() != '{' || value.get_object().get(properties))
          return malformed(TAPE_ERROR, token.data());
        if (!members(properties, false)) return false;
      } else if (top && name == "coordinates") {
        if (!coordinates(value)) return false;
      } else if (top && name == "type") {
        std::string_view type = trimmed(value.raw_json_token());
        if (is_other_geometry(type)) return fail(PETMAP_JSON_NOT_A_POINT, none, type);
        if (!member(name, value, top)) return false;
      } else if (!member(name, value, top)) {
        return false;
      }
    }
    return true;
  }

  static bool is_other_geometry(std::string_view type) {
    if (type == "\"Feature\"") return false;
    for (auto other : {"\"MultiPoint\"", "\"LineString\"", "\"MultiLineString\"", "\"Polygon\"",
                       "\"MultiPolygon\"", "\"GeometryCollection\"", "\"FeatureCollection\""})
      if (type == other) return true;
    return false;
  }

  bool read(const char *text, size_t length) {
    for (uint32_t field = 0; field < fields; field++) {
      slices[field] = {none, 0};
      ranks[field] = 254;
    }
    auto start = uint32_t(reinterpret_cast<const uint8_t *>(text) - bytes);
    *record = {0, 0, PETMAP_JSON_OK, none, {none, 0}, none, 0, start, uint32_t(start + length)};
    end = text + length;
    if (text[0] != '{') return fail(PETMAP_JSON_NOT_AN_OBJECT, none, {text, length});

    ondemand::document document;
    auto error = parser.iterate(text, length, length + SIMDJSON_PADDING).get(document);
    if (error) return malformed(error, text);
    ondemand::object object;
    if ((error = document.get_object().get(object))) return malformed(error, text);
    if (!members(object, true)) return false;
    const char *rest = nullptr;
    if (!document.current_location().get(rest)) return malformed(TRAILING_CONTENT, rest);
    if (slices[fields - 2].offset == none && slices[fields - 1].offset == none)
      return fail(PETMAP_JSON_NO_GEOMETRY, none, {text, 0});
    if (slices[fields - 2].offset == none)
      return fail(PETMAP_JSON_NOT_A_NUMBER, fields - 2, {text, 0});
    if (slices[fields - 1].offset == none)
      return fail(PETMAP_JSON_NOT_A_NUMBER, fields - 1, {text, 0});
    return true;
  }
};

extern "C" petmap_json_reader *petmap_json_reader_new(
  const petmap_json_name *names, size_t count, uint32_t fields) {
  try {
    auto reader = std::make_unique<petmap_json_reader>();
    reader->fields = fields;
    for (size_t i = 0; i < count; i++) reader->insert(names[i]);
    return reader.release();
  } catch (const std::bad_alloc &) {
    return nullptr;
  }
}

extern "C" void petmap_json_reader_free(petmap_json_reader *reader) { delete reader; }

extern "C" bool petmap_json_read(
  petmap_json_reader *reader, const uint8_t *bytes, size_t from, size_t to,
  petmap_json_record *record, petmap_slice *slices) {
  reader->bytes = bytes;
  reader->record = record;
  reader->slices = slices;
  return reader->read(reinterpret_cast<const char *>(bytes) + from, to - from);
}

extern "C" size_t petmap_json_unescape(const uint8_t *bytes, size_t length, uint8_t *out) {
  std::string_view text(reinterpret_cast<const char *>(bytes), length);
  size_t written = 0;
  for (size_t at = 0; at < length;) {
    if (text[at] != '\\') {
      out[written++] = bytes[at++];
      continue;
    }
    char kind = text[at + 1];
    at += 2;
    switch (kind) {
      case 'b': out[written++] = '\b'; continue;
      case 'f': out[written++] = '\f'; continue;
      case 'n': out[written++] = '\n'; continue;
      case 'r': out[written++] = '\r'; continue;
      case 't': out[written++] = '\t'; continue;
      case 'u': break;
      default: out[written++] = uint8_t(kind); continue;
    }
    uint32_t scalar = uint32_t(hexadecimal(text.substr(at)));
    at += 4;
    if (scalar >= 0xD800 && scalar <= 0xDBFF) {
      uint32_t low = uint32_t(hexadecimal(text.substr(at + 2)));
      scalar = 0x10000 + ((scalar - 0xD800) << 10) + (low - 0xDC00);
      at += 6;
    }
    if (scalar < 0x80) {
      out[written++] = uint8_t(scalar);
    } else if (scalar < 0x800) {
      out[written++] = uint8_t(0xC0 | scalar >> 6);
      out[written++] = uint8_t(0x80 | (scalar & 0x3F));
    } else if (scalar < 0x10000) {
      out[written++] = uint8_t(0xE0 | scalar >> 12);
      out[written++] = uint8_t(0x80 | (scalar >> 6 & 0x3F));
      out[written++] = uint8_t(0x80 | (scalar & 0x3F));
    } else {
      out[written++] = uint8_t(0xF0 | scalar >> 18);
      out[written++] = uint8_t(0x80 | (scalar >> 12 & 0x3F));
      out[written++] = uint8_t(0x80 | (scalar >> 6 & 0x3F));
      out[written++] = uint8_t(0x80 | (scalar & 0x3F));
    }
  }
  return written;
}
