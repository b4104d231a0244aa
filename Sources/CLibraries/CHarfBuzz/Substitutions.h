#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Looks up in the opened library what the functions below need.
void petmap_substitutions_open(void *library);

/// See petmap_font_leaves_alone.
bool petmap_substitutes_nothing(void *face, void *font, const uint32_t *alphabet, int count);

/// See petmap_font_composes_nothing.
bool petmap_composes_nothing(void *face, void *font, const uint32_t *alphabet, int count);

/// See petmap_font_kerns_by_pairs.
bool petmap_positions_by_pairs(void *face);

/// See petmap_font_changes_locally.
bool petmap_changes_locally(
    void *face, void *font, const uint32_t *alphabet, int count, bool *changes);
