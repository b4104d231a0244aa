// The door to PROJ: the library is opened on first use, so that a program that needs no projection
// starts without it. Every function but cproj_open needs cproj_open to have returned NULL once.
#pragma once

#include <stddef.h>

#pragma clang assume_nonnull begin

/// Opens PROJ, once for the process and from any thread. NULL when it is there, else the
/// loader's reason why not.
const char *_Nullable cproj_open(void);

/// An ellipsoid for geodesics; a value without pointers. Holds PROJ's struct geod_geodesic.
typedef struct {
  double parts[96];
} cproj_ellipsoid;

/// An ellipsoid of semi-major axis a (metres) and flattening f.
cproj_ellipsoid cproj_ellipsoid_make(double a, double f);

/// The length of a geodesic (metres) and its azimuths at both ends (degrees, -180 to 180).
typedef struct {
  double distance, initial_azimuth, final_azimuth;
} cproj_geodesic;

cproj_geodesic cproj_inverse(
    const cproj_ellipsoid *ellipsoid, double lat1, double lon1, double lat2, double lon2);

/// The end of a geodesic of given azimuth and length.
typedef struct {
  double latitude, longitude, final_azimuth;
} cproj_destination;

cproj_destination cproj_direct(
    const cproj_ellipsoid *ellipsoid, double lat, double lon, double azimuth, double distance);

/// A PROJ context with what it said first in the last call. Not for two threads at one time.
typedef struct cproj_context cproj_context;

/// A context; NULL when memory is short. With a directory, PROJ's data is looked for there first.
cproj_context *_Nullable cproj_context_create(const char *_Nullable directory);
void cproj_context_destroy(cproj_context *context);

/// PROJ's words about what went wrong in the last call; empty when nothing did.
const char *cproj_context_message(const cproj_context *context);

/// Whether PROJ finds its database.
int cproj_context_has_database(cproj_context *context);

/// A transformation made by a context; NULL with a message in the context when it cannot be made.
typedef struct cproj_transform cproj_transform;

/// From one reference system to another, x east and y north (PROJ's order for visualisation).
cproj_transform *_Nullable cproj_transform_between(
    cproj_context *context, const char *source, const char *target);

/// By a pipeline, as it is written.
cproj_transform *_Nullable cproj_transform_pipeline(cproj_context *context, const char *pipeline);

/// Destroyed before its context.
void cproj_transform_destroy(cproj_transform *transform);

/// Transforms `count` pairs of x and y in place, backwards when `inverse` is not 0. What has no image
/// becomes infinite, with a message in the context.
void cproj_transform_points(
    cproj_context *context, cproj_transform *transform, int inverse, double *points, size_t count);

#pragma clang assume_nonnull end
