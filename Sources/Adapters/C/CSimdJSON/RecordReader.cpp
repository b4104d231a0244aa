// Parses one record at a time with simdjson's on-demand parser: each member becomes a slice of the
// buffer, without copying.

#include "CSimdJSON.h"

#include <simdjson.h>

#include <cstring>
#include <new>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

using namespace simdjson;

namespace {

constexpr uint32_t none = UINT32_MAX;

std::string_view trimmed(std::string_view token) {
  while (!token.empty() && uint8_t(token.back()) <= ' ') token.remove_suffix(1);
  return token;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Returns whether the text is a number according to RFC 8259.
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
  return text == "true" || text == "false";
}

/// Returns the value of the four hexadecimal digits at the start of the text, or -1.
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

bool escapes_are_valid(std::string_view text) {
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

petmap_slice slice(const uint8_t *bytes, std::string_view text, uint32_t kind) {
  auto offset = reinterpret_cast<const uint8_t *>(text.data()) - bytes;
  return {uint32_t(offset), uint32_t(text.size()) | kind << 29};
}

/// Returns the slice of the text between two quotes. Inlined because it is called for most members.
[[gnu::always_inline]] inline petmap_slice quoted(const uint8_t *bytes, std::string_view text) {
  return slice(
    bytes, text,
    text.find('\\') == text.npos ? PETMAP_SLICE_TEXT
      : escapes_are_valid(text) ? PETMAP_SLICE_ESCAPED : PETMAP_SLICE_BROKEN);
}

/// Returns whether the text is a number that JSON does not have but Python writes.
bool is_nonfinite(std::string_view text) {
  return text == "NaN" || text == "Infinity" || text == "-Infinity";
}

/// Returns the slice of a number or literal, or a slice without a value for null and numbers that
/// are not finite.
petmap_slice literal(const uint8_t *bytes, std::string_view text) {
  if (text == "null") return {none, 0};
  char first = text.empty() ? 0 : text.front();
  bool is_valid = first == '-' || is_digit(first) ? is_number(text) : is_word(text);
  if (!is_valid && is_nonfinite(text)) return {none, 0};
  return slice(bytes, text, is_valid ? PETMAP_SLICE_LITERAL : PETMAP_SLICE_BROKEN);
}

}  // namespace

struct petmap_json_reader {
  ondemand::parser parser;
  struct Name {
    std::string text;
    uint32_t scope = PETMAP_JSON_OWN;
    /// The scope of the members of objects with this name if they are read in place of the object.
    uint32_t inner = PETMAP_JSON_OWN;
    /// Whether members with this name are never written to a column.
    bool requested = false;
    /// Its column, or `none`.
    uint32_t column = none;
    /// The name that followed it last time, which usually follows it again, or `none`.
    uint32_t next = none;
  };
  std::vector<Name> names;
  /// The name of the last object's first member in each scope.
  uint32_t first[3] = {none, none, none};
  /// The maximum number of names.
  static constexpr size_t limit = 4096;
  /// Allows lookups without copying the name.
  struct Hash {
    using is_transparent = void;
    size_t operator()(std::string_view name) const { return std::hash<std::string_view>()(name); }
  };
  /// The numbers of the names in each scope.
  std::unordered_map<std::string, uint32_t, Hash, std::equal_to<>> numbers[3];

  // The state of the record being read.
  const uint8_t *bytes = nullptr;
  const char *end = nullptr;
  uint32_t problem = PETMAP_JSON_OK;
  uint32_t offset = 0;
  bool nonfinite = false;
  petmap_slice *slices = nullptr;
  uint32_t capacity = 0;
  std::vector<petmap_json_member> members;

  /// Returns the number of a name, adding it if necessary, or `none` if there are too many.
  ///
  /// - Parameter last: The number of the preceding member's name, or `none`.
  uint32_t number(std::string_view name, uint32_t scope, uint32_t last) {
    uint32_t expected = last == none ? first[scope] : names[last].next;
    if (expected != none && names[expected].scope == scope && names[expected].text == name)
      return expected;
    uint32_t found = number(name, scope);
    return (last == none ? first[scope] : names[last].next) = found;
  }

  uint32_t number(std::string_view name, uint32_t scope) {
    auto &known = numbers[scope];
    if (auto found = known.find(name); found != known.end()) return found->second;
    if (names.size() == limit) return none;
    names.push_back({std::string(name), scope});
    return known[std::string(name)] = uint32_t(names.size()) - 1;
  }

  bool malformed(error_code code, const char *where) {
    problem = code == UTF8_ERROR ? PETMAP_JSON_UTF8 : PETMAP_JSON_MALFORMED;
    offset = uint32_t(reinterpret_cast<const uint8_t *>(where) - bytes);
    return false;
  }

  /// Returns a member's raw name. The value is preceded by a colon, optional whitespace, and the
  /// quote that ends the name.
  static std::string_view key_of(const char *raw, ondemand::value &value) {
    const char *quote = value.raw_json_token().data() - 1;
    while (quote > raw && *quote != '"') quote--;
    return {raw, size_t(quote - raw)};
  }

  // Pass values by reference: a copy would be written to the stack in halves and read back as a
  // whole, which stalls store forwarding.

  /// Writes a member to its column, or adds it to those that have none.
  ///
  /// - Parameter requested: Whether to add it in any case, without validating literals.
  bool add(uint32_t name, bool requested, ondemand::value &value) {
    std::string_view token = trimmed(value.raw_json_token());
    char first = token.empty() ? 0 : token.front();
    petmap_slice result;
    if (first == '"') {
      result = quoted(bytes, token.substr(1, token.size() - 2));
    } else if (first == '{' || first == '[') {
      std::string_view whole;
      error_code error;
      if (first == '{') {
        ondemand::object object;
        error = value.get_object().get(object);
        if (!error) error = object.raw_json().get(whole);
      } else {
        ondemand::array array;
        error = value.get_array().get(array);
        if (!error) error = array.raw_json().get(whole);
      }
      if (error) return malformed(error, token.data());
      result = slice(bytes, trimmed(whole), PETMAP_SLICE_NESTED);
    } else if (requested) {
      result = slice(bytes, token, PETMAP_SLICE_LITERAL);
    } else {
      result = literal(bytes, token);
      if (result.offset == none && first != 'n') nonfinite = true;
      if (result.length >> 29 == PETMAP_SLICE_BROKEN) return malformed(TAPE_ERROR, token.data());
    }
    if (name == none) return true;
    if (!requested && names[name].column < capacity) slices[names[name].column] = result;
    else members.push_back({name, result});
    return true;
  }

  bool add_elements(ondemand::array array) {
    uint32_t index = 0;
    for (auto element : array) {
      ondemand::value value;
      if (auto error = element.get(value)) return malformed(error, end);
      if (!add(index++, true, value)) return false;
    }
    return true;
  }

  /// - Parameter where: The location of the object's syntax errors.
  bool add_members(ondemand::object object, uint32_t scope, const char *where) {
    uint32_t name = none;
    for (auto field : object) {
      ondemand::raw_json_string raw;
      ondemand::value value;
      if (auto error = field.key().get(raw)) return malformed(error, where);
      if (auto error = field.value().get(value)) return malformed(error, where);
      name = number(key_of(raw.raw(), value), scope, name);
      uint32_t inner = name == none ? PETMAP_JSON_OWN : names[name].inner;
      bool requested = name != none && names[name].requested;
      std::string_view token = value.raw_json_token();
      if (inner != PETMAP_JSON_OWN && token.front() == '{') {
        bool is_flat = inner == PETMAP_JSON_FLATTENED;
        ondemand::object object;
        if (value.get_object().get(object)) return malformed(TAPE_ERROR, token.data());
        if (!add_members(object, inner, is_flat ? where : token.data())) return false;
        if (!is_flat)
          members.push_back({name, slice(bytes, token.substr(0, 1), PETMAP_SLICE_NESTED)});
      } else if (requested || scope != PETMAP_JSON_INNER) {
        if (!add(name, requested, value)) return false;
      }
    }
    return true;
  }

  bool read(const char *text, size_t length) {
    members.clear();
    end = text + length;
    ondemand::document document;
    auto error = parser.iterate(text, length, length + SIMDJSON_PADDING).get(document);
    if (error) return malformed(error, text);
    if (text[0] == '[') {
      ondemand::array array;
      error = document.get_array().get(array);
      return error ? malformed(error, text) : add_elements(array);
    }
    ondemand::object object;
    if ((error = document.get_object().get(object))) return malformed(error, text);
    if (!add_members(object, PETMAP_JSON_OWN, end)) return false;
    const char *rest = nullptr;
    if (!document.current_location().get(rest)) return malformed(TRAILING_CONTENT, rest);
    return true;
  }
};

extern "C" petmap_json_reader *petmap_json_reader_new(void) {
  return new (std::nothrow) petmap_json_reader;
}

extern "C" void petmap_json_reader_free(petmap_json_reader *reader) { delete reader; }

extern "C" uint32_t petmap_json_add_name(
  petmap_json_reader *reader, const char *name, uint32_t scope, uint32_t inner, bool requested) {
  uint32_t number = reader->number(name, scope);
  if (number == none) return none;
  if (inner != PETMAP_JSON_OWN) reader->names[number].inner = inner;
  if (requested) reader->names[number].requested = true;
  return number;
}

extern "C" void petmap_json_set_column(
  petmap_json_reader *reader, uint32_t number, uint32_t column) {
  reader->names[number].column = column;
}

extern "C" uint32_t petmap_json_names(const petmap_json_reader *reader) {
  return uint32_t(reader->names.size());
}

extern "C" const uint8_t *petmap_json_name(
  const petmap_json_reader *reader, uint32_t number, size_t *length, uint32_t *scope) {
  const auto &known = reader->names[number];
  *length = known.text.size();
  *scope = known.scope;
  return reinterpret_cast<const uint8_t *>(known.text.data());
}

extern "C" petmap_json_record petmap_json_read(
  petmap_json_reader *reader, const uint8_t *bytes, size_t from, size_t to, petmap_slice *slices,
  uint32_t capacity) {
  reader->bytes = bytes;
  reader->slices = slices;
  reader->capacity = capacity;
  reader->problem = PETMAP_JSON_OK;
  reader->nonfinite = false;
  reader->read(reinterpret_cast<const char *>(bytes) + from, to - from);
  return {reader->members.size(), reader->problem, reader->offset, reader->nonfinite};
}

extern "C" const petmap_json_member *petmap_json_members(const petmap_json_reader *reader) {
  return reader->members.data();
}

extern "C" petmap_slice petmap_json_text(const uint8_t *bytes, size_t from, size_t to) {
  return quoted(bytes, {reinterpret_cast<const char *>(bytes) + from, to - from});
}

extern "C" petmap_slice petmap_json_literal(const uint8_t *bytes, size_t from, size_t to) {
  return literal(bytes, {reinterpret_cast<const char *>(bytes) + from, to - from});
}

extern "C" bool petmap_json_is_number(const uint8_t *bytes, size_t from, size_t to) {
  return is_number({reinterpret_cast<const char *>(bytes) + from, to - from});
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
