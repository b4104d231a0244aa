#include "CProj.h"

#include <CDynamicLibrary.h>
#include <geodesic.h>
#include <math.h>
#include <proj.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Static_assert(
    sizeof(struct geod_geodesic) <= sizeof(cproj_ellipsoid),
    "cproj_ellipsoid is too small for PROJ's ellipsoid");

// The PROJ functions used here, with the types declared in its headers.
#define FUNCTIONS(X)                                                                           \
  X(geod_init) X(geod_inverse) X(geod_direct)                                                  \
  X(proj_context_create) X(proj_context_destroy) X(proj_context_set_search_paths)              \
  X(proj_context_set_enable_network) X(proj_context_get_database_path) X(proj_log_func)        \
  X(proj_log_level) X(proj_context_errno) X(proj_context_errno_string) X(proj_create)          \
  X(proj_create_crs_to_crs) X(proj_normalize_for_visualization) X(proj_destroy) X(proj_errno)  \
  X(proj_errno_reset) X(proj_trans_generic) X(proj_crs_get_geodetic_crs)                       \
  X(proj_create_crs_to_crs_from_pj) X(proj_get_crs_list_parameters_create)                     \
  X(proj_get_crs_list_parameters_destroy) X(proj_get_crs_info_list_from_database)              \
  X(proj_crs_info_list_destroy)

// The first name contains the major version of the headers.
DYNAMIC_LIBRARY(proj, FUNCTIONS, "libproj.so.25", "libproj.so", "libproj.dylib")

const char *cproj_open(void) { return proj_open(); }

cproj_ellipsoid cproj_ellipsoid_make(double a, double f) {
  struct geod_geodesic geodesic;
  proj.geod_init(&geodesic, a, f);
  cproj_ellipsoid ellipsoid = {0};
  memcpy(&ellipsoid, &geodesic, sizeof geodesic);
  return ellipsoid;
}

cproj_geodesic cproj_inverse(
    const cproj_ellipsoid *ellipsoid, double lat1, double lon1, double lat2, double lon2) {
  cproj_geodesic g;
  proj.geod_inverse(
      (const struct geod_geodesic *)ellipsoid, lat1, lon1, lat2, lon2, &g.distance,
      &g.initial_azimuth, &g.final_azimuth);
  return g;
}

cproj_destination cproj_direct(
    const cproj_ellipsoid *ellipsoid, double lat, double lon, double azimuth, double distance) {
  cproj_destination d;
  proj.geod_direct(
      (const struct geod_geodesic *)ellipsoid, lat, lon, azimuth, distance, &d.latitude,
      &d.longitude, &d.final_azimuth);
  return d;
}

struct cproj_context {
  PJ_CONTEXT *context;
  char message[512];
};

static void note(void *data, int level, const char *text) {
  cproj_context *context = data;
  // The first message describes the cause; later ones only describe its consequences.
  if (level == PJ_LOG_ERROR && !context->message[0])
    snprintf(context->message, sizeof context->message, "%s", text);
}

cproj_context *cproj_context_create(const char *directory) {
  cproj_context *context = calloc(1, sizeof *context);
  if (!context) return NULL;
  context->context = proj.proj_context_create();
  if (!context->context) {
    free(context);
    return NULL;
  }
  proj.proj_log_func(context->context, context, note);
  proj.proj_log_level(context->context, PJ_LOG_ERROR);
  // Results must not depend on data from a server on the internet.
  proj.proj_context_set_enable_network(context->context, 0);
  if (directory) proj.proj_context_set_search_paths(context->context, 1, &directory);
  return context;
}

void cproj_context_destroy(cproj_context *context) {
  proj.proj_context_destroy(context->context);
  free(context);
}

const char *cproj_context_message(const cproj_context *context) { return context->message; }

int cproj_context_has_database(cproj_context *context) {
  return proj.proj_context_get_database_path(context->context) != NULL;
}

/// Records the message for an error number if PROJ has not logged one.
static void explain(cproj_context *context, int number) {
  if (context->message[0] || !number) return;
  const char *text = proj.proj_context_errno_string(context->context, number);
  if (text) note(context, PJ_LOG_ERROR, text);
}

cproj_transform *cproj_transform_between(
    cproj_context *context, const char *source, const char *target) {
  context->message[0] = 0;
  // Calling this first makes PROJ log that it cannot find the database, not only that it has none.
  proj.proj_context_get_database_path(context->context);
  PJ *raw = proj.proj_create_crs_to_crs(context->context, source, target, NULL);
  PJ *pj = raw ? proj.proj_normalize_for_visualization(context->context, raw) : NULL;
  if (raw) proj.proj_destroy(raw);
  if (!pj) explain(context, proj.proj_context_errno(context->context));
  return (cproj_transform *)pj;
}

cproj_transform *cproj_transform_conversion(cproj_context *context, const char *target) {
  PJ_CONTEXT *pj = context->context;
  PJ *system = proj.proj_create(pj, target);
  PJ *base = system ? proj.proj_crs_get_geodetic_crs(pj, system) : NULL;
  PJ *raw = base ? proj.proj_create_crs_to_crs_from_pj(pj, base, system, NULL, NULL) : NULL;
  PJ *conversion = raw ? proj.proj_normalize_for_visualization(pj, raw) : NULL;
  if (raw) proj.proj_destroy(raw);
  if (base) proj.proj_destroy(base);
  if (system) proj.proj_destroy(system);
  return (cproj_transform *)conversion;
}

cproj_systems *cproj_systems_create(cproj_context *context, size_t *count) {
  PROJ_CRS_LIST_PARAMETERS *parameters = proj.proj_get_crs_list_parameters_create();
  if (!parameters) return NULL;
  const PJ_TYPE type = PJ_TYPE_PROJECTED_CRS;
  parameters->types = &type;
  parameters->typesCount = 1;
  int found = 0;
  PROJ_CRS_INFO **list =
      proj.proj_get_crs_info_list_from_database(context->context, "EPSG", parameters, &found);
  proj.proj_get_crs_list_parameters_destroy(parameters);
  *count = list ? (size_t)found : 0;
  return (cproj_systems *)list;
}

void cproj_systems_destroy(cproj_systems *systems) {
  proj.proj_crs_info_list_destroy((PROJ_CRS_INFO **)systems);
}

cproj_system cproj_systems_at(const cproj_systems *systems, size_t index) {
  const PROJ_CRS_INFO *info = ((PROJ_CRS_INFO *const *)systems)[index];
  return (cproj_system){
      .code = info->code,
      .name = info->name,
      .area = info->area_name ? info->area_name : "",
      .west = info->west_lon_degree,
      .south = info->south_lat_degree,
      .east = info->east_lon_degree,
      .north = info->north_lat_degree,
  };
}

cproj_transform *cproj_transform_pipeline(cproj_context *context, const char *pipeline) {
  context->message[0] = 0;
  PJ *pj = proj.proj_create(context->context, pipeline);
  if (!pj) explain(context, proj.proj_context_errno(context->context));
  return (cproj_transform *)pj;
}

void cproj_transform_destroy(cproj_transform *transform) { proj.proj_destroy((PJ *)transform); }

void cproj_transform_points(
    cproj_context *context, cproj_transform *transform, int inverse, double *points,
    size_t count) {
  PJ *pj = (PJ *)transform;
  const size_t stride = 2 * sizeof *points;
  context->message[0] = 0;
  proj.proj_errno_reset(pj);
  proj.proj_trans_generic(
      pj, inverse ? PJ_INV : PJ_FWD, points, stride, count, points + 1, stride, count, NULL, 0, 0,
      NULL, 0, 0);
  explain(context, proj.proj_errno(pj));
}
