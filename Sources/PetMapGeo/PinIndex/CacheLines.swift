/// A fixed number of elements that begin at a cache line of 64 bytes, so that what is laid out in
/// multiples of that takes no line more than it must.
///
/// An array's elements begin where they happen to, half a line into one mostly.
///
/// Safe: every index is checked against the length, in every build, and the memory is this value's
/// alone. Unchecked: it is written through `mutating` functions only, and has no copies.
@safe struct CacheLines<Element: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
  private let base: UnsafeMutablePointer<Element>
  let count: Int

  /// The elements are undefined until they are written.
  init(count: Int) {
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: max(count, 1) * MemoryLayout<Element>.stride, alignment: 64)
    unsafe base = bytes.bindMemory(to: Element.self, capacity: count)
    self.count = count
  }

  deinit { unsafe base.deallocate() }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe base[index]
    }
    set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      unsafe base[index] = newValue
    }
  }

  /// Writes a part of an element.
  @inline(__always)
  mutating func store<Part: BitwiseCopyable>(_ part: Part, in index: Int, atByte offset: Int) {
    precondition(
      UInt(bitPattern: index) < UInt(bitPattern: count) && offset >= 0
        && offset + MemoryLayout<Part>.size <= MemoryLayout<Element>.size)
    let element = unsafe UnsafeMutableRawPointer(base + index)
    unsafe element.storeBytes(of: part, toByteOffset: offset, as: Part.self)
  }

  /// Reads a part of an element: a lane of a vector that the compiler would copy as a whole.
  @inline(__always)
  func load<Part: BitwiseCopyable>(
    _ part: Part.Type, from index: Int, atByte offset: Int
  ) -> Part {
    precondition(
      UInt(bitPattern: index) < UInt(bitPattern: count) && offset >= 0
        && offset + MemoryLayout<Part>.size <= MemoryLayout<Element>.size)
    let element = unsafe UnsafeRawPointer(base + index)
    return unsafe element.loadUnaligned(fromByteOffset: offset, as: Part.self)
  }

  /// The elements of a range, for as long as the list lives.
  @inline(__always)
  func elements(_ range: Range<Int>) -> UnsafeBufferPointer<Element> {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return unsafe UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  var byteCount: Int { count * MemoryLayout<Element>.stride }
}
