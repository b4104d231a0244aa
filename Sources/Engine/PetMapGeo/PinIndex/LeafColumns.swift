/// A few numbers of each pin, leaf by leaf: of a leaf the first number of each of its pins, then the
/// second of each, and so on. A search looks at all of a leaf's, so they lie side by side.
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

  /// A column of a leaf.
  @inline(__always) func lanes(_ column: Int, ofLeaf leaf: Int) -> SIMD16<Number> {
    let offset = start(column, leaf) &* MemoryLayout<Number>.stride
    // Checked against the array's end, and any bits are a number.
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
  /// The degrees of a leaf's pins.
  @inline(__always)
  func degrees(ofLeaf leaf: Int) -> (longitude: SIMD16<Double>, latitude: SIMD16<Double>) {
    (lanes(0, ofLeaf: leaf), lanes(1, ofLeaf: leaf))
  }
}

extension LeafColumns<Float> {
  /// The directions of a leaf's pins.
  @inline(__always)
  func directions(
    ofLeaf leaf: Int
  ) -> (x: SIMD16<Float>, y: SIMD16<Float>, z: SIMD16<Float>) {
    (lanes(0, ofLeaf: leaf), lanes(1, ofLeaf: leaf), lanes(2, ofLeaf: leaf))
  }
}
