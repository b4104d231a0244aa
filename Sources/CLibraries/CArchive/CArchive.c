// libarchive is loaded on first use. The constants are part of its stable ABI. Only readers that
// the library implements itself are enabled, none of which runs another program.

#include "CArchive.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/types.h>

enum { result_end = 1, result_warning = -20, regular_file = 0100000, block_size = 64 << 10 };

static struct {
  void *(*read_new)(void);
  int (*read_free)(void *);
  int (*read_support_filter_bzip2)(void *);
  int (*read_support_filter_gzip)(void *);
  int (*read_support_filter_xz)(void *);
  int (*read_support_filter_zstd)(void *);
  int (*read_support_format_7zip)(void *);
  int (*read_support_format_raw)(void *);
  int (*read_support_format_tar)(void *);
  int (*read_support_format_zip)(void *);
  int (*read_open_filename)(void *, const char *, size_t);
  int (*read_open_memory)(void *, const void *, size_t);
  int (*read_next_header)(void *, void **);
  ssize_t (*read_data)(void *, void *, size_t);
  const char *(*error_string)(void *);
  const char *(*entry_pathname)(void *);
  const char *(*entry_pathname_utf8)(void *);
  mode_t (*entry_filetype)(void *);
  int (*entry_is_data_encrypted)(void *);
} archive;

static bool opened;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
  static const char *const names[] = {
      "libarchive.so.13", "/opt/homebrew/opt/libarchive/lib/libarchive.13.dylib",
      "/usr/local/opt/libarchive/lib/libarchive.13.dylib", "libarchive.2.dylib"};
  void *library = NULL;
  for (size_t index = 0; index < sizeof names / sizeof *names && !library; index++)
    library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
#define FIND(name) \
  if (!(*(void **)&archive.name = dlsym(library, "archive_" #name))) return
  FIND(read_new);
  FIND(read_free);
  FIND(read_support_filter_bzip2);
  FIND(read_support_filter_gzip);
  FIND(read_support_filter_xz);
  FIND(read_support_filter_zstd);
  FIND(read_support_format_7zip);
  FIND(read_support_format_raw);
  FIND(read_support_format_tar);
  FIND(read_support_format_zip);
  FIND(read_open_filename);
  FIND(read_open_memory);
  FIND(read_next_header);
  FIND(read_data);
  FIND(error_string);
  FIND(entry_pathname);
  FIND(entry_pathname_utf8);
  FIND(entry_filetype);
  FIND(entry_is_data_encrypted);
#undef FIND
  opened = true;
}

bool petmap_archive_is_available(void) {
  pthread_once(&once, open_library);
  return opened;
}

struct petmap_archive {
  void *reader, *entry;
  /// Whether opening failed, which the first step reports.
  bool is_broken;
};

static petmap_archive *make(void) {
  petmap_archive *made = petmap_archive_is_available() ? calloc(1, sizeof *made) : NULL;
  if (!made) return NULL;
  void *reader = made->reader = archive.read_new();
  if (!reader) {
    free(made);
    return NULL;
  }
  archive.read_support_filter_bzip2(reader);
  archive.read_support_filter_gzip(reader);
  archive.read_support_filter_xz(reader);
  archive.read_support_filter_zstd(reader);
  archive.read_support_format_7zip(reader);
  archive.read_support_format_raw(reader);
  archive.read_support_format_tar(reader);
  archive.read_support_format_zip(reader);
  return made;
}

petmap_archive *petmap_archive_open(const char *path) {
  petmap_archive *made = make();
  if (made) made->is_broken = archive.read_open_filename(made->reader, path, block_size) != 0;
  return made;
}

petmap_archive *petmap_archive_open_memory(const void *bytes, size_t count) {
  petmap_archive *made = make();
  if (made) made->is_broken = archive.read_open_memory(made->reader, bytes, count) != 0;
  return made;
}

void petmap_archive_close(petmap_archive *opened) {
  archive.read_free(opened->reader);
  free(opened);
}

const char *petmap_archive_error(petmap_archive *opened) {
  const char *message = archive.error_string(opened->reader);
  return message ? message : "";
}

enum petmap_archive_step petmap_archive_next(petmap_archive *opened) {
  if (opened->is_broken) return PETMAP_ARCHIVE_FAILED;
  int result = archive.read_next_header(opened->reader, &opened->entry);
  if (result == result_end) return PETMAP_ARCHIVE_END;
  // A warning concerns a name that the locale cannot represent.
  return result >= result_warning ? PETMAP_ARCHIVE_ENTRY : PETMAP_ARCHIVE_FAILED;
}

const char *petmap_archive_entry_path(petmap_archive *opened) {
  const char *path = archive.entry_pathname_utf8(opened->entry);
  if (!path) path = archive.entry_pathname(opened->entry);
  return path ? path : "";
}

bool petmap_archive_entry_is_file(petmap_archive *opened) {
  return archive.entry_filetype(opened->entry) == regular_file;
}

bool petmap_archive_entry_is_encrypted(petmap_archive *opened) {
  return archive.entry_is_data_encrypted(opened->entry) == 1;
}

int64_t petmap_archive_read(petmap_archive *opened, void *buffer, size_t count) {
  ssize_t read = archive.read_data(opened->reader, buffer, count);
  return read < 0 ? -1 : read;
}
