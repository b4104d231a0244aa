// A PNG encoder based on libpng. Cairo's own encoder cannot set the compression level, and at
// zlib's default level, most of the time would be spent compressing.

#include "CCairo.h"

#include <CDynamicLibrary.h>
#include <math.h>
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#define FUNCTIONS(X)                                                                     \
  X(png_create_write_struct) X(png_create_info_struct) X(png_destroy_write_struct)       \
  X(png_set_longjmp_fn) X(png_get_io_ptr) X(png_set_write_fn) X(png_set_IHDR)            \
  X(png_set_pHYs) X(png_set_compression_level) X(png_set_filter) X(png_write_info)       \
  X(png_write_row) X(png_write_end) X(png_error)

DYNAMIC_LIBRARY(png, FUNCTIONS, "libpng16.so.16", "libpng16.16.dylib")

typedef struct pm_output {
  petmap_sink sink;
  void *context;
} pm_output;

static void write_to_sink(png_structp writer, png_bytep bytes, size_t count) {
  const pm_output *output = png.png_get_io_ptr(writer);
  if (!output->sink(output->context, bytes, count)) png.png_error(writer, "the sink is closed");
}

static void flush(png_structp writer) { (void)writer; }

/// Handles an error without printing its message, unlike libpng's default handler.
static void fail(png_structp writer, png_const_charp message) {
  (void)message;
  longjmp(*png.png_set_longjmp_fn(writer, longjmp, sizeof(jmp_buf)), 1);
}

static void ignore(png_structp writer, png_const_charp message) { (void)writer, (void)message; }

static bool all_opaque(const uint8_t *pixels, int stride, int width, int height) {
  for (int y = 0; y < height; y++) {
    const uint8_t *row = pixels + (size_t)y * (size_t)stride;
    for (int x = 0; x < width; x++) {
      uint32_t pixel;
      memcpy(&pixel, row + 4 * (size_t)x, 4);
      if (pixel >> 24 != 255) return false;
    }
  }
  return true;
}

/// Converts a row to red, green, blue, and, unless it is opaque, straight alpha.
static void unpack(const uint8_t *row, int width, bool opaque, uint8_t *out) {
  for (int x = 0; x < width; x++) {
    uint32_t pixel;
    memcpy(&pixel, row + 4 * (size_t)x, 4);
    uint32_t alpha = pixel >> 24, red = pixel >> 16 & 255, green = pixel >> 8 & 255,
             blue = pixel & 255;
    if (!opaque && alpha && alpha != 255) {
      red = (red * 255 + alpha / 2) / alpha;
      green = (green * 255 + alpha / 2) / alpha;
      blue = (blue * 255 + alpha / 2) / alpha;
    }
    *out++ = (uint8_t)red;
    *out++ = (uint8_t)green;
    *out++ = (uint8_t)blue;
    if (!opaque) *out++ = (uint8_t)alpha;
  }
}

bool petmap_png_write(
    const uint8_t *pixels, int stride, int width, int height, int level, double pixels_per_inch,
    petmap_sink sink, void *context) {
  if (png_open()) return false;
  pm_output output = {sink, context};
  bool opaque = all_opaque(pixels, stride, width, height);
  uint8_t *row = malloc((size_t)width * 4);
  png_structp writer =
      row ? png.png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore) : NULL;
  png_infop info = writer ? png.png_create_info_struct(writer) : NULL;
  volatile bool good = false;
  if (info && !setjmp(*png.png_set_longjmp_fn(writer, longjmp, sizeof(jmp_buf)))) {
    png.png_set_write_fn(writer, &output, write_to_sink, flush);
    png.png_set_IHDR(
        writer, info, (png_uint_32)width, (png_uint_32)height, 8,
        opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_uint_32 density = (png_uint_32)lround(pixels_per_inch / 0.0254);
    png.png_set_pHYs(writer, info, density, density, PNG_RESOLUTION_METER);
    png.png_set_compression_level(writer, level);
    png.png_set_filter(
        writer, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE | PNG_FILTER_SUB | PNG_FILTER_UP);
    png.png_write_info(writer, info);
    for (int y = 0; y < height; y++) {
      unpack(pixels + (size_t)y * (size_t)stride, width, opaque, row);
      png.png_write_row(writer, row);
    }
    png.png_write_end(writer, NULL);
    good = true;
  }
  if (writer) png.png_destroy_write_struct(&writer, &info);
  free(row);
  return good;
}
