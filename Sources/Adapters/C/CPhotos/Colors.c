#include "CPhotos.h"

#include <CDynamicLibrary.h>
#include <lcms2.h>

#define FUNCTIONS(X)                                                           \
  X(cmsOpenProfileFromMem) X(cmsCloseProfile) X(cmsGetColorSpace)              \
  X(cmsCreate_sRGBProfile) X(cmsCreateTransform) X(cmsDeleteTransform)         \
  X(cmsDoTransform)

DYNAMIC_LIBRARY(colors, FUNCTIONS, "liblcms2.so.2", "liblcms2.2.dylib")

bool petmap_colors_open(void) { return !colors_open(); }

static cmsHTRANSFORM transform(cmsHPROFILE profile, cmsUInt32Number format) {
  cmsHPROFILE target = colors.cmsCreate_sRGBProfile();
  if (!target) return NULL;
  cmsHTRANSFORM result =
      colors.cmsCreateTransform(profile, format, target, TYPE_BGRA_8, INTENT_PERCEPTUAL, 0);
  colors.cmsCloseProfile(target);
  return result;
}

/// Converts shades of gray, whose red, green, and blue are equal.
static bool convert_gray(uint32_t *pixels, size_t count, cmsHPROFILE profile) {
  cmsHTRANSFORM conversion = transform(profile, TYPE_GRAY_8);
  if (!conversion) return false;
  uint8_t shades[256];
  uint32_t converted[256];
  for (int shade = 0; shade < 256; shade++) shades[shade] = (uint8_t)shade;
  colors.cmsDoTransform(conversion, shades, converted, 256);
  colors.cmsDeleteTransform(conversion);
  for (size_t index = 0; index < count; index++)
    pixels[index] = converted[pixels[index] & 255] | 0xFF000000u;
  return true;
}

static bool convert(uint32_t *pixels, size_t count, cmsHPROFILE profile, bool has_inks) {
  cmsColorSpaceSignature space = colors.cmsGetColorSpace(profile);
  if (space == cmsSigGrayData && !has_inks) return convert_gray(pixels, count, profile);
  if (space != (has_inks ? cmsSigCmykData : cmsSigRgbData)) return false;
  cmsHTRANSFORM conversion = transform(profile, has_inks ? TYPE_CMYK_8_REV : TYPE_BGRA_8);
  if (!conversion) return false;
  // A row of pixels at a time would be slower, and the count of the largest photo fits.
  colors.cmsDoTransform(conversion, pixels, pixels, (cmsUInt32Number)count);
  colors.cmsDeleteTransform(conversion);
  for (size_t index = 0; index < count; index++) pixels[index] |= 0xFF000000u;
  return true;
}

bool petmap_colors_convert(
    uint32_t *pixels, size_t count, const uint8_t *profile, size_t size, bool has_inks) {
  if (!petmap_colors_open() || count > UINT32_MAX || size > UINT32_MAX) return false;
  cmsHPROFILE source = colors.cmsOpenProfileFromMem(profile, (cmsUInt32Number)size);
  if (!source) return false;
  bool good = convert(pixels, count, source, has_inks);
  colors.cmsCloseProfile(source);
  return good;
}
