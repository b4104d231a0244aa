// A binding to libpq. The library is loaded on first use, so that programs without a database start
// without it. All functions except cpostgres_hide_argument require that cpostgres_open has returned
// NULL.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Loads libpq once per process, from any thread. Returns NULL on success, otherwise the loader's
/// error message.
const char *_Nullable cpostgres_open(void);

/// Overwrites a string in the process's arguments, so that ps does not show it.
void cpostgres_hide_argument(const char *text);

/// A connection, used by one thread at a time.
typedef struct cpostgres_connection cpostgres_connection;

/// The number of hosts that an address lists.
int cpostgres_host_count(const char *address);

/// Connects to a host, blocking until the attempt succeeds or fails. Returns NULL if memory is
/// exhausted; otherwise, cpostgres_is_usable returns whether the attempt succeeded.
///
/// - host: the index of the host in the address; -1 for whichever host libpq selects.
/// - attributes: libpq's target_session_attrs, unless the address specifies it.
cpostgres_connection *_Nullable cpostgres_connect(
    const char *address, int host, const char *attributes);
void cpostgres_disconnect(cpostgres_connection *connection);

/// Whether the connection is established and no call on it has timed out.
bool cpostgres_is_usable(const cpostgres_connection *connection);

/// Whether the connection is unusable because a call on it timed out.
bool cpostgres_is_late(const cpostgres_connection *connection);

/// libpq's message for the connection's last failure.
const char *cpostgres_message(const cpostgres_connection *connection);

/// The server's version, such as 150004 for 15.4.
int cpostgres_server_version(const cpostgres_connection *connection);

/// A parameter that the server has reported, such as server_encoding; NULL if it is unknown.
const char *_Nullable cpostgres_parameter(
    const cpostgres_connection *connection, const char *name);

/// The result of a statement: rows or an error.
typedef struct pg_result cpostgres_result;

/// Prepares a statement under a name.
///
/// Every function that returns a result returns NULL if the connection is lost or the call times
/// out. The connection is then unusable.
cpostgres_result *_Nullable cpostgres_prepare(
    cpostgres_connection *connection, const char *name, const char *statement,
    int64_t milliseconds);

/// Runs a prepared statement. Parameters and results are in binary format.
///
/// - values: the concatenated bytes of the parameters.
/// - lengths: the length of each; -1 for NULL, which takes no bytes.
cpostgres_result *_Nullable cpostgres_execute(
    cpostgres_connection *connection, const char *name, const uint8_t *_Nullable values,
    const int32_t *_Nullable lengths, int count, int64_t milliseconds);

/// Runs statements without parameters until one fails or begins a COPY, and returns the result of
/// the last statement that ran.
cpostgres_result *_Nullable cpostgres_run(
    cpostgres_connection *connection, const char *statements, int64_t milliseconds);

/// Sends bytes of a COPY FROM STDIN.
bool cpostgres_copy(
    cpostgres_connection *connection, const uint8_t *bytes, int count, int64_t milliseconds);

/// Ends a COPY FROM STDIN.
cpostgres_result *_Nullable cpostgres_copy_end(
    cpostgres_connection *connection, int64_t milliseconds);

/// Whether the server has issued a warning since the last call: a warning of class 01000 during a
/// COMMIT means that the wait for a standby was canceled.
bool cpostgres_take_warning(cpostgres_connection *connection);

void cpostgres_result_free(cpostgres_result *result);

/// Whether the statement failed.
bool cpostgres_result_is_error(const cpostgres_result *result);

/// A field of an error: 'C' for the SQLSTATE, 'M' for the message, 'n' for the constraint. NULL if
/// absent.
const char *_Nullable cpostgres_result_field(const cpostgres_result *result, char field);

int cpostgres_result_rows(const cpostgres_result *result);
int cpostgres_result_columns(const cpostgres_result *result);

/// The object identifier of a column's type, as in the table pg_type.
uint32_t cpostgres_result_type(const cpostgres_result *result, int column);

/// The number of rows changed by a statement that returns no rows.
int64_t cpostgres_result_changed(const cpostgres_result *result);

/// The bytes of a value and their count, which is -1 for NULL.
const uint8_t *cpostgres_result_value(
    const cpostgres_result *result, int row, int column, int *count);

#pragma clang assume_nonnull end
