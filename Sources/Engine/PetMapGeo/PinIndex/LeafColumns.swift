/// Numeric columns of the pins, stored leaf by leaf: the first column of all pins in the leaf, then
/// the second, and so on. Searches read whole leaves, so the values of a leaf are contiguous.
struct LeafColumns<Number: SIMDScalar & BitwiseCopyable & Numeric & Sendable>: Sendable
where Number.SIMD16Storage: BitwiseCopyable {
  private var numbers: [Number]
  private let columnCount: Int

  init(_ columnCount: Int, leaves: Int) {
    self.columnCount = columnCount
    numbers = Array(repeating: 0, count: columnCount * leaves * pinFanout)
  }

  var byteCount: Int { numbers.count * MemoryLayout<Number>.stride }

  @inline(__always) subscript(column: Int, position: Int) -> Number {
    get { numbers[start(column, position / pinFanout) + position % pinFanout] }
    set { numbers[start(column, position / pinFanout) + position % pinFanout] = newValue }
  }

  /// Returns a column of a leaf.
  @inline(__always) func lanes(_ column: Int, ofLeaf leaf: Int) -> SIMD16<Number> {
    let offset = start(column, leaf) &* MemoryLayout<Number>.stride
    // The load is bounds-checked against the array, and every bit pattern is a valid number.
    return unsafe numbers.span.bytes.unsafeLoadUnaligned(
      fromByteOffset: offset, as: SIMD16<Number>.self)
  }

  /// Writes a column of a leaf.
  @inline(__always)
  mutating func set(_ column: Int, ofLeaf leaf: Int, to lanes: SIMD16<Number>) {
    let offset = start(column, leaf) &* MemoryLayout<Number>.stride
    var span = numbers.mutableSpan
    var bytes = unsafe span.mutableBytes
    bytes.storeBytes(of: lanes, toByteOffset: offset, as: SIMD16<Number>.self)
  }

  @inline(__always) private func start(_ column: Int, _ leaf: Int) -> Int {
    (leaf &* columnCount &+ column) &* pinFanout
  }
}

extension LeafColumns<Double> {
  /// Returns the degrees of a leaf's pins.
  @inline(__always)
  func degrees(ofLeaf leaf: Int) -> (longitude: SIMD16<Double>, latitude: SIMD16<Double>) {
    (lanes(0, ofLeaf: leaf), lanes(1, ofLeaf: leaf))
  }
}

extension LeafColumns<Float> {
  /// Returns the directions of a leaf's pins.
  @inline(__always)
  func directions(
    ofLeaf leaf: Int
  ) -> (x: SIMD16<Float>, y: SIMD16<Float>, z: SIMD16<Float>) {
    (lanes(0, ofLeaf: leaf), lanes(1, ofLeaf: leaf), lanes(2, ofLeaf: leaf))
  }
}
