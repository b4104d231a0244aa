// What can be known of a font without shaping: whether its tables ever touch the letters of an
// alphabet, and whether its kerning looks at two neighbours only. (OpenType 1.9, GSUB and GPOS.)
//
// The first two questions are answered from what HarfBuzz can say of a font, the last from the rules
// themselves. A substitution shows by the glyphs that it adds to those of the alphabet. One that puts a letter
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
  int (*set_has)(void *, uint32_t);
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
  LOAD(set_has)
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

enum {
  single_substitution = 1,
  ligature_substitution = 4,
  context = 5,
  chained_context = 6,
  substitution_extension = 7,
  ignores_bases_or_ligatures = 6
};

/// A subtable of a lookup with its type, what it extends found.
typedef struct subtable {
  unsigned type, start;
} subtable;

static unsigned find_lookup(table gsub, unsigned number) {
  unsigned list = read16(gsub, 8);
  return list + read16(gsub, list + 2 + 2 * number);
}

static subtable find_subtable(table gsub, unsigned lookup, unsigned number) {
  subtable found = {read16(gsub, lookup), lookup + read16(gsub, lookup + 6 + 2 * number)};
  if (found.type == substitution_extension) {
    found.type = read16(gsub, found.start + 2);
    found.start += read32(gsub, found.start + 4);
  }
  return found;
}

/// Whether a coverage table has a glyph of a set; those that it has go into another set, if given.
static bool meets(table gsub, unsigned coverage, void *glyphs, void *common) {
  unsigned format = read16(gsub, coverage), count = read16(gsub, coverage + 2);
  bool meets = false;
  for (unsigned i = 0; i < count; i++) {
    unsigned entry = coverage + 4 + (format == 2 ? 6 : 2) * i;
    unsigned first = read16(gsub, entry), last = format == 2 ? read16(gsub, entry + 2) : first;
    uint32_t glyph = first - 1;
    while (hb.set_next(glyphs, &glyph) && glyph <= last) {
      meets = true;
      if (!common) return true;
      hb.set_add(common, glyph);
    }
  }
  return meets;
}

/// The coverage tables of one side of a chained rule: `count` offsets from `list` on.
typedef struct side {
  unsigned count, list;
} side;

static side read_side(table gsub, unsigned place) {
  return (side){read16(gsub, place), place + 2};
}

static bool can_match(table gsub, unsigned start, side side, void *glyphs) {
  for (unsigned i = 0; i < side.count; i++)
    if (!meets(gsub, start + read16(gsub, side.list + 2 * i), glyphs, NULL)) return false;
  return true;
}

/// Whether all but a side's outermost place are for changing glyphs alone.
static bool is_local(table gsub, unsigned start, side side, void *inert) {
  for (unsigned i = 0; i + 1 < side.count; i++)
    if (meets(gsub, start + read16(gsub, side.list + 2 * i), inert, NULL)) return false;
  return true;
}

/// Whether a set has all glyphs behind the first of a ligature.
static bool has_rest(table gsub, unsigned ligature, void *glyphs) {
  unsigned components = read16(gsub, ligature + 2);
  for (unsigned i = 1; i < components; i++)
    if (!hb.set_has(glyphs, read16(gsub, ligature + 2 + 2 * i))) return false;
  return true;
}

static bool can_join(table gsub, unsigned start, void *glyphs) {
  unsigned coverage = start + read16(gsub, start + 2), set_number = 0;
  unsigned format = read16(gsub, coverage), entries = read16(gsub, coverage + 2);
  for (unsigned i = 0; i < entries; i++) {
    unsigned entry = coverage + 4 + (format == 2 ? 6 : 2) * i;
    unsigned first = read16(gsub, entry), last = format == 2 ? read16(gsub, entry + 2) : first;
    for (unsigned glyph = first; glyph <= last; glyph++, set_number++) {
      if (!hb.set_has(glyphs, glyph)) continue;
      unsigned set = start + read16(gsub, start + 6 + 2 * set_number);
      for (unsigned j = 0; j < read16(gsub, set); j++)
        if (has_rest(gsub, set + read16(gsub, set + 2 + 2 * j), glyphs)) return true;
    }
  }
  return false;
}

/// Goes through the rules for glyphs. Without `inert` it collects in `changing` the glyphs that
/// rules replace one by one; with it, it looks whether the rules are local. False where a rule that
/// can match does anything else.
static bool check_rules(table gsub, void *lookups, void *glyphs, void *changing, void *inert) {
  uint32_t number = UINT32_MAX;
  while (hb.set_next(lookups, &number)) {
    unsigned lookup = find_lookup(gsub, number), count = read16(gsub, lookup + 4);
    for (unsigned i = 0; i < count; i++) {
      subtable part = find_subtable(gsub, lookup, i);
      if (part.type == ligature_substitution) {
        if (can_join(gsub, part.start, glyphs)) return false;
        continue;
      }
      if (part.type != chained_context || read16(gsub, part.start) != 3) {
        // All others have the coverage of their first glyph, in one case behind two counts.
        bool counts = part.type == context && read16(gsub, part.start) == 3;
        unsigned first = read16(gsub, part.start + (counts ? 6 : 2));
        if (meets(gsub, part.start + first, glyphs, NULL)) return false;
        continue;
      }
      side before = read_side(gsub, part.start + 2);
      side input = read_side(gsub, before.list + 2 * before.count);
      side after = read_side(gsub, input.list + 2 * input.count);
      if (!can_match(gsub, part.start, before, glyphs) ||
          !can_match(gsub, part.start, input, glyphs) ||
          !can_match(gsub, part.start, after, glyphs))
        continue;
      if (input.count != 1 || read16(gsub, lookup + 2) & ignores_bases_or_ligatures) return false;
      if (inert) {
        if (!is_local(gsub, part.start, before, inert)) return false;
        if (!is_local(gsub, part.start, after, inert)) return false;
        continue;
      }
      meets(gsub, part.start + read16(gsub, input.list), glyphs, changing);
      unsigned records = after.list + 2 * after.count;
      for (unsigned j = 0; j < read16(gsub, records); j++) {
        unsigned nested = find_lookup(gsub, read16(gsub, records + 4 + 4 * j));
        for (unsigned k = 0; k < read16(gsub, nested + 4); k++)
          if (find_subtable(gsub, nested, k).type != single_substitution) return false;
      }
    }
  }
  return true;
}

bool petmap_changes_locally(
    void *face, void *font, const uint32_t *alphabet, int count, bool *changes) {
  static const uint32_t none[] = {0};
  if (!is_open) return false;
  unsigned letters = reachable(face, font, alphabet, count, none);
  // Compositions come before all else.
  if (!letters || letters != reachable(face, font, alphabet, count, composing)) return false;
  void *glyphs = hb.set_create();
  void *lookups = hb.set_create();
  void *changing = hb.set_create();
  void *inert = hb.set_create();
  for (int i = 0; i < count; i++) {
    uint32_t glyph = 0;
    hb.font_get_nominal_glyph(font, alphabet[i], &glyph);
    hb.set_add(glyphs, glyph);
  }
  hb.ot_layout_collect_lookups(
      face, TAG('G', 'S', 'U', 'B'), NULL, NULL, contextual, lookups);
  hb.ot_layout_lookups_substitute_closure(face, lookups, glyphs);
  void *blob = hb.face_reference_table(face, TAG('G', 'S', 'U', 'B'));
  table gsub = {0};
  gsub.data = hb.blob_get_data(blob, &gsub.length);
  bool local = check_rules(gsub, lookups, glyphs, changing, NULL);
  for (int i = 0; i < count && local; i++) {
    uint32_t glyph = 0;
    hb.font_get_nominal_glyph(font, alphabet[i], &glyph);
    changes[i] = hb.set_has(changing, glyph);
    if (!changes[i]) hb.set_add(inert, glyph);
  }
  local = local && check_rules(gsub, lookups, glyphs, changing, inert);
  hb.blob_destroy(blob);
  hb.set_destroy(inert);
  hb.set_destroy(changing);
  hb.set_destroy(lookups);
  hb.set_destroy(glyphs);
  return local;
}
