#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Opens libwebp on its first call; false if there is none.
bool petmap_webp_open(void);

/// Unpacks a WebP into premultiplied 32-bit pixels (alpha, red, green, blue in a word's high to low
/// bytes). False if it is broken, animated, or of another size.
bool petmap_webp_unpack(
    const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels, int stride);

#ifdef __cplusplus
}
#endif
