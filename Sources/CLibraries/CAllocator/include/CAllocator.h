#pragma once

/// Has freed memory given back to the system at once where it is that many bytes or more; does nothing
/// where the C library is not glibc.
void petmap_give_freed_memory_back(int bytes);
