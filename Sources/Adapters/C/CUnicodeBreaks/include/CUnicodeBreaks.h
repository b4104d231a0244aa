#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Finds words in scripts that are written without spaces between words.
typedef struct petmap_words petmap_words;

/// Loads the ICU library on its first call; returns NULL if it is not installed.
petmap_words *petmap_words_open(void);
void petmap_words_close(petmap_words *words);

/// Stores the offsets at which words of `text` (UTF-16) begin in `offsets`, up to `capacity` of
/// them, and returns their number.
int32_t petmap_words_find(
    petmap_words *words, const uint16_t *text, int32_t length, int32_t *offsets,
    int32_t capacity);

#ifdef __cplusplus
}
#endif
