// libqrencode is loaded on first use.

#include "CQREncode.h"

#include <CDynamicLibrary.h>
#include <errno.h>
#include <limits.h>
#include <qrencode.h>

#define FUNCTIONS(X) X(QRcode_encodeData) X(QRcode_free)

DYNAMIC_LIBRARY(qrencode, FUNCTIONS, "libqrencode.so.4", "libqrencode.4.dylib")

petmap_qrcode_outcome petmap_qrcode_encode(
    const uint8_t *bytes, size_t count, uint8_t *modules, int32_t *side) {
  if (qrencode_open()) return PETMAP_QRCODE_MISSING;
  if (count > INT_MAX) return PETMAP_QRCODE_TOO_LONG;
  QRcode *code = qrencode.QRcode_encodeData((int)count, bytes, 0, QR_ECLEVEL_M);
  if (!code) return errno == ERANGE ? PETMAP_QRCODE_TOO_LONG : PETMAP_QRCODE_NO_MEMORY;
  int total = code->width * code->width;
  bool fits = total <= petmap_qrcode_capacity;
  // Bit 0 of a module is set if it is dark; the other bits identify the part that it belongs to.
  for (int index = 0; fits && index < total; index++) modules[index] = code->data[index] & 1;
  *side = code->width;
  qrencode.QRcode_free(code);
  return fits ? PETMAP_QRCODE_DONE : PETMAP_QRCODE_TOO_LONG;
}
