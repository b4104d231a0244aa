// The door to GDAL's vector drivers: the library is opened on first use. Only the drivers that a
// caller names are tried, and none of them reaches the network.
#pragma once

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// Opens GDAL, once for the process and from any thread. NULL when it is there, else the loader's
/// reason why not.
const char *_Nullable petmap_gdal_load(void);

/// An open file and one of its layers, for one thread at a time.
typedef struct petmap_gdal petmap_gdal;

/// Opens a file for reading with the first driver of a NULL-terminated list that takes it.
///
/// NULL when none does; the reason is then in `message`, which has room for `room` bytes.
petmap_gdal *_Nullable petmap_gdal_open(
    const char *path, const char *const _Nullable *_Nonnull drivers,
    const char *const _Nullable *_Nonnull options, char *message, size_t room);

/// Closes the file.
void petmap_gdal_close(petmap_gdal *file);

/// Makes bytes readable as the file `path`, which begins with `/vsimem/`; false without memory.
bool petmap_gdal_add_memory(const char *path, const void *bytes, size_t count);
void petmap_gdal_remove_memory(const char *path);

/// What the driver that opened the file is called, such as "LIBKML".
const char *petmap_gdal_driver(petmap_gdal *file);

int petmap_gdal_layers(petmap_gdal *file);
const char *petmap_gdal_layer_name(petmap_gdal *file, int layer);

/// What the geometries of a layer are.
enum petmap_gdal_shape {
  PETMAP_GDAL_NOTHING,
  PETMAP_GDAL_POINTS,
  PETMAP_GDAL_OTHERS,
  /// The driver does not say.
  PETMAP_GDAL_ANY,
};
enum petmap_gdal_shape petmap_gdal_layer_shape(petmap_gdal *file, int layer);

/// Begins to read a layer from its first feature; false when there is no such layer.
bool petmap_gdal_begin(petmap_gdal *file, int layer);

int petmap_gdal_fields(petmap_gdal *file);
const char *petmap_gdal_field_name(petmap_gdal *file, int field);

/// The layer's coordinate system: an authority's code such as "EPSG:2180", else PROJ's or
/// well-known text. NULL when the layer has none. Valid until the next call.
const char *_Nullable petmap_gdal_system(petmap_gdal *file);

/// Goes to the next feature; false after the last.
bool petmap_gdal_next(petmap_gdal *file);

/// What reading ended with; empty when it ended well.
const char *petmap_gdal_error(petmap_gdal *file);

/// What a feature's geometry is.
enum petmap_gdal_place { PETMAP_GDAL_NO_PLACE, PETMAP_GDAL_POINT, PETMAP_GDAL_OTHER_PLACE };

/// The feature's point, x east and y north.
enum petmap_gdal_place petmap_gdal_point(petmap_gdal *file, double *x, double *y);

/// What a field's text stands for.
enum petmap_gdal_kind { PETMAP_GDAL_NULL, PETMAP_GDAL_TEXT, PETMAP_GDAL_NUMBER };

/// A field of the feature as text, dates in ISO 8601; valid until the next call.
enum petmap_gdal_kind petmap_gdal_value(
    petmap_gdal *file, int field, const char *_Nullable *_Nonnull text);

#pragma clang assume_nonnull end
