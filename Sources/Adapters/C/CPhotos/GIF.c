#include "CPhotos.h"

#include <CDynamicLibrary.h>
#include <gif_lib.h>
#include <stdlib.h>
#include <string.h>

#define FUNCTIONS(X)                                                                  \
  X(DGifOpen) X(DGifCloseFile) X(DGifGetRecordType) X(DGifGetImageDesc) X(DGifGetLine) \
  X(DGifGetExtension) X(DGifGetExtensionNext) X(DGifExtensionToGCB)

DYNAMIC_LIBRARY(gif, FUNCTIONS, "libgif.so.7", "libgif.dylib")

bool petmap_gif_open(void) { return !gif_open(); }

typedef struct {
  const uint8_t *bytes;
  size_t left;
} Input;

static int read_input(GifFileType *file, GifByteType *to, int count) {
  Input *input = file->UserData;
  size_t taken = (size_t)count < input->left ? (size_t)count : input->left;
  memcpy(to, input->bytes, taken);
  input->bytes += taken;
  input->left -= taken;
  return (int)taken;
}

static GifFileType *open_picture(Input *input) {
  return petmap_gif_open() ? gif.DGifOpen(input, read_input, NULL) : NULL;
}

bool petmap_gif_size(const uint8_t *bytes, size_t count, int *width, int *height) {
  Input input = {bytes, count};
  GifFileType *file = open_picture(&input);
  if (!file) return false;
  *width = file->SWidth;
  *height = file->SHeight;
  gif.DGifCloseFile(file, NULL);
  return *width > 0 && *height > 0;
}

/// Reads up to the header of the first picture.
static bool find_picture(GifFileType *file, int *transparent) {
  GifRecordType type;
  while (gif.DGifGetRecordType(file, &type) == GIF_OK) {
    if (type == IMAGE_DESC_RECORD_TYPE) return gif.DGifGetImageDesc(file) == GIF_OK;
    if (type != EXTENSION_RECORD_TYPE) return false;
    int code;
    GifByteType *block;
    if (gif.DGifGetExtension(file, &code, &block) != GIF_OK) return false;
    GraphicsControlBlock control;
    if (code == GRAPHICS_EXT_FUNC_CODE && block &&
        gif.DGifExtensionToGCB(block[0], block + 1, &control) == GIF_OK)
      *transparent = control.TransparentColor;
    while (block)
      if (gif.DGifGetExtensionNext(file, &block) != GIF_OK) return false;
  }
  return false;
}

/// Returns the row in which a stored line is shown. Interlaced pictures have four passes (GIF89a,
/// appendix E).
static int shown_row(int line, int height, bool interlaced) {
  static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
  if (!interlaced) return line;
  for (int pass = 0; pass < 4; pass++) {
    int lines = (height - starts[pass] + steps[pass] - 1) / steps[pass];
    if (line < lines) return starts[pass] + line * steps[pass];
    line -= lines;
  }
  return height;
}

static bool read_lines(
    GifFileType *file, int transparent, int width, int height, uint32_t *pixels) {
  const GifImageDesc *picture = &file->Image;
  const ColorMapObject *colors = picture->ColorMap ? picture->ColorMap : file->SColorMap;
  if (!colors || picture->Width <= 0 || picture->Left < 0 || picture->Top < 0) return false;
  GifPixelType *line = malloc((size_t)picture->Width);
  bool good = line != NULL;
  for (int index = 0; good && index < picture->Height; index++) {
    good = gif.DGifGetLine(file, line, picture->Width) == GIF_OK;
    int y = picture->Top + shown_row(index, picture->Height, picture->Interlace);
    if (!good || y >= height) continue;
    for (int x = 0; x < picture->Width && picture->Left + x < width; x++) {
      if (line[x] == transparent || line[x] >= colors->ColorCount) continue;
      GifColorType color = colors->Colors[line[x]];
      pixels[(size_t)y * (size_t)width + (size_t)(picture->Left + x)] =
          0xFF000000u | (uint32_t)color.Red << 16 | (uint32_t)color.Green << 8 | color.Blue;
    }
  }
  free(line);
  return good;
}

bool petmap_gif_unpack(
    const uint8_t *bytes, size_t count, int width, int height, uint32_t *pixels) {
  Input input = {bytes, count};
  GifFileType *file = open_picture(&input);
  if (!file) return false;
  memset(pixels, 0xFF, (size_t)width * (size_t)height * sizeof *pixels);
  int transparent = NO_TRANSPARENT_COLOR;
  bool good = file->SWidth == width && file->SHeight == height &&
              find_picture(file, &transparent) &&
              read_lines(file, transparent, width, height, pixels);
  gif.DGifCloseFile(file, NULL);
  return good;
}
