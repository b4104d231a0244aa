// libjpeg-turbo is loaded on first use. The constants are part of the TurboJPEG API's stable ABI.

#include "CTurboJPEG.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

typedef struct pm_fraction {
  int num, denom;
} pm_fraction;

// TJPF_BGRA and TJPF_ARGB: the order of a word's bytes in memory.
enum { bgra = 8, argb = 10, cmyk = 11, accurate_dct = 4096, progressive = 16384 };
// TJSAMP_444, TJCS_CMYK and TJCS_YCCK, TJERR_WARNING.
enum { whole_colors = 0, cmyk_space = 3, ycck_space = 4, only_warning = 0 };

static struct {
  void *(*InitDecompress)(void);
  int (*DecompressHeader3)(
      void *, const unsigned char *, unsigned long, int *, int *, int *, int *);
  pm_fraction *(*GetScalingFactors)(int *);
  int (*Decompress2)(
      void *, const unsigned char *, unsigned long, unsigned char *, int, int, int, int, int);
  int (*GetErrorCode)(void *);
  void *(*InitCompress)(void);
  int (*Compress2)(
      void *, const unsigned char *, int, int, int, int, unsigned char **, unsigned long *, int,
      int, int);
  void (*Free)(unsigned char *);
  int (*Destroy)(void *);
} jpeg;

static bool opened;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
  static const char *const names[] = {
      "libturbojpeg.so.0", "libturbojpeg.0.dylib", "/opt/homebrew/lib/libturbojpeg.0.dylib",
      "/usr/local/lib/libturbojpeg.0.dylib"};
  void *library = NULL;
  for (size_t index = 0; index < sizeof names / sizeof *names && !library; index++)
    library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
#define FIND(name)                                            \
  if (!(*(void **)&jpeg.name = dlsym(library, "tj" #name))) \
  return
  FIND(InitDecompress);
  FIND(DecompressHeader3);
  FIND(GetScalingFactors);
  FIND(Decompress2);
  FIND(GetErrorCode);
  FIND(InitCompress);
  FIND(Compress2);
  FIND(Free);
  FIND(Destroy);
#undef FIND
  opened = true;
}

bool petmap_jpeg_open(void) {
  pthread_once(&once, open_library);
  return opened;
}

bool petmap_jpeg_size(
    const uint8_t *bytes, size_t count, int least_width, int least_height, int *width,
    int *height) {
  if (!petmap_jpeg_open()) return false;
  void *reader = jpeg.InitDecompress();
  if (!reader) return false;
  int full_width, full_height, sampling, space;
  bool good = jpeg.DecompressHeader3(
                  reader, bytes, count, &full_width, &full_height, &sampling, &space) == 0;
  jpeg.Destroy(reader);
  if (!good) return false;
  *width = full_width;
  *height = full_height;
  int fractions = 0;
  pm_fraction *fraction = jpeg.GetScalingFactors(&fractions);
  for (int index = 0; index < fractions; index++) {
    long scaled_width = ((long)full_width * fraction[index].num + fraction[index].denom - 1) /
                        fraction[index].denom;
    long scaled_height = ((long)full_height * fraction[index].num + fraction[index].denom - 1) /
                         fraction[index].denom;
    if (scaled_width >= least_width && scaled_height >= least_height && scaled_width < *width) {
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

/// Converts cyan, magenta, yellow, and black to red, green, and blue without color profiles.
static void mix_inks(uint8_t *pixels, int stride, int width, int height, bool inverted) {
  for (int y = 0; y < height; y++) {
    uint8_t *row = pixels + (size_t)y * (size_t)stride;
    for (int x = 0; x < width; x++) {
      uint32_t left[4];
      for (int ink = 0; ink < 4; ink++)
        left[ink] = inverted ? row[4 * x + ink] : 255u - row[4 * x + ink];
      uint32_t red = left[0] * left[3] / 255, green = left[1] * left[3] / 255,
               blue = left[2] * left[3] / 255;
      uint32_t pixel = 0xFF000000u | red << 16 | green << 8 | blue;
      memcpy(row + 4 * (size_t)x, &pixel, 4);
    }
  }
}

static int word_format(void) {
  const uint32_t one = 1;
  return *(const uint8_t *)&one ? bgra : argb;
}

bool petmap_jpeg_unpack(
    const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels, int stride) {
  void *reader = petmap_jpeg_open() ? jpeg.InitDecompress() : NULL;
  if (!reader) return false;
  int full_width, full_height, sampling, space;
  bool good = jpeg.DecompressHeader3(
                  reader, bytes, count, &full_width, &full_height, &sampling, &space) == 0;
  bool inks = space == cmyk_space || space == ycck_space;
  // A truncated picture is decoded as far as possible; the library fills the rest with gray.
  good = good && (jpeg.Decompress2(
                      reader, bytes, count, pixels, width, stride, height,
                      inks ? cmyk : word_format(), accurate_dct) == 0 ||
                  jpeg.GetErrorCode(reader) == only_warning);
  jpeg.Destroy(reader);
  if (good && inks) mix_inks(pixels, stride, width, height, has_inverted_inks(bytes, count));
  return good;
}

bool petmap_jpeg_pack(
    const uint8_t *pixels, int stride, int width, int height, int quality,
    bool (*sink)(void *context, const uint8_t *bytes, size_t count), void *context) {
  void *writer = petmap_jpeg_open() ? jpeg.InitCompress() : NULL;
  if (!writer) return false;
  unsigned char *packed = NULL;
  unsigned long size = 0;
  bool good = jpeg.Compress2(
                  writer, pixels, width, stride, height, word_format(), &packed, &size,
                  whole_colors, quality, accurate_dct | progressive) == 0 &&
              sink(context, packed, size);
  if (packed) jpeg.Free(packed);
  jpeg.Destroy(writer);
  return good;
}
