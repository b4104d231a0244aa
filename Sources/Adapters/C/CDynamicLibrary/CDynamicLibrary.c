#include "CDynamicLibrary.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

static void *open_file(const char *directory, const char *file) {
  char path[512];
  snprintf(path, sizeof path, "%s%s", directory, file);
  return dlopen(path, RTLD_NOW | RTLD_LOCAL);
}

void *petmap_library_open(
    const char *const *files, size_t count, char *failure, size_t failure_size) {
  static const char *const directories[] = {
      "",
#ifdef __APPLE__
      "/opt/homebrew/lib/", "/usr/local/lib/",
#endif
  };
  failure[0] = 0;
  for (size_t file = 0; file < count; file++) {
    for (size_t index = 0; index < sizeof directories / sizeof *directories; index++) {
      void *library = open_file(directories[index], files[file]);
      if (library) {
        failure[0] = 0;
        return library;
      }
      const char *reason = dlerror();
      if (!failure[0]) snprintf(failure, failure_size, "%s", reason ? reason : "cannot be opened");
    }
  }
  return NULL;
}

bool petmap_library_find(
    void *library, const char *suffix, const char *const *symbols, size_t count, void *table,
    char *failure, size_t failure_size) {
  for (size_t index = 0; index < count; index++) {
    char name[128];
    snprintf(name, sizeof name, "%s%s", symbols[index], suffix);
    void *address = dlsym(library, name);
    if (!address) {
      snprintf(failure, failure_size, "the library has no function %s", name);
      return false;
    }
    memcpy((char *)table + index * sizeof address, &address, sizeof address);
  }
  return true;
}
