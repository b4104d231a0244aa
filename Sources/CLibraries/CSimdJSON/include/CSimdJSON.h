#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The version of simdjson that is linked, for example "3.0.1".
const char *petmap_simdjson_version(void);

/// How many bytes after the last one a buffer must have that the functions below read from.
size_t petmap_json_padding(void);

/// Whether the bytes are UTF-8.
bool petmap_utf8_is_valid(const uint8_t *bytes, size_t length);

/// How many of the bytes are the start of valid UTF-8: `length` when all of them are.
size_t petmap_utf8_valid_prefix(const uint8_t *bytes, size_t length);

/// Has the processor fetch what is at an address, which need not be one.
static inline void petmap_prefetch(const void *address) { __builtin_prefetch(address); }

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

/// A piece of the buffer. The upper two bits of `length` say what it is.
typedef struct {
  /// UINT32_MAX: nothing.
  uint32_t offset;
  uint32_t length;
} petmap_slice;

enum {
  /// The text as it stands.
  PETMAP_SLICE_TEXT = 0,
  /// The text between quotes, with escapes in it.
  PETMAP_SLICE_ESCAPED = 1,
  /// A number, true or false.
  PETMAP_SLICE_LITERAL = 2,
};

enum {
  PETMAP_JSON_OK = 0,
  /// Not JSON: `place` is where it stops being so, `code` is simdjson's error.
  PETMAP_JSON_MALFORMED,
  /// Not valid UTF-8.
  PETMAP_JSON_UTF8,
  /// The record is something else than an object.
  PETMAP_JSON_NOT_AN_OBJECT,
  /// The geometry is null, or there is neither geometry nor coordinates.
  PETMAP_JSON_NO_GEOMETRY,
  /// The geometry is of another type than Point: `value` is its type.
  PETMAP_JSON_NOT_A_POINT,
  /// `coordinates` is not an array of two or more numbers.
  PETMAP_JSON_COORDINATES,
  /// The member is not a number, or beyond what a double holds.
  PETMAP_JSON_NOT_A_NUMBER,
  /// The member is an object or an array where text belongs.
  PETMAP_JSON_NOT_TEXT,
  /// The member's string has an escape that is none, or half a surrogate pair.
  PETMAP_JSON_ESCAPE,
};

/// What is in one record besides its members.
typedef struct {
  double latitude;
  double longitude;
  /// One of the problems above.
  uint32_t problem;
  /// The number of the field to blame, or UINT32_MAX.
  uint32_t field;
  /// The value to blame, or nothing.
  petmap_slice value;
  /// Where the problem is.
  uint32_t place;
  int32_t code;
  /// Where the record stands in the buffer.
  uint32_t start, end;
} petmap_json_record;

/// A name by which a member is known.
typedef struct {
  const char *name;
  uint32_t length;
  /// The number of the field it stands for.
  uint8_t field;
  /// The smaller wins when a record has several members for one field.
  uint8_t rank;
} petmap_json_name;

/// Reads records one after the other; not to be used by two threads at a time.
typedef struct petmap_json_reader petmap_json_reader;

/// - Parameters:
///   - names: copied.
///   - fields: how many fields there are, at most 32; the last two are latitude and longitude.
/// - Returns: NULL when memory is exhausted.
petmap_json_reader *petmap_json_reader_new(
  const petmap_json_name *names, size_t count, uint32_t fields);

void petmap_json_reader_free(petmap_json_reader *reader);

/// Reads one record: an object with the members themselves, a GeoJSON feature or a GeoJSON point.
///
/// Members that no name stands for are looked at only as far as brackets, strings and words go.
/// - Parameters:
///   - bytes: the buffer, with the padding's bytes after `to`.
///   - from, to: the record within it, at most 1 GiB.
///   - slices: room for all fields; offsets count from `bytes`.
/// - Returns: whether there is no problem, as the record says too.
bool petmap_json_read(
  petmap_json_reader *reader, const uint8_t *bytes, size_t from, size_t to,
  petmap_json_record *record, petmap_slice *slices);

/// Replaces the escapes of a JSON string, whose escapes are known to be right.
/// - Returns: how many bytes were written to `out`, at most `length`.
size_t petmap_json_unescape(const uint8_t *bytes, size_t length, uint8_t *out);

#ifdef __cplusplus
}
#endif
