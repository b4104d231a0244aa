#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

struct petmap_http_threads;
struct MHD_Connection;
struct MHD_Response;

/// Opens libmicrohttpd on its first call; false if there is none.
bool petmap_http_open(void);

/// How a request came to its end.
enum petmap_http_end {
  /// Its response is out.
  petmap_http_end_sent,
  /// It was refused by the library itself.
  petmap_http_end_refused,
  /// The client went away, or the handler dropped it.
  petmap_http_end_lost
};

/// What a daemon tells its owner, always on the daemon's own thread. What happens to one
/// connection comes one after the other.
struct petmap_http_callbacks {
  void *context;
  /// A connection was made. Returns what its other calls are given as `client`.
  void *(*connected)(void *context, struct MHD_Connection *connection, int descriptor);
  /// A connection is about to be closed.
  void (*disconnected)(void *context, void *client, int descriptor);
  /// A request's first line is here; `target` as it was sent. Returns what the request's other calls
  /// are given as `request`.
  void *(*began)(
      void *context, void *client, struct MHD_Connection *connection, const char *target);
  /// The header block is whole (count 0), a piece of the body is here (count > 0), or the body is
  /// whole (count 0). Returns false to drop the connection.
  bool (*advanced)(
      void *context, void *request, struct MHD_Connection *connection, const char *method,
      const char *version, const uint8_t *bytes, size_t count);
  void (*ended)(void *context, void *request, enum petmap_http_end end);
};

/// Starts threads, each with a daemon of its own, whose connections come by `petmap_http_accept`; null
/// if that fails.
///
/// - connections: the most that a thread serves.
/// - memory: bytes for each connection's header block.
/// - timeout: seconds without any activity after which a connection is closed.
struct petmap_http_threads *petmap_http_start(
    unsigned threads, unsigned connections, size_t memory, unsigned timeout,
    const struct petmap_http_callbacks *callbacks);

/// Takes a connection from a listening socket and gives it to one of the threads, to each in turn.
/// Daemons that share the socket do not share the work: the one that wakes first takes all that wait.
/// Called by one thread.
///
/// Returns false when there is none, or it cannot be had.
bool petmap_http_accept(struct petmap_http_threads *threads, int listener);

/// Ends the threads. No connection may be suspended, and none be accepted any more.
void petmap_http_stop(struct petmap_http_threads *threads);

/// Calls `take` with each header field of a request, in order.
void petmap_http_headers(
    struct MHD_Connection *connection, void *context,
    void (*take)(void *context, const char *name, const char *value));
/// The bytes of a request's first line and header block together.
size_t petmap_http_header_size(struct MHD_Connection *connection);
/// The peer's address in text, without its port; `text` has room for 64 bytes.
void petmap_http_peer(struct MHD_Connection *connection, char *text);

/// The bytes that have come on a TCP socket since it was made; 0 where the system does not say.
uint64_t petmap_http_received(int descriptor);

/// Has connections handed over once something has come on them, or after a second; nothing where the
/// system has no such option.
void petmap_http_defer(int listener);

/// Lets a request wait; `resume` may be called from any thread.
void petmap_http_suspend(struct MHD_Connection *connection);
void petmap_http_resume(struct MHD_Connection *connection);

/// A response with a copy of some bytes.
struct MHD_Response *petmap_http_bytes(const uint8_t *bytes, size_t count);
/// A response with an open file's content; the file is closed when it was sent.
struct MHD_Response *petmap_http_file(int descriptor, size_t count);
/// A response of unknown length. `next` gives up to `room` bytes: their number, 0 when there are
/// none yet (the connection was suspended then), -1 at the end.
struct MHD_Response *petmap_http_stream(
    void *context, ptrdiff_t (*next)(void *context, uint8_t *bytes, size_t room),
    void (*release)(void *context));
void petmap_http_header(struct MHD_Response *response, const char *name, const char *value);
/// Queues a response and lets go of it; false when it cannot be sent.
bool petmap_http_queue(
    struct MHD_Connection *connection, unsigned status, struct MHD_Response *response);

/// Waits for SIGTERM or SIGINT, which `petmap_http_block_signals` keeps from ending the process.
void petmap_http_block_signals(void);
int petmap_http_wait_for_signal(void);

#ifdef __cplusplus
}
#endif
