#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Loads libjpeg-turbo on its first call; returns false if it is not installed.
bool petmap_jpeg_open(void);

/// Gets the size at which a JPEG is decoded: the smallest size supported by the library that has at
/// least the given width and height, or the full size. Returns false if it is not a JPEG.
bool petmap_jpeg_size(
    const uint8_t *bytes, size_t count, int minimum_width, int minimum_height, int *width,
    int *height);

/// Decodes a JPEG at that size to 32-bit pixels (red, green, and blue in bits 16–23, 8–15, and 0–7
/// of a word; the high byte is set), partially if it is truncated. Returns false if no part can be
/// decoded.
///
/// - has_inks: receives whether each pixel has four inks instead, cyan first, of which 255 means none
bool petmap_jpeg_unpack(
    const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels, int stride,
    bool *has_inks);

/// Encodes 32-bit pixels as a JPEG. Returns false if memory is exhausted or the sink returns false.
///
/// - halves_colors: whether colors have half the resolution, which suits photos
bool petmap_jpeg_pack(
    const uint8_t *pixels, int stride, int width, int height, int quality, bool halves_colors,
    bool (*sink)(void *context, const uint8_t *bytes, size_t count), void *context);

#ifdef __cplusplus
}
#endif
