// HarfBuzz is loaded on first use, so that programs that do not lay out text start without it.

#include "CHarfBuzz.h"

#include <CDynamicLibrary.h>
#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>
#include <stdlib.h>

// HarfBuzz 7 renamed hb_font_get_glyph_shape, but still supports the old name.
#pragma clang diagnostic ignored "-Wdeprecated-declarations"

#define FUNCTIONS(X) \
  X(hb_blob_create_from_file) X(hb_blob_get_length) X(hb_blob_get_data) \
  X(hb_blob_destroy) X(hb_face_create) X(hb_face_get_upem) \
  X(hb_face_get_glyph_count) X(hb_face_destroy) X(hb_font_create) \
  X(hb_font_destroy) X(hb_font_set_scale) X(hb_font_get_nominal_glyph) \
  X(hb_font_get_h_extents) X(hb_font_get_glyph_extents) X(hb_buffer_create) \
  X(hb_buffer_destroy) X(hb_buffer_clear_contents) X(hb_buffer_add_utf32) \
  X(hb_buffer_set_direction) X(hb_buffer_guess_segment_properties) \
  X(hb_buffer_get_length) X(hb_buffer_get_glyph_infos) \
  X(hb_buffer_get_glyph_positions) X(hb_shape) X(hb_ot_color_glyph_reference_png) \
  X(hb_unicode_funcs_get_default) X(hb_unicode_script) X(hb_draw_funcs_create) \
  X(hb_draw_funcs_set_move_to_func) X(hb_draw_funcs_set_line_to_func) \
  X(hb_draw_funcs_set_quadratic_to_func) X(hb_draw_funcs_set_cubic_to_func) \
  X(hb_draw_funcs_set_close_path_func) X(hb_font_get_glyph_shape)

DYNAMIC_LIBRARY(hb, FUNCTIONS, "libharfbuzz.so.0", "libharfbuzz.0.dylib")

static pthread_once_t once = PTHREAD_ONCE_INIT;
static hb_draw_funcs_t *draw_funcs;

struct petmap_font {
  hb_face_t *face;
  hb_font_t *font;
  hb_buffer_t *buffer;
  int32_t scale;
  unsigned units_per_em;
  petmap_glyph *glyphs;
  unsigned glyph_capacity;
  petmap_outline_step *steps;
  unsigned step_count, step_capacity;
  hb_blob_t *picture;
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

static void move_to(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float x, float y, void *user) {
  add_step(data, (petmap_outline_step){.kind = 0, .x = x, .y = y});
}

static void line_to(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float x, float y, void *user) {
  add_step(data, (petmap_outline_step){.kind = 1, .x = x, .y = y});
}

static void quadratic_to(
    hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float x1, float y1, float x, float y, void *user) {
  add_step(data, (petmap_outline_step){.kind = 2, .x1 = x1, .y1 = y1, .x = x, .y = y});
}

static void cubic_to(
    hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float x1, float y1, float x2, float y2, float x,
    float y, void *user) {
  add_step(
      data, (petmap_outline_step){
                .kind = 3, .x1 = x1, .y1 = y1, .x2 = x2, .y2 = y2, .x = x, .y = y});
}

static void close_path(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, void *user) {
  add_step(data, (petmap_outline_step){.kind = 4});
}

static void make_draw_funcs(void) {
  draw_funcs = hb.hb_draw_funcs_create();
  hb.hb_draw_funcs_set_move_to_func(draw_funcs, move_to, NULL, NULL);
  hb.hb_draw_funcs_set_line_to_func(draw_funcs, line_to, NULL, NULL);
  hb.hb_draw_funcs_set_quadratic_to_func(draw_funcs, quadratic_to, NULL, NULL);
  hb.hb_draw_funcs_set_cubic_to_func(draw_funcs, cubic_to, NULL, NULL);
  hb.hb_draw_funcs_set_close_path_func(draw_funcs, close_path, NULL, NULL);
}

bool petmap_harfbuzz_open(void) {
  if (hb_open()) return false;
  pthread_once(&once, make_draw_funcs);
  return true;
}

petmap_font *petmap_font_open(const char *path, unsigned index) {
  if (!petmap_harfbuzz_open()) return NULL;
  hb_blob_t *blob = hb.hb_blob_create_from_file(path);
  if (!blob || !hb.hb_blob_get_length(blob)) {
    if (blob) hb.hb_blob_destroy(blob);
    return NULL;
  }
  hb_face_t *face = hb.hb_face_create(blob, index);
  hb.hb_blob_destroy(blob);
  petmap_font *font = calloc(1, sizeof *font);
  if (!font || !hb.hb_face_get_glyph_count(face)) {
    hb.hb_face_destroy(face);
    free(font);
    return NULL;
  }
  font->face = face;
  font->font = hb.hb_font_create(face);
  font->buffer = hb.hb_buffer_create();
  font->units_per_em = hb.hb_face_get_upem(face);
  return font;
}

void petmap_font_close(petmap_font *font) {
  if (!font) return;
  if (font->picture) hb.hb_blob_destroy(font->picture);
  hb.hb_buffer_destroy(font->buffer);
  hb.hb_font_destroy(font->font);
  hb.hb_face_destroy(font->face);
  free(font->glyphs);
  free(font->steps);
  free(font);
}

static void set_scale(petmap_font *font, int32_t scale) {
  if (font->scale == scale) return;
  hb.hb_font_set_scale(font->font, scale, scale);
  font->scale = scale;
}

uint32_t petmap_font_glyph(petmap_font *font, uint32_t scalar) {
  uint32_t glyph = 0;
  return hb.hb_font_get_nominal_glyph(font->font, scalar, &glyph) ? glyph : 0;
}

uint32_t petmap_script(uint32_t scalar) {
  return hb.hb_unicode_script(hb.hb_unicode_funcs_get_default(), scalar);
}

unsigned petmap_font_units_per_em(petmap_font *font) { return font->units_per_em; }

void petmap_font_vertical_extents(petmap_font *font, int32_t *ascent, int32_t *descent) {
  hb_font_extents_t extents = {0};
  set_scale(font, (int32_t)font->units_per_em);
  hb.hb_font_get_h_extents(font->font, &extents);
  *ascent = extents.ascender;
  *descent = -extents.descender;
}

unsigned petmap_font_shape(
    petmap_font *font, int32_t scale, const uint32_t *text, int length, unsigned start,
    int count, bool right_to_left, const petmap_glyph **glyphs) {
  set_scale(font, scale);
  hb.hb_buffer_clear_contents(font->buffer);
  hb.hb_buffer_add_utf32(font->buffer, text, length, start, count);
  hb.hb_buffer_set_direction(
      font->buffer, right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb.hb_buffer_guess_segment_properties(font->buffer);
  hb.hb_shape(font->font, font->buffer, NULL, 0);
  unsigned shaped = hb.hb_buffer_get_length(font->buffer);
  if (shaped > font->glyph_capacity) {
    petmap_glyph *larger = realloc(font->glyphs, 2 * shaped * sizeof *larger);
    if (!larger) return 0;
    font->glyphs = larger;
    font->glyph_capacity = 2 * shaped;
  }
  const hb_glyph_info_t *infos = hb.hb_buffer_get_glyph_infos(font->buffer, NULL);
  const hb_glyph_position_t *positions = hb.hb_buffer_get_glyph_positions(font->buffer, NULL);
  for (unsigned i = 0; i < shaped; i++)
    font->glyphs[i] = (petmap_glyph){
        .glyph = infos[i].codepoint,
        .cluster = infos[i].cluster,
        .advance = positions[i].x_advance,
        .x_offset = positions[i].x_offset,
        .y_offset = positions[i].y_offset,
        .unsafe_to_break = infos[i].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK};
  *glyphs = font->glyphs;
  return shaped;
}

unsigned petmap_font_outline(
    petmap_font *font, uint32_t glyph, const petmap_outline_step **steps) {
  font->step_count = 0;
  set_scale(font, (int32_t)font->units_per_em);
  hb.hb_font_get_glyph_shape(font->font, glyph, draw_funcs, font);
  *steps = font->steps;
  return font->step_count;
}

unsigned petmap_font_picture(
    petmap_font *font, uint32_t glyph, const uint8_t **bytes, int32_t extents[4]) {
  if (font->picture) hb.hb_blob_destroy(font->picture);
  font->picture = hb.hb_ot_color_glyph_reference_png(font->font, glyph);
  unsigned length = 0;
  *bytes = (const uint8_t *)hb.hb_blob_get_data(font->picture, &length);
  hb_glyph_extents_t box = {0};
  set_scale(font, (int32_t)font->units_per_em);
  hb.hb_font_get_glyph_extents(font->font, glyph, &box);
  extents[0] = box.x_bearing;
  extents[1] = box.y_bearing;
  extents[2] = box.width;
  extents[3] = -box.height;
  return length;
}
