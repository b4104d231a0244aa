#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Loads libwebp on its first call; returns false if it is not installed.
bool petmap_webp_open(void);

/// Decodes a WebP file to premultiplied 32-bit pixels (alpha, red, green, blue from the high to the
/// low byte of a word). Returns false if it is corrupt, animated, or has a different size.
bool petmap_webp_unpack(
    const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels, int stride);

/// Encodes opaque 32-bit pixels as a WebP file. Returns false if memory is exhausted, the picture
/// is too large for the format, or the sink returns false.
bool petmap_webp_pack(
    const uint8_t *pixels, int stride, int width, int height, int quality,
    bool (*sink)(void *context, const uint8_t *bytes, size_t count), void *context);

#ifdef __cplusplus
}
#endif
