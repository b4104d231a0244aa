// libqrencode is loaded on first use. The constants and the structure are part of its stable ABI.

#include "CQREncode.h"

#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <stdbool.h>

// QR_ECLEVEL_M.
enum { level_medium = 1 };

typedef struct pm_code {
  int version, width;
  unsigned char *data;
} pm_code;

static struct {
  pm_code *(*encodeData)(int, const unsigned char *, int, int);
  void (*free)(pm_code *);
} qrencode;

static bool opened;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
  static const char *const names[] = {
      "libqrencode.so.4", "libqrencode.4.dylib", "/opt/homebrew/lib/libqrencode.4.dylib",
      "/usr/local/lib/libqrencode.4.dylib"};
  void *library = NULL;
  for (size_t index = 0; index < sizeof names / sizeof *names && !library; index++)
    library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
#define FIND(name)                                                         \
  if (!(*(void **)&qrencode.name = dlsym(library, "QRcode_" #name))) return
  FIND(encodeData);
  FIND(free);
#undef FIND
  opened = true;
}

petmap_qrcode_outcome petmap_qrcode_encode(
    const uint8_t *bytes, size_t count, uint8_t *modules, int32_t *side) {
  pthread_once(&once, open_library);
  if (!opened) return PETMAP_QRCODE_MISSING;
  if (count > INT_MAX) return PETMAP_QRCODE_TOO_LONG;
  pm_code *code = qrencode.encodeData((int)count, bytes, 0, level_medium);
  if (!code) return errno == ERANGE ? PETMAP_QRCODE_TOO_LONG : PETMAP_QRCODE_NO_MEMORY;
  int total = code->width * code->width;
  bool fits = total <= petmap_qrcode_capacity;
  // Bit 0 of a module is set if it is dark; the other bits identify the part that it belongs to.
  for (int index = 0; fits && index < total; index++) modules[index] = code->data[index] & 1;
  *side = code->width;
  qrencode.free(code);
  return fits ? PETMAP_QRCODE_DONE : PETMAP_QRCODE_TOO_LONG;
}
