/// Which square cells of a plane hold one thing, and which more.
///
/// Cells are bits of a square that repeats in both directions, 8 by 8 of them in a word; a clash of
/// two cells only makes a thing that is alone look as if it were not.
struct OccupiedCells: ~Copyable {
  private var bits: Int32 = 0
  private var mask: Int32 = 0
  /// By block: the cells that hold something, then those that hold more than one thing.
  private let words: Scratch<UInt64>

  /// - Parameter capacity: how many things there may be.
  init(capacity: Int) {
    words = Scratch(count: 2 << Int(2 * Self.bits(capacity)))
  }

  /// Of a column or row of blocks: 32 to 128 cells a thing, and more than a window touches.
  private static func bits(_ count: Int) -> Int32 {
    Int32(max(2, (Int.bitWidth - count.leadingZeroBitCount) / 2))
  }

  mutating func clear(count: Int) {
    bits = Self.bits(count)
    mask = (1 &<< bits) &- 1
    words.fill(with: 0, count: 2 << Int(2 * bits))
  }

  @inline(__always) func insert(column: Int32, row: Int32) {
    let (word, bit) = (word(column &>> 3, row &>> 3), Self.bit(column, row))
    words[word &+ 1] |= words[word] & bit
    words[word] |= bit
  }

  /// Whether a thing that was inserted is the only one in its cell and those around it.
  ///
  /// - Parameter reach: how many cells to go in each direction, 1 or 2.
  @inline(__always) func isAlone(column: Int32, row: Int32, reach: Int32) -> Bool {
    // The window reaches over one or two blocks in each direction; what is outside of it is masked.
    let (left, top) = (column &- reach, row &- reach)
    let side = UInt64(truncatingIfNeeded: 2 &* reach &+ 1)
    let across = ((1 &<< side) &- 1) &<< UInt64(truncatingIfNeeded: left & 7)
    let (west, east) = ((across & 0xFF) &* Self.column, (across &>> 8) &* Self.column)
    let rows: UInt64 = (1 &<< (8 &* side)) &- 1
    let above = UInt64(truncatingIfNeeded: 8 &* (top & 7))
    let (upper, lower) = (rows &<< above, (rows &>> 1) &>> (63 &- above))
    let (block, blockRow) = (left &>> 3, top &>> 3)
    // All cells of the window have bits of their own. Looking at everything costs less than deciding
    // what to look at.
    let found =
      words[word(block, blockRow)] & upper & west
      | words[word(block &+ 1, blockRow)] & upper & east
      | words[word(block, blockRow &+ 1)] & lower & west
      | words[word(block &+ 1, blockRow &+ 1)] & lower & east
    let own = Self.bit(column, row)
    let isShared = words[word(column &>> 3, row &>> 3) &+ 1] & own
    return (found ^ own) | isShared == 0
  }

  /// The first column of a block.
  private static var column: UInt64 { 0x0101_0101_0101_0101 }

  @inline(__always) private func word(_ block: Int32, _ blockRow: Int32) -> Int {
    2 &* Int((blockRow & mask) &<< bits | block & mask)
  }

  @inline(__always) private static func bit(_ column: Int32, _ row: Int32) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: (row & 7) &<< 3 | column & 7)
  }
}
