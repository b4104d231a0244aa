// A common interface to the few system calls that differ between Linux and the BSDs.

#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "CSystem.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <sys/un.h>
#include <unistd.h>

#ifdef __linux__

#include <sys/epoll.h>
#include <sys/sendfile.h>

int petmap_events_open(void) { return epoll_create1(EPOLL_CLOEXEC); }

bool petmap_events_add(int queue, int descriptor, uint64_t id) {
  struct epoll_event event = {
      .events = EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET, .data.u64 = id};
  return epoll_ctl(queue, EPOLL_CTL_ADD, descriptor, &event) == 0;
}

int petmap_events_wait(int queue, struct petmap_event *events, int limit, int milliseconds) {
  struct epoll_event found[256];
  int count = epoll_wait(queue, found, limit < 256 ? limit : 256, milliseconds);
  for (int index = 0; index < count; index++) {
    uint32_t flags = found[index].events;
    bool closed = flags & (EPOLLRDHUP | EPOLLHUP | EPOLLERR);
    events[index] = (struct petmap_event){
        .id = found[index].data.u64,
        .readable = closed || (flags & EPOLLIN),
        .writable = flags & (EPOLLOUT | EPOLLHUP | EPOLLERR),
        .closed = closed};
  }
  return count > 0 ? count : 0;
}

static int accept_nonblocking(int listener, struct sockaddr *address, socklen_t *size) {
  return accept4(listener, address, size, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

ptrdiff_t petmap_send_file(int socket, int file, int64_t offset, size_t count) {
  off_t position = offset;
  return sendfile(socket, file, &position, count);
}

#else

#include <sys/event.h>
#include <sys/uio.h>

int petmap_events_open(void) { return kqueue(); }

bool petmap_events_add(int queue, int descriptor, uint64_t id) {
  struct kevent changes[2];
  EV_SET(&changes[0], descriptor, EVFILT_READ, EV_ADD | EV_CLEAR, 0, 0, (void *)(uintptr_t)id);
  EV_SET(&changes[1], descriptor, EVFILT_WRITE, EV_ADD | EV_CLEAR, 0, 0, (void *)(uintptr_t)id);
  return kevent(queue, changes, 2, NULL, 0, NULL) == 0;
}

int petmap_events_wait(int queue, struct petmap_event *events, int limit, int milliseconds) {
  struct kevent found[256];
  struct timespec timeout = {milliseconds / 1000, (milliseconds % 1000) * 1000000L};
  int count = kevent(queue, NULL, 0, found, limit < 256 ? limit : 256, &timeout);
  for (int index = 0; index < count; index++) {
    bool closed = found[index].flags & (EV_EOF | EV_ERROR);
    events[index] = (struct petmap_event){
        .id = (uint64_t)(uintptr_t)found[index].udata,
        .readable = found[index].filter == EVFILT_READ,
        .writable = found[index].filter == EVFILT_WRITE,
        .closed = closed && found[index].filter == EVFILT_READ};
  }
  return count > 0 ? count : 0;
}

static int accept_nonblocking(int listener, struct sockaddr *address, socklen_t *size) {
  int descriptor = accept(listener, address, size);
  if (descriptor < 0) return -1;
  int on = 1;
  setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  fcntl(descriptor, F_SETFL, O_NONBLOCK);
  return descriptor;
}

ptrdiff_t petmap_send_file(int socket, int file, int64_t offset, size_t count) {
  off_t sent = (off_t)count;
  int status = sendfile(file, socket, offset, &sent, NULL, 0);
  return status == 0 || sent > 0 ? (ptrdiff_t)sent : -1;
}

#endif

int petmap_accept(int listener, char *peer) {
  struct sockaddr_storage address = {0};
  socklen_t size = sizeof address;
  peer[0] = 0;
  int descriptor = accept_nonblocking(listener, (struct sockaddr *)&address, &size);
  if (descriptor < 0) return -1;
  if (address.ss_family == AF_INET)
    inet_ntop(AF_INET, &((const struct sockaddr_in *)&address)->sin_addr, peer, 64);
  else if (address.ss_family == AF_INET6)
    inet_ntop(AF_INET6, &((const struct sockaddr_in6 *)&address)->sin6_addr, peer, 64);
  return descriptor;
}

bool petmap_send_datagram(const char *socket_name, const void *bytes, size_t count) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  size_t length = strlen(socket_name);
  if (length == 0 || length >= sizeof address.sun_path) return false;
  memcpy(address.sun_path, socket_name, length);
  // The length of an abstract name is determined by the address size.
  if (socket_name[0] == '@') address.sun_path[0] = 0;
  int descriptor = socket(AF_UNIX, SOCK_DGRAM, 0);
  if (descriptor < 0) return false;
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length);
  ssize_t sent =
      sendto(descriptor, bytes, count, MSG_DONTWAIT, (const struct sockaddr *)&address, size);
  close(descriptor);
  return sent == (ssize_t)count;
}

void petmap_ignore_broken_pipes(void) { signal(SIGPIPE, SIG_IGN); }

static sigset_t ending_signals(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGINT);
  return set;
}

void petmap_block_signals(void) {
  sigset_t set = ending_signals();
  pthread_sigmask(SIG_BLOCK, &set, NULL);
}

int petmap_wait_for_signal(void) {
  sigset_t set = ending_signals();
  int number = 0;
  while (sigwait(&set, &number) != 0) {
  }
  return number;
}
