#include "CSystem.h"

#ifdef __linux__
#include <malloc.h>
#endif

void petmap_give_freed_memory_back(int bytes) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, bytes);
  mallopt(M_TRIM_THRESHOLD, bytes);
#else
  (void)bytes;
#endif
}

void petmap_share_memory_pool(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
#endif
}
