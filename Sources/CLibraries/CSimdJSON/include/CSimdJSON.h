#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How many bytes after the last one a buffer must have that the functions below read from.
size_t petmap_json_padding(void);

/// Whether the bytes are UTF-8.
bool petmap_utf8_is_valid(const uint8_t *bytes, size_t length);

/// How many of the bytes are the start of valid UTF-8: `length` when all of them are.
size_t petmap_utf8_valid_prefix(const uint8_t *bytes, size_t length);

// MARK: Where a value ends

/// Where the search for the end of a JSON value stands, between two pieces of a stream.
/// All zero at the value's first byte.
typedef struct {
  /// Brackets open.
  uint64_t depth;
  bool in_string;
  /// The last byte was a reverse solidus that escapes the next.
  bool escaped;
  /// The value has begun.
  bool begun;
  /// The value is neither an object nor an array.
  bool scalar;
} petmap_json_scan;

/// Looks for the end of the value whose bytes go on at `from`.
///
/// Counts brackets outside strings and checks nothing else. A number or a word ends before the
/// byte that ends it.
/// - Returns: the place after the value, or SIZE_MAX when it goes on behind `to`: call again with
///   the same state once there is more.
size_t petmap_json_value_end(
  const uint8_t *bytes, size_t from, size_t to, petmap_json_scan *state);

// MARK: Records

/// A piece of the buffer. The upper three bits of `length` say what it is.
typedef struct {
  /// UINT32_MAX: nothing.
  uint32_t offset;
  uint32_t length;
} petmap_slice;

enum {
  /// The text as it stands.
  PETMAP_SLICE_TEXT = 0,
  /// The text between quotes, with JSON's escapes in it.
  PETMAP_SLICE_ESCAPED = 1,
  /// A number, true or false.
  PETMAP_SLICE_LITERAL = 2,
  /// The text between quotes, each quote in it doubled, as CSV has it.
  PETMAP_SLICE_DOUBLED = 3,
  /// A JSON object or array, brackets included.
  PETMAP_SLICE_NESTED = 4,
  /// The text between quotes, with an escape that is none or half a surrogate pair.
  PETMAP_SLICE_BROKEN = 5,
};

enum {
  PETMAP_JSON_OK = 0,
  /// Not JSON: `place` is where it stops being so.
  PETMAP_JSON_MALFORMED,
  /// Not valid UTF-8.
  PETMAP_JSON_UTF8,
  /// The record is something else than an object.
  PETMAP_JSON_NOT_AN_OBJECT,
  /// The geometry is an object without coordinates.
  PETMAP_JSON_NO_GEOMETRY,
  /// The geometry is neither a Point nor a MultiPoint of one point: `value` is its type.
  PETMAP_JSON_NOT_A_POINT,
  /// `coordinates` is not an array of two or more numbers.
  PETMAP_JSON_COORDINATES,
  /// A coordinate is not a number, or beyond what a double holds: `axis` says which.
  PETMAP_JSON_NOT_A_NUMBER,
  /// The record has more columns than there is room for: read it again with more.
  PETMAP_JSON_MORE_COLUMNS,
};

/// What is in one record besides its columns.
typedef struct {
  /// The geometry's point, if `has_point`.
  double x, y;
  /// Where the two numbers stand.
  petmap_slice x_slice, y_slice;
  bool has_point;
  /// One of the problems above.
  uint32_t problem;
  /// 0: x is to blame; 1: y.
  uint32_t axis;
  /// The value to blame, or nothing.
  petmap_slice value;
  /// Where the problem is.
  uint32_t place;
} petmap_json_record;

/// Reads records one after the other, and gives each member's name a column when it first comes; not
/// to be used by two threads at a time.
typedef struct petmap_json_reader petmap_json_reader;

/// How many columns there are at most; members with further names are not read.
enum { PETMAP_JSON_COLUMNS = 2000 };

/// - Returns: NULL when memory is exhausted.
petmap_json_reader *petmap_json_reader_new(void);

void petmap_json_reader_free(petmap_json_reader *reader);

/// Takes the members of a record's member of this name for the record's own.
void petmap_json_add_wrapper(petmap_json_reader *reader, const char *name);

/// Names the next element of the records, which are arrays then; an empty name leaves it out.
void petmap_json_add_row_name(petmap_json_reader *reader, const char *name);

/// Takes objects of one member that this name has for that member's value.
void petmap_json_add_type_name(petmap_json_reader *reader, const char *name);

/// How many columns have come so far.
uint32_t petmap_json_columns(const petmap_json_reader *reader);

/// A column's name as it is written, with escapes, valid until the next record is read.
///
/// - Parameter outer: whether the member is the record's own, and not one of its `properties`.
const char *petmap_json_column(
  const petmap_json_reader *reader, uint32_t column, size_t *length, bool *outer);

/// Reads one record: an object with the members themselves, a GeoJSON feature or a GeoJSON point.
///
/// Of a feature `properties` are columns, of an Esri feature `attributes`; `geometry` is the point.
/// - Parameters:
///   - bytes: the buffer, with the padding's bytes after `to`.
///   - from, to: the record within it, at most 512 MiB.
///   - key: the name the record has in an object of records, which becomes the column `key`, or
///     nothing.
///   - slices: so many as `capacity` says, all of them nothing; offsets count from `bytes`.
/// - Returns: whether there is no problem, as the record says too.
bool petmap_json_read(
  petmap_json_reader *reader, const uint8_t *bytes, size_t from, size_t to, petmap_slice key,
  petmap_json_record *record, petmap_slice *slices, uint32_t capacity);

/// Whether every escape of a JSON string is one, and no surrogate is alone.
bool petmap_json_escapes_are_right(const uint8_t *bytes, size_t length);

/// Replaces the escapes of a JSON string, whose escapes are known to be right.
/// - Returns: how many bytes were written to `out`, at most `length`.
size_t petmap_json_unescape(const uint8_t *bytes, size_t length, uint8_t *out);

#ifdef __cplusplus
}
#endif
