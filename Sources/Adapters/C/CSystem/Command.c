// A program that reads a file and reports whether it has accepted it.

#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/mman.h>
#endif

extern char **environ;

static int64_t milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/// Returns a descriptor of a file without a name that contains the bytes, or -1. A program that does
/// not read all of it does no harm, unlike one that does not read a pipe.
static int open_input(const uint8_t *bytes, size_t count) {
#ifdef __linux__
  int file = memfd_create("input", MFD_CLOEXEC);
#else
  char path[] = "/tmp/petmap-XXXXXX";
  int file = mkstemp(path);
  if (file >= 0) {
    fcntl(file, F_SETFD, FD_CLOEXEC);
    unlink(path);
  }
#endif
  if (file < 0) return -1;
  while (count > 0) {
    ssize_t written = write(file, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      close(file);
      return -1;
    }
    bytes += written;
    count -= (size_t)written;
  }
  lseek(file, 0, SEEK_SET);
  return file;
}

/// Opens a pipe whose ends are closed on exec; reading does not block.
static bool open_pipe(int ends[2]) {
#ifdef __linux__
  if (pipe2(ends, O_CLOEXEC)) return false;
#else
  if (pipe(ends)) return false;
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
#endif
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  return true;
}

bool petmap_command_inherits(const char *variable) {
  // Secrets of this process, the connection to PostgreSQL, and that to the service manager.
  static const char *const prefixes[] = {
      "PETMAP_", "PG", "NOTIFY_SOCKET=", "WATCHDOG_", "LISTEN_", "CREDENTIALS_DIRECTORY="};
  for (size_t index = 0; index < sizeof prefixes / sizeof *prefixes; index++)
    if (!strncmp(variable, prefixes[index], strlen(prefixes[index]))) return false;
  return true;
}

/// Returns the environment of the program, which the caller frees, or NULL.
static char **program_environment(void) {
  size_t count = 0;
  while (environ[count]) count++;
  char **variables = calloc(count + 1, sizeof *variables);
  if (!variables) return NULL;
  size_t kept = 0;
  for (size_t index = 0; index < count; index++)
    if (petmap_command_inherits(environ[index])) variables[kept++] = environ[index];
  return variables;
}

/// Starts a program as the leader of a process group, with the default handling of signals. Returns 0
/// or an errno.
static int start(char *const *arguments, int input, int errors, pid_t *process) {
  char **variables = program_environment();
  if (!variables) return ENOMEM;
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&actions, input, 0);
  posix_spawn_file_actions_adddup2(&actions, errors, 2);
  // Last, because the input or the errors can be descriptor 1 if this process has closed its own.
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#ifdef __linux__
  posix_spawn_file_actions_addclosefrom_np(&actions, 3);
#else
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  posix_spawnattr_setflags(&attributes, flags);
  posix_spawnattr_setpgroup(&attributes, 0);
  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  // Signals that this process ignores would stay ignored.
  int ignored[] = {SIGPIPE, SIGHUP, SIGINT, SIGTERM, SIGXFSZ, SIGCHLD};
  for (size_t index = 0; index < sizeof ignored / sizeof *ignored; index++)
    sigaddset(&signals, ignored[index]);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  int error = posix_spawnp(process, arguments[0], &actions, &attributes, arguments, variables);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  free(variables);
  return error;
}

/// Reads what there is. Keeps what fits in the buffer, and drops the rest. Returns false at the end.
static bool drain(int pipe, char *buffer, size_t capacity, size_t *count) {
  char bytes[1 << 12];
  // A program that writes all the time must not keep this process from looking at the clock.
  for (int step = 0; step < 64; step++) {
    ssize_t received = read(pipe, bytes, sizeof bytes);
    if (received < 0) return errno == EAGAIN || errno == EINTR;
    if (received == 0) return false;
    size_t kept = (size_t)received < capacity - *count ? (size_t)received : capacity - *count;
    memcpy(buffer + *count, bytes, kept);
    *count += kept;
  }
  return true;
}

/// Waits until a process has ended, but does not release it. Returns false after the deadline.
///
/// The end of its errors is no sign: it may close them, and programs that it has started may keep them
/// open.
static bool wait_until_ended(
    pid_t process, int errors, int64_t deadline, char *buffer, size_t capacity, size_t *count) {
  bool is_open = true;
  int pause = 1;
  while (true) {
    siginfo_t info;
    memset(&info, 0, sizeof info);
    int result = waitid(P_PID, (id_t)process, &info, WEXITED | WNOHANG | WNOWAIT);
    bool has_ended = result < 0 ? errno != EINTR : info.si_pid == process;
    if (is_open) is_open = drain(errors, buffer, capacity, count);
    if (has_ended) return true;
    int64_t left = deadline - milliseconds();
    if (left <= 0) return false;
    // A process ends right after its errors, or else it is waited for in growing steps.
    struct pollfd entry = {is_open ? errors : -1, POLLIN, 0};
    poll(&entry, 1, left < pause ? (int)left : pause);
    if (pause < 20) pause++;
  }
}

int petmap_run_command(
    const char *const *arguments, const uint8_t *input, size_t count, int seconds, char *errors,
    size_t capacity, size_t *error_count) {
  *error_count = 0;
  int file = open_input(input, count), ends[2];
  if (file < 0) return -errno;
  if (!open_pipe(ends)) {
    int error = errno;
    close(file);
    return -error;
  }
  pid_t process;
  int error = start((char *const *)arguments, file, ends[1], &process);
  close(file);
  close(ends[1]);
  if (error) {
    close(ends[0]);
    return -error;
  }
  int64_t deadline = milliseconds() + 1000 * (int64_t)seconds;
  bool has_ended = wait_until_ended(process, ends[0], deadline, errors, capacity, error_count);
  // The group has the number of its leader, which is not used again before that is released.
  if (!has_ended) kill(-process, SIGKILL);
  close(ends[0]);
  int status;
  while (waitpid(process, &status, 0) < 0)
    if (errno != EINTR) return -errno;
  if (!has_ended) return -ETIMEDOUT;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 256 + WTERMSIG(status);
}
