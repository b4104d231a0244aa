/// Visits the arrays of which a tree consists, so that they can be copied to and from another memory
/// without an intermediate format.
///
/// Safe: an address is only passed on. Who writes to it must write the bytes of an array that was
/// visited in the same position, by the same build.
@safe
package struct StorageVisitor {
  /// The number of bytes of each array to allocate, last first; `nil` to visit existing arrays.
  private var wanted: [Int]?
  /// The address and the number of bytes of each visited array.
  package private(set) var parts: [(address: UInt, byteCount: Int)] = []

  /// Creates a visitor of existing arrays.
  package init() {}

  /// Creates a visitor that replaces arrays with uninitialized ones.
  ///
  /// - Parameter byteCounts: The size of each array, in the order of the visits.
  package init(allocating byteCounts: [Int]) { wanted = byteCounts.reversed() }

  /// Returns the capacity of an array of `count` elements that has room for some changes.
  static func capacity(for count: Int) -> Int { count + count / 16 + 16 }

  /// Not inlined, because that adds code to each use.
  @inline(never) mutating func visit<Element: BitwiseCopyable>(_ array: inout [Element]) {
    let stride = MemoryLayout<Element>.stride
    if let byteCount = wanted?.popLast() {
      let count = byteCount / stride
      array = unsafe Array(unsafeUninitializedCapacity: Self.capacity(for: count)) {
        $1 = count
      }
    }
    unsafe array.withUnsafeMutableBytes {
      parts.append((UInt(bitPattern: $0.baseAddress), $0.count))
    }
  }
}
