// A binding to GDAL's vector drivers. The library is loaded on first use. Only the drivers
// specified by the caller are used, none of which accesses the network.
#pragma once

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// Loads GDAL, once per process and on any thread. Returns NULL on success, otherwise the loader's
/// message.
const char *_Nullable petmap_gdal_load(void);

/// An open file and its current layer, for use by one thread at a time.
typedef struct petmap_gdal petmap_gdal;

/// Opens a file for reading with the first driver in a NULL-terminated list that recognizes it.
///
/// On failure, returns NULL and stores the reason in `message`, which has a size of
/// `capacity` bytes.
petmap_gdal *_Nullable petmap_gdal_open(
    const char *path, const char *const _Nullable *_Nonnull drivers,
    const char *const _Nullable *_Nonnull options, char *message, size_t capacity);

/// Closes the file.
void petmap_gdal_close(petmap_gdal *file);

/// Makes bytes readable as a file at `path`, which must begin with `/vsimem/`; returns false if
/// memory is exhausted.
bool petmap_gdal_add_memory(const char *path, const void *bytes, size_t count);
void petmap_gdal_remove_memory(const char *path);

/// The contents of a file, which must be freed with petmap_gdal_free. NULL if the file does not exist
/// or has more than `limit` bytes.
void *_Nullable petmap_gdal_read(const char *path, size_t *count, long long limit);

/// The name of the driver that opened the file, such as "GPX".
const char *petmap_gdal_driver(petmap_gdal *file);

int petmap_gdal_layers(petmap_gdal *file);
const char *petmap_gdal_layer_name(petmap_gdal *file, int layer);

/// The type of a layer's geometries.
enum petmap_gdal_shape {
  PETMAP_GDAL_NOTHING,
  PETMAP_GDAL_POINTS,
  PETMAP_GDAL_OTHERS,
  /// The driver does not specify it.
  PETMAP_GDAL_ANY,
};
enum petmap_gdal_shape petmap_gdal_layer_shape(petmap_gdal *file, int layer);

/// The number of features in a layer, or 0 if it is unknown.
long long petmap_gdal_count(petmap_gdal *file, int layer);
/// The code of a layer's geometry type in ISO well-known binary; 0 if it is not specified.
int petmap_gdal_layer_type(petmap_gdal *file, int layer);

/// Begins reading a layer at its first feature; returns false if the layer does not exist.
bool petmap_gdal_begin(petmap_gdal *file, int layer);

/// The number of fields, including the primary key of a database table.
int petmap_gdal_fields(petmap_gdal *file);
const char *petmap_gdal_field_name(petmap_gdal *file, int field);

/// The layer's coordinate system: an authority and code such as "EPSG:2180", or else a PROJ string
/// or WKT. NULL if the layer has none. Valid until the next call.
const char *_Nullable petmap_gdal_system(petmap_gdal *file);

/// Whether a shapefile's layer specifies its encoding in a .cpg file or with a language driver other
/// than 87, which denotes the code page of the computer that wrote the file.
bool petmap_gdal_specifies_encoding(petmap_gdal *file);

/// Advances to the next feature; returns false after the last one.
bool petmap_gdal_next(petmap_gdal *file);

/// The error that ended reading; empty on success.
const char *petmap_gdal_error(petmap_gdal *file);

/// The type of a feature's geometry.
enum petmap_gdal_geometry {
  PETMAP_GDAL_NO_GEOMETRY,
  PETMAP_GDAL_POINT,
  PETMAP_GDAL_OTHER_GEOMETRY,
};

/// Gets the feature's point, x east and y north.
enum petmap_gdal_geometry petmap_gdal_point(petmap_gdal *file, double *x, double *y);

/// The feature's geometry as GeoJSON, with straight lines in place of curves, in memory that must be
/// freed with petmap_gdal_free. NULL if it cannot be represented.
char *_Nullable petmap_gdal_shape(petmap_gdal *file);
void petmap_gdal_free(void *memory);

/// The kind of value that a field's text represents.
enum petmap_gdal_kind { PETMAP_GDAL_NULL, PETMAP_GDAL_TEXT, PETMAP_GDAL_NUMBER };

/// Gets a field of the feature as text, with dates in ISO 8601; valid until the next call.
enum petmap_gdal_kind petmap_gdal_value(
    petmap_gdal *file, int field, const char *_Nullable *_Nonnull text);

#pragma clang assume_nonnull end
