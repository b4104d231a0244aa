#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A surface with a drawing context.
typedef struct petmap_canvas petmap_canvas;

/// Receives the next bytes of a file; returning false aborts the drawing.
typedef bool (*petmap_sink)(void *context, const uint8_t *bytes, size_t count);

/// Loads the Cairo library on its first call; returns false if it is not installed.
bool petmap_cairo_open(void);

/// Creates a surface of premultiplied 32-bit pixels (alpha, red, green, blue from the high to the
/// low byte of a word), initially transparent; returns NULL if memory is exhausted.
petmap_canvas *petmap_canvas_pixels(int width, int height);
/// Creates an alpha mask with one byte per pixel, initially 0.
petmap_canvas *petmap_canvas_mask(int width, int height);
/// Creates a one-page PDF file, with the page size in points.
petmap_canvas *petmap_canvas_pdf(double width, double height, petmap_sink sink, void *context);
/// Creates a recording, which a PDF file stores once regardless of how often it is drawn; returns
/// NULL if the library does not support this (before Cairo 1.10).
petmap_canvas *petmap_canvas_recording(double x, double y, double width, double height);
/// Creates a surface from a PNG file; returns NULL if it is not one.
petmap_canvas *petmap_canvas_png(const uint8_t *bytes, size_t count);
/// Finishes a PDF file; returns false if any part could not be drawn or written.
bool petmap_canvas_finish(petmap_canvas *canvas);
void petmap_canvas_free(petmap_canvas *canvas);

int petmap_canvas_width(petmap_canvas *canvas);
int petmap_canvas_height(petmap_canvas *canvas);
/// Returns the pixels after completing all drawing operations, and sets `stride` to the number of
/// bytes per row.
uint8_t *petmap_canvas_data(petmap_canvas *canvas, int *stride);
/// Call this after modifying the pixels directly.
void petmap_canvas_changed(petmap_canvas *canvas);

void petmap_canvas_save(petmap_canvas *canvas);
void petmap_canvas_restore(petmap_canvas *canvas);
/// Maps x to a·x + c·y + e and y to b·x + d·y + f before the current transformation.
void petmap_canvas_transform(
    petmap_canvas *canvas, double a, double b, double c, double d, double e, double f);

void petmap_canvas_begin(petmap_canvas *canvas);
void petmap_canvas_move(petmap_canvas *canvas, double x, double y);
void petmap_canvas_line(petmap_canvas *canvas, double x, double y);
void petmap_canvas_curve(
    petmap_canvas *canvas, double x1, double y1, double x2, double y2, double x, double y);
void petmap_canvas_close(petmap_canvas *canvas);

/// Fills the path with the current color and preserves the path.
void petmap_canvas_fill(petmap_canvas *canvas, bool even_odd);
/// Strokes the path with the current color and preserves the path.
void petmap_canvas_stroke(
    petmap_canvas *canvas, double width, bool round, const double *dashes, int count);
/// Clips drawing to the path until the state is restored.
void petmap_canvas_clip(petmap_canvas *canvas);
void petmap_canvas_color(
    petmap_canvas *canvas, double red, double green, double blue, double opacity);

/// Draws a picture with its upper-left corner at the origin, one pixel per unit.
void petmap_canvas_draw(petmap_canvas *canvas, petmap_canvas *picture);
/// Draws a picture without scaling, with its upper-left corner at a device pixel.
void petmap_canvas_stamp(petmap_canvas *canvas, petmap_canvas *picture, double x, double y);
/// Draws a recording with its origin at a point.
void petmap_canvas_play(petmap_canvas *canvas, petmap_canvas *recording, double x, double y);
/// Fills with the current color through a mask whose upper-left corner is at the origin.
void petmap_canvas_fill_mask(petmap_canvas *canvas, petmap_canvas *mask);
/// Draws a line of text in a font selected by the system, for text without known glyphs.
void petmap_canvas_text(
    petmap_canvas *canvas, const char *text, const char *family, bool bold, double size, double x,
    double y);

/// A glyph and its origin.
typedef struct petmap_placed_glyph {
  unsigned long number;
  double x, y;
} petmap_placed_glyph;

/// Returns whether a face in a font file can be used for drawing text; it is never closed.
bool petmap_text_font_open(const char *path, int index);
/// Draws glyphs from a face as text; `text` is what they represent together.
void petmap_canvas_glyphs(
    petmap_canvas *canvas, const char *path, int index, double size,
    const petmap_placed_glyph *glyphs,
    int count, const char *text);
/// Sets a PDF file's title and subject, unless they are empty, and a fixed creation time.
void petmap_canvas_describe(petmap_canvas *canvas, const char *title, const char *subject);

/// Encodes premultiplied pixels as a PNG file, with 24 bits per pixel if all are opaque and 32
/// otherwise. Returns false if memory is exhausted or the sink returns false.
///
/// `level` is the zlib compression level, from 0 (fastest) to 9 (smallest).
bool petmap_png_write(
    const uint8_t *pixels, int stride, int width, int height, int level, double pixels_per_inch,
    petmap_sink sink, void *context);

#ifdef __cplusplus
}
#endif
