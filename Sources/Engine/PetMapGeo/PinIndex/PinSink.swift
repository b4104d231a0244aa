/// A receiver of search results.
protocol PinSink {
  /// Receives a range of positions.
  mutating func take(_ positions: Range<Int>, of tree: PinTree)

  /// Receives pins from a leaf, one bit per lane.
  mutating func take(_ lanes: UInt32, ofLeaf leaf: Int, of tree: PinTree)
}

/// Appends the numbers of the pins to an array.
///
/// The array keeps spare elements at its end, into which a leaf's numbers are written without
/// branches, since membership is unpredictable. Appending them one by one takes 1.4 times as long.
struct PinNumbers: PinSink {
  private var numbers: [UInt32] = []
  /// The start of the spare elements.
  private var end = 0
  /// The number of spare elements; longer runs are appended instead.
  private static let spareCount = 64

  /// Appends the pins that the body passes to the sink.
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
    if positions.count > Self.spareCount {
      numbers.removeLast(numbers.count - end)
      numbers += tree.ids[positions]
      end = numbers.count
    } else {
      reserveSpare(for: positions.count)
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
    reserveSpare(for: pinFanout)
    var next = end
    var target = numbers.mutableSpan
    for lane in 0..<pinFanout {
      target[next] = tree.ids[leaf &* pinFanout &+ lane]
      next += Int(truncatingIfNeeded: lanes &>> UInt32(truncatingIfNeeded: lane) & 1)
    }
    end = next
  }

  @inline(__always)
  private mutating func reserveSpare(for count: Int) {
    if numbers.count - end < count { numbers += repeatElement(0, count: Self.spareCount) }
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

/// Calls a closure with the number of each pin.
struct PinVisitor: PinSink {
  let visit: (UInt32) -> Void

  mutating func take(_ positions: Range<Int>, of tree: PinTree) {
    for position in positions { visit(tree.ids[position]) }
  }

  mutating func take(_ lanes: UInt32, ofLeaf leaf: Int, of tree: PinTree) {
    for lane in SetBits(lanes) { visit(tree.ids[leaf * pinFanout + lane]) }
  }
}

/// Collects the positions of the pins.
struct PinPositions: PinSink {
  private(set) var found: [Int] = []

  mutating func take(_ positions: Range<Int>, of tree: PinTree) {
    found += positions
  }

  mutating func take(_ lanes: UInt32, ofLeaf leaf: Int, of tree: PinTree) {
    for lane in SetBits(lanes) { found.append(leaf * pinFanout + lane) }
  }
}

/// Returns the indices of a list's elements in sorted order; the sort is stable.
///
/// ```swift
/// let days = [12, 3, 7]
/// sortedIndices(days.count) { days[$0] < days[$1] }  // [1, 2, 0]
/// ```
///
/// A single, unspecialized merge sort for all element types: the standard library's sort is
/// specialized for each type, which would make a WebAssembly module 5% larger.
///
/// - Parameters:
///   - count: The number of elements.
///   - precedes: A closure that returns whether the element at the first index precedes the one at
///     the second.
/// - Complexity: O(*n* log *n*) comparisons.
@inline(never)
package func sortedIndices(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  var sorted = Array(0..<count)
  var merged = sorted
  var width = 1
  while width < count {
    for start in stride(from: 0, to: count, by: 2 * width) {
      let middle = min(start + width, count)
      let end = min(start + 2 * width, count)
      var (left, right) = (start, middle)
      for slot in start..<end {
        if left == middle || right < end && precedes(sorted[right], sorted[left]) {
          merged[slot] = sorted[right]
          right += 1
        } else {
          merged[slot] = sorted[left]
          left += 1
        }
      }
    }
    swap(&sorted, &merged)
    width *= 2
  }
  return sorted
}
