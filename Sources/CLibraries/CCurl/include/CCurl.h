// The door to libcurl: the library is opened on first use, so that a program that asks no service
// starts without it. Each request runs on a thread of its own.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// What a request came to.
typedef enum {
  /// There is an answer, whatever its status.
  PETMAP_CURL_DONE,
  PETMAP_CURL_NO_CONNECTION,
  PETMAP_CURL_TIMED_OUT,
  PETMAP_CURL_CANCELLED,
  /// Anything else: libcurl's own number says what.
  PETMAP_CURL_FAILED,
  /// There is no such library.
  PETMAP_CURL_MISSING,
} petmap_curl_outcome;

/// A request and, once it is over, its answer.
typedef struct petmap_curl_exchange petmap_curl_exchange;

/// A request with a copy of a body; no body when `count` is 0. Null without memory.
petmap_curl_exchange *_Nullable petmap_curl_new(
    const char *method, const char *url, const uint8_t *_Nullable body, size_t count);

/// Adds a header, `Name: value`.
///
/// - Returns: false without memory.
bool petmap_curl_add_header(petmap_curl_exchange *exchange, const char *line);

/// Sends the request on a thread of its own, and there calls `sent` with the number of the body's bytes
/// sent so far whenever that grows, and `done` when it is over.
///
/// - Returns: false when there is no thread to spare; `done` is not called then.
bool petmap_curl_start(
    petmap_curl_exchange *exchange, void (*sent)(void *context, int64_t count),
    void (*done)(void *context), void *context);

/// Ends a request at once; from any thread, also when it is over.
void petmap_curl_cancel(petmap_curl_exchange *exchange);

/// What the request came to, once it is over.
petmap_curl_outcome petmap_curl_result(const petmap_curl_exchange *exchange);
/// libcurl's own number for it.
int petmap_curl_code(const petmap_curl_exchange *exchange);
/// The answer's status.
int petmap_curl_status(const petmap_curl_exchange *exchange);
/// The answer's body.
const uint8_t *_Nullable petmap_curl_body(const petmap_curl_exchange *exchange, size_t *count);
/// The answer's header lines.
const uint8_t *_Nullable petmap_curl_headers(const petmap_curl_exchange *exchange, size_t *count);

/// Frees a request that is over, or was not started.
void petmap_curl_free(petmap_curl_exchange *exchange);

#pragma clang assume_nonnull end
