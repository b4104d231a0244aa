// The constants are part of GDAL's stable C ABI.

#include "CGDAL.h"

#include <CDynamicLibrary.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { read_only_vector = 0x04 };
enum { point = 1, multi_point = 4, no_geometry = 100 };
enum { integer = 0, real = 2, date = 9, date_time = 11, integer64 = 12 };
enum { failure_level = 3 };

// Declared here, because installing GDAL's headers requires those of 60 other libraries. Handles
// are void pointers.
void GDALAllRegister(void);
void *GDALOpenEx(
    const char *, unsigned, const char *const *, const char *const *, const char *const *);
void GDALClose(void *);
void *GDALGetDatasetDriver(void *);
const char *GDALGetDriverShortName(void *);
int GDALDatasetGetLayerCount(void *);
void *GDALDatasetGetLayer(void *, int);
const char *OGR_L_GetName(void *);
int OGR_L_GetGeomType(void *);
void *OGR_L_GetLayerDefn(void *);
void *OGR_L_GetSpatialRef(void *);
void OGR_L_ResetReading(void *);
void *OGR_L_GetNextFeature(void *);
const char *OGR_L_GetFIDColumn(void *);
const char *GDALGetMetadataItem(void *, const char *, const char *);
long long OGR_F_GetFID(void *);
int OGR_FD_GetFieldCount(void *);
void *OGR_FD_GetFieldDefn(void *, int);
const char *OGR_Fld_GetNameRef(void *);
int OGR_Fld_GetType(void *);
void OGR_F_Destroy(void *);
int OGR_F_IsFieldSetAndNotNull(void *, int);
const char *OGR_F_GetFieldAsString(void *, int);
int OGR_F_GetFieldAsDateTimeEx(
    void *, int, int *, int *, int *, int *, int *, float *, int *);
void *OGR_F_GetGeometryRef(void *);
int OGR_GT_Flatten(int);
int OGR_GT_HasZ(int);
int OGR_GT_HasM(int);
int OGR_G_GetGeometryType(void *);
int OGR_G_IsEmpty(void *);
int OGR_G_GetGeometryCount(void *);
void *OGR_G_GetGeometryRef(void *, int);
void *OGR_G_GetLinearGeometry(void *, double, char **);
char *OGR_G_ExportToJson(void *);
void OGR_G_DestroyGeometry(void *);
long long OGR_L_GetFeatureCount(void *, int);
double OGR_G_GetX(void *, int);
double OGR_G_GetY(void *, int);
const char *OSRGetAuthorityName(void *, const char *);
const char *OSRGetAuthorityCode(void *, const char *);
int OSRExportToProj4(void *, char **);
void CPLSetConfigOption(const char *, const char *);
void CPLPushErrorHandler(void (*)(int, int, const char *));
void CPLPopErrorHandler(void);
void CPLErrorReset(void);
const char *CPLGetLastErrorMsg(void);
int CPLGetLastErrorType(void);
void *VSIMalloc(size_t);
void VSIFree(void *);
void *VSIFileFromMemBuffer(const char *, void *, unsigned long long, int);
int VSIFCloseL(void *);
int VSIUnlink(const char *);
int VSIIngestFile(void *, const char *, unsigned char **, unsigned long long *, long long);

#define FUNCTIONS(X) \
  X(GDALAllRegister) X(GDALOpenEx) X(GDALClose) X(GDALGetDatasetDriver) \
  X(GDALGetDriverShortName) X(GDALDatasetGetLayerCount) X(GDALDatasetGetLayer) \
  X(OGR_L_GetName) X(OGR_L_GetGeomType) X(OGR_L_GetLayerDefn) \
  X(OGR_L_GetSpatialRef) X(OGR_L_ResetReading) X(OGR_L_GetNextFeature) \
  X(OGR_L_GetFIDColumn) X(GDALGetMetadataItem) X(OGR_F_GetFID) \
  X(OGR_FD_GetFieldCount) X(OGR_FD_GetFieldDefn) X(OGR_Fld_GetNameRef) \
  X(OGR_Fld_GetType) X(OGR_F_Destroy) X(OGR_F_IsFieldSetAndNotNull) \
  X(OGR_F_GetFieldAsString) X(OGR_F_GetFieldAsDateTimeEx) X(OGR_F_GetGeometryRef) \
  X(OGR_GT_Flatten) X(OGR_GT_HasZ) X(OGR_GT_HasM) X(OGR_G_GetGeometryType) X(OGR_G_IsEmpty) \
  X(OGR_G_GetGeometryCount) X(OGR_G_GetGeometryRef) X(OGR_G_GetX) X(OGR_G_GetY) \
  X(OGR_G_GetLinearGeometry) X(OGR_G_ExportToJson) X(OGR_G_DestroyGeometry) \
  X(OGR_L_GetFeatureCount) \
  X(OSRGetAuthorityName) X(OSRGetAuthorityCode) X(OSRExportToProj4) \
  X(CPLSetConfigOption) X(CPLPushErrorHandler) X(CPLPopErrorHandler) \
  X(CPLErrorReset) X(CPLGetLastErrorMsg) X(CPLGetLastErrorType) X(VSIMalloc) \
  X(VSIFree) X(VSIFileFromMemBuffer) X(VSIFCloseL) X(VSIUnlink) \
  X(VSIIngestFile)

// The C functions are identical in all of these versions.
DYNAMIC_LIBRARY(
    gdal, FUNCTIONS, "libgdal.so.32", "libgdal.so", "libgdal.so.38", "libgdal.so.37",
    "libgdal.so.36", "libgdal.so.35", "libgdal.so.34", "libgdal.so.33", "libgdal.so.31",
    "libgdal.so.30", "libgdal.dylib")

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void set_up(void) {
  // Never fetch anything that a file refers to, such as schemas or linked elements.
  gdal.CPLSetConfigOption("CPL_VSIL_CURL_ALLOWED_EXTENSIONS", "none");
  gdal.CPLSetConfigOption("GML_SKIP_RESOLVE_ELEMS", "ALL");
  // Read sheets row by row as text; the header row is detected later.
  gdal.CPLSetConfigOption("OGR_XLSX_HEADERS", "DISABLE");
  gdal.CPLSetConfigOption("OGR_XLSX_FIELD_TYPES", "STRING");
  gdal.CPLSetConfigOption("OGR_ODS_HEADERS", "DISABLE");
  gdal.CPLSetConfigOption("OGR_ODS_FIELD_TYPES", "STRING");
  gdal.CPLSetConfigOption("OGR_XLS_HEADERS", "DISABLE");
  gdal.CPLSetConfigOption("OGR_XLS_FIELD_TYPES", "STRING");
  gdal.GDALAllRegister();
}

const char *petmap_gdal_load(void) {
  const char *failure = gdal_open();
  if (!failure) pthread_once(&once, set_up);
  return failure;
}

struct petmap_gdal {
  void *dataset, *layer, *definition, *feature;
  char *system;
  char error[512], text[48];
};

static void ignore(int level, int number, const char *message) {
  (void)level, (void)number, (void)message;
}

petmap_gdal *petmap_gdal_open(
    const char *path, const char *const *drivers, const char *const *options, char *message,
    size_t capacity) {
  petmap_gdal *file = calloc(1, sizeof *file);
  if (!file) return NULL;
  gdal.CPLPushErrorHandler(ignore);
  gdal.CPLErrorReset();
  file->dataset = gdal.GDALOpenEx(path, read_only_vector, drivers, options, NULL);
  if (!file->dataset) snprintf(message, capacity, "%s", gdal.CPLGetLastErrorMsg());
  gdal.CPLPopErrorHandler();
  if (file->dataset) return file;
  free(file);
  return NULL;
}

static void drop_feature(petmap_gdal *file) {
  if (file->feature) gdal.OGR_F_Destroy(file->feature);
  file->feature = NULL;
}

void petmap_gdal_close(petmap_gdal *file) {
  gdal.CPLPushErrorHandler(ignore);
  drop_feature(file);
  if (file->system) gdal.VSIFree(file->system);
  gdal.GDALClose(file->dataset);
  gdal.CPLPopErrorHandler();
  free(file);
}

bool petmap_gdal_add_memory(const char *path, const void *bytes, size_t count) {
  void *copy = gdal.VSIMalloc(count ? count : 1);
  if (!copy) return false;
  if (count) memcpy(copy, bytes, count);
  void *handle = gdal.VSIFileFromMemBuffer(path, copy, count, 1);
  if (!handle) {
    gdal.VSIFree(copy);
    return false;
  }
  gdal.VSIFCloseL(handle);
  return true;
}

void petmap_gdal_remove_memory(const char *path) { gdal.VSIUnlink(path); }

void *petmap_gdal_read(const char *path, size_t *count, long long limit) {
  unsigned char *bytes = NULL;
  unsigned long long size = 0;
  gdal.CPLPushErrorHandler(ignore);
  bool done = gdal.VSIIngestFile(NULL, path, &bytes, &size, limit);
  gdal.CPLPopErrorHandler();
  *count = size;
  return done ? bytes : NULL;
}

const char *petmap_gdal_driver(petmap_gdal *file) {
  const char *name = gdal.GDALGetDriverShortName(gdal.GDALGetDatasetDriver(file->dataset));
  return name ? name : "";
}

int petmap_gdal_layers(petmap_gdal *file) {
  return gdal.GDALDatasetGetLayerCount(file->dataset);
}

const char *petmap_gdal_layer_name(petmap_gdal *file, int layer) {
  void *handle = gdal.GDALDatasetGetLayer(file->dataset, layer);
  const char *name = handle ? gdal.OGR_L_GetName(handle) : NULL;
  return name ? name : "";
}

// The code of a type in ISO well-known binary.
static int iso_type(int type) {
  return gdal.OGR_GT_Flatten(type) + (gdal.OGR_GT_HasZ(type) ? 1000 : 0) +
         (gdal.OGR_GT_HasM(type) ? 2000 : 0);
}

int petmap_gdal_layer_type(petmap_gdal *file, int layer) {
  void *handle = gdal.GDALDatasetGetLayer(file->dataset, layer);
  return handle ? iso_type(gdal.OGR_L_GetGeomType(handle)) : 0;
}

int petmap_gdal_type(petmap_gdal *file) {
  void *shape = gdal.OGR_F_GetGeometryRef(file->feature);
  return shape ? iso_type(gdal.OGR_G_GetGeometryType(shape)) : 0;
}

enum petmap_gdal_shape petmap_gdal_layer_shape(petmap_gdal *file, int layer) {
  void *handle = gdal.GDALDatasetGetLayer(file->dataset, layer);
  if (!handle) return PETMAP_GDAL_NOTHING;
  switch (gdal.OGR_GT_Flatten(gdal.OGR_L_GetGeomType(handle))) {
    case 0: return PETMAP_GDAL_ANY;
    case point: return PETMAP_GDAL_POINTS;
    case no_geometry: return PETMAP_GDAL_NOTHING;
    default: return PETMAP_GDAL_OTHERS;
  }
}

long long petmap_gdal_count(petmap_gdal *file, int layer) {
  void *handle = gdal.GDALDatasetGetLayer(file->dataset, layer);
  gdal.CPLPushErrorHandler(ignore);
  long long count = handle ? gdal.OGR_L_GetFeatureCount(handle, 1) : 0;
  gdal.CPLPopErrorHandler();
  return count < 0 ? 0 : count;
}

bool petmap_gdal_begin(petmap_gdal *file, int layer) {
  gdal.CPLPushErrorHandler(ignore);
  drop_feature(file);
  file->error[0] = 0;
  file->layer = gdal.GDALDatasetGetLayer(file->dataset, layer);
  if (file->layer) {
    gdal.OGR_L_ResetReading(file->layer);
    file->definition = gdal.OGR_L_GetLayerDefn(file->layer);
  }
  gdal.CPLPopErrorHandler();
  return file->layer != NULL;
}

// The primary key of a database table, which follows the other fields; empty if the layer has no key.
static const char *key_name(petmap_gdal *file) {
  const char *name = gdal.OGR_L_GetFIDColumn(file->layer);
  return name ? name : "";
}

int petmap_gdal_fields(petmap_gdal *file) {
  return gdal.OGR_FD_GetFieldCount(file->definition) + (*key_name(file) != 0);
}

const char *petmap_gdal_field_name(petmap_gdal *file, int field) {
  if (field == gdal.OGR_FD_GetFieldCount(file->definition)) return key_name(file);
  const char *name =
      gdal.OGR_Fld_GetNameRef(gdal.OGR_FD_GetFieldDefn(file->definition, field));
  return name ? name : "";
}

const char *petmap_gdal_system(petmap_gdal *file) {
  void *system = gdal.OGR_L_GetSpatialRef(file->layer);
  if (!system) return NULL;
  const char *authority = gdal.OSRGetAuthorityName(system, NULL);
  const char *code = gdal.OSRGetAuthorityCode(system, NULL);
  if (authority && code) {
    snprintf(file->text, sizeof file->text, "%s:%s", authority, code);
    return file->text;
  }
  if (file->system) gdal.VSIFree(file->system);
  file->system = NULL;
  gdal.OSRExportToProj4(system, &file->system);
  return file->system && file->system[0] ? file->system : NULL;
}

bool petmap_gdal_specifies_encoding(petmap_gdal *file) {
  if (gdal.GDALGetMetadataItem(file->layer, "ENCODING_FROM_CPG", "SHAPEFILE")) return true;
  const char *language = gdal.GDALGetMetadataItem(file->layer, "LDID_VALUE", "SHAPEFILE");
  return language && strcmp(language, "0") != 0 && strcmp(language, "87") != 0;
}

bool petmap_gdal_next(petmap_gdal *file) {
  gdal.CPLPushErrorHandler(ignore);
  gdal.CPLErrorReset();
  drop_feature(file);
  file->feature = gdal.OGR_L_GetNextFeature(file->layer);
  if (!file->feature && gdal.CPLGetLastErrorType() >= failure_level)
    snprintf(file->error, sizeof file->error, "%s", gdal.CPLGetLastErrorMsg());
  gdal.CPLPopErrorHandler();
  return file->feature != NULL;
}

const char *petmap_gdal_error(petmap_gdal *file) { return file->error; }

enum petmap_gdal_geometry petmap_gdal_point(petmap_gdal *file, double *x, double *y) {
  void *shape = gdal.OGR_F_GetGeometryRef(file->feature);
  if (!shape || gdal.OGR_G_IsEmpty(shape)) return PETMAP_GDAL_NO_GEOMETRY;
  int type = gdal.OGR_GT_Flatten(gdal.OGR_G_GetGeometryType(shape));
  // A collection of a single point is treated as that point.
  if (type >= multi_point && type <= 7 && gdal.OGR_G_GetGeometryCount(shape) == 1) {
    shape = gdal.OGR_G_GetGeometryRef(shape, 0);
    type = gdal.OGR_GT_Flatten(gdal.OGR_G_GetGeometryType(shape));
  }
  if (type != point) return PETMAP_GDAL_OTHER_GEOMETRY;
  *x = gdal.OGR_G_GetX(shape, 0);
  *y = gdal.OGR_G_GetY(shape, 0);
  return PETMAP_GDAL_POINT;
}

char *petmap_gdal_shape(petmap_gdal *file) {
  gdal.CPLPushErrorHandler(ignore);
  void *shape =
      gdal.OGR_G_GetLinearGeometry(gdal.OGR_F_GetGeometryRef(file->feature), 0, NULL);
  char *text = shape ? gdal.OGR_G_ExportToJson(shape) : NULL;
  if (shape) gdal.OGR_G_DestroyGeometry(shape);
  gdal.CPLPopErrorHandler();
  return text;
}

void petmap_gdal_free(void *memory) { gdal.VSIFree(memory); }

enum petmap_gdal_kind petmap_gdal_value(petmap_gdal *file, int field, const char **text) {
  *text = NULL;
  if (field == gdal.OGR_FD_GetFieldCount(file->definition)) {
    snprintf(file->text, sizeof file->text, "%lld", gdal.OGR_F_GetFID(file->feature));
    *text = file->text;
    return PETMAP_GDAL_NUMBER;
  }
  if (!gdal.OGR_F_IsFieldSetAndNotNull(file->feature, field)) return PETMAP_GDAL_NULL;
  int type = gdal.OGR_Fld_GetType(gdal.OGR_FD_GetFieldDefn(file->definition, field));
  if (type == date || type == date_time) {
    int year, month, day, hour, minute, zone;
    float second;
    if (!gdal.OGR_F_GetFieldAsDateTimeEx(
            file->feature, field, &year, &month, &day, &hour, &minute, &second, &zone))
      return PETMAP_GDAL_NULL;
    int count = snprintf(file->text, sizeof file->text, "%04d-%02d-%02d", year, month, day);
    if (type == date_time) {
      count += snprintf(
          file->text + count, sizeof file->text - count, "T%02d:%02d:%02d", hour, minute,
          (int)second);
      // 100 is UTC, and each step is a quarter of an hour.
      int offset = (zone - 100) * 15, size = abs(offset);
      if (zone == 100)
        snprintf(file->text + count, sizeof file->text - count, "Z");
      else if (zone > 1)
        snprintf(
            file->text + count, sizeof file->text - count, "%c%02d:%02d", offset < 0 ? '-' : '+',
            size / 60, size % 60);
    }
    *text = file->text;
    return PETMAP_GDAL_TEXT;
  }
  *text = gdal.OGR_F_GetFieldAsString(file->feature, field);
  if (!*text) return PETMAP_GDAL_NULL;
  return type == integer || type == real || type == integer64 ? PETMAP_GDAL_NUMBER
                                                              : PETMAP_GDAL_TEXT;
}
