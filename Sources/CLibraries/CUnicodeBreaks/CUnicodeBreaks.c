// ICU is loaded for the first Thai, Lao, Khmer, or Burmese text, because its data alone takes 30
// MB. The names of its functions include the version, which is determined by trial.

#include "CUnicodeBreaks.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static struct {
  void *(*open)(int, const char *, const uint16_t *, int32_t, int *);
  void (*setText)(void *, const uint16_t *, int32_t, int *);
  int32_t (*first)(void *);
  int32_t (*next)(void *);
  void (*close)(void *);
} ubrk;

static bool is_open;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void *symbol(void *library, const char *name, const char *suffix) {
  char full[64];
  snprintf(full, sizeof full, "%s%s", name, suffix);
  return dlsym(library, full);
}

static bool load(void *library, const char *suffix) {
  return (*(void **)&ubrk.open = symbol(library, "ubrk_open", suffix)) &&
         (*(void **)&ubrk.setText = symbol(library, "ubrk_setText", suffix)) &&
         (*(void **)&ubrk.first = symbol(library, "ubrk_first", suffix)) &&
         (*(void **)&ubrk.next = symbol(library, "ubrk_next", suffix)) &&
         (*(void **)&ubrk.close = symbol(library, "ubrk_close", suffix));
}

static void open_library(void) {
  // macOS has a single library without a version in its name.
  void *library = dlopen("/usr/lib/libicucore.dylib", RTLD_NOW | RTLD_LOCAL);
  if (library && load(library, "")) {
    is_open = true;
    return;
  }
  for (int version = 99; version >= 60; version--) {
    char name[64], suffix[8];
    snprintf(name, sizeof name, "libicuuc.so.%d", version);
    library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (!library) continue;
    snprintf(suffix, sizeof suffix, "_%d", version);
    if (load(library, suffix)) {
      is_open = true;
      return;
    }
    dlclose(library);
  }
}

struct petmap_words {
  void *iterator;
};

petmap_words *petmap_words_open(void) {
  pthread_once(&once, open_library);
  if (!is_open) return NULL;
  int status = 0;
  enum { line_breaks = 2 };
  void *iterator = ubrk.open(line_breaks, "en", NULL, 0, &status);
  if (status > 0 || !iterator) return NULL;
  petmap_words *words = malloc(sizeof *words);
  if (words) words->iterator = iterator;
  return words;
}

void petmap_words_close(petmap_words *words) {
  if (!words) return;
  ubrk.close(words->iterator);
  free(words);
}

int32_t petmap_words_find(
    petmap_words *words, const uint16_t *text, int32_t length, int32_t *places,
    int32_t capacity) {
  int status = 0;
  ubrk.setText(words->iterator, text, length, &status);
  if (status > 0) return 0;
  int32_t count = 0;
  ubrk.first(words->iterator);
  for (int32_t place = ubrk.next(words->iterator); place >= 0 && place < length;
       place = ubrk.next(words->iterator)) {
    if (count == capacity) break;
    places[count++] = place;
  }
  return count;
}
