#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Finds words in scripts that put no spaces between them.
typedef struct petmap_words petmap_words;

/// Opens the ICU library on its first call; NULL if there is none.
petmap_words *petmap_words_open(void);
void petmap_words_close(petmap_words *words);

/// Puts the places inside `text` (UTF-16) where a word begins into `places`, no more than
/// `capacity`, and says how many they are.
int32_t petmap_words_find(
    petmap_words *words, const uint16_t *text, int32_t length, int32_t *places,
    int32_t capacity);

#ifdef __cplusplus
}
#endif
