#include "CPhotos.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

void petmap_pixels_whiten(uint32_t *pixels, int width, int height) {
  size_t count = (size_t)width * (size_t)height;
  for (size_t index = 0; index < count; index++) {
    uint32_t missing = 255 - (pixels[index] >> 24);
    // The sums cannot overflow, because no color of a premultiplied pixel exceeds its alpha; those
    // of a malformed one only carry into the next color.
    pixels[index] = (pixels[index] & 0xFFFFFF) + missing * 0x010101u;
    pixels[index] |= 0xFF000000u;
  }
}

void petmap_pixels_mix_inks(uint32_t *pixels, int width, int height) {
  size_t count = (size_t)width * (size_t)height;
  for (size_t index = 0; index < count; index++) {
    uint8_t left[4];
    memcpy(left, pixels + index, 4);
    uint32_t red = left[0] * left[3] / 255u, green = left[1] * left[3] / 255u,
             blue = left[2] * left[3] / 255u;
    pixels[index] = 0xFF000000u | red << 16 | green << 8 | blue;
  }
}

/// The pixels of a line that contribute to one pixel of the reduced line.
typedef struct {
  int start;
  int count;
  /// The weights, whose sum is 1 << 14.
  const int16_t *weights;
} Window;

enum { PRECISION = 14 };

/// The cubic convolution kernel with a = -0.5 (Keys, 1981).
static double cubic(double x) {
  x = fabs(x);
  if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
  if (x < 2) return ((-0.5 * x + 2.5) * x - 4) * x + 2;
  return 0;
}

/// Returns the windows of a line, followed by their weights, or NULL if memory is exhausted.
static Window *windows(int length, int new_length) {
  double scale = (double)length / new_length, radius = 2 * scale;
  int most = (int)(2 * radius) + 3;
  Window *all = malloc((size_t)new_length * (sizeof *all + (size_t)most * sizeof(int16_t)));
  double *exact = malloc((size_t)most * sizeof *exact);
  if (!all || !exact) {
    free(all);
    free(exact);
    return NULL;
  }
  int16_t *weights = (int16_t *)(all + new_length);
  for (int index = 0; index < new_length; index++, weights += most) {
    double center = (index + 0.5) * scale;
    int start = (int)fmax(0, floor(center - radius)), sum = 0, largest = 0;
    int end = (int)fmin(length, ceil(center + radius));
    double total = 0;
    for (int at = start; at < end; at++)
      total += exact[at - start] = cubic((at + 0.5 - center) / scale);
    for (int at = 0; at < end - start; at++) {
      weights[at] = (int16_t)lround(exact[at] / total * (1 << PRECISION));
      sum += weights[at];
      if (weights[at] > weights[largest]) largest = at;
    }
    // Rounding must not change the brightness.
    weights[largest] = (int16_t)(weights[largest] + (1 << PRECISION) - sum);
    all[index] = (Window){start, end - start, weights};
  }
  free(exact);
  return all;
}

static uint32_t rounded(int sum) {
  int value = (sum + (1 << (PRECISION - 1))) >> PRECISION;
  return (uint32_t)(value < 0 ? 0 : value > 255 ? 255 : value);
}

/// Returns the weighted sum of pixels at a distance of `stride` from each other.
static inline uint32_t weighted(const uint32_t *pixels, size_t stride, const Window *window) {
  int red = 0, green = 0, blue = 0;
  for (int index = 0; index < window->count; index++) {
    uint32_t pixel = pixels[(size_t)index * stride];
    int weight = window->weights[index];
    red += weight * (int)(pixel >> 16 & 255);
    green += weight * (int)(pixel >> 8 & 255);
    blue += weight * (int)(pixel & 255);
  }
  return 0xFF000000u | rounded(red) << 16 | rounded(green) << 8 | rounded(blue);
}

bool petmap_pixels_reduce(
    const uint32_t *from, int width, int height, uint32_t *to, int new_width, int new_height) {
  Window *across = windows(width, new_width), *down = windows(height, new_height);
  uint32_t *narrow = malloc((size_t)new_width * (size_t)height * sizeof *narrow);
  bool good = across && down && narrow;
  for (int y = 0; good && y < height; y++) {
    const uint32_t *row = from + (size_t)y * (size_t)width;
    for (int x = 0; x < new_width; x++)
      narrow[(size_t)y * (size_t)new_width + (size_t)x] =
          weighted(row + across[x].start, 1, &across[x]);
  }
  for (int y = 0; good && y < new_height; y++) {
    const uint32_t *rows = narrow + (size_t)down[y].start * (size_t)new_width;
    for (int x = 0; x < new_width; x++)
      to[(size_t)y * (size_t)new_width + (size_t)x] =
          weighted(rows + x, (size_t)new_width, &down[y]);
  }
  free(across);
  free(down);
  free(narrow);
  return good;
}

void petmap_pixels_turn(
    const uint32_t *from, int width, int height, uint32_t *to, int orientation) {
  bool swaps = orientation >= 5;
  bool flips_x = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
  bool flips_y = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
  int new_width = swaps ? height : width, new_height = swaps ? width : height;
  for (int y = 0; y < new_height; y++) {
    for (int x = 0; x < new_width; x++) {
      // The stored column and row of the upright pixel.
      int column = swaps ? y : x, row = swaps ? x : y;
      if (flips_x) column = width - 1 - column;
      if (flips_y) row = height - 1 - row;
      to[(size_t)y * (size_t)new_width + (size_t)x] =
          from[(size_t)row * (size_t)width + (size_t)column];
    }
  }
}
