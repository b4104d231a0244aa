import CUnicodeBreaks

/// Finds words in Thai, Lao, Khmer and Burmese by ICU's dictionaries.
///
/// Safe: the handle is this object's alone from `init` to `deinit`, and as the class is not `Sendable`,
/// one thread's. ICU is told how long its two arrays are, and its results are looked up with a check.
@safe final class WordFinder {
  private let handle: OpaquePointer

  /// Opens ICU; nil if it is not there.
  init?() {
    guard let handle = unsafe petmap_words_open() else { return nil }
    unsafe self.handle = handle
  }

  deinit { unsafe petmap_words_close(handle) }

  /// The indices at which words begin inside a text.
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
