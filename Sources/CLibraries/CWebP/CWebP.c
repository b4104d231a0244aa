// libwebp is loaded on first use. These functions belong to its simple API, which has not changed
// since its first release.

#include "CWebP.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static struct {
  int (*GetInfo)(const uint8_t *, size_t, int *, int *);
  uint8_t *(*DecodeBGRAInto)(const uint8_t *, size_t, uint8_t *, size_t, int);
  uint8_t *(*DecodeARGBInto)(const uint8_t *, size_t, uint8_t *, size_t, int);
  size_t (*EncodeRGB)(const uint8_t *, int, int, int, float, uint8_t **);
  void (*Free)(void *);
} webp;

static bool opened;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
  static const char *const names[] = {
      "libwebp.so.7", "libwebp.7.dylib", "/opt/homebrew/lib/libwebp.7.dylib",
      "/usr/local/lib/libwebp.7.dylib"};
  void *library = NULL;
  for (size_t index = 0; index < sizeof names / sizeof *names && !library; index++)
    library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
#define FIND(name)                                              \
  if (!(*(void **)&webp.name = dlsym(library, "WebP" #name))) \
  return
  FIND(GetInfo);
  FIND(DecodeBGRAInto);
  FIND(DecodeARGBInto);
  FIND(EncodeRGB);
  FIND(Free);
#undef FIND
  opened = true;
}

bool petmap_webp_open(void) {
  pthread_once(&once, open_library);
  return opened;
}

bool petmap_webp_unpack(
    const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels, int stride) {
  int real_width, real_height;
  if (!petmap_webp_open() || !webp.GetInfo(bytes, count, &real_width, &real_height) ||
      real_width != width || real_height != height)
    return false;
  size_t size = (size_t)stride * (size_t)height;
  const uint32_t one = 1;
  uint8_t *good = *(const uint8_t *)&one
                      ? webp.DecodeBGRAInto(bytes, count, pixels, size, stride)
                      : webp.DecodeARGBInto(bytes, count, pixels, size, stride);
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
  size_t count = webp.EncodeRGB(opaque, width, height, 3 * width, (float)quality, &file);
  free(opaque);
  bool isTaken = count && sink(context, file, count);
  if (file) webp.Free(file);
  return isTaken;
}
