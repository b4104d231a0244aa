// Cairo and FreeType, which it uses, are loaded on first use, so that programs that do not draw
// pictures start without them.

#include "CCairo.h"

#include <CDynamicLibrary.h>
#include <cairo/cairo-ft.h>
#include <cairo/cairo-pdf.h>
#include <cairo/cairo.h>
#include <stdlib.h>
#include <string.h>

#define FUNCTIONS(X) \
  X(cairo_image_surface_create) X(cairo_image_surface_create_from_png_stream) \
  X(cairo_image_surface_get_data) X(cairo_image_surface_get_stride) \
  X(cairo_image_surface_get_width) X(cairo_image_surface_get_height) \
  X(cairo_pdf_surface_create_for_stream) X(cairo_surface_status) \
  X(cairo_surface_flush) X(cairo_surface_mark_dirty) X(cairo_surface_finish) \
  X(cairo_surface_destroy) X(cairo_create) X(cairo_status) X(cairo_destroy) \
  X(cairo_save) X(cairo_restore) X(cairo_transform) X(cairo_new_path) \
  X(cairo_move_to) X(cairo_line_to) X(cairo_curve_to) X(cairo_close_path) \
  X(cairo_set_fill_rule) X(cairo_fill_preserve) X(cairo_stroke_preserve) \
  X(cairo_set_line_width) X(cairo_set_line_cap) X(cairo_set_line_join) \
  X(cairo_set_dash) X(cairo_clip) X(cairo_set_source_rgba) \
  X(cairo_set_source_surface) X(cairo_get_source) X(cairo_pattern_set_filter) \
  X(cairo_pattern_set_extend) X(cairo_rectangle) X(cairo_fill) X(cairo_paint) \
  X(cairo_identity_matrix) X(cairo_mask_surface) X(cairo_select_font_face) \
  X(cairo_set_font_size) X(cairo_show_text) X(cairo_recording_surface_create) \
  X(cairo_set_font_face) X(cairo_show_text_glyphs) \
  X(cairo_ft_font_face_create_for_ft_face) X(cairo_pdf_surface_set_metadata)

DYNAMIC_LIBRARY(cairo, FUNCTIONS, "libcairo.so.2", "libcairo.2.dylib")

#define FREETYPE_FUNCTIONS(X) X(FT_Init_FreeType) X(FT_New_Face)

DYNAMIC_LIBRARY(freetype, FREETYPE_FUNCTIONS, "libfreetype.so.6", "libfreetype.6.dylib")

bool petmap_cairo_open(void) { return !cairo_open(); }

struct petmap_canvas {
  cairo_surface_t *surface;
  cairo_t *pen;
  petmap_sink sink;
  void *context;
};

static petmap_canvas *canvas_of(cairo_surface_t *surface, petmap_canvas *canvas) {
  if (!canvas || cairo.cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
    cairo.cairo_surface_destroy(surface);
    free(canvas);
    return NULL;
  }
  canvas->surface = surface;
  canvas->pen = cairo.cairo_create(surface);
  return canvas;
}

petmap_canvas *petmap_canvas_pixels(int width, int height) {
  if (!petmap_cairo_open()) return NULL;
  return canvas_of(
      cairo.cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height), calloc(1, sizeof(petmap_canvas)));
}

petmap_canvas *petmap_canvas_mask(int width, int height) {
  if (!petmap_cairo_open()) return NULL;
  return canvas_of(cairo.cairo_image_surface_create(CAIRO_FORMAT_A8, width, height), calloc(1, sizeof(petmap_canvas)));
}

static cairo_status_t write_to_sink(void *context, const unsigned char *bytes, unsigned count) {
  petmap_canvas *canvas = context;
  return canvas->sink(canvas->context, bytes, count) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

petmap_canvas *petmap_canvas_pdf(double width, double height, petmap_sink sink, void *context) {
  if (!petmap_cairo_open()) return NULL;
  petmap_canvas *canvas = calloc(1, sizeof *canvas);
  if (!canvas) return NULL;
  canvas->sink = sink;
  canvas->context = context;
  return canvas_of(
      cairo.cairo_pdf_surface_create_for_stream(write_to_sink, canvas, width, height), canvas);
}

petmap_canvas *petmap_canvas_recording(double x, double y, double width, double height) {
  if (!petmap_cairo_open()) return NULL;
  cairo_rectangle_t extents = {x, y, width, height};
  return canvas_of(
      cairo.cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents), calloc(1, sizeof(petmap_canvas)));
}

typedef struct pm_source {
  const uint8_t *bytes;
  size_t count;
} pm_source;

static cairo_status_t read_from_source(void *context, unsigned char *bytes, unsigned count) {
  pm_source *source = context;
  if (count > source->count) return CAIRO_STATUS_READ_ERROR;
  memcpy(bytes, source->bytes, count);
  source->bytes += count;
  source->count -= count;
  return CAIRO_STATUS_SUCCESS;
}

petmap_canvas *petmap_canvas_png(const uint8_t *bytes, size_t count) {
  if (!petmap_cairo_open()) return NULL;
  pm_source source = {bytes, count};
  return canvas_of(
      cairo.cairo_image_surface_create_from_png_stream(read_from_source, &source),
      calloc(1, sizeof(petmap_canvas)));
}

bool petmap_canvas_finish(petmap_canvas *canvas) {
  bool drawn = cairo.cairo_status(canvas->pen) == CAIRO_STATUS_SUCCESS;
  cairo.cairo_surface_finish(canvas->surface);
  return drawn && cairo.cairo_surface_status(canvas->surface) == CAIRO_STATUS_SUCCESS;
}

void petmap_canvas_free(petmap_canvas *canvas) {
  cairo.cairo_destroy(canvas->pen);
  cairo.cairo_surface_destroy(canvas->surface);
  free(canvas);
}

int petmap_canvas_width(petmap_canvas *canvas) {
  return cairo.cairo_image_surface_get_width(canvas->surface);
}

int petmap_canvas_height(petmap_canvas *canvas) {
  return cairo.cairo_image_surface_get_height(canvas->surface);
}

uint8_t *petmap_canvas_data(petmap_canvas *canvas, int *stride) {
  cairo.cairo_surface_flush(canvas->surface);
  *stride = cairo.cairo_image_surface_get_stride(canvas->surface);
  return cairo.cairo_image_surface_get_data(canvas->surface);
}

void petmap_canvas_changed(petmap_canvas *canvas) { cairo.cairo_surface_mark_dirty(canvas->surface); }

void petmap_canvas_save(petmap_canvas *canvas) { cairo.cairo_save(canvas->pen); }

void petmap_canvas_restore(petmap_canvas *canvas) { cairo.cairo_restore(canvas->pen); }

void petmap_canvas_transform(
    petmap_canvas *canvas, double a, double b, double c, double d, double e, double f) {
  cairo_matrix_t matrix = {a, b, c, d, e, f};
  cairo.cairo_transform(canvas->pen, &matrix);
}

void petmap_canvas_begin(petmap_canvas *canvas) { cairo.cairo_new_path(canvas->pen); }

void petmap_canvas_move(petmap_canvas *canvas, double x, double y) {
  cairo.cairo_move_to(canvas->pen, x, y);
}

void petmap_canvas_line(petmap_canvas *canvas, double x, double y) {
  cairo.cairo_line_to(canvas->pen, x, y);
}

void petmap_canvas_curve(
    petmap_canvas *canvas, double x1, double y1, double x2, double y2, double x, double y) {
  cairo.cairo_curve_to(canvas->pen, x1, y1, x2, y2, x, y);
}

void petmap_canvas_close(petmap_canvas *canvas) { cairo.cairo_close_path(canvas->pen); }

void petmap_canvas_fill(petmap_canvas *canvas, bool even_odd) {
  cairo.cairo_set_fill_rule(canvas->pen, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
  cairo.cairo_fill_preserve(canvas->pen);
}

void petmap_canvas_stroke(
    petmap_canvas *canvas, double width, bool round, const double *dashes, int count) {
  cairo.cairo_set_line_width(canvas->pen, width);
  cairo.cairo_set_line_cap(canvas->pen, round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  cairo.cairo_set_line_join(canvas->pen, round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER);
  cairo.cairo_set_dash(canvas->pen, dashes, count, 0);
  cairo.cairo_stroke_preserve(canvas->pen);
}

void petmap_canvas_clip(petmap_canvas *canvas) {
  cairo.cairo_set_fill_rule(canvas->pen, CAIRO_FILL_RULE_WINDING);
  cairo.cairo_clip(canvas->pen);
}

void petmap_canvas_color(
    petmap_canvas *canvas, double red, double green, double blue, double opacity) {
  cairo.cairo_set_source_rgba(canvas->pen, red, green, blue, opacity);
}

void petmap_canvas_draw(petmap_canvas *canvas, petmap_canvas *picture) {
  cairo.cairo_save(canvas->pen);
  cairo.cairo_set_source_surface(canvas->pen, picture->surface, 0, 0);
  cairo_pattern_t *pattern = cairo.cairo_get_source(canvas->pen);
  cairo.cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD);
  // Pad the pattern, so that edges remain opaque at any scale.
  cairo.cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
  cairo.cairo_rectangle(
      canvas->pen, 0, 0, petmap_canvas_width(picture), petmap_canvas_height(picture));
  cairo.cairo_fill(canvas->pen);
  cairo.cairo_restore(canvas->pen);
}

void petmap_canvas_stamp(petmap_canvas *canvas, petmap_canvas *picture, double x, double y) {
  cairo.cairo_save(canvas->pen);
  cairo.cairo_identity_matrix(canvas->pen);
  cairo.cairo_set_source_surface(canvas->pen, picture->surface, x, y);
  cairo.cairo_pattern_set_filter(cairo.cairo_get_source(canvas->pen), CAIRO_FILTER_NEAREST);
  cairo.cairo_paint(canvas->pen);
  cairo.cairo_restore(canvas->pen);
}

void petmap_canvas_play(petmap_canvas *canvas, petmap_canvas *recording, double x, double y) {
  cairo.cairo_save(canvas->pen);
  cairo.cairo_set_source_surface(canvas->pen, recording->surface, x, y);
  cairo.cairo_paint(canvas->pen);
  cairo.cairo_restore(canvas->pen);
}

void petmap_canvas_fill_mask(petmap_canvas *canvas, petmap_canvas *mask) {
  cairo.cairo_mask_surface(canvas->pen, mask->surface, 0, 0);
}

void petmap_canvas_text(
    petmap_canvas *canvas, const char *text, const char *family, bool bold, double size, double x,
    double y) {
  cairo.cairo_select_font_face(canvas->pen, family, CAIRO_FONT_SLANT_NORMAL,
      bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
  cairo.cairo_set_font_size(canvas->pen, size);
  cairo.cairo_move_to(canvas->pen, x, y);
  cairo.cairo_show_text(canvas->pen, text);
  cairo.cairo_new_path(canvas->pen);
}

typedef struct pm_font {
  struct pm_font *next;
  char *path;
  int index;
  /// Cairo's font face; NULL for a file that cannot be opened.
  cairo_font_face_t *face;
} pm_font;

static pm_font *fonts;
static pthread_mutex_t fonts_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t freetype_once = PTHREAD_ONCE_INIT;
static FT_Library freetype_library;

static void open_freetype(void) {
  if (!freetype_open()) freetype.FT_Init_FreeType(&freetype_library);
}

/// Returns Cairo's face for a font file, or NULL on failure. Fonts are never closed, because Cairo
/// may retain a face indefinitely; there are only a few.
static cairo_font_face_t *font_of(const char *path, int index) {
  if (!petmap_cairo_open()) return NULL;
  pthread_once(&freetype_once, open_freetype);
  if (!freetype_library) return NULL;
  pthread_mutex_lock(&fonts_lock);
  pm_font *font = fonts;
  while (font && (font->index != index || strcmp(font->path, path) != 0)) font = font->next;
  if (!font && (font = calloc(1, sizeof *font))) {
    FT_Face face = NULL;
    font->path = strdup(path);
    font->index = index;
    if (font->path && freetype.FT_New_Face(freetype_library, path, index, &face) == 0)
      font->face = cairo.cairo_ft_font_face_create_for_ft_face(face, 0);
    if (font->path) {
      font->next = fonts;
      fonts = font;
    }
  }
  cairo_font_face_t *face = font ? font->face : NULL;
  pthread_mutex_unlock(&fonts_lock);
  return face;
}

bool petmap_text_font_open(const char *path, int index) { return font_of(path, index) != NULL; }

void petmap_canvas_glyphs(
    petmap_canvas *canvas, const char *path, int index, double size,
    const petmap_placed_glyph *glyphs,
    int count, const char *text) {
  cairo_font_face_t *face = font_of(path, index);
  if (!face || count <= 0) return;
  // A single cluster maps all glyphs to the text, regardless of ligatures and directions.
  cairo_text_cluster_t cluster = {(int)strlen(text), count};
  cairo.cairo_set_font_face(canvas->pen, face);
  cairo.cairo_set_font_size(canvas->pen, size);
  cairo.cairo_show_text_glyphs(canvas->pen, text, cluster.num_bytes, (const cairo_glyph_t *)glyphs, count, &cluster, 1, 0);
  cairo.cairo_new_path(canvas->pen);
}

void petmap_canvas_describe(petmap_canvas *canvas, const char *title, const char *subject) {
  if (*title) cairo.cairo_pdf_surface_set_metadata(canvas->surface, CAIRO_PDF_METADATA_TITLE, title);
  if (*subject) cairo.cairo_pdf_surface_set_metadata(canvas->surface, CAIRO_PDF_METADATA_SUBJECT, subject);
  cairo.cairo_pdf_surface_set_metadata(canvas->surface, CAIRO_PDF_METADATA_CREATOR, "petmap");
  cairo.cairo_pdf_surface_set_metadata(canvas->surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
}
