// A binding to libarchive's readers for ZIP, tar, and 7-Zip archives and for compressed files. The
// library is loaded on first use.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Returns whether the library is installed.
bool petmap_archive_is_available(void);

/// An open archive, for use by one thread at a time.
typedef struct petmap_archive petmap_archive;

/// Opens a file, or returns NULL if memory is exhausted. If the file cannot be read, the first call
/// to `petmap_archive_next` fails.
petmap_archive *_Nullable petmap_archive_open(const char *path);

/// Opens an archive in memory; the bytes must outlive it.
petmap_archive *_Nullable petmap_archive_open_memory(const void *bytes, size_t count);

/// Closes the archive.
void petmap_archive_close(petmap_archive *archive);

/// The error from the last call that failed.
const char *petmap_archive_error(petmap_archive *archive);

/// The result of advancing to the next entry.
enum petmap_archive_step { PETMAP_ARCHIVE_ENTRY, PETMAP_ARCHIVE_END, PETMAP_ARCHIVE_FAILED };

/// Advances to the next entry. A compressed file that is not an archive has one entry.
enum petmap_archive_step petmap_archive_next(petmap_archive *archive);

/// The path of the entry, valid until the archive advances to the next one.
const char *petmap_archive_entry_path(petmap_archive *archive);
/// Whether the entry is a regular file.
bool petmap_archive_entry_is_file(petmap_archive *archive);
/// Whether reading the entry requires a password.
bool petmap_archive_entry_is_encrypted(petmap_archive *archive);

/// Reads the next bytes of the entry. Returns their number, 0 at the end, or -1 on failure.
int64_t petmap_archive_read(petmap_archive *archive, void *buffer, size_t count);

/// The number of bytes of the archive that have been consumed.
int64_t petmap_archive_packed_count(petmap_archive *archive);
/// Whether the archive as a whole is compressed. Call this after advancing to the first entry.
bool petmap_archive_is_compressed(petmap_archive *archive);

#pragma clang assume_nonnull end
