// The program starts without libmicrohttpd (and what it needs for TLS) and opens it on first use.

#include "CMicroHTTPD.h"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct {
  struct MHD_Daemon *(*start_daemon)(
      unsigned int, uint16_t, MHD_AcceptPolicyCallback, void *, MHD_AccessHandlerCallback, void *,
      ...);
  enum MHD_Result (*add_connection)(
      struct MHD_Daemon *, MHD_socket, const struct sockaddr *, socklen_t);
  void (*stop_daemon)(struct MHD_Daemon *);
  int (*get_connection_values)(
      struct MHD_Connection *, enum MHD_ValueKind, MHD_KeyValueIterator, void *);
  const union MHD_ConnectionInfo *(*get_connection_info)(
      struct MHD_Connection *, enum MHD_ConnectionInfoType, ...);
  void (*suspend_connection)(struct MHD_Connection *);
  void (*resume_connection)(struct MHD_Connection *);
  struct MHD_Response *(*create_response_from_buffer)(
      size_t, void *, enum MHD_ResponseMemoryMode);
  struct MHD_Response *(*create_response_from_fd64)(uint64_t, int);
  struct MHD_Response *(*create_response_from_callback)(
      uint64_t, size_t, MHD_ContentReaderCallback, void *, MHD_ContentReaderFreeCallback);
  enum MHD_Result (*add_response_header)(struct MHD_Response *, const char *, const char *);
  enum MHD_Result (*queue_response)(
      struct MHD_Connection *, unsigned int, struct MHD_Response *);
  void (*destroy_response)(struct MHD_Response *);
} mhd;

static bool opened;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
  static const char *const names[] = {
      "libmicrohttpd.so.12", "libmicrohttpd.12.dylib",
      "/opt/homebrew/lib/libmicrohttpd.12.dylib", "/usr/local/lib/libmicrohttpd.12.dylib"};
  void *library = NULL;
  for (size_t index = 0; index < sizeof names / sizeof *names && !library; index++)
    library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
#define FIND(name)                                            \
  if (!(*(void **)&mhd.name = dlsym(library, "MHD_" #name))) \
  return
  FIND(start_daemon);
  FIND(add_connection);
  FIND(stop_daemon);
  FIND(get_connection_values);
  FIND(get_connection_info);
  FIND(suspend_connection);
  FIND(resume_connection);
  FIND(create_response_from_buffer);
  FIND(create_response_from_fd64);
  FIND(create_response_from_callback);
  FIND(add_response_header);
  FIND(queue_response);
  FIND(destroy_response);
#undef FIND
  opened = true;
}

bool petmap_http_open(void) {
  pthread_once(&once, open_library);
  return opened;
}

static int descriptor_of(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      mhd.get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

static void *client_of(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      mhd.get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info ? info->socket_context : NULL;
}

static void notify_connection(
    void *owner, struct MHD_Connection *connection, void **client,
    enum MHD_ConnectionNotificationCode code) {
  const struct petmap_http_callbacks *callbacks = owner;
  int descriptor = descriptor_of(connection);
  if (code == MHD_CONNECTION_NOTIFY_STARTED) {
    *client = callbacks->connected(callbacks->context, connection, descriptor);
  } else if (*client) {
    callbacks->disconnected(callbacks->context, *client, descriptor);
    *client = NULL;
  }
}

static void *begin(void *owner, const char *target, struct MHD_Connection *connection) {
  const struct petmap_http_callbacks *callbacks = owner;
  void *request = callbacks->began(
      callbacks->context, client_of(connection), connection, target ? target : "");
  // The owner has what was sent. The daemon would put each parameter of the query into the
  // connection's memory, and be silent when that does not suffice: the query ends where it begins,
  // in the buffer that the daemon is about to take apart in place.
  char *query = target ? strchr((char *)target, '?') : NULL;
  if (query) query[1] = 0;
  return request;
}

static enum MHD_Result advance(
    void *owner, struct MHD_Connection *connection, const char *url, const char *method,
    const char *version, const char *bytes, size_t *count, void **request) {
  (void)url;
  const struct petmap_http_callbacks *callbacks = owner;
  size_t given = *count;
  *count = 0;
  bool goes_on = callbacks->advanced(
      callbacks->context, *request, connection, method, version, (const uint8_t *)bytes, given);
  return goes_on ? MHD_YES : MHD_NO;
}

static void complete(
    void *owner, struct MHD_Connection *connection, void **request,
    enum MHD_RequestTerminationCode code) {
  (void)connection;
  const struct petmap_http_callbacks *callbacks = owner;
  if (!*request) return;
  enum petmap_http_end end = code == MHD_REQUEST_TERMINATED_COMPLETED_OK ? petmap_http_end_sent
                             : code == MHD_REQUEST_TERMINATED_WITH_ERROR ? petmap_http_end_refused
                                                                         : petmap_http_end_lost;
  callbacks->ended(callbacks->context, *request, end);
  *request = NULL;
}

// The target is taken apart by its owner, who gets it as it was sent.
static size_t keep_escapes(void *owner, struct MHD_Connection *connection, char *text) {
  (void)owner;
  (void)connection;
  return strlen(text);
}

struct petmap_http_threads {
  // The daemons keep its address.
  struct petmap_http_callbacks callbacks;
  unsigned count;
  unsigned next;
  struct MHD_Daemon *daemons[];
};

struct petmap_http_threads *petmap_http_start(
    unsigned threads, unsigned connections, size_t memory, unsigned timeout,
    const struct petmap_http_callbacks *callbacks) {
  if (!petmap_http_open()) return NULL;
  struct petmap_http_threads *started =
      malloc(sizeof *started + threads * sizeof *started->daemons);
  if (!started) return NULL;
  started->callbacks = *callbacks;
  started->next = 0;
  signal(SIGPIPE, SIG_IGN);
  void *owner = &started->callbacks;
  for (started->count = 0; started->count < threads; started->count++) {
    struct MHD_Daemon *daemon = mhd.start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_NO_LISTEN_SOCKET | MHD_ALLOW_SUSPEND_RESUME, 0,
        NULL, NULL, advance, owner, MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory, MHD_OPTION_CONNECTION_TIMEOUT, timeout,
        MHD_OPTION_NOTIFY_CONNECTION, notify_connection, owner, MHD_OPTION_NOTIFY_COMPLETED,
        complete, owner, MHD_OPTION_URI_LOG_CALLBACK, begin, owner, MHD_OPTION_UNESCAPE_CALLBACK,
        keep_escapes, NULL, MHD_OPTION_END);
    if (!daemon) {
      petmap_http_stop(started);
      return NULL;
    }
    started->daemons[started->count] = daemon;
  }
  return started;
}

bool petmap_http_accept(struct petmap_http_threads *threads, int listener) {
  struct sockaddr_storage address;
  socklen_t size = sizeof address;
  int descriptor = accept(listener, (struct sockaddr *)&address, &size);
  if (descriptor < 0) return false;
  // A daemon that does not take it closes it.
  mhd.add_connection(
      threads->daemons[threads->next++ % threads->count], descriptor,
      (struct sockaddr *)&address, size);
  return true;
}

void petmap_http_stop(struct petmap_http_threads *threads) {
  for (unsigned index = 0; index < threads->count; index++)
    mhd.stop_daemon(threads->daemons[index]);
  free(threads);
}

struct taker {
  void *context;
  void (*take)(void *, const char *, const char *);
};

static enum MHD_Result take_field(
    void *owner, enum MHD_ValueKind kind, const char *name, const char *value) {
  (void)kind;
  struct taker *taker = owner;
  taker->take(taker->context, name, value ? value : "");
  return MHD_YES;
}

void petmap_http_headers(
    struct MHD_Connection *connection, void *context,
    void (*take)(void *context, const char *name, const char *value)) {
  struct taker taker = {context, take};
  mhd.get_connection_values(connection, MHD_HEADER_KIND, take_field, &taker);
}

size_t petmap_http_header_size(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      mhd.get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  return info ? info->header_size : 0;
}

void petmap_http_peer(struct MHD_Connection *connection, char *text) {
  const union MHD_ConnectionInfo *info =
      mhd.get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  const struct sockaddr *address = info ? info->client_addr : NULL;
  text[0] = 0;
  if (!address) return;
  if (address->sa_family == AF_INET)
    inet_ntop(AF_INET, &((const struct sockaddr_in *)address)->sin_addr, text, 64);
  else if (address->sa_family == AF_INET6)
    inet_ntop(AF_INET6, &((const struct sockaddr_in6 *)address)->sin6_addr, text, 64);
}

void petmap_http_suspend(struct MHD_Connection *connection) {
  mhd.suspend_connection(connection);
}

void petmap_http_resume(struct MHD_Connection *connection) { mhd.resume_connection(connection); }

struct MHD_Response *petmap_http_bytes(const uint8_t *bytes, size_t count) {
  return mhd.create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

struct MHD_Response *petmap_http_file(int descriptor, size_t count) {
  return mhd.create_response_from_fd64(count, descriptor);
}

struct stream {
  void *context;
  ptrdiff_t (*next)(void *, uint8_t *, size_t);
  void (*release)(void *);
};

static ssize_t read_stream(void *owner, uint64_t position, char *bytes, size_t room) {
  (void)position;
  struct stream *stream = owner;
  ptrdiff_t count = stream->next(stream->context, (uint8_t *)bytes, room);
  return count < 0 ? MHD_CONTENT_READER_END_OF_STREAM : count;
}

static void free_stream(void *owner) {
  struct stream *stream = owner;
  stream->release(stream->context);
  free(stream);
}

struct MHD_Response *petmap_http_stream(
    void *context, ptrdiff_t (*next)(void *context, uint8_t *bytes, size_t room),
    void (*release)(void *context)) {
  struct stream *stream = malloc(sizeof *stream);
  if (!stream) return NULL;
  *stream = (struct stream){context, next, release};
  return mhd.create_response_from_callback(
      MHD_SIZE_UNKNOWN, 16384, read_stream, stream, free_stream);
}

void petmap_http_header(struct MHD_Response *response, const char *name, const char *value) {
  mhd.add_response_header(response, name, value);
}

bool petmap_http_queue(
    struct MHD_Connection *connection, unsigned status, struct MHD_Response *response) {
  bool queued = mhd.queue_response(connection, status, response) == MHD_YES;
  mhd.destroy_response(response);
  return queued;
}

static sigset_t ending_signals(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGINT);
  return set;
}

void petmap_http_block_signals(void) {
  sigset_t set = ending_signals();
  pthread_sigmask(SIG_BLOCK, &set, NULL);
}

int petmap_http_wait_for_signal(void) {
  sigset_t set = ending_signals();
  int number = 0;
  while (sigwait(&set, &number) != 0) {
  }
  return number;
}
