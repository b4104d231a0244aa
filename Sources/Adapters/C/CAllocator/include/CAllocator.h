#pragma once

/// Returns freed blocks of at least the given size to the system immediately; has no effect if the
/// C library is not glibc.
void petmap_give_freed_memory_back(int bytes);
