import CAllocator

/// The handling of memory freed by the process.
package enum FreedMemory {
  /// Returns freed blocks to the system immediately; by default, glibc retains blocks of up to 32
  /// MB. Call it once, before starting threads. It has no effect if the C library is not glibc.
  ///
  /// - Parameter bytes: The minimum size of blocks to return.
  package static func giveBack(fromBytes bytes: Int32) { petmap_give_freed_memory_back(bytes) }
}
