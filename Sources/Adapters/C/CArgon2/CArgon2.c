// libargon2 is loaded on first use.

#include "CArgon2.h"

#include <CDynamicLibrary.h>
#include <argon2.h>

#define FUNCTIONS(X) X(argon2id_hash_encoded) X(argon2id_verify)

DYNAMIC_LIBRARY(argon2, FUNCTIONS, "libargon2.so.1", "libargon2.1.dylib")

static petmap_argon2_outcome outcome(int code) {
  switch (code) {
    case ARGON2_OK: return PETMAP_ARGON2_DONE;
    case ARGON2_VERIFY_MISMATCH: return PETMAP_ARGON2_MISMATCH;
    case ARGON2_MEMORY_ALLOCATION_ERROR: return PETMAP_ARGON2_NO_MEMORY;
    default: return PETMAP_ARGON2_DAMAGED;
  }
}

petmap_argon2_outcome petmap_argon2_hash(
    uint32_t passes, uint32_t kibibytes, uint32_t lanes, const uint8_t *password, size_t count,
    const uint8_t *salt, size_t salt_count, size_t length, char *encoded, size_t capacity) {
  if (argon2_open()) return PETMAP_ARGON2_MISSING;
  return outcome(argon2.argon2id_hash_encoded(
      passes, kibibytes, lanes, password, count, salt, salt_count, length, encoded, capacity));
}

petmap_argon2_outcome petmap_argon2_verify(
    const char *encoded, const uint8_t *password, size_t count) {
  if (argon2_open()) return PETMAP_ARGON2_MISSING;
  return outcome(argon2.argon2id_verify(encoded, password, count));
}
