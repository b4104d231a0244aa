#pragma once

#ifdef __cplusplus
extern "C" {
#endif

/// The version of simdjson that is linked, for example "2.0.1".
const char *petmap_simdjson_version(void);

#ifdef __cplusplus
}
#endif
