#pragma once

// The decoders of photos, and what is done with their pixels. Each library is loaded on first use.
//
// Pixels are 32-bit words with blue, green, red, and alpha in bits 0–7, 8–15, 16–23, and 24–31, in
// rows without padding. Decoded pixels are opaque.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Loads libpng on its first call; returns false if it is not installed.
bool petmap_png_open(void);

/// Decodes a PNG on white to pixels. Returns false if it is damaged, incomplete, or has a
/// different size.
bool petmap_png_unpack(
    const uint8_t *bytes, size_t count, int width, int height, uint32_t *pixels);

/// Loads giflib on its first call; returns false if it is not installed.
bool petmap_gif_open(void);

/// Gets the size of a GIF's screen. Returns false if it is not a GIF.
bool petmap_gif_size(const uint8_t *bytes, size_t count, int *width, int *height);

/// Decodes the first picture of a GIF on a white screen to pixels. Returns false if the picture is
/// incomplete, or if the screen has a different size.
bool petmap_gif_unpack(
    const uint8_t *bytes, size_t count, int width, int height, uint32_t *pixels);

/// Loads libheif and its codecs on its first call; returns false if it is not installed.
bool petmap_heif_open(void);

/// Gets the width and height of a HEIC file's primary image, in upright orientation, from the
/// header. Returns false if the file is not HEIC, or if libheif is not installed.
bool petmap_heif_size(const uint8_t *bytes, size_t count, int *width, int *height);

/// Copies the ICC profile of a HEIC file's primary image, and gets its size. Returns false if it
/// has none, or one that is larger than `limit`.
bool petmap_heif_profile(
    const uint8_t *bytes, size_t count, uint8_t *profile, size_t limit, size_t *size);

/// Decodes the primary image, upright and on white, to pixels. Returns false if it is corrupt, has
/// a different size, or has more than 52 million coded pixels.
bool petmap_heif_unpack(
    const uint8_t *bytes, size_t count, int width, int height, uint32_t *pixels);

/// Loads Little CMS on its first call; returns false if it is not installed.
bool petmap_colors_open(void);

/// Converts pixels from the colors of an ICC profile to sRGB. Returns false and changes nothing if
/// the profile is damaged or belongs to pictures of another kind.
///
/// - has_inks: whether each pixel has four inks instead, cyan first, of which 255 means none
bool petmap_colors_convert(
    uint32_t *pixels, size_t count, const uint8_t *profile, size_t size, bool has_inks);

/// Puts premultiplied pixels on white, which makes them opaque.
void petmap_pixels_whiten(uint32_t *pixels, int width, int height);

/// Converts pixels of four inks, cyan first, of which 255 means none, to red, green, and blue
/// without a color profile.
void petmap_pixels_mix_inks(uint32_t *pixels, int width, int height);

/// Reduces opaque pixels to a size that is not larger, with a cubic filter whose width follows the
/// scale. Returns false if memory is exhausted.
bool petmap_pixels_reduce(
    const uint32_t *from, int width, int height, uint32_t *to, int new_width, int new_height);

/// Turns pixels upright. The sides are swapped if the orientation is at least 5.
///
/// - orientation: from 1 to 8, as defined by EXIF 2.32, 4.6.4
void petmap_pixels_turn(
    const uint32_t *from, int width, int height, uint32_t *to, int orientation);

#ifdef __cplusplus
}
#endif
