// libarchive is loaded on first use. Only readers that the library implements itself are enabled,
// none of which runs another program.

#include "CArchive.h"

#include <CDynamicLibrary.h>
#include <archive.h>
#include <archive_entry.h>
#include <stdlib.h>

enum { block_size = 64 << 10 };

#define FUNCTIONS(X) \
  X(archive_read_new) X(archive_read_free) X(archive_read_support_filter_bzip2) \
  X(archive_read_support_filter_gzip) X(archive_read_support_filter_xz) \
  X(archive_read_support_filter_zstd) X(archive_read_support_format_7zip) \
  X(archive_read_support_format_raw) X(archive_read_support_format_tar) \
  X(archive_read_support_format_zip) X(archive_read_open_filename) \
  X(archive_read_open_memory) X(archive_read_next_header) X(archive_read_data) \
  X(archive_error_string) X(archive_entry_pathname) X(archive_entry_pathname_utf8) \
  X(archive_entry_filetype) X(archive_entry_is_data_encrypted) X(archive_filter_bytes) \
  X(archive_filter_count) X(archive_format)

DYNAMIC_LIBRARY(
    archive, FUNCTIONS, "libarchive.so.13", "/opt/homebrew/opt/libarchive/lib/libarchive.13.dylib",
    "/usr/local/opt/libarchive/lib/libarchive.13.dylib", "libarchive.2.dylib")

bool petmap_archive_is_available(void) { return !archive_open(); }

struct petmap_archive {
  struct archive *reader;
  struct archive_entry *entry;
  /// Whether opening failed, which the first call to `petmap_archive_next` reports.
  bool is_broken;
};

static petmap_archive *create(void) {
  petmap_archive *created = petmap_archive_is_available() ? calloc(1, sizeof *created) : NULL;
  if (!created) return NULL;
  struct archive *reader = created->reader = archive.archive_read_new();
  if (!reader) {
    free(created);
    return NULL;
  }
  archive.archive_read_support_filter_bzip2(reader);
  archive.archive_read_support_filter_gzip(reader);
  archive.archive_read_support_filter_xz(reader);
  archive.archive_read_support_filter_zstd(reader);
  archive.archive_read_support_format_7zip(reader);
  archive.archive_read_support_format_raw(reader);
  archive.archive_read_support_format_tar(reader);
  archive.archive_read_support_format_zip(reader);
  return created;
}

petmap_archive *petmap_archive_open(const char *path) {
  petmap_archive *created = create();
  if (created) created->is_broken = archive.archive_read_open_filename(created->reader, path, block_size) != 0;
  return created;
}

petmap_archive *petmap_archive_open_memory(const void *bytes, size_t count) {
  petmap_archive *created = create();
  if (created) created->is_broken = archive.archive_read_open_memory(created->reader, bytes, count) != 0;
  return created;
}

void petmap_archive_close(petmap_archive *opened) {
  archive.archive_read_free(opened->reader);
  free(opened);
}

const char *petmap_archive_error(petmap_archive *opened) {
  const char *message = archive.archive_error_string(opened->reader);
  return message ? message : "";
}

enum petmap_archive_step petmap_archive_next(petmap_archive *opened) {
  if (opened->is_broken) return PETMAP_ARCHIVE_FAILED;
  // A compressed file has a single entry; looking for another would decompress all of it.
  if (opened->entry && archive.archive_format(opened->reader) == ARCHIVE_FORMAT_RAW)
    return PETMAP_ARCHIVE_END;
  int result = archive.archive_read_next_header(opened->reader, &opened->entry);
  if (result == ARCHIVE_EOF) return PETMAP_ARCHIVE_END;
  // Ignore warnings, which are about names that the locale cannot represent.
  return result >= ARCHIVE_WARN ? PETMAP_ARCHIVE_ENTRY : PETMAP_ARCHIVE_FAILED;
}

const char *petmap_archive_entry_path(petmap_archive *opened) {
  const char *path = archive.archive_entry_pathname_utf8(opened->entry);
  if (!path) path = archive.archive_entry_pathname(opened->entry);
  return path ? path : "";
}

bool petmap_archive_entry_is_file(petmap_archive *opened) {
  return archive.archive_entry_filetype(opened->entry) == AE_IFREG;
}

bool petmap_archive_entry_is_encrypted(petmap_archive *opened) {
  return archive.archive_entry_is_data_encrypted(opened->entry) == 1;
}

int64_t petmap_archive_read(petmap_archive *opened, void *buffer, size_t count) {
  ssize_t read = archive.archive_read_data(opened->reader, buffer, count);
  return read < 0 ? -1 : read;
}

int64_t petmap_archive_packed_count(petmap_archive *opened) {
  return archive.archive_filter_bytes(opened->reader, -1);
}

bool petmap_archive_is_compressed(petmap_archive *opened) {
  return archive.archive_filter_count(opened->reader) > 1;
}
