// libjpeg-turbo is loaded on first use.

#include "CTurboJPEG.h"

#include <CDynamicLibrary.h>
#include <string.h>
#include <turbojpeg.h>

#define FUNCTIONS(X)                                                              \
  X(tjInitDecompress) X(tjDecompressHeader3) X(tjGetScalingFactors)               \
  X(tjDecompress2) X(tjGetErrorCode) X(tjInitCompress) X(tjCompress2) X(tjFree)   \
  X(tjDestroy)

DYNAMIC_LIBRARY(jpeg, FUNCTIONS, "libturbojpeg.so.0", "libturbojpeg.0.dylib")

bool petmap_jpeg_open(void) { return !jpeg_open(); }

bool petmap_jpeg_size(
    const uint8_t *bytes, size_t count, int minimum_width, int minimum_height, int *width,
    int *height) {
  if (!petmap_jpeg_open()) return false;
  tjhandle reader = jpeg.tjInitDecompress();
  if (!reader) return false;
  int full_width, full_height, sampling, space;
  bool good = jpeg.tjDecompressHeader3(
                  reader, bytes, count, &full_width, &full_height, &sampling, &space) == 0;
  jpeg.tjDestroy(reader);
  if (!good) return false;
  *width = full_width;
  *height = full_height;
  int fractions = 0;
  tjscalingfactor *fraction = jpeg.tjGetScalingFactors(&fractions);
  for (int index = 0; index < fractions; index++) {
    long scaled_width = ((long)full_width * fraction[index].num + fraction[index].denom - 1) /
                        fraction[index].denom;
    long scaled_height = ((long)full_height * fraction[index].num + fraction[index].denom - 1) /
                         fraction[index].denom;
    if (scaled_width >= minimum_width && scaled_height >= minimum_height && scaled_width < *width) {
      *width = (int)scaled_width;
      *height = (int)scaled_height;
    }
  }
  return true;
}

/// Returns whether inks are stored inverted, as in files from Adobe's programs, which have an APP14
/// segment with that name.
static bool has_inverted_inks(const uint8_t *bytes, size_t count) {
  size_t offset = 2;
  while (offset + 4 <= count && bytes[offset] == 0xFF) {
    uint8_t marker = bytes[offset + 1];
    if (marker == 0xFF) {
      offset += 1;
      continue;
    }
    if (marker == 0xDA) return false;
    size_t length = (size_t)bytes[offset + 2] << 8 | bytes[offset + 3];
    if (marker == 0xEE && length >= 14 && offset + 9 <= count &&
        memcmp(bytes + offset + 4, "Adobe", 5) == 0)
      return true;
    offset += 2 + length;
  }
  return false;
}

/// Inverts all inks, so that 255 means none.
static void invert(uint8_t *pixels, int stride, int width, int height) {
  for (int y = 0; y < height; y++) {
    uint8_t *row = pixels + (size_t)y * (size_t)stride;
    for (int x = 0; x < 4 * width; x++) row[x] = (uint8_t)(255 - row[x]);
  }
}

static int word_format(void) {
  const uint32_t one = 1;
  return *(const uint8_t *)&one ? TJPF_BGRA : TJPF_ARGB;
}

bool petmap_jpeg_unpack(
    const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels, int stride,
    bool *has_inks) {
  tjhandle reader = petmap_jpeg_open() ? jpeg.tjInitDecompress() : NULL;
  if (!reader) return false;
  int full_width, full_height, sampling, space;
  bool good = jpeg.tjDecompressHeader3(
                  reader, bytes, count, &full_width, &full_height, &sampling, &space) == 0;
  bool inks = space == TJCS_CMYK || space == TJCS_YCCK;
  // If the picture is truncated, the library fills the missing part with gray. It rejects pictures
  // with more than 500 scans, because each scan can take as long to decode as a whole picture.
  good = good && (jpeg.tjDecompress2(
                      reader, bytes, count, pixels, width, stride, height,
                      inks ? TJPF_CMYK : word_format(),
                      TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS) == 0 ||
                  jpeg.tjGetErrorCode(reader) == TJERR_WARNING);
  jpeg.tjDestroy(reader);
  if (good && inks && !has_inverted_inks(bytes, count)) invert(pixels, stride, width, height);
  *has_inks = inks;
  return good;
}

bool petmap_jpeg_pack(
    const uint8_t *pixels, int stride, int width, int height, int quality,
    bool halves_colors, bool (*sink)(void *context, const uint8_t *bytes, size_t count),
    void *context) {
  tjhandle writer = petmap_jpeg_open() ? jpeg.tjInitCompress() : NULL;
  if (!writer) return false;
  unsigned char *packed = NULL;
  unsigned long size = 0;
  bool good = jpeg.tjCompress2(
                  writer, pixels, width, stride, height, word_format(), &packed, &size,
                  halves_colors ? TJSAMP_420 : TJSAMP_444, quality, TJFLAG_ACCURATEDCT | TJFLAG_PROGRESSIVE) == 0 &&
              sink(context, packed, size);
  if (packed) jpeg.tjFree(packed);
  jpeg.tjDestroy(writer);
  return good;
}
