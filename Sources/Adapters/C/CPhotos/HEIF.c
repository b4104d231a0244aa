#include "CPhotos.h"
#include "OnWhite.h"

#include <CDynamicLibrary.h>
#include <libheif/heif.h>

#define FUNCTIONS(X)                                                                     \
  X(heif_init) X(heif_context_alloc) X(heif_context_free) X(heif_context_set_maximum_image_size_limit) \
  X(heif_context_set_max_decoding_threads)                                               \
  X(heif_context_read_from_memory_without_copy) X(heif_context_get_primary_image_handle) \
  X(heif_image_handle_release) X(heif_image_handle_get_width)                            \
  X(heif_image_handle_get_height) X(heif_decode_image) X(heif_image_release)             \
  X(heif_image_get_width) X(heif_image_get_height) X(heif_image_get_plane_readonly)      \
  X(heif_image_handle_get_raw_color_profile_size)                                        \
  X(heif_image_handle_get_raw_color_profile)

DYNAMIC_LIBRARY(heif, FUNCTIONS, "libheif.so.1", "libheif.1.dylib")

bool petmap_heif_open(void) {
  // The codecs are loaded at the first initialization.
  return !heif_open() && heif.heif_init(NULL).code == heif_error_Ok;
}

typedef struct {
  struct heif_context *context;
  struct heif_image_handle *image;
} Photo;

/// The side of a square with the maximum number of coded pixels, which are slightly more than those
/// that are shown: libheif decodes pictures at their coded size, whatever the header says.
enum { LARGEST_SQUARE = 7200 };

/// Reads the header. The handle must be closed even after a failure.
static bool open_photo(Photo *photo, const uint8_t *bytes, size_t count) {
  photo->context = heif.heif_context_alloc();
  photo->image = NULL;
  if (!photo->context) return false;
  heif.heif_context_set_maximum_image_size_limit(photo->context, LARGEST_SQUARE);
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

bool petmap_heif_size(const uint8_t *bytes, size_t count, int *width, int *height) {
  if (!petmap_heif_open()) return false;
  Photo photo;
  bool good = open_photo(&photo, bytes, count);
  if (good) {
    *width = heif.heif_image_handle_get_width(photo.image);
    *height = heif.heif_image_handle_get_height(photo.image);
  }
  close_photo(&photo);
  return good && *width > 0 && *height > 0;
}

bool petmap_heif_profile(
    const uint8_t *bytes, size_t count, uint8_t *profile, size_t limit, size_t *size) {
  if (!petmap_heif_open()) return false;
  Photo photo;
  bool good = open_photo(&photo, bytes, count);
  *size = good ? heif.heif_image_handle_get_raw_color_profile_size(photo.image) : 0;
  good = good && *size > 0 && *size <= limit &&
         heif.heif_image_handle_get_raw_color_profile(photo.image, profile).code == heif_error_Ok;
  close_photo(&photo);
  return good;
}

static bool copy_pixels(
    const struct heif_image *image, int width, int height, uint32_t *pixels) {
  int source_stride;
  const uint8_t *source =
      heif.heif_image_get_plane_readonly(image, heif_channel_interleaved, &source_stride);
  if (!source || heif.heif_image_get_width(image, heif_channel_interleaved) != width ||
      heif.heif_image_get_height(image, heif_channel_interleaved) != height)
    return false;
  for (int y = 0; y < height; y++) {
    const uint8_t *from = source + (size_t)y * (size_t)source_stride;
    uint32_t *to = pixels + (size_t)y * (size_t)width;
    for (int x = 0; x < width; x++) {
      const uint8_t *color = from + 4 * (size_t)x;
      to[x] = 0xFF000000u | on_white(color[0], color[3]) << 16 |
              on_white(color[1], color[3]) << 8 | on_white(color[2], color[3]);
    }
  }
  return true;
}

bool petmap_heif_unpack(
    const uint8_t *bytes, size_t count, int width, int height, uint32_t *pixels) {
  if (!petmap_heif_open()) return false;
  Photo photo;
  struct heif_image *image = NULL;
  bool good = open_photo(&photo, bytes, count) &&
              heif.heif_image_handle_get_width(photo.image) == width &&
              heif.heif_image_handle_get_height(photo.image) == height &&
              heif.heif_decode_image(
                  photo.image, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, NULL)
                      .code == heif_error_Ok &&
              copy_pixels(image, width, height, pixels);
  if (image) heif.heif_image_release(image);
  close_photo(&photo);
  return good;
}
