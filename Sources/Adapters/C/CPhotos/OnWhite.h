#pragma once

#include <stdint.h>

/// Returns a color on white.
static inline uint32_t on_white(uint32_t color, uint32_t alpha) {
  return (color * alpha + 255 * (255 - alpha) + 127) / 255;
}
