#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A face of a font file, ready for shaping text.
typedef struct petmap_font petmap_font;

/// A shaped glyph, with lengths in units of 1/65,536 pixel and y increasing upward.
typedef struct petmap_glyph {
  uint32_t glyph;
  /// The index of the first scalar of its cluster.
  uint32_t cluster;
  int32_t advance;
  int32_t x_offset;
  int32_t y_offset;
  /// Whether text broken before this cluster must be reshaped.
  uint32_t unsafe_to_break;
} petmap_glyph;

/// A segment of an outline in font units, with y increasing upward.
typedef struct petmap_outline_step {
  /// 0 move, 1 line, 2 quadratic, 3 cubic, 4 close.
  uint32_t kind;
  float x1, y1, x2, y2, x, y;
} petmap_outline_step;

/// Loads the HarfBuzz library on its first call; returns false if it is not installed.
bool petmap_harfbuzz_open(void);

/// Opens a face of a font file; returns NULL on failure.
petmap_font *petmap_font_open(const char *path, unsigned index);
void petmap_font_close(petmap_font *font);

/// Returns the ID of a character's glyph, or 0 if the font has none.
uint32_t petmap_font_glyph(petmap_font *font, uint32_t scalar);
/// Returns the ISO 15924 tag of a character's script, such as 'Latn'. Call it only after opening a
/// font.
uint32_t petmap_script(uint32_t scalar);

/// Returns the number of font units per em.
unsigned petmap_font_units_per_em(petmap_font *font);
/// Gets the ascent and descent in font units, both positive.
void petmap_font_vertical_extents(petmap_font *font, int32_t *ascent, int32_t *descent);

/// Shapes `count` scalars of `text` beginning at `start`, with the surrounding text as context.
/// Glyphs are ordered from left to right and valid until the next call with the font.
///
/// `scale` is the font size in units of 1/65,536 pixel.
unsigned petmap_font_shape(
    petmap_font *font, int32_t scale, const uint32_t *text, int length, unsigned start,
    int count, bool right_to_left, const petmap_glyph **glyphs);

/// Gets a glyph's outline, which is valid until the next call with the font.
unsigned petmap_font_outline(
    petmap_font *font, uint32_t glyph, const petmap_outline_step **steps);

/// Gets a glyph's bitmap as a PNG file, and returns its size in bytes, or 0 if the font has none.
/// `extents` receives left and top (y increasing upward), width, and height in font units. The
/// bytes are valid until the next call with the font.
unsigned petmap_font_picture(
    petmap_font *font, uint32_t glyph, const uint8_t **bytes, int32_t extents[4]);

#ifdef __cplusplus
}
#endif
