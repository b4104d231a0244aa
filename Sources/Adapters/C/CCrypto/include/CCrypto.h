// A binding to libcrypto of OpenSSL 3. The library is loaded on first use, so that programs that do
// not send push messages start without it.
#pragma once

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

enum {
  /// The bytes of a private key of the curve P-256, of each coordinate of a point, and of a shared secret.
  petmap_crypto_scalar_count = 32,
  /// The bytes of an uncompressed point: 4, x, y.
  petmap_crypto_point_count = 65,
  /// The bytes of a signature: r, s.
  petmap_crypto_signature_count = 64,
  /// The bytes of a key of AES-128.
  petmap_crypto_key_count = 16,
  petmap_crypto_nonce_count = 12,
  /// The bytes that authenticate an encrypted text.
  petmap_crypto_tag_count = 16,
};

/// The outcome of a call.
typedef enum {
  PETMAP_CRYPTO_DONE,
  /// The private key is 0 or not less than the order of the curve.
  PETMAP_CRYPTO_BAD_SCALAR,
  /// The public key is not a point on the curve.
  PETMAP_CRYPTO_BAD_POINT,
  /// The library failed, as when memory is exhausted.
  PETMAP_CRYPTO_FAILED,
  /// The library is not installed.
  PETMAP_CRYPTO_MISSING,
} petmap_crypto_outcome;

/// Computes the public key that belongs to a private key of the curve P-256.
petmap_crypto_outcome petmap_crypto_public_key(const uint8_t *scalar, uint8_t *point);

/// Computes the secret that a private key shares with another party's public key (ECDH): the
/// x-coordinate of their product.
petmap_crypto_outcome petmap_crypto_agree(
    const uint8_t *scalar, const uint8_t *peer, uint8_t *secret);

/// Signs a message with ECDSA and SHA-256.
petmap_crypto_outcome petmap_crypto_sign(
    const uint8_t *scalar, const uint8_t *message, size_t count, uint8_t *signature);

/// Encrypts a text of at most 64 KiB with AES-128-GCM.
///
/// - sealed: receives `count` bytes and the tag
petmap_crypto_outcome petmap_crypto_seal(
    const uint8_t *key, const uint8_t *nonce, const uint8_t *text, size_t count, uint8_t *sealed);

#pragma clang assume_nonnull end
