// HarfBuzz is loaded on first use, so that programs that lay out no text do not pay for it. The few
// types in its interface are declared here (they are part of its stable ABI) and checked against
// its headers if those are installed.

#include "CHarfBuzz.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

typedef struct pm_info {
  uint32_t codepoint, mask, cluster, var1, var2;
} pm_info;

typedef struct pm_position {
  int32_t x_advance, y_advance, x_offset, y_offset;
  uint32_t var;
} pm_position;

typedef struct pm_font_extents {
  int32_t ascender, descender, line_gap, reserved[9];
} pm_font_extents;

typedef struct pm_glyph_extents {
  int32_t x_bearing, y_bearing, width, height;
} pm_glyph_extents;

#if __has_include(<harfbuzz/hb.h>)
#include <harfbuzz/hb.h>
_Static_assert(sizeof(pm_info) == sizeof(hb_glyph_info_t), "glyph info");
_Static_assert(sizeof(pm_position) == sizeof(hb_glyph_position_t), "glyph position");
_Static_assert(sizeof(pm_font_extents) == sizeof(hb_font_extents_t), "font extents");
_Static_assert(sizeof(pm_glyph_extents) == sizeof(hb_glyph_extents_t), "glyph extents");
_Static_assert(HB_DIRECTION_LTR == 4 && HB_DIRECTION_RTL == 5, "directions");
_Static_assert(HB_GLYPH_FLAG_UNSAFE_TO_BREAK == 1, "glyph flags");
#endif

enum { left_to_right = 4, right_to_left_direction = 5, unsafe_flag = 1 };

static struct {
  void *(*blob_create_from_file)(const char *);
  unsigned (*blob_get_length)(void *);
  const char *(*blob_get_data)(void *, unsigned *);
  void (*blob_destroy)(void *);
  void *(*face_create)(void *, unsigned);
  unsigned (*face_get_upem)(void *);
  unsigned (*face_get_glyph_count)(void *);
  void (*face_destroy)(void *);
  void *(*font_create)(void *);
  void (*font_destroy)(void *);
  void (*font_set_scale)(void *, int, int);
  int (*font_get_nominal_glyph)(void *, uint32_t, uint32_t *);
  int (*font_get_h_extents)(void *, pm_font_extents *);
  int (*font_get_glyph_extents)(void *, uint32_t, pm_glyph_extents *);
  void *(*buffer_create)(void);
  void (*buffer_destroy)(void *);
  void (*buffer_clear_contents)(void *);
  void (*buffer_add_utf32)(void *, const uint32_t *, int, unsigned, int);
  void (*buffer_set_direction)(void *, int);
  void (*buffer_guess_segment_properties)(void *);
  unsigned (*buffer_get_length)(void *);
  pm_info *(*buffer_get_glyph_infos)(void *, unsigned *);
  pm_position *(*buffer_get_glyph_positions)(void *, unsigned *);
  void (*shape)(void *, void *, const void *, unsigned);
  void *(*ot_color_glyph_reference_png)(void *, uint32_t);
  void *(*unicode_funcs_get_default)(void);
  uint32_t (*unicode_script)(void *, uint32_t);
  void *(*draw_funcs_create)(void);
  void (*draw_funcs_set_move_to_func)(void *, void *, void *, void *);
  void (*draw_funcs_set_line_to_func)(void *, void *, void *, void *);
  void (*draw_funcs_set_quadratic_to_func)(void *, void *, void *, void *);
  void (*draw_funcs_set_cubic_to_func)(void *, void *, void *, void *);
  void (*draw_funcs_set_close_path_func)(void *, void *, void *, void *);
  // hb_font_draw_glyph, or hb_font_get_glyph_shape before HarfBuzz 7.
  void (*draw_glyph)(void *, uint32_t, void *, void *);
} hb;

static bool is_open;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static void *draw_funcs;

struct petmap_font {
  void *face, *font, *buffer;
  int32_t scale;
  unsigned units_per_em;
  petmap_glyph *glyphs;
  unsigned glyph_capacity;
  petmap_outline_step *steps;
  unsigned step_count, step_capacity;
  void *picture;
};

static void add_step(void *data, petmap_outline_step step) {
  petmap_font *font = data;
  if (font->step_count == font->step_capacity) {
    unsigned capacity = font->step_capacity ? 2 * font->step_capacity : 64;
    petmap_outline_step *steps = realloc(font->steps, capacity * sizeof *steps);
    if (!steps) return;
    font->steps = steps;
    font->step_capacity = capacity;
  }
  font->steps[font->step_count++] = step;
}

static void move_to(void *funcs, void *data, void *state, float x, float y, void *user) {
  add_step(data, (petmap_outline_step){.kind = 0, .x = x, .y = y});
}

static void line_to(void *funcs, void *data, void *state, float x, float y, void *user) {
  add_step(data, (petmap_outline_step){.kind = 1, .x = x, .y = y});
}

static void quadratic_to(
    void *funcs, void *data, void *state, float x1, float y1, float x, float y, void *user) {
  add_step(data, (petmap_outline_step){.kind = 2, .x1 = x1, .y1 = y1, .x = x, .y = y});
}

static void cubic_to(
    void *funcs, void *data, void *state, float x1, float y1, float x2, float y2, float x,
    float y, void *user) {
  add_step(
      data, (petmap_outline_step){
                .kind = 3, .x1 = x1, .y1 = y1, .x2 = x2, .y2 = y2, .x = x, .y = y});
}

static void close_path(void *funcs, void *data, void *state, void *user) {
  add_step(data, (petmap_outline_step){.kind = 4});
}

static void open_library(void) {
  static const char *const names[] = {
      "libharfbuzz.so.0", "libharfbuzz.0.dylib", "/opt/homebrew/lib/libharfbuzz.0.dylib",
      "/usr/local/lib/libharfbuzz.0.dylib"};
  void *library = NULL;
  for (unsigned i = 0; !library && i < sizeof names / sizeof *names; i++)
    library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
#define LOAD(name) \
  if (!(*(void **)&hb.name = dlsym(library, "hb_" #name))) return;
  LOAD(blob_create_from_file)
  LOAD(blob_get_length)
  LOAD(blob_get_data)
  LOAD(blob_destroy)
  LOAD(face_create)
  LOAD(face_get_upem)
  LOAD(face_get_glyph_count)
  LOAD(face_destroy)
  LOAD(font_create)
  LOAD(font_destroy)
  LOAD(font_set_scale)
  LOAD(font_get_nominal_glyph)
  LOAD(font_get_h_extents)
  LOAD(font_get_glyph_extents)
  LOAD(buffer_create)
  LOAD(buffer_destroy)
  LOAD(buffer_clear_contents)
  LOAD(buffer_add_utf32)
  LOAD(buffer_set_direction)
  LOAD(buffer_guess_segment_properties)
  LOAD(buffer_get_length)
  LOAD(buffer_get_glyph_infos)
  LOAD(buffer_get_glyph_positions)
  LOAD(shape)
  LOAD(ot_color_glyph_reference_png)
  LOAD(unicode_funcs_get_default)
  LOAD(unicode_script)
  LOAD(draw_funcs_create)
  LOAD(draw_funcs_set_move_to_func)
  LOAD(draw_funcs_set_line_to_func)
  LOAD(draw_funcs_set_quadratic_to_func)
  LOAD(draw_funcs_set_cubic_to_func)
  LOAD(draw_funcs_set_close_path_func)
#undef LOAD
  *(void **)&hb.draw_glyph = dlsym(library, "hb_font_draw_glyph");
  if (!hb.draw_glyph) *(void **)&hb.draw_glyph = dlsym(library, "hb_font_get_glyph_shape");
  if (!hb.draw_glyph) return;
  draw_funcs = hb.draw_funcs_create();
  hb.draw_funcs_set_move_to_func(draw_funcs, (void *)move_to, NULL, NULL);
  hb.draw_funcs_set_line_to_func(draw_funcs, (void *)line_to, NULL, NULL);
  hb.draw_funcs_set_quadratic_to_func(draw_funcs, (void *)quadratic_to, NULL, NULL);
  hb.draw_funcs_set_cubic_to_func(draw_funcs, (void *)cubic_to, NULL, NULL);
  hb.draw_funcs_set_close_path_func(draw_funcs, (void *)close_path, NULL, NULL);
  is_open = true;
}

bool petmap_harfbuzz_open(void) {
  pthread_once(&once, open_library);
  return is_open;
}

petmap_font *petmap_font_open(const char *path, unsigned index) {
  if (!petmap_harfbuzz_open()) return NULL;
  void *blob = hb.blob_create_from_file(path);
  if (!blob || !hb.blob_get_length(blob)) {
    if (blob) hb.blob_destroy(blob);
    return NULL;
  }
  void *face = hb.face_create(blob, index);
  hb.blob_destroy(blob);
  petmap_font *font = calloc(1, sizeof *font);
  if (!font || !hb.face_get_glyph_count(face)) {
    hb.face_destroy(face);
    free(font);
    return NULL;
  }
  font->face = face;
  font->font = hb.font_create(face);
  font->buffer = hb.buffer_create();
  font->units_per_em = hb.face_get_upem(face);
  return font;
}

void petmap_font_close(petmap_font *font) {
  if (!font) return;
  if (font->picture) hb.blob_destroy(font->picture);
  hb.buffer_destroy(font->buffer);
  hb.font_destroy(font->font);
  hb.face_destroy(font->face);
  free(font->glyphs);
  free(font->steps);
  free(font);
}

static void set_scale(petmap_font *font, int32_t scale) {
  if (font->scale == scale) return;
  hb.font_set_scale(font->font, scale, scale);
  font->scale = scale;
}

uint32_t petmap_font_glyph(petmap_font *font, uint32_t scalar) {
  uint32_t glyph = 0;
  return hb.font_get_nominal_glyph(font->font, scalar, &glyph) ? glyph : 0;
}

uint32_t petmap_script(uint32_t scalar) {
  return hb.unicode_script(hb.unicode_funcs_get_default(), scalar);
}

unsigned petmap_font_units_per_em(petmap_font *font) { return font->units_per_em; }

void petmap_font_reach(petmap_font *font, int32_t *ascent, int32_t *descent) {
  pm_font_extents extents = {0};
  set_scale(font, (int32_t)font->units_per_em);
  hb.font_get_h_extents(font->font, &extents);
  *ascent = extents.ascender;
  *descent = -extents.descender;
}

unsigned petmap_font_shape(
    petmap_font *font, int32_t scale, const uint32_t *text, int length, unsigned start,
    int count, bool right_to_left, const petmap_glyph **glyphs) {
  set_scale(font, scale);
  hb.buffer_clear_contents(font->buffer);
  hb.buffer_add_utf32(font->buffer, text, length, start, count);
  hb.buffer_set_direction(
      font->buffer, right_to_left ? right_to_left_direction : left_to_right);
  hb.buffer_guess_segment_properties(font->buffer);
  hb.shape(font->font, font->buffer, NULL, 0);
  unsigned shaped = hb.buffer_get_length(font->buffer);
  if (shaped > font->glyph_capacity) {
    petmap_glyph *room = realloc(font->glyphs, 2 * shaped * sizeof *room);
    if (!room) return 0;
    font->glyphs = room;
    font->glyph_capacity = 2 * shaped;
  }
  const pm_info *infos = hb.buffer_get_glyph_infos(font->buffer, NULL);
  const pm_position *positions = hb.buffer_get_glyph_positions(font->buffer, NULL);
  for (unsigned i = 0; i < shaped; i++)
    font->glyphs[i] = (petmap_glyph){
        .glyph = infos[i].codepoint,
        .cluster = infos[i].cluster,
        .advance = positions[i].x_advance,
        .x_offset = positions[i].x_offset,
        .y_offset = positions[i].y_offset,
        .unsafe_to_break = infos[i].mask & unsafe_flag};
  *glyphs = font->glyphs;
  return shaped;
}

unsigned petmap_font_outline(
    petmap_font *font, uint32_t glyph, const petmap_outline_step **steps) {
  font->step_count = 0;
  set_scale(font, (int32_t)font->units_per_em);
  hb.draw_glyph(font->font, glyph, draw_funcs, font);
  *steps = font->steps;
  return font->step_count;
}

unsigned petmap_font_picture(
    petmap_font *font, uint32_t glyph, const uint8_t **bytes, int32_t extents[4]) {
  if (font->picture) hb.blob_destroy(font->picture);
  font->picture = hb.ot_color_glyph_reference_png(font->font, glyph);
  unsigned length = 0;
  *bytes = (const uint8_t *)hb.blob_get_data(font->picture, &length);
  pm_glyph_extents box = {0};
  set_scale(font, (int32_t)font->units_per_em);
  hb.font_get_glyph_extents(font->font, glyph, &box);
  extents[0] = box.x_bearing;
  extents[1] = box.y_bearing;
  extents[2] = box.width;
  extents[3] = -box.height;
  return length;
}
