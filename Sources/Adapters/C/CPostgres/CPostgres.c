// libpq is loaded on first use, so that programs without a database start without it.

#include "CPostgres.h"

#include <CDynamicLibrary.h>
#include <errno.h>
#include <libpq-fe.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define FUNCTIONS(X) \
  X(PQconninfoParse) X(PQconninfoFree) X(PQfreemem) X(PQconnectdbParams) \
  X(PQfinish) X(PQstatus) X(PQsocket) X(PQerrorMessage) X(PQserverVersion) \
  X(PQparameterStatus) X(PQsetnonblocking) X(PQflush) X(PQconsumeInput) X(PQisBusy) \
  X(PQgetResult) X(PQsendPrepare) X(PQsendQueryPrepared) X(PQsendQuery) \
  X(PQputCopyData) X(PQputCopyEnd) X(PQclear) X(PQresultStatus) \
  X(PQresultErrorField) X(PQntuples) X(PQnfields) X(PQcmdTuples) X(PQgetvalue) \
  X(PQftype) X(PQgetlength) X(PQgetisnull) X(PQsetNoticeReceiver)

DYNAMIC_LIBRARY(
    pq, FUNCTIONS, "libpq.so.5", "libpq.5.dylib", "/opt/homebrew/opt/libpq/lib/libpq.5.dylib",
    "/usr/local/opt/libpq/lib/libpq.5.dylib")

const char *cpostgres_open(void) { return pq_open(); }

void cpostgres_hide_argument(const char *text) {
#ifdef __linux__
  // Swift's arguments are copies; /proc/self/stat contains the addresses of those that ps shows.
  size_t length = strlen(text);
  FILE *file = length > 0 ? fopen("/proc/self/stat", "r") : NULL;
  if (!file) return;
  char line[2048];
  size_t count = fread(line, 1, sizeof line - 1, file);
  fclose(file);
  line[count] = 0;
  // The name in parentheses may contain any character. The first field after it is number 3.
  char *field = strrchr(line, ')');
  for (int number = 2; field && number < 48; number++) field = strchr(field + 1, ' ');
  if (!field) return;
  unsigned long start = 0, end = 0;
  if (sscanf(field, "%lu %lu", &start, &end) != 2 || start == 0 || end <= start) return;
  char *bytes = (char *)start;
  for (size_t at = 0; at + length <= end - start; at++)
    if (memcmp(bytes + at, text, length) == 0) memset(bytes + at, '*', length);
#else
  (void)text;
#endif
}

struct cpostgres_connection {
  PGconn *raw;
  bool is_lost;
  bool has_warning;
  char message[512];
};

static void notice(void *context, const PGresult *result) {
  cpostgres_connection *connection = context;
  const char *state = pq.PQresultErrorField(result, 'C');
  if (state && strcmp(state, "01000") == 0) connection->has_warning = true;
}

// MARK: Hosts

/// The comma-separated lists in an address. Missing ones are taken from the environment.
typedef struct {
  char host[2048], hostaddr[1024], port[256];
} host_lists;

static void read_list(
    const PQconninfoOption *options, const char *keyword, const char *variable, char *list,
    size_t size) {
  const char *value = NULL;
  for (; options->keyword; options++)
    if (strcmp(options->keyword, keyword) == 0) value = options->val;
  if (!value || !value[0]) value = getenv(variable);
  snprintf(list, size, "%s", value ? value : "");
}

/// Returns false for a malformed address.
static bool read_lists(const char *address, host_lists *lists) {
  char *message = NULL;
  PQconninfoOption *options = pq.PQconninfoParse(address, &message);
  if (message) pq.PQfreemem(message);
  if (!options) return false;
  read_list(options, "host", "PGHOST", lists->host, sizeof lists->host);
  read_list(options, "hostaddr", "PGHOSTADDR", lists->hostaddr, sizeof lists->hostaddr);
  read_list(options, "port", "PGPORT", lists->port, sizeof lists->port);
  pq.PQconninfoFree(options);
  return true;
}

static int count_elements(const char *list) {
  int count = list[0] ? 1 : 0;
  for (; *list; list++) count += *list == ',';
  return count;
}

/// Reduces a list to one of its elements. A list of one element applies to all hosts.
static void select_element(char *list, int index) {
  if (count_elements(list) < 2) return;
  char *start = list;
  for (; index > 0 && start; index--) {
    start = strchr(start, ',');
    if (start) start++;
  }
  if (!start) start = list + strlen(list);
  size_t length = strcspn(start, ",");
  memmove(list, start, length);
  list[length] = 0;
}

int cpostgres_host_count(const char *address) {
  host_lists lists;
  if (!read_lists(address, &lists)) return 1;
  int hosts = count_elements(lists.host), addresses = count_elements(lists.hostaddr);
  int count = hosts > addresses ? hosts : addresses;
  return count > 0 ? count : 1;
}

cpostgres_connection *cpostgres_connect(const char *address, int host, const char *attributes) {
  cpostgres_connection *connection = calloc(1, sizeof *connection);
  if (!connection) return NULL;
  host_lists lists;
  bool selects_host = host >= 0 && read_lists(address, &lists);
  if (selects_host) {
    select_element(lists.host, host);
    select_element(lists.hostaddr, host);
    select_element(lists.port, host);
    // Override the address's list, in which an empty element stands for the default port.
    if (!lists.port[0]) snprintf(lists.port, sizeof lists.port, "5432");
  }
  // The address overrides the parameters before `dbname`; those after it override the address.
  const char *keywords[16] = {
      "connect_timeout", "fallback_application_name", "target_session_attrs", "keepalives_idle",
      "keepalives_interval", "keepalives_count", "dbname", "client_encoding"};
  const char *values[16] = {"2", "petmap", attributes, "10", "5", "2", address, "UTF8"};
  int count = 8;
  const char *const names[] = {"host", "hostaddr", "port"};
  const char *const parts[] = {lists.host, lists.hostaddr, lists.port};
  for (int i = 0; selects_host && i < 3; i++) {
    if (!parts[i][0]) continue;
    keywords[count] = names[i];
    values[count++] = parts[i];
  }
  connection->raw = pq.PQconnectdbParams(keywords, values, 1);
  if (!connection->raw) {
    free(connection);
    return NULL;
  }
  if (pq.PQstatus(connection->raw) == CONNECTION_OK) {
    pq.PQsetNoticeReceiver(connection->raw, notice, connection);
    if (pq.PQsetnonblocking(connection->raw, 1) != 0) connection->is_lost = true;
  }
  return connection;
}

void cpostgres_disconnect(cpostgres_connection *connection) {
  pq.PQfinish(connection->raw);
  free(connection);
}

bool cpostgres_is_usable(const cpostgres_connection *connection) {
  return !connection->is_lost && pq.PQstatus(connection->raw) == CONNECTION_OK;
}

const char *cpostgres_message(const cpostgres_connection *connection) {
  return connection->message[0] ? connection->message : pq.PQerrorMessage(connection->raw);
}

int cpostgres_server_version(const cpostgres_connection *connection) {
  return pq.PQserverVersion(connection->raw);
}

const char *cpostgres_parameter(const cpostgres_connection *connection, const char *name) {
  return pq.PQparameterStatus(connection->raw, name);
}

bool cpostgres_take_warning(cpostgres_connection *connection) {
  bool warned = connection->has_warning;
  connection->has_warning = false;
  return warned;
}

// MARK: Deadlines

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/// Waits until the socket is ready.
///
/// Returns the events, or 0 at the deadline.
static int wait_for(cpostgres_connection *connection, int events, int64_t deadline) {
  while (true) {
    struct pollfd descriptor = {pq.PQsocket(connection->raw), (short)events, 0};
    int64_t left = deadline - now();
    int count = left > 0 ? poll(&descriptor, 1, left > 3600000 ? 3600000 : (int)left) : 0;
    if (count > 0) return descriptor.revents;
    if (count < 0 && errno != EINTR) return POLLERR;
    if (count == 0 && deadline <= now()) return 0;
  }
}

static void mark_lost(cpostgres_connection *connection, const char *message) {
  connection->is_lost = true;
  if (message) snprintf(connection->message, sizeof connection->message, "%s", message);
}

static const char *const too_late = "the server did not respond in time";

bool cpostgres_is_late(const cpostgres_connection *connection) {
  return connection->is_lost && strcmp(connection->message, too_late) == 0;
}

/// Sends libpq's buffered output.
static bool flush(cpostgres_connection *connection, int64_t deadline) {
  int state;
  while ((state = pq.PQflush(connection->raw)) == 1) {
    int events = wait_for(connection, POLLIN | POLLOUT, deadline);
    if (events == 0) {
      mark_lost(connection, too_late);
      return false;
    }
    // The server may not read any further until its own output has been read.
    if (events & (POLLIN | POLLERR | POLLHUP) && !pq.PQconsumeInput(connection->raw)) break;
  }
  if (state != 0) mark_lost(connection, NULL);
  return state == 0;
}

static bool is_error(const PGresult *result) {
  int status = pq.PQresultStatus(result);
  return status == PGRES_FATAL_ERROR || status == PGRES_BAD_RESPONSE;
}

/// Returns the first error among the results of the statements sent, or otherwise the last result.
static PGresult *collect(cpostgres_connection *connection, int64_t deadline) {
  if (!flush(connection, deadline)) return NULL;
  PGresult *result = NULL;
  while (true) {
    while (pq.PQisBusy(connection->raw)) {
      int events = wait_for(connection, POLLIN, deadline);
      if (events == 0) mark_lost(connection, too_late);
      if (events == 0 || !pq.PQconsumeInput(connection->raw)) {
        mark_lost(connection, NULL);
        if (result) pq.PQclear(result);
        return NULL;
      }
    }
    PGresult *next = pq.PQgetResult(connection->raw);
    if (!next) break;
    if (result && is_error(result)) {
      pq.PQclear(next);
    } else {
      if (result) pq.PQclear(result);
      result = next;
    }
    if (pq.PQresultStatus(result) == PGRES_COPY_IN) return result;
  }
  if (!result) mark_lost(connection, NULL);
  return result;
}

cpostgres_result *cpostgres_prepare(
    cpostgres_connection *connection, const char *name, const char *statement,
    int64_t milliseconds) {
  int64_t deadline = now() + milliseconds;
  if (!pq.PQsendPrepare(connection->raw, name, statement, 0, NULL)) {
    mark_lost(connection, NULL);
    return NULL;
  }
  return collect(connection, deadline);
}

enum { parameter_limit = 64 };

cpostgres_result *cpostgres_execute(
    cpostgres_connection *connection, const char *name, const uint8_t *values,
    const int32_t *lengths, int count, int64_t milliseconds) {
  int64_t deadline = now() + milliseconds;
  const char *pointers[parameter_limit];
  int sizes[parameter_limit], formats[parameter_limit];
  if (count > parameter_limit) {
    mark_lost(connection, "too many parameters");
    return NULL;
  }
  // An empty value also needs an address, because libpq interprets a null pointer as NULL.
  const char *next = values ? (const char *)values : "";
  for (int i = 0; i < count; i++) {
    bool is_null = lengths[i] < 0;
    pointers[i] = is_null ? NULL : next;
    sizes[i] = is_null ? 0 : lengths[i];
    formats[i] = 1;
    next += sizes[i];
  }
  if (!pq.PQsendQueryPrepared(connection->raw, name, count, pointers, sizes, formats, 1)) {
    mark_lost(connection, NULL);
    return NULL;
  }
  return collect(connection, deadline);
}

cpostgres_result *cpostgres_run(
    cpostgres_connection *connection, const char *statements, int64_t milliseconds) {
  int64_t deadline = now() + milliseconds;
  if (!pq.PQsendQuery(connection->raw, statements)) {
    mark_lost(connection, NULL);
    return NULL;
  }
  return collect(connection, deadline);
}

bool cpostgres_copy(
    cpostgres_connection *connection, const uint8_t *bytes, int count, int64_t milliseconds) {
  int64_t deadline = now() + milliseconds;
  int state;
  while ((state = pq.PQputCopyData(connection->raw, (const char *)bytes, count)) == 0)
    if (!flush(connection, deadline)) return false;
  if (state < 0) {
    mark_lost(connection, NULL);
    return false;
  }
  return flush(connection, deadline);
}

cpostgres_result *cpostgres_copy_end(cpostgres_connection *connection, int64_t milliseconds) {
  int64_t deadline = now() + milliseconds;
  int state;
  while ((state = pq.PQputCopyEnd(connection->raw, NULL)) == 0)
    if (!flush(connection, deadline)) return NULL;
  if (state < 0) {
    mark_lost(connection, NULL);
    return NULL;
  }
  return collect(connection, deadline);
}

// MARK: Results

void cpostgres_result_free(cpostgres_result *result) { pq.PQclear(result); }

bool cpostgres_result_is_error(const cpostgres_result *result) { return is_error(result); }

const char *cpostgres_result_field(const cpostgres_result *result, char field) {
  return pq.PQresultErrorField(result, field);
}

int cpostgres_result_rows(const cpostgres_result *result) { return pq.PQntuples(result); }

int cpostgres_result_columns(const cpostgres_result *result) { return pq.PQnfields(result); }

uint32_t cpostgres_result_type(const cpostgres_result *result, int column) {
  return pq.PQftype(result, column);
}

int64_t cpostgres_result_changed(const cpostgres_result *result) {
  return atoll(pq.PQcmdTuples((PGresult *)result));
}

const uint8_t *cpostgres_result_value(
    const cpostgres_result *result, int row, int column, int *count) {
  *count = pq.PQgetisnull(result, row, column) ? -1 : pq.PQgetlength(result, row, column);
  return (const uint8_t *)pq.PQgetvalue(result, row, column);
}
