// Parses one record at a time with simdjson's on-demand parser: the geometry as numbers, and each
// member as a slice of the buffer in its column, without copying.

#include "CSimdJSON.h"

#include <simdjson.h>

#include <cstring>
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
  return text == "true" || text == "false" || text == "null";
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

}  // namespace

struct petmap_json_reader {
  ondemand::parser parser;
  struct Column {
    std::string name;
    bool outer = false;
  };
  std::vector<Column> columns;
  /// A hash table of column indices plus 1, at least twice as large as the maximum number of
  /// columns.
  static constexpr size_t slots = 8192;
  uint16_t table[slots] = {};

  // The structure of the file's records, if it is not a common one.
  std::vector<std::string> wrappers, row_names, type_names;

  static bool is_among(const std::vector<std::string> &names, std::string_view name) {
    for (const auto &known : names)
      if (known == name) return true;
    return false;
  }

  // The state of the record being read.
  const uint8_t *bytes = nullptr;
  const char *end = nullptr;
  petmap_json_record *record = nullptr;
  petmap_slice *slices = nullptr;
  uint32_t capacity = 0;

  static size_t slot_of(std::string_view name, bool outer) {
    size_t hash = name.size() * 0x9E5 + outer;
    for (char c : name) hash = hash * 31 + uint8_t(c);
    return hash % slots;
  }

  /// Returns the column with a name, adding it if necessary, or -1 if there are too many.
  int32_t column(std::string_view name, bool outer) {
    size_t slot = slot_of(name, outer);
    for (; table[slot]; slot = (slot + 1) % slots) {
      const Column &known = columns[table[slot] - 1];
      if (known.name == name && known.outer == outer) return table[slot] - 1;
    }
    if (columns.size() == PETMAP_JSON_COLUMNS) return -1;
    columns.push_back({std::string(name), outer});
    table[slot] = uint16_t(columns.size());
    return int32_t(columns.size()) - 1;
  }

  petmap_slice slice(std::string_view text, uint32_t kind) const {
    auto offset = reinterpret_cast<const uint8_t *>(text.data()) - bytes;
    return {uint32_t(offset), uint32_t(text.size()) | kind << 29};
  }

  /// Returns the slice of a text between quotes.
  petmap_slice quoted(std::string_view text) const {
    return slice(
      text, text.find('\\') == text.npos ? PETMAP_SLICE_TEXT
        : escapes_are_valid(text) ? PETMAP_SLICE_ESCAPED : PETMAP_SLICE_BROKEN);
  }

  bool fail(uint32_t problem, std::string_view value, uint32_t axis = 0) {
    record->problem = problem;
    record->axis = axis;
    value = value.substr(0, 256);
    record->value = slice(value, PETMAP_SLICE_TEXT);
    record->offset = record->value.offset;
    return false;
  }

  bool malformed(error_code code, const char *where) {
    record->problem = code == UTF8_ERROR ? PETMAP_JSON_UTF8 : PETMAP_JSON_MALFORMED;
    record->offset = uint32_t(reinterpret_cast<const uint8_t *>(where) - bytes);
    return false;
  }

  /// Returns a member's raw name. The value is preceded by a colon, optional white space, and the
  /// quote that ends the name.
  static std::string_view key_of(const char *raw, ondemand::value &value) {
    const char *quote = value.raw_json_token().data() - 1;
    while (quote > raw && *quote != '"') quote--;
    return {raw, size_t(quote - raw)};
  }

  /// Returns whether a number or literal is valid.
  static bool is_scalar(std::string_view token) {
    char first = token.empty() ? 0 : token.front();
    return first == '-' || is_digit(first) ? is_number(token) : is_word(token);
  }

  // Pass values by reference: a copy would be written to the stack in halves and read back as a
  // whole, which stalls store forwarding.

  /// Reads a number, or a string that contains one.
  bool coordinate(ondemand::value &value, bool isY) {
    std::string_view token = trimmed(value.raw_json_token());
    char first = token.empty() ? 0 : token.front();
    double &out = isY ? record->y : record->x;
    bool failed = first == '"' ? bool(value.get_double_in_string().get(out))
      : (first != '-' && !is_digit(first)) || value.get_double().get(out);
    if (failed) return fail(PETMAP_JSON_NOT_A_NUMBER, token, isY);
    (isY ? record->y_slice : record->x_slice) = slice(token, PETMAP_SLICE_LITERAL);
    return true;
  }

  /// Reads two or more numbers, optionally in an additional pair of brackets.
  ///
  /// - Parameter points: 0 for bare numbers, otherwise the number of arrays of numbers.
  bool coordinates(ondemand::value &value, int &points) {
    std::string_view token = trimmed(value.raw_json_token());
    ondemand::array array;
    if (value.get_array().get(array)) return fail(PETMAP_JSON_COORDINATES, token);
    int index = 0;
    for (auto element : array) {
      ondemand::value number;
      if (auto error = element.get(number)) return malformed(error, token.data());
      std::string_view inner = number.raw_json_token();
      if (!inner.empty() && inner.front() == '[' && index == points) {
        int none = -1;
        if (points++ == 0 && !coordinates(number, none)) return false;
      } else if (points > 0 && index == points) {
        return fail(PETMAP_JSON_NOT_A_NUMBER, trimmed(inner));
      } else if (index < 2 && !coordinate(number, index == 1)) {
        return false;
      }
      index++;
    }
    if (points <= 0 && index < 2) return fail(PETMAP_JSON_COORDINATES, token);
    record->has_point = true;
    return true;
  }

  bool geometry(ondemand::value &value) {
    std::string_view token = trimmed(value.raw_json_token());
    if (token == "null") return true;
    ondemand::object object;
    if (value.get_object().get(object)) return fail(PETMAP_JSON_NO_GEOMETRY, token);
    int points = 0, axes = 0;
    std::string_view type;
    for (auto field : object) {
      ondemand::raw_json_string raw;
      ondemand::value member;
      if (auto error = field.key().get(raw)) return malformed(error, token.data());
      if (auto error = field.value().get(member)) return malformed(error, token.data());
      std::string_view name = key_of(raw.raw(), member);
      if (name == "type") {
        type = trimmed(member.raw_json_token());
        if (type != "\"Point\"" && type != "\"MultiPoint\"")
          return fail(PETMAP_JSON_NOT_A_POINT, type);
      } else if (name == "coordinates") {
        if (!coordinates(member, points)) return false;
      } else if (name == "x" || name == "y") {
        // Esri's features.
        if (!coordinate(member, name == "y")) return false;
        axes |= name == "y" ? 2 : 1;
      }
    }
    if (axes == 3) record->has_point = true;
    if (!record->has_point) return fail(PETMAP_JSON_NO_GEOMETRY, token);
    bool multi = type == "\"MultiPoint\"";
    if (multi && points != 1) return fail(PETMAP_JSON_NOT_A_POINT, type);
    if (!multi && points > 0) return fail(PETMAP_JSON_NOT_A_NUMBER, token);
    return true;
  }

  bool member(std::string_view name, ondemand::value &value, bool outer) {
    std::string_view token = trimmed(value.raw_json_token());
    char first = token.empty() ? 0 : token.front();
    petmap_slice result;
    if (first == '"') {
      result = quoted(token.substr(1, token.size() - 2));
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
      result = type_names.empty() ? slice(trimmed(whole), PETMAP_SLICE_NESTED)
                                  : untyped(trimmed(whole));
    } else {
      if (!is_scalar(token)) return malformed(TAPE_ERROR, token.data());
      if (token == "null") result = {none, 0};
      else result = slice(token, PETMAP_SLICE_LITERAL);
    }
    int32_t index = column(name, outer);
    if (index < 0) return true;
    if (uint32_t(index) >= capacity) {
      record->problem = PETMAP_JSON_MORE_COLUMNS;
      return false;
    }
    slices[index] = result;
    return true;
  }

  /// Returns the value in an object with a single member that names its type,
  /// `{"stringValue":"Rex"}`, or any other value unchanged.
  petmap_slice untyped(std::string_view whole) const {
    auto nested = slice(whole, PETMAP_SLICE_NESTED);
    if (whole.front() != '{') return nested;
    size_t open = whole.find('"');
    size_t close = open == whole.npos ? open : whole.find('"', open + 1);
    if (close == whole.npos || !is_among(type_names, whole.substr(open + 1, close - open - 1)))
      return nested;
    size_t colon = whole.find(':', close);
    if (colon == whole.npos) return nested;
    std::string_view inner = trimmed(whole.substr(colon + 1, whole.size() - colon - 2));
    while (!inner.empty() && uint8_t(inner.front()) <= ' ') inner.remove_prefix(1);
    if (inner.size() >= 2 && inner.front() == '"') {
      // Another member may follow.
      for (size_t at = 1; at + 1 < inner.size(); at++) {
        if (inner[at] == '\\') at++;
        else if (inner[at] == '"') return nested;
      }
      return quoted(inner.substr(1, inner.size() - 2));
    }
    if (!inner.empty() && inner.front() == '{') return untyped(inner);
    if (inner == "null") return {none, 0};
    return is_scalar(inner) ? slice(inner, PETMAP_SLICE_LITERAL) : nested;
  }

  /// Reads the elements of a record that is an array, using the given names.
  bool row(ondemand::array array) {
    size_t index = 0;
    for (auto element : array) {
      ondemand::value value;
      if (auto error = element.get(value)) return malformed(error, end);
      if (index < row_names.size() && !row_names[index].empty()
          && !member(row_names[index], value, false)) return false;
      index++;
    }
    return true;
  }

  bool members(ondemand::object object, bool outer) {
    for (auto field : object) {
      ondemand::raw_json_string raw;
      ondemand::value value;
      if (auto error = field.key().get(raw)) return malformed(error, end);
      if (auto error = field.value().get(value)) return malformed(error, raw.raw());
      std::string_view name = key_of(raw.raw(), value);
      std::string_view token = value.raw_json_token();
      char first = token.empty() ? 0 : token.front();
      if (first == '{' && !wrappers.empty() && is_among(wrappers, name)) {
        ondemand::object inner;
        if (value.get_object().get(inner)) return malformed(TAPE_ERROR, token.data());
        if (!members(inner, false)) return false;
      } else if (!type_names.empty() && name == "name" && trimmed(token).find('/') != token.npos) {
        // The path of a Firestore document ends in its ID.
        std::string_view text = trimmed(token);
        text = text.substr(1, text.size() - 2);
        auto column_of_key = uint32_t(column("key", true));
        if (column_of_key < capacity) slices[column_of_key] = quoted(text.substr(text.rfind('/') + 1));
      } else if (outer && name == "geometry" && first != '"') {
        if (!geometry(value)) return false;
      } else if (outer && (name == "properties"
          || ((name == "attributes" || name == "fields") && first == '{'))) {
        token = trimmed(token);
        if (token == "null") continue;
        ondemand::object properties;
        if (first != '{' || value.get_object().get(properties))
          return malformed(TAPE_ERROR, token.data());
        if (!members(properties, false)) return false;
      } else if (outer && name == "coordinates" && first == '[') {
        int points = 0;
        if (!coordinates(value, points)) return false;
        if (points > 0) return fail(PETMAP_JSON_NOT_A_NUMBER, trimmed(token));
      } else if (outer && name == "type" && is_geojson(trimmed(token))) {
        std::string_view type = trimmed(token);
        if (type != "\"Feature\"" && type != "\"Point\"")
          return fail(PETMAP_JSON_NOT_A_POINT, type);
      } else if (!member(name, value, outer)) {
        return false;
      }
    }
    return true;
  }

  static bool is_geojson(std::string_view type) {
    for (auto known : {"\"Feature\"", "\"Point\"", "\"MultiPoint\"", "\"LineString\"",
                       "\"MultiLineString\"", "\"Polygon\"", "\"MultiPolygon\"",
                       "\"GeometryCollection\"", "\"FeatureCollection\""})
      if (type == known) return true;
    return false;
  }

  bool read(const char *text, size_t length, petmap_slice key) {
    *record = {};
    record->x_slice = record->y_slice = record->value = {none, 0};
    record->offset = none;
    end = text + length;
    if (text[0] == '[' && !row_names.empty()) {
      ondemand::document rows;
      ondemand::array array;
      auto error = parser.iterate(text, length, length + SIMDJSON_PADDING).get(rows);
      if (!error) error = rows.get_array().get(array);
      return error ? malformed(error, text) : row(array);
    }
    if (text[0] != '{') return fail(PETMAP_JSON_NOT_AN_OBJECT, {text, length});
    if (key.offset != none) {
      auto column_of_key = uint32_t(column("key", true));
      auto name = reinterpret_cast<const char *>(bytes) + key.offset;
      if (column_of_key < capacity) slices[column_of_key] = quoted({name, key.length});
    }

    ondemand::document document;
    auto error = parser.iterate(text, length, length + SIMDJSON_PADDING).get(document);
    if (error) return malformed(error, text);
    ondemand::object object;
    if ((error = document.get_object().get(object))) return malformed(error, text);
    if (!members(object, true)) return false;
    const char *rest = nullptr;
    if (!document.current_location().get(rest)) return malformed(TRAILING_CONTENT, rest);
    return true;
  }
};

extern "C" petmap_json_reader *petmap_json_reader_new(void) {
  return new (std::nothrow) petmap_json_reader;
}

extern "C" void petmap_json_reader_free(petmap_json_reader *reader) { delete reader; }

extern "C" void petmap_json_add_wrapper(petmap_json_reader *reader, const char *name) {
  reader->wrappers.emplace_back(name);
}

extern "C" void petmap_json_add_row_name(petmap_json_reader *reader, const char *name) {
  reader->row_names.emplace_back(name);
}

extern "C" void petmap_json_add_type_name(petmap_json_reader *reader, const char *name) {
  reader->type_names.emplace_back(name);
}

extern "C" uint32_t petmap_json_columns(const petmap_json_reader *reader) {
  return uint32_t(reader->columns.size());
}

extern "C" const char *petmap_json_column(
  const petmap_json_reader *reader, uint32_t column, size_t *length, bool *outer) {
  const auto &known = reader->columns[column];
  *length = known.name.size();
  *outer = known.outer;
  return known.name.data();
}

extern "C" bool petmap_json_read(
  petmap_json_reader *reader, const uint8_t *bytes, size_t from, size_t to, petmap_slice key,
  petmap_json_record *record, petmap_slice *slices, uint32_t capacity) {
  reader->bytes = bytes;
  reader->record = record;
  reader->slices = slices;
  reader->capacity = capacity;
  return reader->read(reinterpret_cast<const char *>(bytes) + from, to - from, key);
}

extern "C" bool petmap_json_escapes_are_valid(const uint8_t *bytes, size_t length) {
  return escapes_are_valid({reinterpret_cast<const char *>(bytes), length});
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
