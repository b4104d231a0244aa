// Opens a C library on first use, so that programs that do not need it start without it.
//
//     #include <argon2.h>
//     #define FUNCTIONS(X) X(argon2id_hash_encoded) X(argon2id_verify)
//     DYNAMIC_LIBRARY(argon2, FUNCTIONS, "libargon2.so.1", "libargon2.1.dylib")
//
// declares a table of pointers to the functions, with the types of the library's own headers, and a
// function that fills it:
//
//     if (argon2_open()) return PETMAP_ARGON2_MISSING;
//     argon2.argon2id_verify(encoded, password, count);
#pragma once

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

/// Declares the static table `name` and the function `name_open`, which returns NULL if the library
/// is open, otherwise the reason why it is not. It tries the file names in order, once per process,
/// and may be called on any thread.
#define DYNAMIC_LIBRARY(name, FUNCTIONS, ...)                                            \
  DYNAMIC_TABLE(name, FUNCTIONS)                                                         \
  static char name##_failure[256];                                                       \
  static void name##_load(void) {                                                        \
    static const char *const files[] = {__VA_ARGS__};                                    \
    void *library = petmap_library_open(                                                 \
        files, sizeof files / sizeof *files, name##_failure, sizeof name##_failure);     \
    if (!library) return;                                                                \
    petmap_library_find(                                                                 \
        library, "", name##_symbols, sizeof name##_symbols / sizeof *name##_symbols,     \
        &name, name##_failure, sizeof name##_failure);                                   \
  }                                                                                      \
  static const char *name##_open(void) {                                                 \
    static pthread_once_t once = PTHREAD_ONCE_INIT;                                      \
    pthread_once(&once, name##_load);                                                    \
    return name##_failure[0] ? name##_failure : NULL;                                    \
  }

/// Declares the table `name` of pointers to functions and the list `name_symbols` of their names.
#define DYNAMIC_TABLE(name, FUNCTIONS)                                                   \
  static struct {                                                                        \
    FUNCTIONS(DYNAMIC_POINTER)                                                           \
  } name;                                                                                \
  static const char *const name##_symbols[] = {FUNCTIONS(DYNAMIC_SYMBOL)};               \
  _Static_assert(sizeof name == sizeof name##_symbols, "one pointer per symbol");

#define DYNAMIC_POINTER(function) __typeof__(&function) function;
#define DYNAMIC_SYMBOL(function) #function,

/// Opens the first of the files that is installed; on macOS, Homebrew's directories are searched as
/// well. Returns NULL and writes the loader's first message if no file can be opened.
void *petmap_library_open(
    const char *const *files, size_t count, char *failure, size_t failure_size);

/// Finds functions by their names followed by a suffix, and writes their addresses to a table.
/// Returns false and names the first function that the library lacks, if any.
bool petmap_library_find(
    void *library, const char *suffix, const char *const *symbols, size_t count, void *table,
    char *failure, size_t failure_size);
