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

/// The state of the search for the end of a JSON value between two parts of a stream. Initialize it
/// to zero for each value.
typedef struct {
  /// The number of open brackets.
  uint64_t depth;
  bool in_string;
  /// The last byte was a backslash that escapes the next one.
  bool escaped;
  /// The value has begun.
  bool begun;
  /// The value is neither an object nor an array.
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
  /// UINT32_MAX for none.
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
  /// The text between quotes, with an invalid escape sequence or an unpaired surrogate.
  PETMAP_SLICE_BROKEN = 5,
};

enum {
  PETMAP_JSON_OK = 0,
  /// Not valid JSON: `offset` is the location of the error.
  PETMAP_JSON_MALFORMED,
  /// Not valid UTF-8.
  PETMAP_JSON_UTF8,
  /// The record is not an object.
  PETMAP_JSON_NOT_AN_OBJECT,
  /// The geometry is an object without coordinates.
  PETMAP_JSON_NO_GEOMETRY,
  /// The geometry is neither a Point nor a MultiPoint with one point: `value` is its type.
  PETMAP_JSON_NOT_A_POINT,
  /// `coordinates` is not an array of two or more numbers.
  PETMAP_JSON_COORDINATES,
  /// A coordinate, specified by `axis`, is not a number or is out of a double's range.
  PETMAP_JSON_NOT_A_NUMBER,
  /// The record has more columns than there is space for: read it again with more space.
  PETMAP_JSON_MORE_COLUMNS,
};

/// The contents of a record other than its columns.
typedef struct {
  /// The geometry's point, if `has_point` is true.
  double x, y;
  /// The slices of the two numbers.
  petmap_slice x_slice, y_slice;
  bool has_point;
  /// One of the problems above.
  uint32_t problem;
  /// The invalid coordinate: 0 for x, 1 for y.
  uint32_t axis;
  /// The invalid value, or none.
  petmap_slice value;
  /// The offset of the problem in the buffer.
  uint32_t offset;
} petmap_json_record;

/// A reader of records, which assigns a column to each member name on its first occurrence. Not
/// thread-safe.
typedef struct petmap_json_reader petmap_json_reader;

/// The maximum number of columns; members with any other names are ignored.
enum { PETMAP_JSON_COLUMNS = 2000 };

/// - Returns: NULL if memory is exhausted.
petmap_json_reader *petmap_json_reader_new(void);

void petmap_json_reader_free(petmap_json_reader *reader);

/// Flattens objects in members with this name: their members become members of the record.
void petmap_json_add_wrapper(petmap_json_reader *reader, const char *name);

/// Names the next element of records that are arrays; an empty name omits it.
void petmap_json_add_row_name(petmap_json_reader *reader, const char *name);

/// Replaces objects whose single member has this name with that member's value.
void petmap_json_add_type_name(petmap_json_reader *reader, const char *name);

/// Returns the number of columns so far.
uint32_t petmap_json_columns(const petmap_json_reader *reader);

/// Returns a column's name as written, including escape sequences; valid until the next record is
/// read.
///
/// - Parameter outer: Receives whether the member is the record's own rather than one of its
///   `properties`.
const char *petmap_json_column(
  const petmap_json_reader *reader, uint32_t column, size_t *length, bool *outer);

/// Reads one record: an object whose members are the columns, a GeoJSON feature, or a GeoJSON
/// point.
///
/// The columns of a feature are its `properties`, and those of an Esri feature its `attributes`;
/// `geometry` is the point.
///
/// - Parameters:
///   - bytes: The buffer, with padding after `to`.
///   - from, to: The range of the record, at most 512 MiB.
///   - key: The record's name in an object of records, which becomes the column `key`, or none.
///   - slices: `capacity` slices, all initialized to none; offsets are relative to `bytes`.
/// - Returns: Whether the record is valid; otherwise, the problem is stored in `record`.
bool petmap_json_read(
  petmap_json_reader *reader, const uint8_t *bytes, size_t from, size_t to, petmap_slice key,
  petmap_json_record *record, petmap_slice *slices, uint32_t capacity);

/// Returns whether all escape sequences of a JSON string are valid and no surrogate is unpaired.
bool petmap_json_escapes_are_valid(const uint8_t *bytes, size_t length);

/// Replaces the escape sequences of a JSON string, which must be valid.
///
/// - Returns: The number of bytes written to `out`, at most `length`.
size_t petmap_json_unescape(const uint8_t *bytes, size_t length, uint8_t *out);

#ifdef __cplusplus
}
#endif
