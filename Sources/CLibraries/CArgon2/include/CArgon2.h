// The door to Argon2 (RFC 9106): the library is opened on first use, so that a program that hashes no
// password starts without it.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// What a call came to.
typedef enum {
  PETMAP_ARGON2_DONE,
  /// The password is not the one that was hashed.
  PETMAP_ARGON2_MISMATCH,
  PETMAP_ARGON2_NO_MEMORY,
  /// The encoded hash cannot be read.
  PETMAP_ARGON2_DAMAGED,
  /// There is no such library.
  PETMAP_ARGON2_MISSING,
} petmap_argon2_outcome;

/// Hashes a password with Argon2id, version 19, into its encoded form, ended by a zero byte.
///
/// - passes: how often the memory is gone over, 1 or more
/// - kibibytes: of memory
/// - lanes: 1 or more, one after the other
/// - length: of the hash in bytes
petmap_argon2_outcome petmap_argon2_hash(
    uint32_t passes, uint32_t kibibytes, uint32_t lanes, const uint8_t *password, size_t count,
    const uint8_t *salt, size_t salt_count, size_t length, char *encoded, size_t capacity);

/// Whether a password is the one of an encoded hash; compared in constant time.
petmap_argon2_outcome petmap_argon2_verify(
    const char *encoded, const uint8_t *password, size_t count);

#pragma clang assume_nonnull end
