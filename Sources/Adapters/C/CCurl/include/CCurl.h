// A binding to libcurl. The library is loaded on first use, so that programs that do not make
// requests start without it. Each request runs on its own thread.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The outcome of a request.
typedef enum {
  /// A response was received, regardless of its status.
  PETMAP_CURL_DONE,
  PETMAP_CURL_NO_CONNECTION,
  PETMAP_CURL_TIMED_OUT,
  PETMAP_CURL_CANCELED,
  /// The body of the response exceeds its limit.
  PETMAP_CURL_TOO_LARGE,
  /// All addresses of the host are forbidden.
  PETMAP_CURL_PRIVATE_HOST,
  PETMAP_CURL_TOO_MANY_REDIRECTS,
  /// Any other failure; see libcurl's result code.
  PETMAP_CURL_FAILED,
  /// The library is not installed.
  PETMAP_CURL_MISSING,
} petmap_curl_outcome;

/// A request and, when it has finished, its response.
typedef struct petmap_curl_exchange petmap_curl_exchange;

/// Creates a request with a copy of a body, or without a body if `count` is 0. Returns NULL if
/// memory is exhausted.
petmap_curl_exchange *_Nullable petmap_curl_new(
    const char *method, const char *url, const uint8_t *_Nullable body, size_t count);

/// Adds a header, `Name: value`.
///
/// - Returns: false if memory is exhausted.
bool petmap_curl_add_header(petmap_curl_exchange *exchange, const char *line);

/// Limits the size of the response's body, the number of redirects to follow (0 by default), and
/// the duration of the request (unlimited if `seconds` is 0).
void petmap_curl_set_limits(
    petmap_curl_exchange *exchange, size_t body_bytes, int redirects, int seconds);

/// Refuses to connect to addresses that are not on the public Internet, and to use a proxy.
void petmap_curl_forbid_private_hosts(petmap_curl_exchange *exchange);

/// Accepts a response as soon as its status is known, even if its body exceeds the limit, does not end in
/// time, or is cut off.
void petmap_curl_accept_partial_body(petmap_curl_exchange *exchange);

/// Connections that are kept for later requests to the same hosts.
typedef struct petmap_curl_connections petmap_curl_connections;

/// Returns NULL if memory is exhausted.
petmap_curl_connections *_Nullable petmap_curl_connections_new(void);

/// Closes the connections. Aborts the program if a request is using one.
void petmap_curl_connections_free(petmap_curl_connections *connections);

/// Uses a kept connection if there is one, and keeps the request's own. `connections` must outlive the
/// request. A kept connection is not checked again for an address that is forbidden.
void petmap_curl_keep_connection(
    petmap_curl_exchange *exchange, petmap_curl_connections *connections);

/// Passes the body of a response with status 2xx to `received` while it arrives, on the request's thread
/// and with the context of `petmap_curl_start`, instead of keeping it.
void petmap_curl_set_receiver(
    petmap_curl_exchange *exchange,
    void (*received)(void *context, const uint8_t *bytes, size_t count));

/// Sends the request on a new thread, which calls `sent` with the number of body bytes sent so far
/// whenever it increases, and `done` at the end.
///
/// - Returns: false if no thread can be created, in which case `done` is not called.
bool petmap_curl_start(
    petmap_curl_exchange *exchange, void (*sent)(void *context, int64_t count),
    void (*done)(void *context), void *context);

/// Sends the request on the calling thread, which it blocks.
void petmap_curl_run(petmap_curl_exchange *exchange);

/// Cancels a request immediately; may be called on any thread, even after the request has finished.
void petmap_curl_cancel(petmap_curl_exchange *exchange);

/// The outcome of the request after it has finished.
petmap_curl_outcome petmap_curl_result(const petmap_curl_exchange *exchange);
/// libcurl's result code.
int petmap_curl_code(const petmap_curl_exchange *exchange);
/// The status of the response.
int petmap_curl_status(const petmap_curl_exchange *exchange);
/// The body of the response.
const uint8_t *_Nullable petmap_curl_body(const petmap_curl_exchange *exchange, size_t *count);
/// The header lines of the response.
const uint8_t *_Nullable petmap_curl_headers(const petmap_curl_exchange *exchange, size_t *count);

/// Frees a request that has finished or was not started.
void petmap_curl_free(petmap_curl_exchange *exchange);

#pragma clang assume_nonnull end
