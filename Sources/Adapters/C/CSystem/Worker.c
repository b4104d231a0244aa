// A process of our own program that answers one request.

#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#define SEND_FLAGS MSG_NOSIGNAL
#else
#define SEND_FLAGS 0
#endif

/// Starts the program with one end of a connection as its input and output, and without an
/// environment or other open files.
static bool start(const char *program, const char *argument, int connection, pid_t *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&actions, connection, 0);
  posix_spawn_file_actions_adddup2(&actions, connection, 1);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addchdir_np(&actions, "/");
#ifdef __linux__
  posix_spawn_file_actions_addclosefrom_np(&actions, 3);
#else
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_CLOEXEC_DEFAULT);
#endif
  char *arguments[] = {(char *)program, (char *)argument, NULL}, *environment[] = {NULL};
  int error = posix_spawn(process, program, &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error == 0;
}

static int64_t milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

typedef enum { DONE, REFUSED, LATE } Outcome;

/// Sends the input, and passes the output to the sink until it refuses it or the deadline has passed.
static Outcome exchange(
    int connection, const uint8_t *input, size_t count, int64_t deadline,
    bool (*sink)(void *context, const uint8_t *bytes, size_t count), void *context) {
  uint8_t buffer[1 << 16];
  if (count == 0) shutdown(connection, SHUT_WR);
  while (true) {
    int64_t left = deadline - milliseconds();
    struct pollfd entry = {connection, (short)(count ? POLLIN | POLLOUT : POLLIN), 0};
    if (left <= 0) return LATE;
    if (poll(&entry, 1, (int)left) < 0 && errno != EINTR) return LATE;
    if (count && entry.revents & POLLOUT) {
      ssize_t sent = send(connection, input, count, SEND_FLAGS);
      // The process has ended before reading everything; its status says why.
      if (sent < 0 && errno != EAGAIN && errno != EINTR) return DONE;
      if (sent > 0) {
        input += sent;
        count -= (size_t)sent;
        if (count == 0) shutdown(connection, SHUT_WR);
      }
    }
    if (entry.revents & (POLLIN | POLLHUP | POLLERR)) {
      ssize_t received = recv(connection, buffer, sizeof buffer, 0);
      if (received > 0 && !sink(context, buffer, (size_t)received)) return REFUSED;
      if (received == 0) return DONE;
      if (received < 0 && errno != EAGAIN && errno != EINTR) return DONE;
    }
  }
}

int petmap_run_worker(
    const char *program, const char *argument, const uint8_t *input, size_t count, int seconds,
    bool (*sink)(void *context, const uint8_t *bytes, size_t count), void *context) {
  int ends[2];
#ifdef __linux__
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends)) return -1;
#else
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends)) return -1;
  int on = 1;
  setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
#endif
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  pid_t process;
  bool started = start(program, argument, ends[1], &process);
  close(ends[1]);
  if (!started) {
    close(ends[0]);
    return -1;
  }
  Outcome outcome =
      exchange(ends[0], input, count, milliseconds() + 1000 * (int64_t)seconds, sink, context);
  // A worker that wrote to a closed socket would end by itself, with another status.
  if (outcome != DONE) kill(process, SIGKILL);
  close(ends[0]);
  int status;
  while (waitpid(process, &status, 0) < 0)
    if (errno != EINTR) return -1;
  if (outcome == LATE) return -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
