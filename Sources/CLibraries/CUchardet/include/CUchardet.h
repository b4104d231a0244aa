// The door to uchardet, Mozilla's detector of encodings: the library is opened on first use, so that a
// program that reads UTF-8 starts without it.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Whether the library is there.
bool petmap_uchardet_is_available(void);

/// Puts the name of the encoding that a text most likely has into `name`, ended by a zero byte; an
/// empty one when the text gives no clue or the library is missing.
void petmap_uchardet_detect(
    const uint8_t *text, size_t count, char *name, size_t capacity);

#pragma clang assume_nonnull end
