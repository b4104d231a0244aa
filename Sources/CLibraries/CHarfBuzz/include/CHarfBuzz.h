#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A face of a font file, ready to shape text.
typedef struct petmap_font petmap_font;

/// A shaped glyph; lengths in 1/65,536 pixel, y upwards.
typedef struct petmap_glyph {
  uint32_t glyph;
  /// The index of the first scalar of its cluster.
  uint32_t cluster;
  int32_t advance;
  int32_t x_offset;
  int32_t y_offset;
  /// Not 0: text cut before this cluster has to be shaped again.
  uint32_t unsafe_to_break;
} petmap_glyph;

/// A step of an outline in font units, y upwards.
typedef struct petmap_outline_step {
  /// 0 move, 1 line, 2 quadratic, 3 cubic, 4 close.
  uint32_t kind;
  float x1, y1, x2, y2, x, y;
} petmap_outline_step;

/// Opens the HarfBuzz library on its first call; false if there is none.
bool petmap_harfbuzz_open(void);

/// Opens a face of a font file; NULL if that is not possible.
petmap_font *petmap_font_open(const char *path, unsigned index);
void petmap_font_close(petmap_font *font);

/// The number of the character's glyph, 0 if the font has none.
uint32_t petmap_font_glyph(petmap_font *font, uint32_t scalar);
/// The character's script as its ISO 15924 tag, for example 'Latn'. Only after a font was opened.
uint32_t petmap_script(uint32_t scalar);

/// How many font units make an em.
unsigned petmap_font_units_per_em(petmap_font *font);
/// The reach above and below the baseline in font units, both positive.
void petmap_font_reach(petmap_font *font, int32_t *ascent, int32_t *descent);

/// Shapes `count` scalars of `text` from `start` on with what stands beside them as context.
/// The glyphs come from left to right and stay valid until the font's next call.
///
/// `scale` is the font size in 1/65,536 pixel.
unsigned petmap_font_shape(
    petmap_font *font, int32_t scale, const uint32_t *text, int length, unsigned start,
    int count, bool right_to_left, const petmap_glyph **glyphs);

/// A glyph's outline. It stays valid until the font's next call.
unsigned petmap_font_outline(
    petmap_font *font, uint32_t glyph, const petmap_outline_step **steps);

/// A glyph's picture as PNG: its size in bytes, 0 if there is none. `extents` takes left and top
/// (y upwards), width and height in font units. The bytes stay valid until the font's next call.
unsigned petmap_font_picture(
    petmap_font *font, uint32_t glyph, const uint8_t **bytes, int32_t extents[4]);

#ifdef __cplusplus
}
#endif
