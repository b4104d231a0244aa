/// Which square cells of a plane hold one thing, and which more.
///
/// Cells are bits of a square that repeats in both directions, 8 by 8 of them in a word; a clash of
/// two cells only makes a thing that is alone look as if it were not.
struct OccupiedCells: Sendable {
  private let columnBits: Int32
  private let rowBits: Int32
  /// By block: the cells that hold something. Four by two neighbours share a line of the processor's
  /// cache.
  private let words: ScratchView<UInt64>
  /// By such a line: the cells that hold more than one thing in one of its blocks.
  private let shared: ScratchView<UInt64>

  /// - Parameters:
  ///   - memory: of ``size(_:)`` for as many things as there may ever be.
  ///   - count: how many things there are about to be.
  ///   - rows: in which rows of cells, mostly.
  init(_ memory: ScratchView<UInt64>, count: Int, rows: Bands.Rows) {
    let bits = Self.bits(count)
    rowBits = max(2, min(bits, rows.bits(each: 8)))
    columnBits = 2 * bits - rowBits
    words = memory.part(from: 0)
    shared = memory.part(from: memory.count / 9 * 8)
  }

  /// How much memory cells for a number of things need: a multiple of 9, more for more things,
  /// and not more than 18 and 9 / 4 for each thing.
  static func size(_ count: Int) -> Int { 9 << Int(2 * Self.bits(count) - 3) }

  /// Of a column or row of blocks: 32 to 128 cells a thing, and more than a window touches.
  private static func bits(_ count: Int) -> Int32 {
    Int32(max(2, (Int.bitWidth - count.leadingZeroBitCount) / 2))
  }

  /// Must be called before the first thing is inserted.
  func clear() {
    words.fill(with: 0, count: 1 << Int(columnBits + rowBits))
    shared.fill(with: 0, count: 1 << Int(columnBits + rowBits - 3))
  }

  @inline(__always) func insert(column: Int32, row: Int32) {
    let word = place(ofColumn: column &>> 3) | place(ofRow: row &>> 3)
    let bit = Self.bit(column, row)
    let before = words[word]
    shared[word &>> 3] |= before & bit
    words[word] = before | bit
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
    let (first, second) = (place(ofColumn: block), place(ofColumn: block &+ 1))
    let (high, low) = (place(ofRow: blockRow), place(ofRow: blockRow &+ 1))
    // All cells of the window have bits of their own. Looking at everything costs less than deciding
    // what to look at.
    let found =
      words[high | first] & upper & west | words[high | second] & upper & east
      | words[low | first] & lower & west | words[low | second] & lower & east
    let own = Self.bit(column, row)
    let word = place(ofColumn: column &>> 3) | place(ofRow: row &>> 3)
    return (found ^ own) | shared[word &>> 3] & own == 0
  }

  /// The first column of a block.
  private static var column: UInt64 { 0x0101_0101_0101_0101 }

  @inline(__always) private func place(ofColumn block: Int32) -> Int {
    let block = block & (1 &<< columnBits &- 1)
    return Int((block &>> 2) &<< 3 | block & 3)
  }

  @inline(__always) private func place(ofRow block: Int32) -> Int {
    let block = block & (1 &<< rowBits &- 1)
    return Int((block &>> 1) &<< (columnBits &+ 1) | (block & 1) &<< 2)
  }

  @inline(__always) private static func bit(_ column: Int32, _ row: Int32) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: (row & 7) &<< 3 | column & 7)
  }
}
