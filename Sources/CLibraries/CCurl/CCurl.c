// libcurl is loaded on first use. The constants are part of its stable ABI.

#include "CCurl.h"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

enum {
  option_timeout = 13,
  option_follow_location = 52,
  option_max_redirects = 68,
  option_redirect_protocols = 182,
  option_timeout_connect = 78,
  option_no_signal = 99,
  option_no_progress = 43,
  option_low_speed_limit = 19,
  option_low_speed_time = 20,
  option_protocols = 181,
  option_write_data = 10001,
  option_url = 10002,
  option_proxy = 10004,
  option_open_socket_data = 10164,
  option_open_socket_function = 20163,
  option_post_fields = 10015,
  option_http_header = 10023,
  option_header_data = 10029,
  option_custom_request = 10036,
  option_progress_data = 10057,
  option_user_agent = 10018,
  option_accept_encoding = 10102,
  option_write_function = 20011,
  option_header_function = 20079,
  option_progress_function = 20219,
  option_post_size = 30120,
  option_quick_exit = 322,
  info_status = 0x200002,
  info_sent = 0x600007,
  message_done = 1,
  failed_init = 2,
  aborted = 42,
  global_all = 3,
  http_and_https = 3,
};

/// The timeout in seconds for connecting and for receiving any data, the same as URLSession's.
enum { patience = 60 };

/// The maximum number of bytes of a request, of the headers, and by default of a response.
enum { limit = 1 << 29 };

/// `CURLMsg`.
struct message {
  int kind;
  void *easy;
  union {
    void *unused;
    int result;
  } data;
};

static struct {
  int (*global_init)(long);
  void *(*easy_init)(void);
  int (*easy_setopt)(void *, int, ...);
  int (*easy_getinfo)(void *, int, ...);
  void (*easy_cleanup)(void *);
  void *(*multi_init)(void);
  int (*multi_add_handle)(void *, void *);
  int (*multi_perform)(void *, int *);
  int (*multi_poll)(void *, void *, unsigned, int, int *);
  int (*multi_wakeup)(void *);
  struct message *(*multi_info_read)(void *, int *);
  int (*multi_remove_handle)(void *, void *);
  int (*multi_cleanup)(void *);
  void *(*slist_append)(void *, const char *);
  void (*slist_free_all)(void *);
} curl;

static bool opened;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
  static const char *const names[] = {
      "libcurl.so.4", "libcurl-gnutls.so.4", "/usr/lib/libcurl.4.dylib",
      "/opt/homebrew/opt/curl/lib/libcurl.4.dylib"};
  void *library = NULL;
  for (size_t index = 0; index < sizeof names / sizeof *names && !library; index++)
    library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
#define FIND(name) \
  if (!(*(void **)&curl.name = dlsym(library, "curl_" #name))) return
  FIND(global_init);
  FIND(easy_init);
  FIND(easy_setopt);
  FIND(easy_getinfo);
  FIND(easy_cleanup);
  FIND(multi_init);
  FIND(multi_add_handle);
  FIND(multi_perform);
  FIND(multi_poll);
  FIND(multi_wakeup);
  FIND(multi_info_read);
  FIND(multi_remove_handle);
  FIND(multi_cleanup);
  FIND(slist_append);
  FIND(slist_free_all);
#undef FIND
  opened = curl.global_init(global_all) == 0;
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

struct petmap_curl_exchange {
  char *method, *url;
  buffer request, body, head, lines;
  size_t line_count;
  /// Protects `multi`, which other threads use to wake the transfer.
  pthread_mutex_t lock;
  void *_Nullable multi;
  atomic_bool is_canceled;
  int64_t sent_count;
  petmap_curl_outcome result;
  int code;
  long status;
  size_t body_limit;
  int redirects, seconds;
  bool is_too_large, forbids_private_hosts, met_private_host;
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

/// `struct curl_sockaddr`, whose last member is as long as the address.
struct address {
  int family, kind, protocol;
  unsigned length;
  struct sockaddr_storage address;
};

/// Whether an IPv4 address is in IANA's registry of special-purpose addresses, or not unicast.
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

/// Only global unicast addresses, 2000::/3, are public, and IPv4 addresses translated by NAT64.
static bool is_private_6(const uint8_t *bytes) {
  static const uint8_t mapped[12] = {[10] = 0xFF, [11] = 0xFF};
  static const uint8_t translated[12] = {0x00, 0x64, 0xFF, 0x9B};
  if (memcmp(bytes, mapped, 12) == 0 || memcmp(bytes, translated, 12) == 0)
    return is_private_4(big_endian(bytes + 12));
  // 6to4, which contains an IPv4 address, Teredo, and addresses for documentation.
  if (bytes[0] == 0x20 && bytes[1] == 0x02) return is_private_4(big_endian(bytes + 2));
  if (big_endian(bytes) == 0x20010000 || big_endian(bytes) == 0x20010DB8) return true;
  return bytes[0] >> 5 != 1;
}

/// libcurl's callback for opening a socket, which receives the address after name resolution.
static int open_public_socket(void *context, int purpose, struct address *address) {
  (void)purpose;
  petmap_curl_exchange *exchange = context;
  bool is_private = true;
  if (address->family == AF_INET && address->length >= sizeof(struct sockaddr_in)) {
    struct sockaddr_in ip;
    memcpy(&ip, &address->address, sizeof ip);
    is_private = is_private_4(ntohl(ip.sin_addr.s_addr));
  } else if (address->family == AF_INET6 && address->length >= sizeof(struct sockaddr_in6)) {
    struct sockaddr_in6 ip;
    memcpy(&ip, &address->address, sizeof ip);
    is_private = is_private_6(ip.sin6_addr.s6_addr);
  }
  if (!is_private) return socket(address->family, address->kind, address->protocol);
  exchange->met_private_host = true;
  return -1;
}

static size_t take_body(const char *bytes, size_t size, size_t count, void *context) {
  petmap_curl_exchange *exchange = context;
  if (size * count > exchange->body_limit - exchange->body.count) {
    exchange->is_too_large = true;
    return 0;
  }
  return append(&exchange->body, bytes, size * count) ? size * count : 0;
}

static size_t take_header(const char *bytes, size_t size, size_t count, void *context) {
  petmap_curl_exchange *exchange = context;
  // Only keep the headers of the last response, after any interim ones.
  if (size * count >= 5 && memcmp(bytes, "HTTP/", 5) == 0) exchange->head.count = 0;
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

static void set_multi(petmap_curl_exchange *exchange, void *multi) {
  pthread_mutex_lock(&exchange->lock);
  exchange->multi = multi;
  pthread_mutex_unlock(&exchange->lock);
}

/// Runs a transfer to completion, or until it is canceled, which wakes it.
///
/// - Returns: libcurl's result code.
static int drive(petmap_curl_exchange *exchange, void *easy) {
  int code = failed_init;
  void *multi = curl.multi_init();
  if (!multi) return code;
  if (curl.multi_add_handle(multi, easy) == 0) {
    set_multi(exchange, multi);
    int running = 1;
    while (running > 0 && !atomic_load(&exchange->is_canceled)) {
      if (curl.multi_perform(multi, &running) != 0) break;
      if (running > 0 && curl.multi_poll(multi, NULL, 0, 1000, NULL) != 0) break;
    }
    if (atomic_load(&exchange->is_canceled)) code = aborted;
    int left;
    for (struct message *message; (message = curl.multi_info_read(multi, &left));)
      if (message->kind == message_done) code = message->data.result;
    set_multi(exchange, NULL);
    curl.multi_remove_handle(multi, easy);
  }
  curl.multi_cleanup(multi);
  return code;
}

static petmap_curl_outcome outcome(int code) {
  switch (code) {
    case 0: return PETMAP_CURL_DONE;
    // The host could not be resolved, the connection was refused, or it was lost.
    case 5: case 6: case 7: case 18: case 52: case 55: case 56: return PETMAP_CURL_NO_CONNECTION;
    case 28: return PETMAP_CURL_TIMED_OUT;
    case aborted: return PETMAP_CURL_CANCELED;
    default: return PETMAP_CURL_FAILED;
  }
}

static void perform(petmap_curl_exchange *exchange) {
  exchange->result = PETMAP_CURL_MISSING;
  pthread_once(&once, open_library);
  if (!opened) return;
  exchange->result = PETMAP_CURL_FAILED;
  void *easy = curl.easy_init();
  if (!easy) return;
  void *headers = NULL;
  const char *line = (const char *)exchange->lines.bytes;
  for (size_t index = 0; index < exchange->line_count; index++) {
    void *longer = curl.slist_append(headers, line);
    if (longer) headers = longer;
    line += strlen(line) + 1;
  }
  curl.easy_setopt(easy, option_url, exchange->url);
  curl.easy_setopt(easy, option_protocols, (long)http_and_https);
  if (exchange->redirects > 0) {
    curl.easy_setopt(easy, option_follow_location, 1L);
    curl.easy_setopt(easy, option_max_redirects, (long)exchange->redirects);
    curl.easy_setopt(easy, option_redirect_protocols, (long)http_and_https);
  }
  if (exchange->forbids_private_hosts) {
    curl.easy_setopt(easy, option_open_socket_function, open_public_socket);
    curl.easy_setopt(easy, option_open_socket_data, exchange);
    curl.easy_setopt(easy, option_proxy, "");
  }
  if (exchange->seconds > 0) curl.easy_setopt(easy, option_timeout, (long)exchange->seconds);
  curl.easy_setopt(easy, option_no_signal, 1L);
  // Do not wait for name resolution when a request is canceled.
  curl.easy_setopt(easy, option_quick_exit, 1L);
  curl.easy_setopt(easy, option_timeout_connect, (long)patience);
  curl.easy_setopt(easy, option_low_speed_limit, 1L);
  curl.easy_setopt(easy, option_low_speed_time, (long)patience);
  curl.easy_setopt(easy, option_user_agent, "petmap");
  curl.easy_setopt(easy, option_accept_encoding, "");
  curl.easy_setopt(easy, option_http_header, headers);
  if (exchange->request.count > 0) {
    curl.easy_setopt(easy, option_post_size, (int64_t)exchange->request.count);
    curl.easy_setopt(easy, option_post_fields, exchange->request.bytes);
  }
  curl.easy_setopt(easy, option_custom_request, exchange->method);
  curl.easy_setopt(easy, option_write_function, take_body);
  curl.easy_setopt(easy, option_write_data, exchange);
  curl.easy_setopt(easy, option_header_function, take_header);
  curl.easy_setopt(easy, option_header_data, exchange);
  curl.easy_setopt(easy, option_no_progress, 0L);
  curl.easy_setopt(easy, option_progress_function, report);
  curl.easy_setopt(easy, option_progress_data, exchange);
  exchange->code = drive(exchange, easy);
  exchange->result = exchange->is_too_large ? PETMAP_CURL_TOO_LARGE : outcome(exchange->code);
  if (exchange->result == PETMAP_CURL_NO_CONNECTION && exchange->met_private_host)
    exchange->result = PETMAP_CURL_PRIVATE_HOST;
  curl.easy_getinfo(easy, info_status, &exchange->status);
  // libcurl does not call the progress callback for a transfer that ends within one step.
  int64_t sent = 0;
  if (!atomic_load(&exchange->is_canceled) && curl.easy_getinfo(easy, info_sent, &sent) == 0)
    report(exchange, 0, 0, 0, sent);
  curl.slist_free_all(headers);
  curl.easy_cleanup(easy);
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
  if (exchange->multi) curl.multi_wakeup(exchange->multi);
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
