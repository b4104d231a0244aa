// libcrypto is loaded on first use.

#include "CCrypto.h"

#include <CDynamicLibrary.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/obj_mac.h>
#include <openssl/param_build.h>
#include <stdbool.h>
#include <string.h>

#define FUNCTIONS(X) \
  X(BN_bin2bn) X(BN_bn2binpad) X(BN_clear_free) X(BN_cmp) X(BN_is_zero) X(BN_set_flags) \
  X(ECDSA_SIG_free) X(ECDSA_SIG_get0_r) X(ECDSA_SIG_get0_s) X(d2i_ECDSA_SIG) \
  X(EC_GROUP_free) X(EC_GROUP_get0_order) X(EC_GROUP_new_by_curve_name) \
  X(EC_POINT_free) X(EC_POINT_is_at_infinity) X(EC_POINT_is_on_curve) X(EC_POINT_mul) \
  X(EC_POINT_new) X(EC_POINT_oct2point) X(EC_POINT_point2oct) X(ERR_clear_error) \
  X(EVP_CIPHER_CTX_ctrl) X(EVP_CIPHER_CTX_free) X(EVP_CIPHER_CTX_new) \
  X(EVP_DigestSign) X(EVP_DigestSignInit) X(EVP_EncryptFinal_ex) X(EVP_EncryptInit_ex) \
  X(EVP_EncryptUpdate) X(EVP_MD_CTX_free) X(EVP_MD_CTX_new) X(EVP_PKEY_CTX_free) \
  X(EVP_PKEY_CTX_new_from_name) X(EVP_PKEY_free) X(EVP_PKEY_fromdata) X(EVP_PKEY_fromdata_init) \
  X(EVP_aes_128_gcm) X(EVP_sha256) \
  X(OSSL_PARAM_BLD_free) X(OSSL_PARAM_BLD_new) X(OSSL_PARAM_BLD_push_BN) \
  X(OSSL_PARAM_BLD_push_octet_string) X(OSSL_PARAM_BLD_push_utf8_string) \
  X(OSSL_PARAM_BLD_to_param) X(OSSL_PARAM_free) X(OPENSSL_cleanse)

DYNAMIC_LIBRARY(
    crypto, FUNCTIONS, "libcrypto.so.3", "/opt/homebrew/opt/openssl@3/lib/libcrypto.3.dylib",
    "/usr/local/opt/openssl@3/lib/libcrypto.3.dylib")

/// A private key with its curve.
typedef struct {
  EC_GROUP *group;
  BIGNUM *scalar;
} private_key;

static void close_key(private_key *key) {
  crypto.EC_GROUP_free(key->group);
  crypto.BN_clear_free(key->scalar);
  // Errors stay in a queue of the thread, where nothing else of this process reads them.
  crypto.ERR_clear_error();
}

/// Checks a private key. The key must be closed whatever the outcome.
static petmap_crypto_outcome open_key(const uint8_t *scalar, private_key *key) {
  memset(key, 0, sizeof *key);
  key->group = crypto.EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1);
  key->scalar = crypto.BN_bin2bn(scalar, petmap_crypto_scalar_count, NULL);
  if (!key->group || !key->scalar) return PETMAP_CRYPTO_FAILED;
  crypto.BN_set_flags(key->scalar, BN_FLG_CONSTTIME);
  if (crypto.BN_is_zero(key->scalar)
      || crypto.BN_cmp(key->scalar, crypto.EC_GROUP_get0_order(key->group)) >= 0)
    return PETMAP_CRYPTO_BAD_SCALAR;
  return PETMAP_CRYPTO_DONE;
}

/// Computes the point of a private key.
static petmap_crypto_outcome multiply(const private_key *key, uint8_t *point) {
  EC_POINT *product = crypto.EC_POINT_new(key->group);
  bool done = product && crypto.EC_POINT_mul(key->group, product, key->scalar, NULL, NULL, NULL) == 1
      && crypto.EC_POINT_point2oct(
             key->group, product, POINT_CONVERSION_UNCOMPRESSED, point, petmap_crypto_point_count, NULL)
          == petmap_crypto_point_count;
  crypto.EC_POINT_free(product);
  return done ? PETMAP_CRYPTO_DONE : PETMAP_CRYPTO_FAILED;
}

petmap_crypto_outcome petmap_crypto_public_key(const uint8_t *scalar, uint8_t *point) {
  if (crypto_open()) return PETMAP_CRYPTO_MISSING;
  private_key key;
  petmap_crypto_outcome outcome = open_key(scalar, &key);
  if (outcome == PETMAP_CRYPTO_DONE) outcome = multiply(&key, point);
  close_key(&key);
  return outcome;
}

petmap_crypto_outcome petmap_crypto_agree(
    const uint8_t *scalar, const uint8_t *peer, uint8_t *secret) {
  if (crypto_open()) return PETMAP_CRYPTO_MISSING;
  private_key key;
  petmap_crypto_outcome outcome = open_key(scalar, &key);
  EC_POINT *point = NULL, *product = NULL;
  uint8_t bytes[petmap_crypto_point_count];
  if (outcome == PETMAP_CRYPTO_DONE) {
    point = crypto.EC_POINT_new(key.group);
    product = crypto.EC_POINT_new(key.group);
    if (!point || !product)
      outcome = PETMAP_CRYPTO_FAILED;
    // The curve's cofactor is 1, so every point on it but infinity is a valid key.
    else if (peer[0] != POINT_CONVERSION_UNCOMPRESSED
        || crypto.EC_POINT_oct2point(key.group, point, peer, petmap_crypto_point_count, NULL) != 1
        || crypto.EC_POINT_is_at_infinity(key.group, point)
        || crypto.EC_POINT_is_on_curve(key.group, point, NULL) != 1)
      outcome = PETMAP_CRYPTO_BAD_POINT;
    else if (crypto.EC_POINT_mul(key.group, product, NULL, point, key.scalar, NULL) != 1
        || crypto.EC_POINT_point2oct(
               key.group, product, POINT_CONVERSION_UNCOMPRESSED, bytes, sizeof bytes, NULL)
            != sizeof bytes)
      outcome = PETMAP_CRYPTO_FAILED;
    else
      memcpy(secret, bytes + 1, petmap_crypto_scalar_count);
  }
  crypto.OPENSSL_cleanse(bytes, sizeof bytes);
  crypto.EC_POINT_free(product);
  crypto.EC_POINT_free(point);
  close_key(&key);
  return outcome;
}

/// Returns the key as the library's signing functions take it, or NULL.
static EVP_PKEY *signing_key(const private_key *key) {
  uint8_t point[petmap_crypto_point_count];
  if (multiply(key, point) != PETMAP_CRYPTO_DONE) return NULL;
  EVP_PKEY *result = NULL;
  OSSL_PARAM *parameters = NULL;
  OSSL_PARAM_BLD *builder = crypto.OSSL_PARAM_BLD_new();
  EVP_PKEY_CTX *context = crypto.EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
  if (builder && context
      && crypto.OSSL_PARAM_BLD_push_utf8_string(
             builder, OSSL_PKEY_PARAM_GROUP_NAME, SN_X9_62_prime256v1, 0) == 1
      && crypto.OSSL_PARAM_BLD_push_octet_string(
             builder, OSSL_PKEY_PARAM_PUB_KEY, point, sizeof point) == 1
      && crypto.OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_PRIV_KEY, key->scalar) == 1
      && (parameters = crypto.OSSL_PARAM_BLD_to_param(builder))
      && crypto.EVP_PKEY_fromdata_init(context) == 1
      && crypto.EVP_PKEY_fromdata(context, &result, EVP_PKEY_KEYPAIR, parameters) != 1)
    result = NULL;
  crypto.OSSL_PARAM_free(parameters);
  crypto.OSSL_PARAM_BLD_free(builder);
  crypto.EVP_PKEY_CTX_free(context);
  return result;
}

petmap_crypto_outcome petmap_crypto_sign(
    const uint8_t *scalar, const uint8_t *message, size_t count, uint8_t *signature) {
  if (crypto_open()) return PETMAP_CRYPTO_MISSING;
  private_key key;
  petmap_crypto_outcome outcome = open_key(scalar, &key);
  if (outcome == PETMAP_CRYPTO_DONE) {
    outcome = PETMAP_CRYPTO_FAILED;
    EVP_PKEY *pair = signing_key(&key);
    EVP_MD_CTX *context = crypto.EVP_MD_CTX_new();
    // A SEQUENCE of two INTEGERs of at most 33 bytes.
    uint8_t encoded[80];
    size_t length = sizeof encoded;
    if (pair && context
        && crypto.EVP_DigestSignInit(context, NULL, crypto.EVP_sha256(), NULL, pair) == 1
        && crypto.EVP_DigestSign(context, encoded, &length, message, count) == 1) {
      const uint8_t *start = encoded;
      ECDSA_SIG *parts = crypto.d2i_ECDSA_SIG(NULL, &start, (long)length);
      int half = petmap_crypto_scalar_count;
      if (parts && crypto.BN_bn2binpad(crypto.ECDSA_SIG_get0_r(parts), signature, half) == half
          && crypto.BN_bn2binpad(crypto.ECDSA_SIG_get0_s(parts), signature + half, half) == half)
        outcome = PETMAP_CRYPTO_DONE;
      crypto.ECDSA_SIG_free(parts);
    }
    crypto.EVP_MD_CTX_free(context);
    crypto.EVP_PKEY_free(pair);
  }
  close_key(&key);
  return outcome;
}

petmap_crypto_outcome petmap_crypto_seal(
    const uint8_t *key, const uint8_t *nonce, const uint8_t *text, size_t count, uint8_t *sealed) {
  if (crypto_open()) return PETMAP_CRYPTO_MISSING;
  if (count > 1 << 16) return PETMAP_CRYPTO_FAILED;
  int length = 0, rest = 0;
  EVP_CIPHER_CTX *context = crypto.EVP_CIPHER_CTX_new();
  // The default length of a nonce is 12 bytes.
  bool done = context
      && crypto.EVP_EncryptInit_ex(context, crypto.EVP_aes_128_gcm(), NULL, key, nonce) == 1
      && crypto.EVP_EncryptUpdate(context, sealed, &length, text, (int)count) == 1
      && crypto.EVP_EncryptFinal_ex(context, sealed + length, &rest) == 1
      && (size_t)(length + rest) == count
      && crypto.EVP_CIPHER_CTX_ctrl(
             context, EVP_CTRL_GCM_GET_TAG, petmap_crypto_tag_count, sealed + count) == 1;
  crypto.EVP_CIPHER_CTX_free(context);
  crypto.ERR_clear_error();
  return done ? PETMAP_CRYPTO_DONE : PETMAP_CRYPTO_FAILED;
}
