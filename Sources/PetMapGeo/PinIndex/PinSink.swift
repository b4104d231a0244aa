/// Where a search puts the pins it finds.
protocol PinSink {
  /// A run of positions in the order of the leaves.
  mutating func take(_ positions: Range<Int>, of tree: PinTree)

  /// One position, if a condition holds that no branch predictor can foresee.
  mutating func take(_ position: Int, if holds: Bool, of tree: PinTree)

  /// Positions of a leaf, one to a bit.
  mutating func take(_ lanes: UInt32, ofLeaf leaf: Int, of tree: PinTree)
}

/// Appends the pins' numbers to a list.
///
/// The few of a leaf go through a buffer on the stack: appending them to an array one by one takes
/// twice the time of finding them.
///
/// Safe: only ``append(to:_:)`` makes one, with a buffer that outlives it, and whatever is taken makes
/// room for itself first, in every build.
@safe
struct PinNumbers: PinSink {
  private var numbers: [UInt32]
  private let buffer: UnsafeMutablePointer<UInt32>
  private var buffered = 0

  /// How many numbers the buffer has room for.
  ///
  /// Swift takes up to 1,024 bytes from the stack, more from the heap.
  private static let capacity = 256

  /// Appends what the body takes.
  @inline(__always)
  static func append<Failure: Error>(
    to numbers: inout [UInt32], _ body: (inout PinNumbers) throws(Failure) -> Void
  ) throws(Failure) {
    var list: [UInt32] = []
    swap(&list, &numbers)
    let outcome: (numbers: [UInt32], failure: Failure?) = unsafe withUnsafeTemporaryAllocation(
      of: UInt32.self, capacity: capacity
    ) { buffer in
      var sink = unsafe PinNumbers(
        numbers: list, buffer: buffer.baseAddress.unsafelyUnwrapped)
      list = []
      do throws(Failure) {
        try body(&sink)
        sink.flush()
        return (sink.numbers, nil)
      } catch {
        return (sink.numbers, error)
      }
    }
    numbers = outcome.numbers
    if let failure = outcome.failure { throw failure }
  }

  /// Brings what is still in the buffer into the list.
  private mutating func flush() {
    guard buffered > 0 else { return }
    unsafe numbers.append(contentsOf: UnsafeBufferPointer(start: buffer, count: buffered))
    buffered = 0
  }

  @inline(__always)
  mutating func take(_ positions: Range<Int>, of tree: PinTree) {
    if positions.count <= Self.capacity / 4 {
      if buffered &+ positions.count > Self.capacity { flush() }
      let run = unsafe tree.ids.elements(positions)
      unsafe (buffer + buffered).update(from: run.baseAddress.unsafelyUnwrapped, count: run.count)
      buffered &+= positions.count
    } else {
      flush()
      unsafe numbers.append(contentsOf: tree.ids.elements(positions))
    }
  }

  @inline(__always)
  mutating func take(_ position: Int, if holds: Bool, of tree: PinTree) {
    if buffered == Self.capacity { flush() }
    unsafe buffer[buffered] = tree.ids[position]
    buffered &+= holds ? 1 : 0
  }

  @inline(__always)
  mutating func take(_ lanes: UInt32, ofLeaf leaf: Int, of tree: PinTree) {
    if buffered > Self.capacity - pinFanout { flush() }
    let start = leaf &* pinFanout
    var end = buffered
    for lane in 0..<pinFanout {
      unsafe buffer[end] = tree.ids[start &+ lane]
      end &+= Int(truncatingIfNeeded: lanes &>> UInt32(truncatingIfNeeded: lane) & 1)
    }
    buffered = end
  }
}

/// Only counts.
struct PinCounter: PinSink {
  var count = 0

  mutating func take(_ positions: Range<Int>, of tree: PinTree) {
    count &+= positions.count
  }

  mutating func take(_ position: Int, if holds: Bool, of tree: PinTree) {
    count &+= holds ? 1 : 0
  }

  @inline(__always)
  mutating func take(_ lanes: UInt32, ofLeaf leaf: Int, of tree: PinTree) {
    count &+= lanes.nonzeroBitCount
  }
}

/// Calls a function with each pin's number.
struct PinVisitor: PinSink {
  let visit: (UInt32) -> Void

  mutating func take(_ positions: Range<Int>, of tree: PinTree) {
    for position in positions { visit(tree.ids[position]) }
  }

  mutating func take(_ position: Int, if holds: Bool, of tree: PinTree) {
    if holds { visit(tree.ids[position]) }
  }

  mutating func take(_ lanes: UInt32, ofLeaf leaf: Int, of tree: PinTree) {
    var rest = lanes
    while rest != 0 {
      visit(tree.ids[leaf * pinFanout + rest.trailingZeroBitCount])
      rest &= rest - 1
    }
  }
}
