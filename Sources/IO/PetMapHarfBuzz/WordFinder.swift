import CUnicodeBreaks

/// Finds words in Thai, Lao, Khmer, and Burmese with ICU's dictionaries.
///
/// Safe: this object owns the handle from `init` to `deinit` and, because the class is not
/// `Sendable`, uses it on one thread. ICU is told the lengths of both arrays, and its results are
/// bounds-checked.
@safe final class WordFinder {
  private let handle: OpaquePointer

  /// Opens ICU, or returns `nil` if it is unavailable.
  init?() {
    guard let handle = unsafe petmap_words_open() else { return nil }
    unsafe self.handle = handle
  }

  deinit { unsafe petmap_words_close(handle) }

  /// Returns the indices at which words begin.
  func starts(_ text: [UInt32]) -> [Int] {
    var units: [UInt16] = []
    var scalars: [Int] = []
    units.reserveCapacity(text.count)
    scalars.reserveCapacity(text.count)
    for (index, value) in text.enumerated() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for unit in UTF16.encode(scalar) ?? .init() {
        units.append(unit)
        scalars.append(index)
      }
    }
    var found = [Int32](repeating: 0, count: units.count)
    let count = unsafe petmap_words_find(
      handle, units, Int32(units.count), &found, Int32(found.count))
    return found.prefix(Int(count)).map { scalars[Int($0)] }
  }
}
