#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What happened on a descriptor of an event queue.
struct petmap_event {
  /// What the descriptor was added with.
  uint64_t id;
  bool readable;
  bool writable;
  /// The peer has closed its side, or the connection has failed.
  bool closed;
};

/// Opens an event queue: epoll on Linux, kqueue elsewhere. Returns its descriptor, or -1.
int petmap_events_open(void);

/// Adds a descriptor, whose events are then reported once each time its state changes (edge-triggered).
/// Closing the descriptor removes it.
bool petmap_events_add(int queue, int descriptor, uint64_t id);

/// Waits for events; returns how many there are, 0 after the timeout or when interrupted.
int petmap_events_wait(int queue, struct petmap_event *events, int limit, int milliseconds);

/// Accepts a connection, non-blocking and closed on exec.
///
/// - peer: gets the peer's address as text, without the port; has room for 64 bytes.
/// Returns the descriptor, or -1 with errno set.
int petmap_accept(int listener, char *peer);

/// Sends bytes of a file from an offset on. Returns how many were sent, 0 at the file's end, or -1 with
/// errno set.
ptrdiff_t petmap_send_file(int socket, int file, int64_t offset, size_t count);

/// Has sending to a closed connection fail instead of ending the process: sendfile() takes no flag for
/// that.
void petmap_ignore_broken_pipes(void);

/// Sends a datagram to a local socket without waiting: a path, or the name of an abstract socket after
/// an `@`. Returns false when the socket does not take it.
bool petmap_send_datagram(const char *socket_name, const void *bytes, size_t count);

/// Keeps SIGTERM and SIGINT from ending the process; `petmap_wait_for_signal` waits for one of them.
void petmap_block_signals(void);
int petmap_wait_for_signal(void);

#ifdef __cplusplus
}
#endif
