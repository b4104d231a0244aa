// libwebp is loaded on first use. These functions belong to its simple API, which has not changed
// since its first release.

#include "CWebP.h"

#include <CDynamicLibrary.h>
#include <stdlib.h>
#include <string.h>
#include <webp/decode.h>
#include <webp/encode.h>

#define FUNCTIONS(X) \
  X(WebPGetInfo) X(WebPDecodeBGRAInto) X(WebPDecodeARGBInto) X(WebPEncodeRGB) \
  X(WebPFree)

DYNAMIC_LIBRARY(webp, FUNCTIONS, "libwebp.so.7", "libwebp.7.dylib")

bool petmap_webp_open(void) { return !webp_open(); }

bool petmap_webp_unpack(
    const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels, int stride) {
  int real_width, real_height;
  if (!petmap_webp_open() || !webp.WebPGetInfo(bytes, count, &real_width, &real_height) ||
      real_width != width || real_height != height)
    return false;
  size_t size = (size_t)stride * (size_t)height;
  const uint32_t one = 1;
  uint8_t *good = *(const uint8_t *)&one
                      ? webp.WebPDecodeBGRAInto(bytes, count, pixels, size, stride)
                      : webp.WebPDecodeARGBInto(bytes, count, pixels, size, stride);
  if (!good) return false;
  for (int y = 0; y < height; y++) {
    uint8_t *row = pixels + (size_t)y * (size_t)stride;
    for (int x = 0; x < width; x++) {
      uint32_t pixel;
      memcpy(&pixel, row + 4 * (size_t)x, 4);
      uint32_t alpha = pixel >> 24;
      if (alpha == 255) continue;
      uint32_t red = ((pixel >> 16 & 255) * alpha + 127) / 255,
               green = ((pixel >> 8 & 255) * alpha + 127) / 255,
               blue = ((pixel & 255) * alpha + 127) / 255;
      pixel = alpha << 24 | red << 16 | green << 8 | blue;
      memcpy(row + 4 * (size_t)x, &pixel, 4);
    }
  }
  return true;
}

bool petmap_webp_pack(
    const uint8_t *pixels, int stride, int width, int height, int quality,
    bool (*sink)(void *context, const uint8_t *bytes, size_t count), void *context) {
  if (!petmap_webp_open()) return false;
  uint8_t *opaque = malloc((size_t)width * (size_t)height * 3), *next = opaque;
  if (!opaque) return false;
  for (int y = 0; y < height; y++) {
    const uint8_t *row = pixels + (size_t)y * (size_t)stride;
    for (int x = 0; x < width; x++) {
      uint32_t pixel;
      memcpy(&pixel, row + 4 * (size_t)x, 4);
      *next++ = (uint8_t)(pixel >> 16);
      *next++ = (uint8_t)(pixel >> 8);
      *next++ = (uint8_t)pixel;
    }
  }
  uint8_t *file = NULL;
  size_t count = webp.WebPEncodeRGB(opaque, width, height, 3 * width, (float)quality, &file);
  free(opaque);
  bool isTaken = count && sink(context, file, count);
  if (file) webp.WebPFree(file);
  return isTaken;
}
