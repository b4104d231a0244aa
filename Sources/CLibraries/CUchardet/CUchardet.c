// uchardet is loaded on first use. Its functions have not changed since its first release.

#include "CUchardet.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

static struct {
  void *(*new)(void);
  int (*handle_data)(void *, const char *, size_t);
  void (*data_end)(void *);
  const char *(*get_charset)(void *);
  void (*delete)(void *);
} uchardet;

static bool opened;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
  static const char *const names[] = {
      "libuchardet.so.0", "libuchardet.0.dylib", "/opt/homebrew/lib/libuchardet.0.dylib",
      "/usr/local/lib/libuchardet.0.dylib"};
  void *library = NULL;
  for (size_t index = 0; index < sizeof names / sizeof *names && !library; index++)
    library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
#define FIND(name)                                                           \
  if (!(*(void **)&uchardet.name = dlsym(library, "uchardet_" #name))) return
  FIND(new);
  FIND(handle_data);
  FIND(data_end);
  FIND(get_charset);
  FIND(delete);
#undef FIND
  opened = true;
}

bool petmap_uchardet_is_available(void) {
  pthread_once(&once, open_library);
  return opened;
}

void petmap_uchardet_detect(const uint8_t *text, size_t count, char *name, size_t capacity) {
  if (capacity == 0) return;
  name[0] = 0;
  if (!petmap_uchardet_is_available()) return;
  void *detector = uchardet.new();
  if (!detector) return;
  if (uchardet.handle_data(detector, (const char *)text, count) == 0) {
    uchardet.data_end(detector);
    strncat(name, uchardet.get_charset(detector), capacity - 1);
  }
  uchardet.delete(detector);
}
