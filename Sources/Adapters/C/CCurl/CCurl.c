// libcurl is loaded on first use.

// The options that replace CURLOPT_PROTOCOLS take strings and require libcurl 7.85.
#pragma clang diagnostic ignored "-Wdeprecated-declarations"

#include "CCurl.h"

#include <CDynamicLibrary.h>
#include <arpa/inet.h>
#include <curl/curl.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

/// The timeout in seconds for connecting and for receiving any data, the same as URLSession's.
enum { timeout_seconds = 60 };

/// The maximum number of bytes in a request, and by default in a response.
enum { limit = 1 << 29 };

/// The maximum number of bytes in the headers of a response, the same as in curl 8.
enum { head_limit = 300 * 1024 };

#define FUNCTIONS(X) \
  X(curl_global_init) X(curl_easy_init) X(curl_easy_setopt) X(curl_easy_getinfo) \
  X(curl_easy_cleanup) X(curl_multi_init) X(curl_multi_add_handle) \
  X(curl_multi_perform) X(curl_multi_poll) X(curl_multi_wakeup) \
  X(curl_multi_info_read) X(curl_multi_remove_handle) X(curl_multi_cleanup) \
  X(curl_slist_append) X(curl_slist_free_all)

DYNAMIC_LIBRARY(
    curl, FUNCTIONS, "libcurl.so.4", "libcurl-gnutls.so.4", "/usr/lib/libcurl.4.dylib",
    "/opt/homebrew/opt/curl/lib/libcurl.4.dylib")

static bool opened;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
  opened = !curl_open() && curl.curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
} buffer;

static bool append(buffer *buffer, const void *bytes, size_t count) {
  if (count > limit - buffer->count) return false;
  if (buffer->count + count > buffer->capacity) {
    size_t capacity = (buffer->count + count) * 2;
    uint8_t *larger = realloc(buffer->bytes, capacity);
    if (!larger) return false;
    buffer->bytes = larger;
    buffer->capacity = capacity;
  }
  if (count > 0) memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count += count;
  return true;
}

/// The maximum number of transfers whose connections are kept.
enum { idle_limit = 16 };

struct petmap_curl_connections {
  pthread_mutex_t lock;
  /// Handles without transfers. Each has its own connections.
  CURLM *idle[idle_limit];
  int count;
  /// The number of requests that have a handle.
  int taken;
};

petmap_curl_connections *petmap_curl_connections_new(void) {
  petmap_curl_connections *connections = calloc(1, sizeof *connections);
  if (connections) pthread_mutex_init(&connections->lock, NULL);
  return connections;
}

void petmap_curl_connections_free(petmap_curl_connections *connections) {
  if (connections->taken > 0) abort();
  while (connections->count > 0) curl.curl_multi_cleanup(connections->idle[--connections->count]);
  pthread_mutex_destroy(&connections->lock);
  free(connections);
}

/// Returns the handle that was used last, whose connections are the least likely to have been closed,
/// or a new one.
static CURLM *take_multi(petmap_curl_connections *connections) {
  CURLM *multi = NULL;
  if (connections) {
    pthread_mutex_lock(&connections->lock);
    if (connections->count > 0) multi = connections->idle[--connections->count];
    connections->taken++;
    pthread_mutex_unlock(&connections->lock);
  }
  return multi ? multi : curl.curl_multi_init();
}

static void give_back(CURLM *_Nullable multi, petmap_curl_connections *connections) {
  if (connections) {
    pthread_mutex_lock(&connections->lock);
    bool is_kept = multi && connections->count < idle_limit;
    connections->taken--;
    if (is_kept) connections->idle[connections->count++] = multi;
    pthread_mutex_unlock(&connections->lock);
    if (is_kept) return;
  }
  if (multi) curl.curl_multi_cleanup(multi);
}

struct petmap_curl_exchange {
  char *method, *url;
  buffer request, body, head, lines;
  size_t line_count;
  /// Protects `multi`, which other threads use to wake the transfer.
  pthread_mutex_t lock;
  CURLM *_Nullable multi;
  atomic_bool is_canceled;
  int64_t sent_count;
  petmap_curl_outcome result;
  int code;
  long status;
  size_t body_limit;
  int redirects, seconds;
  bool is_too_large, forbids_private_hosts, found_private_host, accepts_partial_body;
  CURL *_Nullable easy;
  petmap_curl_connections *_Nullable connections;
  void (*_Nullable received)(void *, const uint8_t *, size_t);
  void (*sent)(void *, int64_t);
  void (*done)(void *);
  void *context;
};

petmap_curl_exchange *petmap_curl_new(
    const char *method, const char *url, const uint8_t *body, size_t count) {
  petmap_curl_exchange *exchange = calloc(1, sizeof *exchange);
  if (!exchange) return NULL;
  pthread_mutex_init(&exchange->lock, NULL);
  exchange->result = PETMAP_CURL_FAILED;
  exchange->body_limit = limit;
  exchange->method = strdup(method);
  exchange->url = strdup(url);
  if (exchange->method && exchange->url && append(&exchange->request, body, count)) return exchange;
  petmap_curl_free(exchange);
  return NULL;
}

bool petmap_curl_add_header(petmap_curl_exchange *exchange, const char *line) {
  if (!append(&exchange->lines, line, strlen(line) + 1)) return false;
  exchange->line_count++;
  return true;
}

void petmap_curl_set_limits(
    petmap_curl_exchange *exchange, size_t body_bytes, int redirects, int seconds) {
  exchange->body_limit = body_bytes < limit ? body_bytes : limit;
  exchange->redirects = redirects;
  exchange->seconds = seconds;
}

void petmap_curl_forbid_private_hosts(petmap_curl_exchange *exchange) {
  exchange->forbids_private_hosts = true;
}

void petmap_curl_accept_partial_body(petmap_curl_exchange *exchange) {
  exchange->accepts_partial_body = true;
}

void petmap_curl_keep_connection(
    petmap_curl_exchange *exchange, petmap_curl_connections *connections) {
  exchange->connections = connections;
}

void petmap_curl_set_receiver(
    petmap_curl_exchange *exchange, void (*received)(void *, const uint8_t *, size_t)) {
  exchange->received = received;
}

/// A `struct curl_sockaddr`, whose last member is as long as the address.
struct address {
  int family, kind, protocol;
  unsigned length;
  struct sockaddr_storage address;
};

/// Returns whether an IPv4 address is in IANA's registry of special-purpose addresses, or is not
/// unicast.
static bool is_private_4(uint32_t address) {
  static const struct {
    uint32_t network;
    int bits;
  } networks[] = {
      {0x00000000, 8},  {0x0A000000, 8},  {0x64400000, 10}, {0x7F000000, 8},
      {0xA9FE0000, 16}, {0xAC100000, 12}, {0xC0000000, 24}, {0xC0000200, 24},
      {0xC0586300, 24}, {0xC0A80000, 16}, {0xC6120000, 15}, {0xC6336400, 24},
      {0xCB007100, 24}, {0xE0000000, 3},
  };
  for (size_t index = 0; index < sizeof networks / sizeof *networks; index++)
    if ((address ^ networks[index].network) >> (32 - networks[index].bits) == 0) return true;
  return false;
}

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

/// Returns whether an IPv6 address is private. Only global unicast addresses (2000::/3) and mapped
/// or translated (NAT64) public IPv4 addresses are public.
static bool is_private_6(const uint8_t *bytes) {
  static const uint8_t mapped[12] = {[10] = 0xFF, [11] = 0xFF};
  static const uint8_t translated[12] = {0x00, 0x64, 0xFF, 0x9B};
  if (memcmp(bytes, mapped, 12) == 0 || memcmp(bytes, translated, 12) == 0)
    return is_private_4(big_endian(bytes + 12));
  // A 6to4 address contains an IPv4 address. Teredo and documentation addresses are private.
  if (bytes[0] == 0x20 && bytes[1] == 0x02) return is_private_4(big_endian(bytes + 2));
  if (big_endian(bytes) == 0x20010000 || big_endian(bytes) == 0x20010DB8) return true;
  return bytes[0] >> 5 != 1;
}

static bool is_private(const struct address *address) {
  if (address->family == AF_INET && address->length >= sizeof(struct sockaddr_in)) {
    struct sockaddr_in ip;
    memcpy(&ip, &address->address, sizeof ip);
    return is_private_4(ntohl(ip.sin_addr.s_addr));
  }
  if (address->family == AF_INET6 && address->length >= sizeof(struct sockaddr_in6)) {
    struct sockaddr_in6 ip;
    memcpy(&ip, &address->address, sizeof ip);
    return is_private_6(ip.sin6_addr.s6_addr);
  }
  return true;
}

/// libcurl's callback for opening a socket, which receives the address after name resolution.
///
/// Programs that are started meanwhile do not inherit the socket. Otherwise, the connection would stay
/// open as long as they run.
static int open_socket(void *context, int purpose, struct address *address) {
  (void)purpose;
  petmap_curl_exchange *exchange = context;
  if (exchange->forbids_private_hosts && is_private(address)) {
    exchange->found_private_host = true;
    return -1;
  }
#ifdef SOCK_CLOEXEC
  return socket(address->family, address->kind | SOCK_CLOEXEC, address->protocol);
#else
  int descriptor = socket(address->family, address->kind, address->protocol);
  if (descriptor >= 0) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  return descriptor;
#endif
}

static size_t append_body(const char *bytes, size_t size, size_t count, void *context) {
  petmap_curl_exchange *exchange = context;
  long status = 0;
  if (exchange->received
      && curl.curl_easy_getinfo(exchange->easy, CURLINFO_RESPONSE_CODE, &status) == 0
      && status / 100 == 2) {
    exchange->received(exchange->context, (const uint8_t *)bytes, size * count);
    return size * count;
  }
  if (size * count > exchange->body_limit - exchange->body.count) {
    exchange->is_too_large = true;
    return 0;
  }
  return append(&exchange->body, bytes, size * count) ? size * count : 0;
}

static size_t append_header(const char *bytes, size_t size, size_t count, void *context) {
  petmap_curl_exchange *exchange = context;
  // Only keep the headers of the last response, after any interim ones.
  if (size * count >= 5 && memcmp(bytes, "HTTP/", 5) == 0) exchange->head.count = 0;
  if (size * count > head_limit - exchange->head.count) return 0;
  return append(&exchange->head, bytes, size * count) ? size * count : 0;
}

/// libcurl's progress callback: reports the bytes sent, and aborts a canceled transfer.
static int report(
    void *context, int64_t expected, int64_t received, int64_t to_send, int64_t sent) {
  (void)expected, (void)received, (void)to_send;
  petmap_curl_exchange *exchange = context;
  if (sent > exchange->sent_count) {
    exchange->sent_count = sent;
    exchange->sent(exchange->context, sent);
  }
  return atomic_load(&exchange->is_canceled);
}

static void set_multi(petmap_curl_exchange *exchange, CURLM *multi) {
  pthread_mutex_lock(&exchange->lock);
  exchange->multi = multi;
  pthread_mutex_unlock(&exchange->lock);
}

/// Runs a transfer until it has finished, or until `petmap_curl_cancel` wakes this thread.
///
/// - Returns: libcurl's result code.
static int run_transfer(petmap_curl_exchange *exchange, CURL *easy) {
  int code = CURLE_FAILED_INIT;
  CURLM *multi = take_multi(exchange->connections);
  if (multi && curl.curl_multi_add_handle(multi, easy) == 0) {
    set_multi(exchange, multi);
    int running = 1;
    while (running > 0 && !atomic_load(&exchange->is_canceled)) {
      if (curl.curl_multi_perform(multi, &running) != 0) break;
      if (running > 0 && curl.curl_multi_poll(multi, NULL, 0, 1000, NULL) != 0) break;
    }
    if (atomic_load(&exchange->is_canceled)) code = CURLE_ABORTED_BY_CALLBACK;
    int left;
    for (CURLMsg *message; (message = curl.curl_multi_info_read(multi, &left));)
      if (message->msg == CURLMSG_DONE) code = message->data.result;
    set_multi(exchange, NULL);
    curl.curl_multi_remove_handle(multi, easy);
  }
  give_back(multi, exchange->connections);
  return code;
}

static petmap_curl_outcome outcome(int code) {
  switch (code) {
    case CURLE_OK: return PETMAP_CURL_DONE;
    case CURLE_COULDNT_RESOLVE_PROXY:
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_CONNECT:
    // The connection was lost.
    case CURLE_PARTIAL_FILE:
    case CURLE_GOT_NOTHING:
    case CURLE_SEND_ERROR:
    case CURLE_RECV_ERROR: return PETMAP_CURL_NO_CONNECTION;
    case CURLE_OPERATION_TIMEDOUT: return PETMAP_CURL_TIMED_OUT;
    case CURLE_ABORTED_BY_CALLBACK: return PETMAP_CURL_CANCELED;
    case CURLE_TOO_MANY_REDIRECTS: return PETMAP_CURL_TOO_MANY_REDIRECTS;
    default: return PETMAP_CURL_FAILED;
  }
}

static void perform(petmap_curl_exchange *exchange) {
  exchange->result = PETMAP_CURL_MISSING;
  pthread_once(&once, open_library);
  if (!opened) return;
  exchange->result = PETMAP_CURL_FAILED;
  CURL *easy = curl.curl_easy_init();
  if (!easy) return;
  exchange->easy = easy;
  struct curl_slist *headers = NULL;
  const char *line = (const char *)exchange->lines.bytes;
  for (size_t index = 0; index < exchange->line_count; index++) {
    struct curl_slist *longer = curl.curl_slist_append(headers, line);
    if (longer) headers = longer;
    line += strlen(line) + 1;
  }
  curl.curl_easy_setopt(easy, CURLOPT_URL, exchange->url);
  curl.curl_easy_setopt(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
  if (exchange->redirects > 0) {
    curl.curl_easy_setopt(easy, CURLOPT_FOLLOWLOCATION, 1L);
    curl.curl_easy_setopt(easy, CURLOPT_MAXREDIRS, (long)exchange->redirects);
    curl.curl_easy_setopt(easy, CURLOPT_REDIR_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
  }
  curl.curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, open_socket);
  curl.curl_easy_setopt(easy, CURLOPT_OPENSOCKETDATA, exchange);
  if (exchange->forbids_private_hosts) curl.curl_easy_setopt(easy, CURLOPT_PROXY, "");
  if (exchange->seconds > 0) curl.curl_easy_setopt(easy, CURLOPT_TIMEOUT, (long)exchange->seconds);
  curl.curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
  // Do not wait for name resolution when a request is canceled.
  curl.curl_easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
  curl.curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT, (long)timeout_seconds);
  curl.curl_easy_setopt(easy, CURLOPT_LOW_SPEED_LIMIT, 1L);
  curl.curl_easy_setopt(easy, CURLOPT_LOW_SPEED_TIME, (long)timeout_seconds);
  curl.curl_easy_setopt(easy, CURLOPT_USERAGENT, "petmap");
  curl.curl_easy_setopt(easy, CURLOPT_ACCEPT_ENCODING, "");
  curl.curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
  if (exchange->request.count > 0) {
    curl.curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, (int64_t)exchange->request.count);
    curl.curl_easy_setopt(easy, CURLOPT_POSTFIELDS, exchange->request.bytes);
  }
  curl.curl_easy_setopt(easy, CURLOPT_CUSTOMREQUEST, exchange->method);
  curl.curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, append_body);
  curl.curl_easy_setopt(easy, CURLOPT_WRITEDATA, exchange);
  curl.curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, append_header);
  curl.curl_easy_setopt(easy, CURLOPT_HEADERDATA, exchange);
  curl.curl_easy_setopt(easy, CURLOPT_NOPROGRESS, 0L);
  curl.curl_easy_setopt(easy, CURLOPT_XFERINFOFUNCTION, report);
  curl.curl_easy_setopt(easy, CURLOPT_XFERINFODATA, exchange);
  exchange->code = run_transfer(exchange, easy);
  exchange->result = exchange->is_too_large ? PETMAP_CURL_TOO_LARGE : outcome(exchange->code);
  if (exchange->result == PETMAP_CURL_NO_CONNECTION && exchange->found_private_host)
    exchange->result = PETMAP_CURL_PRIVATE_HOST;
  curl.curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &exchange->status);
  if (exchange->accepts_partial_body && exchange->status >= 200) exchange->result = PETMAP_CURL_DONE;
  // libcurl does not call the progress callback for a transfer that ends within one step.
  int64_t sent = 0;
  if (!atomic_load(&exchange->is_canceled) && curl.curl_easy_getinfo(easy, CURLINFO_SIZE_UPLOAD_T, &sent) == 0)
    report(exchange, 0, 0, 0, sent);
  curl.curl_slist_free_all(headers);
  curl.curl_easy_cleanup(easy);
}

static void ignore(void *context, int64_t count) { (void)context, (void)count; }

void petmap_curl_run(petmap_curl_exchange *exchange) {
  exchange->sent = ignore;
  perform(exchange);
}

static void *run(void *memory) {
  petmap_curl_exchange *exchange = memory;
  perform(exchange);
  exchange->done(exchange->context);
  return NULL;
}

bool petmap_curl_start(
    petmap_curl_exchange *exchange, void (*sent)(void *context, int64_t count),
    void (*done)(void *context), void *context) {
  exchange->sent = sent;
  exchange->done = done;
  exchange->context = context;
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return false;
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_t thread;
  bool started = pthread_create(&thread, &attributes, run, exchange) == 0;
  pthread_attr_destroy(&attributes);
  return started;
}

void petmap_curl_cancel(petmap_curl_exchange *exchange) {
  pthread_mutex_lock(&exchange->lock);
  atomic_store(&exchange->is_canceled, true);
  if (exchange->multi) curl.curl_multi_wakeup(exchange->multi);
  pthread_mutex_unlock(&exchange->lock);
}

petmap_curl_outcome petmap_curl_result(const petmap_curl_exchange *exchange) {
  return exchange->result;
}

int petmap_curl_code(const petmap_curl_exchange *exchange) { return exchange->code; }

int petmap_curl_status(const petmap_curl_exchange *exchange) { return (int)exchange->status; }

const uint8_t *petmap_curl_body(const petmap_curl_exchange *exchange, size_t *count) {
  *count = exchange->body.count;
  return exchange->body.bytes;
}

const uint8_t *petmap_curl_headers(const petmap_curl_exchange *exchange, size_t *count) {
  *count = exchange->head.count;
  return exchange->head.bytes;
}

void petmap_curl_free(petmap_curl_exchange *exchange) {
  pthread_mutex_destroy(&exchange->lock);
  free(exchange->method);
  free(exchange->url);
  free(exchange->request.bytes);
  free(exchange->body.bytes);
  free(exchange->head.bytes);
  free(exchange->lines.bytes);
  free(exchange);
}
