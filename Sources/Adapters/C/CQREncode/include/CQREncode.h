// A binding to libqrencode. The library is loaded on first use, so that programs that do not draw
// QR codes start without it.
#pragma once

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The outcome of a call.
typedef enum {
  PETMAP_QRCODE_DONE,
  /// The data does not fit into a QR code.
  PETMAP_QRCODE_TOO_LONG,
  PETMAP_QRCODE_NO_MEMORY,
  /// The library is not installed.
  PETMAP_QRCODE_MISSING,
} petmap_qrcode_outcome;

/// The number of modules of the largest QR code (version 40), 177 per side.
enum { petmap_qrcode_capacity = 177 * 177 };

/// Encodes bytes as the smallest QR code with error correction level M.
///
/// - modules: receives side × side bytes row by row, 1 for a dark module and 0 for a light one
/// - side: receives the number of modules per side
petmap_qrcode_outcome petmap_qrcode_encode(
    const uint8_t *bytes, size_t count, uint8_t *modules, int32_t *side);

#pragma clang assume_nonnull end
