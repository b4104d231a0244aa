#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Returns the number of readable bytes that a buffer must have after the last one for
/// `petmap_json_value_end`.
size_t petmap_json_padding(void);

/// Returns whether the bytes are valid UTF-8.
bool petmap_utf8_is_valid(const uint8_t *bytes, size_t length);

/// Returns the number of leading bytes that are valid UTF-8: `length` if all of them are.
size_t petmap_utf8_valid_prefix(const uint8_t *bytes, size_t length);

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

#ifdef __cplusplus
}
#endif
