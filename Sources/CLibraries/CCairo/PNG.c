// A PNG encoder based on zlib: Cairo's own cannot set the compression level, and at zlib's default
// most of the time is spent compressing. See the PNG specification, third edition, §9 for the
// filters.

#include "CCairo.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

typedef struct pm_output {
  petmap_sink sink;
  void *context;
} pm_output;

static void put32(uint8_t *bytes, uint32_t number) {
  bytes[0] = (uint8_t)(number >> 24);
  bytes[1] = (uint8_t)(number >> 16);
  bytes[2] = (uint8_t)(number >> 8);
  bytes[3] = (uint8_t)number;
}

static bool put_chunk(
    const pm_output *output, const char *type, const uint8_t *bytes, size_t count) {
  uint8_t head[8], tail[4];
  put32(head, (uint32_t)count);
  memcpy(head + 4, type, 4);
  uLong crc = crc32(0, head + 4, 4);
  if (count) crc = crc32(crc, bytes, (uInt)count);
  put32(tail, (uint32_t)crc);
  return output->sink(output->context, head, 8) &&
         (!count || output->sink(output->context, bytes, count)) &&
         output->sink(output->context, tail, 4);
}

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

/// Converts a row to red, green, blue, and, unless opaque, alpha that is not premultiplied.
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

/// Applies filter 0 (none), 1 (sub), or 2 (up) to a row, and returns the sum of the differences'
/// magnitudes.
static unsigned long filter(
    int kind, const uint8_t *row, const uint8_t *above, size_t count, size_t step, uint8_t *out) {
  unsigned long sum = 0;
  *out++ = (uint8_t)kind;
  for (size_t index = 0; index < count; index++) {
    uint8_t before = kind == 1 ? (index >= step ? row[index - step] : 0) : kind == 2 ? above[index] : 0;
    uint8_t difference = (uint8_t)(row[index] - before);
    out[index] = difference;
    sum += difference < 128 ? difference : 256u - difference;
  }
  return sum;
}

bool petmap_png_write(
    const uint8_t *pixels, int stride, int width, int height, int level, double pixels_per_inch,
    petmap_sink sink, void *context) {
  pm_output output = {sink, context};
  bool opaque = all_opaque(pixels, stride, width, height);
  size_t step = opaque ? 3 : 4, count = step * (size_t)width;
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  uint8_t header[13] = {0};
  put32(header, (uint32_t)width);
  put32(header + 4, (uint32_t)height);
  header[8] = 8;
  header[9] = opaque ? 2 : 6;
  uint8_t density[9] = {0};
  put32(density, (uint32_t)lround(pixels_per_inch / 0.0254));
  put32(density + 4, (uint32_t)lround(pixels_per_inch / 0.0254));
  density[8] = 1;
  if (!sink(context, signature, 8) || !put_chunk(&output, "IHDR", header, 13) ||
      !put_chunk(&output, "pHYs", density, 9))
    return false;

  enum { packed_size = 1 << 16 };
  uint8_t *rows = calloc(2, count), *tries = malloc(3 * (count + 1)), *packed = malloc(packed_size);
  z_stream stream = {0};
  bool good = rows && tries && packed && deflateInit(&stream, level) == Z_OK;
  bool begun = good;
  uint8_t *row = rows, *above = rows + count;
  stream.next_out = packed;
  stream.avail_out = packed_size;
  for (int y = 0; good && y < height; y++) {
    unpack(pixels + (size_t)y * (size_t)stride, width, opaque, row);
    int best = 0;
    unsigned long least = ULONG_MAX;
    for (int kind = 0; kind < 3; kind++) {
      unsigned long sum =
          filter(kind, row, above, count, step, tries + (size_t)kind * (count + 1));
      if (sum < least) {
        least = sum;
        best = kind;
      }
    }
    stream.next_in = tries + (size_t)best * (count + 1);
    stream.avail_in = (uInt)(count + 1);
    while (good && stream.avail_in) {
      good = deflate(&stream, Z_NO_FLUSH) == Z_OK;
      if (good && !stream.avail_out) {
        good = put_chunk(&output, "IDAT", packed, packed_size);
        stream.next_out = packed;
        stream.avail_out = packed_size;
      }
    }
    uint8_t *other = row;
    row = above;
    above = other;
  }
  while (good) {
    int state = deflate(&stream, Z_FINISH);
    good = state == Z_OK || state == Z_STREAM_END || state == Z_BUF_ERROR;
    if (good) good = put_chunk(&output, "IDAT", packed, packed_size - stream.avail_out);
    if (state == Z_STREAM_END) break;
    stream.next_out = packed;
    stream.avail_out = packed_size;
  }
  if (begun) deflateEnd(&stream);
  free(rows);
  free(tries);
  free(packed);
  return good && put_chunk(&output, "IEND", NULL, 0);
}
