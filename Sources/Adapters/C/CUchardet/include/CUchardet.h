// A binding to uchardet, Mozilla's encoding detector. The library is loaded on first use, so that
// programs that read UTF-8 start without it.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Returns whether the library is installed.
bool petmap_uchardet_is_available(void);

/// Stores the NUL-terminated name of the text's most likely encoding in `name`, or an empty name if
/// it cannot be determined or the library is not installed.
void petmap_uchardet_detect(
    const uint8_t *text, size_t count, char *name, size_t capacity);

#pragma clang assume_nonnull end
