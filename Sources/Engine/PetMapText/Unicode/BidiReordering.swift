/// The visual order of the parts of a line (UAX #9, rule L2).
package enum BidiReordering {
  /// Returns the indices of parts with the given levels, in visual order from left to right.
  ///
  /// - Complexity: O(*n* · levels).
  package static func order(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max() else { return order }
    var lowestOdd: UInt8 = 255
    for level in levels where level & 1 == 1 { lowestOdd = min(lowestOdd, level) }
    guard lowestOdd != 255 else { return order }
    var level = highest
    while level >= lowestOdd {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var stop = start
        while stop < order.count && levels[order[stop]] >= level { stop += 1 }
        order[start..<stop].reverse()
        start = stop
      }
      level -= 1
    }
    return order
  }
}
