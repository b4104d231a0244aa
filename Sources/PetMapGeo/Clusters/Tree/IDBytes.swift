// Ids are compared by their bytes, as pins are ranked: two that differ in nothing but Unicode's
// normal form are two ids. Swift's own comparison calls them equal, for which it takes the tables of
// the normal forms along, an eighth of what a browser has to load.

extension String {
  /// Whether an id is the very same.
  package func isSameID(as other: String) -> Bool {
    utf8.count == other.utf8.count && byteOrder(to: other) == 0
  }

  /// Whether an id comes before another: by Unicode scalars, a beginning before what it begins.
  package func isIDBefore(_ other: String) -> Bool { byteOrder(to: other) < 0 }

  /// Below 0 when the first byte that differs is lower or missing, 0 when none differs.
  private func byteOrder(to other: String) -> Int {
    var one = self
    var other = other
    return one.withUTF8 { one in
      other.withUTF8 { other in
        for index in 0..<min(one.count, other.count) {
          let (byte, otherByte) = unsafe (one[index], other[index])
          if byte != otherByte { return byte < otherByte ? -1 : 1 }
        }
        return one.count - other.count
      }
    }
  }
}
