// The program starts without libjpeg-turbo and opens it on first use. The constants are part of the
// TurboJPEG API's stable ABI.

#include "CTurboJPEG.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

typedef struct pm_fraction {
  int num, denom;
} pm_fraction;

// TJPF_BGRA and TJPF_ARGB: the bytes of a word from the low address up.
enum { bgra = 8, argb = 10, accurate_dct = 4096 };

static struct {
  void *(*InitDecompress)(void);
  int (*DecompressHeader3)(
      void *, const unsigned char *, unsigned long, int *, int *, int *, int *);
  pm_fraction *(*GetScalingFactors)(int *);
  int (*Decompress2)(
      void *, const unsigned char *, unsigned long, unsigned char *, int, int, int, int, int);
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

bool petmap_jpeg_unpack(
    const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels, int stride) {
  void *reader = petmap_jpeg_open() ? jpeg.InitDecompress() : NULL;
  if (!reader) return false;
  const uint32_t one = 1;
  int format = *(const uint8_t *)&one ? bgra : argb;
  // A picture cut short counts as broken: half a photo in grey helps nobody.
  int state =
      jpeg.Decompress2(reader, bytes, count, pixels, width, stride, height, format, accurate_dct);
  jpeg.Destroy(reader);
  return state == 0;
}
