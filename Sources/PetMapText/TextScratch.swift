/// Memory in which a text's parts come together, kept between texts.
///
/// Writing into arrays means checking for each word who else holds them.
@safe final class TextScratch {
  typealias Segment = TextParts.Segment

  /// How many scalars it has room for, with some more for writing several at once.
  let capacity: Int
  let scalars: UnsafeMutablePointer<UInt32>
  /// In 1/65,536 pixel.
  let advances: UnsafeMutablePointer<Int32>
  /// `TextParts.Mark`.
  let marks: UnsafeMutablePointer<UInt8>
  private(set) var segments: UnsafeMutablePointer<Segment>
  /// Where the content of each segment ends.
  private(set) var edges: UnsafeMutablePointer<Int64>
  private(set) var segmentCapacity: Int

  /// What may be written behind the last scalar.
  private static let slack = 16

  init(capacity: Int) {
    self.capacity = capacity
    unsafe scalars = .allocate(capacity: capacity + Self.slack)
    unsafe advances = .allocate(capacity: capacity + Self.slack)
    unsafe marks = .allocate(capacity: capacity + Self.slack)
    segmentCapacity = capacity / 4 + 16
    unsafe segments = .allocate(capacity: segmentCapacity)
    unsafe edges = .allocate(capacity: segmentCapacity)
  }

  deinit {
    unsafe scalars.deallocate()
    unsafe advances.deallocate()
    unsafe marks.deallocate()
    unsafe segments.deallocate()
    unsafe edges.deallocate()
  }

  /// Makes room for as many segments again.
  func growSegments() {
    unsafe segments = Self.grown(segments, segmentCapacity)
    unsafe edges = Self.grown(edges, segmentCapacity)
    segmentCapacity *= 2
  }

  private static func grown<Value>(
    _ memory: UnsafeMutablePointer<Value>, _ count: Int
  ) -> UnsafeMutablePointer<Value> {
    let larger = UnsafeMutablePointer<Value>.allocate(capacity: 2 * count)
    unsafe larger.update(from: memory, count: count)
    unsafe memory.deallocate()
    return unsafe larger
  }

  /// Copies bytes sixteen at a time, up to fifteen more than asked for.
  @inline(__always)
  static func copy(
    _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int
  ) {
    var index = 0
    while index < count {
      let bytes = unsafe source.loadUnaligned(fromByteOffset: index, as: SIMD4<UInt32>.self)
      unsafe target.storeBytes(of: bytes, toByteOffset: index, as: SIMD4<UInt32>.self)
      index &+= 16
    }
  }
}

extension Array {
  /// Makes it `count` times one value, in the memory that it has.
  mutating func refill(_ value: Element, count: Int) {
    resize(to: count, with: value)
    var elements = mutableSpan
    for index in elements.indices { elements[index] = value }
  }

  /// Makes it this long, with more of a value if it is shorter.
  mutating func resize(to count: Int, with value: Element) {
    if self.count > count { removeLast(self.count - count) }
    let missing = count - self.count
    if missing > 16 {
      append(contentsOf: repeatElement(value, count: missing))
    } else {
      for _ in 0..<missing { append(value) }
    }
  }
}
