// A binding to PROJ. The library is loaded on first use, so that programs that do not need
// projections start without it. All other functions require that cproj_open has returned NULL.
#pragma once

#include <stddef.h>

#pragma clang assume_nonnull begin

/// Loads PROJ, once per process and on any thread. Returns NULL on success, otherwise the loader's
/// message.
const char *_Nullable cproj_open(void);

/// An ellipsoid for geodesics, as a value without pointers. Contains PROJ's struct geod_geodesic.
typedef struct {
  double parts[96];
} cproj_ellipsoid;

/// Creates an ellipsoid from its semi-major axis a (meters) and flattening f.
cproj_ellipsoid cproj_ellipsoid_make(double a, double f);

/// The length of a geodesic (meters) and its azimuths at both ends (degrees, -180 to 180).
typedef struct {
  double distance, initial_azimuth, final_azimuth;
} cproj_geodesic;

cproj_geodesic cproj_inverse(
    const cproj_ellipsoid *ellipsoid, double lat1, double lon1, double lat2, double lon2);

/// The end of a geodesic with a given azimuth and length.
typedef struct {
  double latitude, longitude, final_azimuth;
} cproj_destination;

cproj_destination cproj_direct(
    const cproj_ellipsoid *ellipsoid, double lat, double lon, double azimuth, double distance);

/// A PROJ context and the first message logged during the last call. Not thread-safe.
typedef struct cproj_context cproj_context;

/// Creates a context; returns NULL if memory is exhausted. PROJ first looks for its data in the
/// directory, if any.
cproj_context *_Nullable cproj_context_create(const char *_Nullable directory);
void cproj_context_destroy(cproj_context *context);

/// PROJ's error message from the last call; empty on success.
const char *cproj_context_message(const cproj_context *context);

/// Returns whether PROJ finds its database.
int cproj_context_has_database(cproj_context *context);

/// A transformation created by a context. Creation returns NULL on failure, with a message in the
/// context.
typedef struct cproj_transform cproj_transform;

/// Creates a transformation between reference systems, x east and y north (PROJ's order for
/// visualization).
cproj_transform *_Nullable cproj_transform_between(
    cproj_context *context, const char *source, const char *target);

/// Creates a transformation from a pipeline in PROJ's notation.
cproj_transform *_Nullable cproj_transform_pipeline(cproj_context *context, const char *pipeline);

/// Creates a transformation to a projected reference system from degrees on the system's own datum,
/// which is much faster. Returns NULL on failure.
cproj_transform *_Nullable cproj_transform_conversion(cproj_context *context, const char *target);

/// Call this before destroying the context.
void cproj_transform_destroy(cproj_transform *transform);

/// Transforms `count` pairs of x and y in place, using the inverse transformation if `inverse` is
/// not 0. Points without an image become infinite, with a message in the context.
void cproj_transform_points(
    cproj_context *context, cproj_transform *transform, int inverse, double *points, size_t count);

/// A projected reference system of EPSG's registry: its code, its name, and the area in which it is
/// used, in degrees.
typedef struct {
  const char *code, *name, *area;
  double west, south, east, north;
} cproj_system;

/// The projected reference systems that are not deprecated, by code.
typedef struct cproj_systems cproj_systems;

/// Reads the systems from PROJ's database. Returns NULL on failure.
cproj_systems *_Nullable cproj_systems_create(cproj_context *context, size_t *count);
void cproj_systems_destroy(cproj_systems *systems);

/// Returns a system, whose text is valid until the systems are destroyed.
cproj_system cproj_systems_at(const cproj_systems *systems, size_t index);

#pragma clang assume_nonnull end
