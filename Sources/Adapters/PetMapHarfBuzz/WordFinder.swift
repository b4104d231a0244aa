import CUnicodeBreaks

/// Finds words in Thai, Lao, Khmer and Burmese by ICU's dictionaries.
@safe final class WordFinder {
  private let handle: OpaquePointer

  /// Opens ICU; nil if it is not there.
  init?() {
    guard let handle = unsafe petmap_words_open() else { return nil }
    unsafe self.handle = handle
  }

  deinit { unsafe petmap_words_close(handle) }

  /// Sets `breaks[i]` for each word that begins inside `text[range]` at `text[i]`.
  func mark(_ text: [UInt32], _ range: Range<Int>, breaks: inout [Bool]) {
    var units: [UInt16] = []
    var scalarOf: [Int] = []
    units.reserveCapacity(range.count)
    scalarOf.reserveCapacity(range.count)
    for position in range {
      guard let scalar = Unicode.Scalar(text[position]) else { continue }
      for unit in String(scalar).utf16 {
        units.append(unit)
        scalarOf.append(position)
      }
    }
    var places = [Int32](repeating: 0, count: units.count)
    let count = unsafe petmap_words_find(
      handle, units, Int32(units.count), &places, Int32(places.count))
    for place in places.prefix(Int(count)) { breaks[scalarOf[Int(place)]] = true }
  }
}
