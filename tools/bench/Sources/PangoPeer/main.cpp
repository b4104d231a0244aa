// Lays out callout text with Pango, using the same fonts in the same order as petmap, the same line
// width, and unrounded lengths as on a high-resolution screen.
//
//   load FILE          loads cards: eight texts per card, each terminated by a zero byte
//   new FIRST N        lays out N cards starting at FIRST; returns the seconds and the number of lines
//   again FIRST N      the same ten times, after an untimed pass
//   rewrap FIRST N     the same ten times, at other widths, in existing layouts
//   lines FIRST N      returns the number of lines of each card's description
#if __has_include(<pango/pangocairo.h>)

#include <pango/pangocairo.h>

#include <array>
#include <fstream>
#include <iterator>

#include "peer.h"

constexpr int fieldCount = 8, description = 6, repetitions = 10;
constexpr double width = 216;

// The fields, in the order of petmap's CalloutFieldKind from name to badge.
constexpr struct {
  const char *prefix;
  double size;
  PangoWeight weight;
} kinds[fieldCount] = {
    {"", 16, PANGO_WEIGHT_BOLD},  {"", 13, PANGO_WEIGHT_NORMAL},
    {"📍 ", 13, PANGO_WEIGHT_NORMAL}, {"📅 ", 13, PANGO_WEIGHT_NORMAL},
    {"📧 ", 13, PANGO_WEIGHT_NORMAL}, {"📞 ", 13, PANGO_WEIGHT_NORMAL},
    {"", 14, PANGO_WEIGHT_NORMAL}, {"", 12, PANGO_WEIGHT_BOLD},
};
// If Noto Color Emoji were listed, Pango would use it for digits. Pango falls back to it for emoji
// anyway.
constexpr const char *families =
    "Inter,Noto Sans Arabic,Noto Sans Thai,Noto Sans Hebrew,Noto Sans Devanagari,"
    "Noto Sans CJK JP,DejaVu Sans";

using Card = std::array<std::string, fieldCount>;
using Layouts = std::array<PangoLayout *, fieldCount>;

static PangoContext *makeContext() {
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  return context;
}

static Layouts makeLayouts(PangoContext *context) {
  Layouts layouts;
  for (int field = 0; field < fieldCount; ++field) {
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family(font, families);
    pango_font_description_set_weight(font, kinds[field].weight);
    pango_font_description_set_absolute_size(font, kinds[field].size * PANGO_SCALE);
    layouts[field] = pango_layout_new(context);
    pango_layout_set_font_description(layouts[field], font);
    pango_layout_set_wrap(layouts[field], PANGO_WRAP_WORD_CHAR);
    pango_layout_set_width(layouts[field], int(width * PANGO_SCALE));
    pango_font_description_free(font);
  }
  return layouts;
}

static std::vector<Card> load(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  std::vector<Card> cards;
  std::string text;
  for (int field = 0; std::getline(file, text, '\0'); field = (field + 1) % fieldCount) {
    if (field == 0) cards.emplace_back();
    cards.back()[field] = kinds[field].prefix + text;
  }
  return cards;
}

static int lines(PangoLayout *layout, const std::string &text) {
  pango_layout_set_text(layout, text.data(), int(text.size()));
  return pango_layout_get_line_count(layout);
}

static std::uint64_t lines(const Layouts &layouts, const Card &card) {
  std::uint64_t count = 0;
  for (int field = 0; field < fieldCount; ++field) count += lines(layouts[field], card[field]);
  return count;
}

// Layouts retain their texts, and Pango retains the data that it needs to wrap them again.
static std::uint64_t rewrap(std::vector<Layouts> &cards, int round) {
  std::uint64_t count = 0;
  for (auto &layouts : cards)
    for (auto *layout : layouts) {
      pango_layout_set_width(layout, int((150 + 10 * round) * PANGO_SCALE));
      count += pango_layout_get_line_count(layout);
    }
  return count;
}

int main() {
  PangoContext *context = makeContext();
  Layouts layouts = makeLayouts(context);
  std::vector<Card> cards;
  std::string line;
  while (std::getline(std::cin, line)) {
    std::istringstream words(line);
    std::string word, path;
    words >> word;
    if (word == "load") {
      words >> path;
      cards = load(path);
      std::cout << "ok " << cards.size() << std::endl;
      continue;
    }
    std::size_t first = 0, count = 0;
    words >> first >> count;
    if (first + count > cards.size()) {
      std::cout << "error no such cards" << std::endl;
      continue;
    }
    if (word == "lines") {
      std::cout << "ok";
      for (std::size_t card = first; card < first + count; ++card)
        std::cout << ' ' << lines(layouts[description], cards[card][description]);
      std::cout << std::endl;
      continue;
    }
    std::vector<Layouts> kept;
    if (word == "rewrap")
      for (std::size_t card = first; card < first + count; ++card) {
        kept.push_back(makeLayouts(context));
        lines(kept.back(), cards[card]);
      }
    if (word == "again")
      for (std::size_t card = first; card < first + count; ++card) lines(layouts, cards[card]);
    std::uint64_t total = 0;
    double start = peer::seconds();
    for (int round = 0; round < (word == "new" ? 1 : repetitions); ++round) {
      if (word == "rewrap") total += rewrap(kept, round);
      else
        for (std::size_t card = first; card < first + count; ++card)
          total += lines(layouts, cards[card]);
    }
    std::cout << "ok " << peer::seconds() - start << ' ' << total << std::endl;
    for (auto &card : kept)
      for (auto *layout : card) g_object_unref(layout);
  }
}

#else

#include <cstdio>

int main() { std::puts("error built without Pango"); }

#endif
