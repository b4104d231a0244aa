// What can be known of a font without shaping: whether its tables ever touch the letters of an
// alphabet, and whether its kerning looks at two neighbours only. (OpenType 1.9, GSUB and GPOS.)
//
// A substitution shows by the glyphs that it adds to those of the alphabet. One that puts a letter
// of the alphabet in another's place would not show: no font that sets text has such.

#include "Substitutions.h"

#include <dlfcn.h>
#include <stddef.h>

#define TAG(a, b, c, d) ((uint32_t)(a) << 24 | (b) << 16 | (c) << 8 | (d))

static struct {
  void *(*set_create)(void);
  void (*set_destroy)(void *);
  void (*set_add)(void *, uint32_t);
  unsigned (*set_get_population)(void *);
  int (*set_next)(void *, uint32_t *);
  int (*font_get_nominal_glyph)(void *, uint32_t, uint32_t *);
  void *(*face_reference_table)(void *, uint32_t);
  unsigned (*blob_get_length)(void *);
  const uint8_t *(*blob_get_data)(void *, unsigned *);
  void (*blob_destroy)(void *);
  void (*ot_layout_collect_lookups)(
      void *, uint32_t, const uint32_t *, const uint32_t *, const uint32_t *, void *);
  void (*ot_layout_lookups_substitute_closure)(void *, void *, void *);
} hb;

static bool is_open;

void petmap_substitutions_open(void *library) {
#define LOAD(name) \
  if (!(*(void **)&hb.name = dlsym(library, "hb_" #name))) return;
  LOAD(set_create)
  LOAD(set_destroy)
  LOAD(set_add)
  LOAD(set_get_population)
  LOAD(set_next)
  LOAD(font_get_nominal_glyph)
  LOAD(face_reference_table)
  LOAD(blob_get_length)
  LOAD(blob_get_data)
  LOAD(blob_destroy)
  LOAD(ot_layout_collect_lookups)
  LOAD(ot_layout_lookups_substitute_closure)
#undef LOAD
  is_open = true;
}

// The features that HarfBuzz applies to text from left to right unasked.
static const uint32_t substituting[] = {
    TAG('r', 'v', 'r', 'n'), TAG('l', 't', 'r', 'a'), TAG('l', 't', 'r', 'm'),
    TAG('r', 'a', 'n', 'd'), TAG('c', 'c', 'm', 'p'), TAG('l', 'o', 'c', 'l'),
    TAG('r', 'l', 'i', 'g'), TAG('c', 'a', 'l', 't'), TAG('c', 'l', 'i', 'g'),
    TAG('l', 'i', 'g', 'a'), TAG('r', 'c', 'l', 't'), 0};
// The same in two parts: what composes letters and marks, and the rest.
static const uint32_t composing[] = {TAG('c', 'c', 'm', 'p'), TAG('l', 'o', 'c', 'l'), 0};
static const uint32_t contextual[] = {
    TAG('r', 'v', 'r', 'n'), TAG('l', 't', 'r', 'a'), TAG('l', 't', 'r', 'm'),
    TAG('r', 'a', 'n', 'd'), TAG('r', 'l', 'i', 'g'), TAG('c', 'a', 'l', 't'),
    TAG('c', 'l', 'i', 'g'), TAG('l', 'i', 'g', 'a'), TAG('r', 'c', 'l', 't'), 0};
static const uint32_t positioning[] = {
    TAG('k', 'e', 'r', 'n'), TAG('d', 'i', 's', 't'), TAG('c', 'u', 'r', 's'),
    TAG('m', 'a', 'r', 'k'), TAG('m', 'k', 'm', 'k'), TAG('a', 'b', 'v', 'm'),
    TAG('b', 'l', 'w', 'm'), 0};

/// How many glyphs there are when features have made what they can of an alphabet's; 0 if the font
/// lacks a letter.
static unsigned reachable(
    void *face, void *font, const uint32_t *alphabet, int count, const uint32_t *features) {
  void *glyphs = hb.set_create();
  void *lookups = hb.set_create();
  bool complete = true;
  for (int i = 0; i < count; i++) {
    uint32_t glyph = 0;
    complete = complete && hb.font_get_nominal_glyph(font, alphabet[i], &glyph) && glyph;
    hb.set_add(glyphs, glyph);
  }
  hb.ot_layout_collect_lookups(face, TAG('G', 'S', 'U', 'B'), NULL, NULL, features, lookups);
  hb.ot_layout_lookups_substitute_closure(face, lookups, glyphs);
  unsigned population = hb.set_get_population(glyphs);
  hb.set_destroy(lookups);
  hb.set_destroy(glyphs);
  return complete ? population : 0;
}

bool petmap_substitutes_nothing(void *face, void *font, const uint32_t *alphabet, int count) {
  static const uint32_t none[] = {0};
  if (!is_open) return false;
  unsigned all = reachable(face, font, alphabet, count, substituting);
  return all && all == reachable(face, font, alphabet, count, none);
}

bool petmap_composes_nothing(void *face, void *font, const uint32_t *alphabet, int count) {
  static const uint32_t none[] = {0};
  if (!is_open) return false;
  unsigned composed = reachable(face, font, alphabet, count, composing);
  unsigned all = reachable(face, font, alphabet, count, substituting);
  return composed && composed == reachable(face, font, alphabet, count, none) &&
         all == reachable(face, font, alphabet, count, contextual);
}

/// Big-endian numbers of a table, 0 beyond its end.
typedef struct table {
  const uint8_t *data;
  unsigned length;
} table;

static unsigned read16(table table, unsigned place) {
  if (place + 2 > table.length || place + 2 < place) return 0;
  return (unsigned)table.data[place] << 8 | table.data[place + 1];
}

static unsigned read32(table table, unsigned place) {
  return read16(table, place) << 16 | read16(table, place + 2);
}

enum { pair_adjustment = 2, first_attachment = 4, last_attachment = 6, extension = 9 };

/// Whether a lookup moves but the first glyph of a pair, or attaches marks.
static bool is_simple(table table, unsigned lookup) {
  unsigned count = read16(table, lookup + 4);
  for (unsigned i = 0; i < count; i++) {
    unsigned type = read16(table, lookup);
    unsigned part = lookup + read16(table, lookup + 6 + 2 * i);
    if (type == extension) {
      type = read16(table, part + 2);
      part += read32(table, part + 4);
    }
    if (type >= first_attachment && type <= last_attachment) continue;
    // A value for the second glyph would end the pair behind it.
    if (type != pair_adjustment || read16(table, part + 6) != 0) return false;
  }
  return true;
}

static bool has_table(void *face, uint32_t tag) {
  void *blob = hb.face_reference_table(face, tag);
  bool present = hb.blob_get_length(blob) > 0;
  hb.blob_destroy(blob);
  return present;
}

bool petmap_positions_by_pairs(void *face) {
  if (!is_open) return false;
  // Apple's tables come before OpenType's, and the old table stands in where there is none.
  static const uint32_t others[] = {
      TAG('m', 'o', 'r', 'x'), TAG('m', 'o', 'r', 't'), TAG('k', 'e', 'r', 'x'),
      TAG('t', 'r', 'a', 'k'), TAG('k', 'e', 'r', 'n')};
  for (unsigned i = 0; i < sizeof others / sizeof *others; i++)
    if (has_table(face, others[i])) return false;
  void *blob = hb.face_reference_table(face, TAG('G', 'P', 'O', 'S'));
  table gpos = {0};
  gpos.data = hb.blob_get_data(blob, &gpos.length);
  unsigned list = read16(gpos, 8);
  void *lookups = hb.set_create();
  hb.ot_layout_collect_lookups(face, TAG('G', 'P', 'O', 'S'), NULL, NULL, positioning, lookups);
  bool simple = true;
  uint32_t lookup = UINT32_MAX;
  while (simple && hb.set_next(lookups, &lookup))
    simple = is_simple(gpos, list + read16(gpos, list + 2 + 2 * lookup));
  hb.set_destroy(lookups);
  hb.blob_destroy(blob);
  return simple;
}
