// Cairo is loaded on first use, so that programs that draw no pictures do not pay for it. The
// constants are part of its stable ABI.

#include "CCairo.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { argb32 = 0, a8 = 2, even_odd_rule = 1, winding_rule = 0, round_cap = 1, round_join = 1 };
enum { success = 0, no_memory = 1, write_error = 11, read_error = 10, filter_good = 1 };
enum { extend_none = 0, extend_pad = 3, slant_normal = 0, weight_normal = 0, weight_bold = 1 };

typedef struct pm_matrix {
  double xx, yx, xy, yy, x0, y0;
} pm_matrix;

typedef int (*pm_write)(void *, const unsigned char *, unsigned);
typedef int (*pm_read)(void *, unsigned char *, unsigned);

static struct {
  void *(*image_surface_create)(int, int, int);
  void *(*image_surface_create_from_png_stream)(pm_read, void *);
  unsigned char *(*image_surface_get_data)(void *);
  int (*image_surface_get_stride)(void *);
  int (*image_surface_get_width)(void *);
  int (*image_surface_get_height)(void *);
  void *(*pdf_surface_create_for_stream)(pm_write, void *, double, double);
  int (*surface_status)(void *);
  void (*surface_flush)(void *);
  void (*surface_mark_dirty)(void *);
  void (*surface_finish)(void *);
  void (*surface_destroy)(void *);
  void *(*create)(void *);
  int (*status)(void *);
  void (*destroy)(void *);
  void (*save)(void *);
  void (*restore)(void *);
  void (*transform)(void *, const pm_matrix *);
  void (*new_path)(void *);
  void (*move_to)(void *, double, double);
  void (*line_to)(void *, double, double);
  void (*curve_to)(void *, double, double, double, double, double, double);
  void (*close_path)(void *);
  void (*set_fill_rule)(void *, int);
  void (*fill_preserve)(void *);
  void (*stroke_preserve)(void *);
  void (*set_line_width)(void *, double);
  void (*set_line_cap)(void *, int);
  void (*set_line_join)(void *, int);
  void (*set_dash)(void *, const double *, int, double);
  void (*clip)(void *);
  void (*set_source_rgba)(void *, double, double, double, double);
  void (*set_source_surface)(void *, void *, double, double);
  void *(*get_source)(void *);
  void (*pattern_set_filter)(void *, int);
  void (*pattern_set_extend)(void *, int);
  void (*rectangle)(void *, double, double, double, double);
  void (*fill)(void *);
  void (*paint)(void *);
  void (*identity_matrix)(void *);
  void (*mask_surface)(void *, void *, double, double);
  void (*select_font_face)(void *, const char *, int, int);
  void (*set_font_size)(void *, double);
  void (*show_text)(void *, const char *);
  // Requires Cairo 1.10; without it, a PDF file repeats the paths.
  void *(*recording_surface_create)(int, const double *);
  // These require Cairo 1.8 and 1.16 with FreeType support; without them, text is drawn as
  // outlines.
  void (*set_font_face)(void *, void *);
  void (*show_text_glyphs)(
      void *, const char *, int, const petmap_placed_glyph *, int, const void *, int, int);
  void *(*ft_font_face_create_for_ft_face)(void *, int);
  void (*pdf_surface_set_metadata)(void *, int, const char *);
} cairo;

static struct {
  int (*Init_FreeType)(void **);
  int (*New_Face)(void *, const char *, long, void **);
  int (*Done_Face)(void *);
  void *library;
} freetype;

static bool opened;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
  static const char *const names[] = {
      "libcairo.so.2", "libcairo.2.dylib", "/opt/homebrew/lib/libcairo.2.dylib",
      "/usr/local/lib/libcairo.2.dylib"};
  void *library = NULL;
  for (size_t index = 0; index < sizeof names / sizeof *names && !library; index++)
    library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
#define FIND(name)                                                \
  if (!(*(void **)&cairo.name = dlsym(library, "cairo_" #name))) \
  return
  FIND(image_surface_create);
  FIND(image_surface_create_from_png_stream);
  FIND(image_surface_get_data);
  FIND(image_surface_get_stride);
  FIND(image_surface_get_width);
  FIND(image_surface_get_height);
  FIND(pdf_surface_create_for_stream);
  FIND(surface_status);
  FIND(surface_flush);
  FIND(surface_mark_dirty);
  FIND(surface_finish);
  FIND(surface_destroy);
  FIND(create);
  FIND(status);
  FIND(destroy);
  FIND(save);
  FIND(restore);
  FIND(transform);
  FIND(new_path);
  FIND(move_to);
  FIND(line_to);
  FIND(curve_to);
  FIND(close_path);
  FIND(set_fill_rule);
  FIND(fill_preserve);
  FIND(stroke_preserve);
  FIND(set_line_width);
  FIND(set_line_cap);
  FIND(set_line_join);
  FIND(set_dash);
  FIND(clip);
  FIND(set_source_rgba);
  FIND(set_source_surface);
  FIND(get_source);
  FIND(pattern_set_filter);
  FIND(pattern_set_extend);
  FIND(rectangle);
  FIND(fill);
  FIND(paint);
  FIND(identity_matrix);
  FIND(mask_surface);
  FIND(select_font_face);
  FIND(set_font_size);
  FIND(show_text);
#undef FIND
  opened = true;
#define FIND(name) *(void **)&cairo.name = dlsym(library, "cairo_" #name)
  FIND(recording_surface_create);
  FIND(set_font_face);
  FIND(show_text_glyphs);
  FIND(ft_font_face_create_for_ft_face);
  FIND(pdf_surface_set_metadata);
#undef FIND
}

/// Loads the FreeType library that Cairo uses.
static void open_freetype(void) {
  static const char *const names[] = {
      "libfreetype.so.6", "libfreetype.6.dylib", "/opt/homebrew/lib/libfreetype.6.dylib",
      "/usr/local/lib/libfreetype.6.dylib"};
  void *library = NULL;
  for (size_t index = 0; index < sizeof names / sizeof *names && !library; index++)
    library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
#define FIND(name)                                               \
  if (!(*(void **)&freetype.name = dlsym(library, "FT_" #name))) \
  return
  FIND(Init_FreeType);
  FIND(New_Face);
  FIND(Done_Face);
#undef FIND
  if (freetype.Init_FreeType(&freetype.library) != 0) freetype.library = NULL;
}

bool petmap_cairo_open(void) {
  pthread_once(&once, open_library);
  return opened;
}

struct petmap_canvas {
  void *surface;
  void *pen;
  petmap_sink sink;
  void *context;
};

static petmap_canvas *canvas_of(void *surface, petmap_canvas *canvas) {
  if (!canvas || cairo.surface_status(surface) != success) {
    cairo.surface_destroy(surface);
    free(canvas);
    return NULL;
  }
  canvas->surface = surface;
  canvas->pen = cairo.create(surface);
  return canvas;
}

petmap_canvas *petmap_canvas_pixels(int width, int height) {
  if (!petmap_cairo_open()) return NULL;
  return canvas_of(
      cairo.image_surface_create(argb32, width, height), calloc(1, sizeof(petmap_canvas)));
}

petmap_canvas *petmap_canvas_mask(int width, int height) {
  if (!petmap_cairo_open()) return NULL;
  return canvas_of(cairo.image_surface_create(a8, width, height), calloc(1, sizeof(petmap_canvas)));
}

static int write_to_sink(void *context, const unsigned char *bytes, unsigned count) {
  petmap_canvas *canvas = context;
  return canvas->sink(canvas->context, bytes, count) ? success : write_error;
}

petmap_canvas *petmap_canvas_pdf(double width, double height, petmap_sink sink, void *context) {
  if (!petmap_cairo_open()) return NULL;
  petmap_canvas *canvas = calloc(1, sizeof *canvas);
  if (!canvas) return NULL;
  canvas->sink = sink;
  canvas->context = context;
  return canvas_of(
      cairo.pdf_surface_create_for_stream(write_to_sink, canvas, width, height), canvas);
}

petmap_canvas *petmap_canvas_recording(double x, double y, double width, double height) {
  enum { color_and_alpha = 0x3000 };
  if (!petmap_cairo_open() || !cairo.recording_surface_create) return NULL;
  double extents[] = {x, y, width, height};
  return canvas_of(
      cairo.recording_surface_create(color_and_alpha, extents), calloc(1, sizeof(petmap_canvas)));
}

typedef struct pm_source {
  const uint8_t *bytes;
  size_t count;
} pm_source;

static int read_from_source(void *context, unsigned char *bytes, unsigned count) {
  pm_source *source = context;
  if (count > source->count) return read_error;
  memcpy(bytes, source->bytes, count);
  source->bytes += count;
  source->count -= count;
  return success;
}

petmap_canvas *petmap_canvas_png(const uint8_t *bytes, size_t count) {
  if (!petmap_cairo_open()) return NULL;
  pm_source source = {bytes, count};
  return canvas_of(
      cairo.image_surface_create_from_png_stream(read_from_source, &source),
      calloc(1, sizeof(petmap_canvas)));
}

bool petmap_canvas_finish(petmap_canvas *canvas) {
  bool drawn = cairo.status(canvas->pen) == success;
  cairo.surface_finish(canvas->surface);
  return drawn && cairo.surface_status(canvas->surface) == success;
}

void petmap_canvas_free(petmap_canvas *canvas) {
  cairo.destroy(canvas->pen);
  cairo.surface_destroy(canvas->surface);
  free(canvas);
}

int petmap_canvas_width(petmap_canvas *canvas) {
  return cairo.image_surface_get_width(canvas->surface);
}

int petmap_canvas_height(petmap_canvas *canvas) {
  return cairo.image_surface_get_height(canvas->surface);
}

uint8_t *petmap_canvas_data(petmap_canvas *canvas, int *stride) {
  cairo.surface_flush(canvas->surface);
  *stride = cairo.image_surface_get_stride(canvas->surface);
  return cairo.image_surface_get_data(canvas->surface);
}

void petmap_canvas_changed(petmap_canvas *canvas) { cairo.surface_mark_dirty(canvas->surface); }

void petmap_canvas_save(petmap_canvas *canvas) { cairo.save(canvas->pen); }

void petmap_canvas_restore(petmap_canvas *canvas) { cairo.restore(canvas->pen); }

void petmap_canvas_transform(
    petmap_canvas *canvas, double a, double b, double c, double d, double e, double f) {
  pm_matrix matrix = {a, b, c, d, e, f};
  cairo.transform(canvas->pen, &matrix);
}

void petmap_canvas_begin(petmap_canvas *canvas) { cairo.new_path(canvas->pen); }

void petmap_canvas_move(petmap_canvas *canvas, double x, double y) {
  cairo.move_to(canvas->pen, x, y);
}

void petmap_canvas_line(petmap_canvas *canvas, double x, double y) {
  cairo.line_to(canvas->pen, x, y);
}

void petmap_canvas_curve(
    petmap_canvas *canvas, double x1, double y1, double x2, double y2, double x, double y) {
  cairo.curve_to(canvas->pen, x1, y1, x2, y2, x, y);
}

void petmap_canvas_close(petmap_canvas *canvas) { cairo.close_path(canvas->pen); }

void petmap_canvas_fill(petmap_canvas *canvas, bool even_odd) {
  cairo.set_fill_rule(canvas->pen, even_odd ? even_odd_rule : winding_rule);
  cairo.fill_preserve(canvas->pen);
}

void petmap_canvas_stroke(
    petmap_canvas *canvas, double width, bool round, const double *dashes, int count) {
  cairo.set_line_width(canvas->pen, width);
  cairo.set_line_cap(canvas->pen, round ? round_cap : 0);
  cairo.set_line_join(canvas->pen, round ? round_join : 0);
  cairo.set_dash(canvas->pen, dashes, count, 0);
  cairo.stroke_preserve(canvas->pen);
}

void petmap_canvas_clip(petmap_canvas *canvas) {
  cairo.set_fill_rule(canvas->pen, winding_rule);
  cairo.clip(canvas->pen);
}

void petmap_canvas_color(
    petmap_canvas *canvas, double red, double green, double blue, double opacity) {
  cairo.set_source_rgba(canvas->pen, red, green, blue, opacity);
}

void petmap_canvas_draw(petmap_canvas *canvas, petmap_canvas *picture) {
  cairo.save(canvas->pen);
  cairo.set_source_surface(canvas->pen, picture->surface, 0, 0);
  void *pattern = cairo.get_source(canvas->pen);
  cairo.pattern_set_filter(pattern, filter_good);
  // Pad the pattern, so that edges remain opaque at any scale.
  cairo.pattern_set_extend(pattern, extend_pad);
  cairo.rectangle(
      canvas->pen, 0, 0, petmap_canvas_width(picture), petmap_canvas_height(picture));
  cairo.fill(canvas->pen);
  cairo.restore(canvas->pen);
}

void petmap_canvas_stamp(petmap_canvas *canvas, petmap_canvas *picture, double x, double y) {
  enum { filter_nearest = 3 };
  cairo.save(canvas->pen);
  cairo.identity_matrix(canvas->pen);
  cairo.set_source_surface(canvas->pen, picture->surface, x, y);
  cairo.pattern_set_filter(cairo.get_source(canvas->pen), filter_nearest);
  cairo.paint(canvas->pen);
  cairo.restore(canvas->pen);
}

void petmap_canvas_play(petmap_canvas *canvas, petmap_canvas *recording, double x, double y) {
  cairo.save(canvas->pen);
  cairo.set_source_surface(canvas->pen, recording->surface, x, y);
  cairo.paint(canvas->pen);
  cairo.restore(canvas->pen);
}

void petmap_canvas_fill_mask(petmap_canvas *canvas, petmap_canvas *mask) {
  cairo.mask_surface(canvas->pen, mask->surface, 0, 0);
}

void petmap_canvas_text(
    petmap_canvas *canvas, const char *text, const char *family, bool bold, double size, double x,
    double y) {
  cairo.select_font_face(canvas->pen, family, slant_normal, bold ? weight_bold : weight_normal);
  cairo.set_font_size(canvas->pen, size);
  cairo.move_to(canvas->pen, x, y);
  cairo.show_text(canvas->pen, text);
  cairo.new_path(canvas->pen);
}

typedef struct pm_font {
  struct pm_font *next;
  char *path;
  int index;
  /// Cairo's font face; NULL for a file that cannot be opened.
  void *face;
} pm_font;

static pm_font *fonts;
static pthread_mutex_t fonts_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t freetype_once = PTHREAD_ONCE_INIT;

/// Fonts are few and never closed, because Cairo may retain a face indefinitely.
static void *font_of(const char *path, int index) {
  if (!petmap_cairo_open() || !cairo.set_font_face || !cairo.show_text_glyphs ||
      !cairo.ft_font_face_create_for_ft_face)
    return NULL;
  pthread_once(&freetype_once, open_freetype);
  if (!freetype.library) return NULL;
  pthread_mutex_lock(&fonts_lock);
  pm_font *font = fonts;
  while (font && (font->index != index || strcmp(font->path, path) != 0)) font = font->next;
  if (!font && (font = calloc(1, sizeof *font))) {
    void *face = NULL;
    font->path = strdup(path);
    font->index = index;
    if (font->path && freetype.New_Face(freetype.library, path, index, &face) == 0)
      font->face = cairo.ft_font_face_create_for_ft_face(face, 0);
    if (font->path) {
      font->next = fonts;
      fonts = font;
    }
  }
  void *face = font ? font->face : NULL;
  pthread_mutex_unlock(&fonts_lock);
  return face;
}

bool petmap_text_font_open(const char *path, int index) { return font_of(path, index) != NULL; }

void petmap_canvas_glyphs(
    petmap_canvas *canvas, const char *path, int index, double size,
    const petmap_placed_glyph *glyphs,
    int count, const char *text) {
  void *face = font_of(path, index);
  if (!face || count <= 0) return;
  // A single cluster maps all glyphs to the text, regardless of ligatures and directions.
  struct {
    int bytes, glyphs;
  } cluster = {(int)strlen(text), count};
  cairo.set_font_face(canvas->pen, face);
  cairo.set_font_size(canvas->pen, size);
  cairo.show_text_glyphs(canvas->pen, text, cluster.bytes, glyphs, count, &cluster, 1, 0);
  cairo.new_path(canvas->pen);
}

void petmap_canvas_describe(petmap_canvas *canvas, const char *title, const char *subject) {
  enum { title_entry = 0, subject_entry = 2, creator_entry = 4, created_entry = 5 };
  if (!cairo.pdf_surface_set_metadata) return;
  if (*title) cairo.pdf_surface_set_metadata(canvas->surface, title_entry, title);
  if (*subject) cairo.pdf_surface_set_metadata(canvas->surface, subject_entry, subject);
  cairo.pdf_surface_set_metadata(canvas->surface, creator_entry, "petmap");
  cairo.pdf_surface_set_metadata(canvas->surface, created_entry, "2000-01-01T00:00:00Z");
}
