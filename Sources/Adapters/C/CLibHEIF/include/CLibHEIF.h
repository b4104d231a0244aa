#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Gets the width and height of a HEIC file's primary image, in upright orientation, from the
/// header. Returns false if the file is not HEIC, if a side of an image is longer than
/// `longest_side`, or if libheif, which is loaded on the first call, is not installed.
bool petmap_heif_size(
    const uint8_t *bytes, size_t count, int longest_side, int *width, int *height);

/// Decodes the primary image, upright and on white, to 32-bit pixels (red, green, and blue in bits
/// 16–23, 8–15, and 0–7 of a word; the high byte is set). Returns false if it is corrupt or has a
/// different size.
bool petmap_heif_unpack(
    const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels, int stride);

#ifdef __cplusplus
}
#endif
