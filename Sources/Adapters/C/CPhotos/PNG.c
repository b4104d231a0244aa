// Uses the simplified API of libpng.

#include "CPhotos.h"
#include "OnWhite.h"

#include <CDynamicLibrary.h>
#include <png.h>
#include <string.h>

#define FUNCTIONS(X) \
  X(png_image_begin_read_from_memory) X(png_image_finish_read) X(png_image_free)

DYNAMIC_LIBRARY(png, FUNCTIONS, "libpng16.so.16", "libpng16.16.dylib")

bool petmap_png_open(void) { return !png_open(); }

bool petmap_png_unpack(
    const uint8_t *bytes, size_t count, int width, int height, uint32_t *pixels) {
  if (!petmap_png_open()) return false;
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  if (!png.png_image_begin_read_from_memory(&image, bytes, count)) return false;
  image.format = PNG_FORMAT_BGRA;
  // Without this flag, colors of 16 bits would be taken for linear.
  image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
  bool good = image.width == (png_uint_32)width && image.height == (png_uint_32)height &&
              png.png_image_finish_read(&image, NULL, pixels, 4 * width, NULL);
  png.png_image_free(&image);
  if (!good) return false;
  size_t total = (size_t)width * (size_t)height;
  for (size_t index = 0; index < total; index++) {
    uint32_t pixel = pixels[index], alpha = pixel >> 24;
    pixels[index] = 0xFF000000u | on_white(pixel >> 16 & 255, alpha) << 16 |
                    on_white(pixel >> 8 & 255, alpha) << 8 | on_white(pixel & 255, alpha);
  }
  return true;
}
