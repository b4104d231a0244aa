#include "CSimdJSON.h"

#include <simdjson.h>

#define PETMAP_TEXT(x) #x
#define PETMAP_TEXT_OF(x) PETMAP_TEXT(x)

extern "C" const char *petmap_simdjson_version(void) { return PETMAP_TEXT_OF(SIMDJSON_VERSION); }
