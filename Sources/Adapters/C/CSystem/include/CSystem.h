#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// An event on a descriptor of an event queue.
struct petmap_event {
  /// The ID specified when the descriptor was added.
  uint64_t id;
  bool readable;
  bool writable;
  /// The peer has closed its side, or the connection has failed.
  bool closed;
};

/// Opens an event queue: epoll on Linux, kqueue elsewhere. Returns its descriptor, or -1.
int petmap_events_open(void);

/// Adds a descriptor, whose events are then reported once per state change (edge-triggered).
/// Closing the descriptor removes it.
bool petmap_events_add(int queue, int descriptor, uint64_t id);

/// Waits for events; returns their number, which is 0 after the timeout or when interrupted.
int petmap_events_wait(int queue, struct petmap_event *events, int limit, int milliseconds);

/// Accepts a connection, which is nonblocking and closed on exec. Returns the descriptor, or -1
/// with errno set.
///
/// - peer: receives the peer's address as text, without the port; 64 bytes
int petmap_accept(int listener, char *peer);

/// Sends bytes from a file, starting at an offset. Returns the number of bytes sent, 0 at the end
/// of the file, or -1 with errno set.
ptrdiff_t petmap_send_file(int socket, int file, int64_t offset, size_t count);

/// Makes sending to a closed connection fail instead of terminating the process; sendfile() has no
/// flag for that.
void petmap_ignore_broken_pipes(void);

/// Sends a datagram to a local socket without blocking. The socket is a path, or `@` followed by
/// the name of an abstract socket. Returns false if the datagram cannot be sent.
bool petmap_send_datagram(const char *socket_name, const void *bytes, size_t count);

/// Prevents SIGTERM and SIGINT from terminating the process; `petmap_wait_for_signal` waits for one
/// of them.
void petmap_block_signals(void);
int petmap_wait_for_signal(void);

/// Returns freed blocks of at least the given size to the system immediately; has no effect if the
/// C library is not glibc.
void petmap_give_freed_memory_back(int bytes);

/// Makes all threads share one pool of memory; has no effect if the C library is not glibc.
void petmap_share_memory_pool(void);

/// Limits what the process can use from now on: its processor time, its memory in bytes, no further
/// open files, and nothing written to files. It yields to other processes, which cannot read its
/// memory. Returns false if a limit could not be set.
bool petmap_limit_process(int seconds, int64_t memory);

/// Kills the process if it calls the system for anything but memory, threads of its own, and the
/// files that are open; opening others fails. Returns false if the system has no such filter.
bool petmap_forbid_system_calls(void);

/// Runs a program with one argument in a process of its own, which inherits neither the environment nor
/// open files. It gets the input, and its output is passed to the sink. It is killed if it takes
/// longer than the given time or the sink returns false. Returns its exit status, 128 and the signal
/// that ended it, or -1 if it could not be started or has taken too long.
int petmap_run_worker(
    const char *program, const char *argument, const uint8_t *input, size_t count, int seconds,
    bool (*sink)(void *context, const uint8_t *bytes, size_t count), void *context);

/// Runs a program with a file as its standard input, and waits until it has ended. It is found in the
/// PATH, inherits the environment without what is for this process only, and no open files, and leads a
/// new process group, which is killed if the program takes longer than the given time. Programs
/// that it has left running are not waited for.
///
/// - arguments: the program and its arguments, followed by NULL
/// - errors: receives the beginning of its standard error; the rest is read and dropped
///
/// Returns its exit status, 256 and the signal that ended it, or a negative errno: -ETIMEDOUT if it has
/// been killed, others if it could not be started.
int petmap_run_command(
    const char *const *arguments, const uint8_t *input, size_t count, int seconds, char *errors,
    size_t capacity, size_t *error_count);

/// Returns whether `petmap_run_command` passes on a variable of the environment, `NAME=value`: not those
/// that contain secrets of this process or belong to its service manager.
bool petmap_command_inherits(const char *variable);

#ifdef __cplusplus
}
#endif
