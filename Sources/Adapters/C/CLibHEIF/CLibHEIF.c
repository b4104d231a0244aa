// libheif is loaded on first use.

#include "CLibHEIF.h"

#include <CDynamicLibrary.h>
#include <libheif/heif.h>
#include <string.h>

#define FUNCTIONS(X)                                                                     \
  X(heif_context_alloc) X(heif_context_free) X(heif_context_set_maximum_image_size_limit) \
  X(heif_context_set_max_decoding_threads)                                               \
  X(heif_context_read_from_memory_without_copy) X(heif_context_get_primary_image_handle) \
  X(heif_image_handle_release) X(heif_image_handle_get_width)                            \
  X(heif_image_handle_get_height) X(heif_decode_image) X(heif_image_release)             \
  X(heif_image_get_width) X(heif_image_get_height) X(heif_image_get_plane_readonly)

DYNAMIC_LIBRARY(heif, FUNCTIONS, "libheif.so.1", "libheif.1.dylib")

typedef struct {
  struct heif_context *context;
  struct heif_image_handle *image;
} Photo;

/// Reads the header. The handle must be closed even after a failure.
static bool open_photo(Photo *photo, const uint8_t *bytes, size_t count, int longest_side) {
  photo->context = heif.heif_context_alloc();
  photo->image = NULL;
  if (!photo->context) return false;
  heif.heif_context_set_maximum_image_size_limit(photo->context, longest_side);
  // Decode one tile at a time, so that the memory of a grid is limited.
  heif.heif_context_set_max_decoding_threads(photo->context, 0);
  return heif.heif_context_read_from_memory_without_copy(photo->context, bytes, count, NULL).code ==
             heif_error_Ok &&
         heif.heif_context_get_primary_image_handle(photo->context, &photo->image).code ==
             heif_error_Ok;
}

static void close_photo(Photo *photo) {
  if (photo->image) heif.heif_image_handle_release(photo->image);
  if (photo->context) heif.heif_context_free(photo->context);
}

bool petmap_heif_size(
    const uint8_t *bytes, size_t count, int longest_side, int *width, int *height) {
  if (heif_open()) return false;
  Photo photo;
  bool good = open_photo(&photo, bytes, count, longest_side);
  if (good) {
    *width = heif.heif_image_handle_get_width(photo.image);
    *height = heif.heif_image_handle_get_height(photo.image);
  }
  close_photo(&photo);
  return good && *width > 0 && *height > 0 && *width <= longest_side && *height <= longest_side;
}

static uint32_t on_white(uint32_t color, uint32_t alpha) {
  return (color * alpha + 255 * (255 - alpha) + 127) / 255;
}

static bool copy_pixels(
    const struct heif_image *image, int width, int height, uint8_t *pixels, int stride) {
  int source_stride;
  const uint8_t *source =
      heif.heif_image_get_plane_readonly(image, heif_channel_interleaved, &source_stride);
  if (!source || heif.heif_image_get_width(image, heif_channel_interleaved) != width ||
      heif.heif_image_get_height(image, heif_channel_interleaved) != height)
    return false;
  for (int y = 0; y < height; y++) {
    const uint8_t *from = source + (size_t)y * (size_t)source_stride;
    uint8_t *to = pixels + (size_t)y * (size_t)stride;
    for (int x = 0; x < width; x++) {
      const uint8_t *color = from + 4 * (size_t)x;
      uint32_t pixel = 0xFF000000u | on_white(color[0], color[3]) << 16 |
                       on_white(color[1], color[3]) << 8 | on_white(color[2], color[3]);
      memcpy(to + 4 * (size_t)x, &pixel, 4);
    }
  }
  return true;
}

bool petmap_heif_unpack(
    const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels, int stride) {
  if (heif_open()) return false;
  Photo photo;
  struct heif_image *image = NULL;
  bool good = open_photo(&photo, bytes, count, width > height ? width : height) &&
              heif.heif_image_handle_get_width(photo.image) == width &&
              heif.heif_image_handle_get_height(photo.image) == height &&
              heif.heif_decode_image(
                  photo.image, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, NULL)
                      .code == heif_error_Ok &&
              copy_pixels(image, width, height, pixels, stride);
  if (image) heif.heif_image_release(image);
  close_photo(&photo);
  return good;
}
