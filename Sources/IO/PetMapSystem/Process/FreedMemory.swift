import CAllocator

/// What becomes of memory that the whole process has freed.
package enum FreedMemory {
  /// Gives freed blocks back to the system at once; glibc else keeps blocks of up to 32 MB for later.
  /// To be called once, before there are threads. Does nothing where the C library is not glibc.
  ///
  /// - Parameter bytes: the smallest block that is given back.
  package static func giveBack(fromBytes bytes: Int32) { petmap_give_freed_memory_back(bytes) }
}
