#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Opens libjpeg-turbo on its first call; false if there is none.
bool petmap_jpeg_open(void);

/// The size in which a JPEG is unpacked: the smallest of the library's fractions that is at least so
/// wide and high, or the whole picture. False if it is no JPEG.
bool petmap_jpeg_size(
    const uint8_t *bytes, size_t count, int least_width, int least_height, int *width,
    int *height);

/// Unpacks a JPEG in that size into 32-bit pixels (red, green, blue in a word's bits 16, 8 and 0 up;
/// the high byte is set): what there is of it, also when it is cut short. False if that is nothing.
bool petmap_jpeg_unpack(
    const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels, int stride);

/// Packs 32-bit pixels into a JPEG without subsampled colours. False when there is no memory or the
/// sink refuses.
bool petmap_jpeg_pack(
    const uint8_t *pixels, int stride, int width, int height, int quality,
    bool (*sink)(void *context, const uint8_t *bytes, size_t count), void *context);

#ifdef __cplusplus
}
#endif
