#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Returns the number of readable bytes that a buffer must have after the last one for the
/// functions below.
size_t petmap_json_padding(void);

/// Returns whether the bytes are valid UTF-8.
bool petmap_utf8_is_valid(const uint8_t *bytes, size_t length);

/// Returns the number of leading bytes that are valid UTF-8: `length` if all of them are.
size_t petmap_utf8_valid_prefix(const uint8_t *bytes, size_t length);

// MARK: The end of a value

/// The state of a search for the end of a JSON value, carried from one part of a stream to the
/// next. Initialize it to zero for each value.
typedef struct {
  /// The number of open brackets.
  uint64_t depth;
  bool in_string;
  /// Whether the last byte was a backslash that escapes the next one.
  bool escaped;
  /// Whether the value has begun.
  bool begun;
  /// Whether the value is neither an object nor an array.
  bool scalar;
} petmap_json_scan;

/// Looks for the end of the value that continues at `from`.
///
/// Counts brackets outside strings without any other validation. A number or literal ends before
/// its terminator.
///
/// - Returns: The offset after the value, or SIZE_MAX if it continues past `to`: call again with
///   the same state when more bytes are available.
size_t petmap_json_value_end(
  const uint8_t *bytes, size_t from, size_t to, petmap_json_scan *state);

// MARK: Records

/// A slice of the buffer. The upper three bits of `length` specify its kind.
typedef struct {
  /// UINT32_MAX if there is no value.
  uint32_t offset;
  uint32_t length;
} petmap_slice;

enum {
  /// Plain text.
  PETMAP_SLICE_TEXT = 0,
  /// The text between quotes, with JSON escape sequences.
  PETMAP_SLICE_ESCAPED = 1,
  /// A number, true, or false.
  PETMAP_SLICE_LITERAL = 2,
  /// The text between quotes with doubled quotes, as in CSV.
  PETMAP_SLICE_DOUBLED = 3,
  /// A JSON object or array, including brackets.
  PETMAP_SLICE_NESTED = 4,
  /// The text between quotes, with an invalid escape sequence or an unpaired surrogate; or an invalid
  /// literal.
  PETMAP_SLICE_BROKEN = 5,
};

enum {
  PETMAP_JSON_OK = 0,
  /// Not valid JSON: `offset` is the location of the error.
  PETMAP_JSON_MALFORMED,
  /// Not valid UTF-8.
  PETMAP_JSON_UTF8,
};

/// The scope of a name: the objects whose members it names.
enum {
  /// The record.
  PETMAP_JSON_OWN = 0,
  /// Objects in the record whose members are read as if they were the record's.
  PETMAP_JSON_FLATTENED,
  /// Objects in the record that are read member by member.
  PETMAP_JSON_INNER,
};

/// A member of a record that is not written to a column, or an element of a record that is an array.
typedef struct {
  /// The number of the member's name, or the element's index.
  uint32_t name;
  /// The value; numbers and literals of elements and requested members, including null, are not
  /// validated.
  petmap_slice value;
} petmap_json_member;

/// The outcome of reading a record.
typedef struct {
  /// The number of members that were not written to columns.
  size_t count;
  /// One of the problems above, which ended reading.
  uint32_t problem;
  /// The offset of the problem in the buffer.
  uint32_t offset;
  /// Whether a number is NaN or infinite, which is read as null.
  bool nonfinite;
} petmap_json_record;

/// A reader of records, which numbers the names of members in order of their first occurrence. Not
/// thread-safe.
typedef struct petmap_json_reader petmap_json_reader;

/// - Returns: NULL if memory is exhausted.
petmap_json_reader *petmap_json_reader_new(void);

void petmap_json_reader_free(petmap_json_reader *reader);

/// Returns the number of a name, adding it if it has none.
///
/// - Parameters:
///   - scope: One of the scopes above.
///   - inner: `PETMAP_JSON_FLATTENED` or `PETMAP_JSON_INNER` to read the members of an object with
///     this name in place of the object. An inner object's members are followed by the object, whose
///     value is its opening bracket.
///   - requested: Whether its members are never written to a column. All other members of inner
///     objects are ignored.
uint32_t petmap_json_add_name(
  petmap_json_reader *reader, const char *name, uint32_t scope, uint32_t inner, bool requested);

/// Sets the column that receives the members with a name.
void petmap_json_set_column(petmap_json_reader *reader, uint32_t name, uint32_t column);

/// Returns the number of names so far.
uint32_t petmap_json_names(const petmap_json_reader *reader);

/// Returns a name as written, including escape sequences; valid until the next record is read.
const uint8_t *petmap_json_name(
  const petmap_json_reader *reader, uint32_t number, size_t *length, uint32_t *scope);

/// Reads one record, an object or array.
///
/// - Parameters:
///   - bytes: The buffer, with padding after `to`; the offsets of slices are relative to it.
///   - from, to: The range of the record, at most 512 MiB.
///   - slices: The columns, `capacity` slices.
petmap_json_record petmap_json_read(
  petmap_json_reader *reader, const uint8_t *bytes, size_t from, size_t to, petmap_slice *slices,
  uint32_t capacity);

/// Returns the members of the last record that were not written to columns, in their order; valid
/// until the next one is read.
const petmap_json_member *petmap_json_members(const petmap_json_reader *reader);

/// Returns the slice of the text between two quotes.
petmap_slice petmap_json_text(const uint8_t *bytes, size_t from, size_t to);

/// Returns the slice of a number or literal, a slice without a value for null, NaN, and infinity, or a
/// broken slice for anything else.
petmap_slice petmap_json_literal(const uint8_t *bytes, size_t from, size_t to);

/// Returns whether the bytes are a number according to RFC 8259.
bool petmap_json_is_number(const uint8_t *bytes, size_t from, size_t to);

/// Replaces the escape sequences of a JSON string, which must be valid.
///
/// - Returns: The number of bytes written to `out`, at most `length`.
size_t petmap_json_unescape(const uint8_t *bytes, size_t length, uint8_t *out);

#ifdef __cplusplus
}
#endif
