/// Where a search puts the pins it finds.
protocol PinSink {
  /// A run of positions.
  mutating func take(_ positions: Range<Int>, of tree: PinTree)

  /// Pins of a leaf by their lanes, one to a bit.
  mutating func take(_ lanes: UInt32, ofLeaf leaf: Int, of tree: PinTree)
}

/// Appends the pins' numbers to a list.
///
/// The list has room at its end into which a leaf's numbers are written without a branch, as no
/// processor foresees which of them are in. Appended one by one they take 1.4 times as long.
struct PinNumbers: PinSink {
  private var numbers: [UInt32] = []
  /// Where the room begins.
  private var end = 0
  /// Longer runs are not copied into the room but appended.
  private static let room = 64

  /// Appends to a list what the body takes.
  @inline(__always)
  static func append(to numbers: inout [UInt32], _ body: (inout PinNumbers) -> Void) {
    var sink = PinNumbers()
    swap(&sink.numbers, &numbers)
    sink.end = sink.numbers.count
    body(&sink)
    sink.numbers.removeLast(sink.numbers.count - sink.end)
    swap(&sink.numbers, &numbers)
  }

  @inline(__always)
  mutating func take(_ positions: Range<Int>, of tree: PinTree) {
    if positions.count > Self.room {
      numbers.removeLast(numbers.count - end)
      numbers += tree.ids[positions]
      end = numbers.count
    } else {
      makeRoom(for: positions.count)
      var next = end
      var target = numbers.mutableSpan
      for position in positions {
        target[next] = tree.ids[position]
        next += 1
      }
      end = next
    }
  }

  @inline(__always)
  mutating func take(_ lanes: UInt32, ofLeaf leaf: Int, of tree: PinTree) {
    makeRoom(for: pinFanout)
    var next = end
    var target = numbers.mutableSpan
    for lane in 0..<pinFanout {
      target[next] = tree.ids[leaf &* pinFanout &+ lane]
      next += Int(truncatingIfNeeded: lanes &>> UInt32(truncatingIfNeeded: lane) & 1)
    }
    end = next
  }

  @inline(__always)
  private mutating func makeRoom(for count: Int) {
    if numbers.count - end < count { numbers += repeatElement(0, count: Self.room) }
  }
}

/// Counts the pins.
struct PinCounter: PinSink {
  private(set) var count = 0

  mutating func take(_ positions: Range<Int>, of tree: PinTree) {
    count += positions.count
  }

  mutating func take(_ lanes: UInt32, ofLeaf leaf: Int, of tree: PinTree) {
    count += lanes.nonzeroBitCount
  }
}

/// Calls a function with each pin's number.
struct PinVisitor: PinSink {
  let visit: (UInt32) -> Void

  mutating func take(_ positions: Range<Int>, of tree: PinTree) {
    for position in positions { visit(tree.ids[position]) }
  }

  mutating func take(_ lanes: UInt32, ofLeaf leaf: Int, of tree: PinTree) {
    for lane in SetBits(lanes) { visit(tree.ids[leaf * pinFanout + lane]) }
  }
}

/// Collects the pins' positions.
struct PinPositions: PinSink {
  private(set) var found: [Int] = []

  mutating func take(_ positions: Range<Int>, of tree: PinTree) {
    found += positions
  }

  mutating func take(_ lanes: UInt32, ofLeaf leaf: Int, of tree: PinTree) {
    for lane in SetBits(lanes) { found.append(leaf * pinFanout + lane) }
  }
}
