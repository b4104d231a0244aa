#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A surface with a pen.
typedef struct petmap_canvas petmap_canvas;

/// Takes bytes of a file in the making; false ends the drawing.
typedef bool (*petmap_sink)(void *context, const uint8_t *bytes, size_t count);

/// Opens the Cairo library on its first call; false if there is none.
bool petmap_cairo_open(void);

/// A picture of premultiplied 32-bit pixels (alpha, red, green, blue in a word's high to low bytes),
/// transparent at first; NULL when there is no memory for it.
petmap_canvas *petmap_canvas_pixels(int width, int height);
/// A picture of opacities, one byte a pixel, all 0 at first.
petmap_canvas *petmap_canvas_mask(int width, int height);
/// A page of a PDF file, its sides in points.
petmap_canvas *petmap_canvas_pdf(double width, double height, petmap_sink sink, void *context);
/// A recording of what is drawn, which a PDF file stores once however often it is stamped; NULL when
/// the library has none (before Cairo 1.10).
petmap_canvas *petmap_canvas_recording(double x, double y, double width, double height);
/// The picture of a PNG file; NULL if it is none.
petmap_canvas *petmap_canvas_png(const uint8_t *bytes, size_t count);
/// Ends the file of a PDF page; false when anything could not be drawn or written.
bool petmap_canvas_finish(petmap_canvas *canvas);
void petmap_canvas_free(petmap_canvas *canvas);

int petmap_canvas_width(petmap_canvas *canvas);
int petmap_canvas_height(petmap_canvas *canvas);
/// The pixels after everything drawn so far; `stride` takes the bytes of a row.
uint8_t *petmap_canvas_data(petmap_canvas *canvas, int *stride);
/// The pixels were changed from outside.
void petmap_canvas_changed(petmap_canvas *canvas);

void petmap_canvas_save(petmap_canvas *canvas);
void petmap_canvas_restore(petmap_canvas *canvas);
/// Maps x to a·x + c·y + e and y to b·x + d·y + f before the transformation so far.
void petmap_canvas_transform(
    petmap_canvas *canvas, double a, double b, double c, double d, double e, double f);

void petmap_canvas_begin(petmap_canvas *canvas);
void petmap_canvas_move(petmap_canvas *canvas, double x, double y);
void petmap_canvas_line(petmap_canvas *canvas, double x, double y);
void petmap_canvas_curve(
    petmap_canvas *canvas, double x1, double y1, double x2, double y2, double x, double y);
void petmap_canvas_close(petmap_canvas *canvas);

/// Fills the path with the colour; the path is kept.
void petmap_canvas_fill(petmap_canvas *canvas, bool even_odd);
/// Strokes the path with the colour; the path is kept.
void petmap_canvas_stroke(
    petmap_canvas *canvas, double width, bool round, const double *dashes, int count);
/// Restricts drawing to the path until the pen is restored.
void petmap_canvas_clip(petmap_canvas *canvas);
void petmap_canvas_color(
    petmap_canvas *canvas, double red, double green, double blue, double opacity);

/// Draws a picture with its top left pixel at the origin, a pixel for a unit.
void petmap_canvas_draw(petmap_canvas *canvas, petmap_canvas *picture);
/// Draws a picture without scaling it, its top left pixel at a device pixel.
void petmap_canvas_stamp(petmap_canvas *canvas, petmap_canvas *picture, double x, double y);
/// Draws a recording with its origin at a point.
void petmap_canvas_play(petmap_canvas *canvas, petmap_canvas *recording, double x, double y);
/// Fills with the colour through a mask with its top left pixel at the origin.
void petmap_canvas_fill_mask(petmap_canvas *canvas, petmap_canvas *mask);
/// Draws a line of text with a font that the system picks; for want of glyphs.
void petmap_canvas_text(
    petmap_canvas *canvas, const char *text, const char *family, bool bold, double size, double x,
    double y);

/// A glyph of a font with its origin.
typedef struct petmap_placed_glyph {
  unsigned long number;
  double x, y;
} petmap_placed_glyph;

/// Whether a face of a font file can be drawn with as text; it stays open.
bool petmap_text_font_open(const char *path, int index);
/// Draws glyphs of a face as text: `text` is what they say, all together.
void petmap_canvas_glyphs(
    petmap_canvas *canvas, const char *path, int index, double size,
    const petmap_placed_glyph *glyphs,
    int count, const char *text);
/// Names a PDF file's title and subject, both left out when empty, and a fixed time of creation.
void petmap_canvas_describe(petmap_canvas *canvas, const char *title, const char *subject);

/// Packs premultiplied pixels into a PNG file: 24 bits a pixel where all are opaque, else 32. False
/// when there is no memory or the sink refuses.
///
/// `level` is zlib's, 0 none and fast to 9 small and slow.
bool petmap_png_write(
    const uint8_t *pixels, int stride, int width, int height, int level, double pixels_per_inch,
    petmap_sink sink, void *context);

#ifdef __cplusplus
}
#endif
