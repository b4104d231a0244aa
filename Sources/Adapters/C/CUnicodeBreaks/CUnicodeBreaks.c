// ICU is loaded for the first Thai, Lao, Khmer, or Burmese text, because its data alone takes 30
// MB. The names of its functions include the version, which is found by trying each of them.

#include "CUnicodeBreaks.h"

// The headers would otherwise add the version of the build's ICU to the names.
#define U_DISABLE_RENAMING 1

#include <CDynamicLibrary.h>
#include <stdio.h>
#include <stdlib.h>
#include <unicode/ubrk.h>

#define FUNCTIONS(X) X(ubrk_open) X(ubrk_setText) X(ubrk_first) X(ubrk_next) X(ubrk_close)

DYNAMIC_TABLE(icu, FUNCTIONS)

static bool is_open;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static bool load(const char *file, const char *suffix) {
  char failure[256];
  void *library = petmap_library_open(&file, 1, failure, sizeof failure);
  return library && petmap_library_find(
                        library, suffix, icu_symbols, sizeof icu_symbols / sizeof *icu_symbols,
                        &icu, failure, sizeof failure);
}

static void open_library(void) {
  // macOS has a single library without a version in its name.
  is_open = load("/usr/lib/libicucore.dylib", "");
  for (int version = 99; version >= 60 && !is_open; version--) {
    char file[64], suffix[8];
    snprintf(file, sizeof file, "libicuuc.so.%d", version);
    snprintf(suffix, sizeof suffix, "_%d", version);
    is_open = load(file, suffix);
  }
}

struct petmap_words {
  UBreakIterator *iterator;
};

petmap_words *petmap_words_open(void) {
  pthread_once(&once, open_library);
  if (!is_open) return NULL;
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = icu.ubrk_open(UBRK_LINE, "en", NULL, 0, &status);
  if (U_FAILURE(status) || !iterator) return NULL;
  petmap_words *words = malloc(sizeof *words);
  if (words) words->iterator = iterator;
  return words;
}

void petmap_words_close(petmap_words *words) {
  if (!words) return;
  icu.ubrk_close(words->iterator);
  free(words);
}

int32_t petmap_words_find(
    petmap_words *words, const uint16_t *text, int32_t length, int32_t *offsets,
    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu.ubrk_setText(words->iterator, text, length, &status);
  if (U_FAILURE(status)) return 0;
  int32_t count = 0;
  icu.ubrk_first(words->iterator);
  for (int32_t offset = icu.ubrk_next(words->iterator); offset >= 0 && offset < length;
       offset = icu.ubrk_next(words->iterator)) {
    if (count == capacity) break;
    offsets[count++] = offset;
  }
  return count;
}
