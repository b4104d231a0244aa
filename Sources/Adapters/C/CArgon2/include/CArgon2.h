// A binding to Argon2 (RFC 9106). The library is loaded on first use, so that programs that do not
// hash passwords start without it.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The outcome of a call.
typedef enum {
  PETMAP_ARGON2_DONE,
  /// The password does not match the hash.
  PETMAP_ARGON2_MISMATCH,
  PETMAP_ARGON2_NO_MEMORY,
  /// The encoded hash is malformed.
  PETMAP_ARGON2_DAMAGED,
  /// The library is not installed.
  PETMAP_ARGON2_MISSING,
} petmap_argon2_outcome;

/// Hashes a password with Argon2id, version 19, into its NUL-terminated encoded form.
///
/// - passes: the number of passes over the memory, at least 1
/// - kibibytes: the memory cost in KiB
/// - lanes: the number of lanes, at least 1, which are computed sequentially
/// - length: the length of the hash in bytes
petmap_argon2_outcome petmap_argon2_hash(
    uint32_t passes, uint32_t kibibytes, uint32_t lanes, const uint8_t *password, size_t count,
    const uint8_t *salt, size_t salt_count, size_t length, char *encoded, size_t capacity);

/// Verifies a password against an encoded hash in constant time.
petmap_argon2_outcome petmap_argon2_verify(
    const char *encoded, const uint8_t *password, size_t count);

#pragma clang assume_nonnull end
