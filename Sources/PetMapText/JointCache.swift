/// What neighbouring characters of different pieces add to each other's widths, by style, direction
/// and the two characters.
///
/// Bounded: a pair has two places and takes that of the one that came before the last.
struct JointCache {
  private static let places = 1 << 15

  /// A key, 0 for none, with its width in 1/65,536 pixel.
  private struct Entry {
    var key: UInt64
    var width: Int32
  }

  private var entries: [Entry] = []

  /// Two characters that stand side by side or with a space between, packed into a number.
  ///
  /// - Parameter variant: The style's place and the direction, below 128.
  @inline(__always)
  static func key(_ first: UInt32, _ last: UInt32, spaced: Bool, variant: UInt32) -> UInt64 {
    // A scalar value has 21 bits. The top bit tells every key from none.
    UInt64(first) | UInt64(last) << 21 | UInt64(variant) << 42 | (spaced ? 1 << 62 : 0) | 1 << 63
  }

  @inline(__always)
  private static func place(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (places - 1)
  }

  func find(_ key: UInt64) -> Int32? {
    guard !entries.isEmpty else { return nil }
    let place = Self.place(of: key)
    if entries[place].key == key { return entries[place].width }
    return entries[place ^ 1].key == key ? entries[place ^ 1].width : nil
  }

  mutating func insert(_ key: UInt64, _ width: Int32) {
    if entries.isEmpty {
      entries = [Entry](repeating: Entry(key: 0, width: 0), count: Self.places)
    }
    let place = Self.place(of: key)
    entries[place ^ 1] = entries[place]
    entries[place] = Entry(key: key, width: width)
  }

  mutating func removeAll() { entries.removeAll() }
}
