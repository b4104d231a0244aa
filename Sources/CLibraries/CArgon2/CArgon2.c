// libargon2 is loaded on first use. The constants are part of its stable ABI.

#include "CArgon2.h"

#include <dlfcn.h>
#include <pthread.h>

enum { no_error = 0, memory_error = -22, mismatch = -35 };

static struct {
  int (*id_hash_encoded)(
      uint32_t, uint32_t, uint32_t, const void *, size_t, const void *, size_t, size_t, char *,
      size_t);
  int (*id_verify)(const char *, const void *, size_t);
} argon2;

static bool opened;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
  static const char *const names[] = {
      "libargon2.so.1", "libargon2.1.dylib", "/opt/homebrew/lib/libargon2.1.dylib",
      "/usr/local/lib/libargon2.1.dylib"};
  void *library = NULL;
  for (size_t index = 0; index < sizeof names / sizeof *names && !library; index++)
    library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
#define FIND(name, symbol)                                      \
  if (!(*(void **)&argon2.name = dlsym(library, symbol))) return
  FIND(id_hash_encoded, "argon2id_hash_encoded");
  FIND(id_verify, "argon2id_verify");
#undef FIND
  opened = true;
}

static bool is_open(void) {
  pthread_once(&once, open_library);
  return opened;
}

static petmap_argon2_outcome outcome(int code) {
  switch (code) {
    case no_error: return PETMAP_ARGON2_DONE;
    case mismatch: return PETMAP_ARGON2_MISMATCH;
    case memory_error: return PETMAP_ARGON2_NO_MEMORY;
    default: return PETMAP_ARGON2_DAMAGED;
  }
}

petmap_argon2_outcome petmap_argon2_hash(
    uint32_t passes, uint32_t kibibytes, uint32_t lanes, const uint8_t *password, size_t count,
    const uint8_t *salt, size_t salt_count, size_t length, char *encoded, size_t capacity) {
  if (!is_open()) return PETMAP_ARGON2_MISSING;
  return outcome(argon2.id_hash_encoded(
      passes, kibibytes, lanes, password, count, salt, salt_count, length, encoded, capacity));
}

petmap_argon2_outcome petmap_argon2_verify(
    const char *encoded, const uint8_t *password, size_t count) {
  if (!is_open()) return PETMAP_ARGON2_MISSING;
  return outcome(argon2.id_verify(encoded, password, count));
}
