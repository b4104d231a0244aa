// uchardet is loaded on first use.

#include "CUchardet.h"

#include <CDynamicLibrary.h>
#include <string.h>
#include <uchardet/uchardet.h>

#define FUNCTIONS(X)                                                              \
  X(uchardet_new) X(uchardet_handle_data) X(uchardet_data_end)                    \
  X(uchardet_get_charset) X(uchardet_delete)

DYNAMIC_LIBRARY(uchardet, FUNCTIONS, "libuchardet.so.0", "libuchardet.0.dylib")

bool petmap_uchardet_is_available(void) { return !uchardet_open(); }

void petmap_uchardet_detect(const uint8_t *text, size_t count, char *name, size_t capacity) {
  if (capacity == 0) return;
  name[0] = 0;
  if (!petmap_uchardet_is_available()) return;
  uchardet_t detector = uchardet.uchardet_new();
  if (!detector) return;
  if (uchardet.uchardet_handle_data(detector, (const char *)text, count) == 0) {
    uchardet.uchardet_data_end(detector);
    strncat(name, uchardet.uchardet_get_charset(detector), capacity - 1);
  }
  uchardet.uchardet_delete(detector);
}
