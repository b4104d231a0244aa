/// Working memory of a fixed length that lives as long as a pass over the pins.
///
/// An array would check on every write whether it is shared, and fill what is overwritten anyway.
/// Reads and writes are checked against the length in debug builds only.
@safe struct Scratch<Element: BitwiseCopyable>: ~Copyable {
  private let base: UnsafeMutablePointer<Element>
  let count: Int

  /// The elements are undefined until they are written.
  init(count: Int) {
    unsafe base = .allocate(capacity: max(count, 1))
    self.count = count
  }

  init(count: Int, filledWith value: Element) {
    self.init(count: count)
    fill(with: value)
  }

  deinit { unsafe base.deallocate() }

  func fill(with value: Element) { fill(with: value, count: count) }

  /// Fills the first elements.
  func fill(with value: Element, count: Int) {
    assert(count <= self.count)
    unsafe base.update(repeating: value, count: count)
  }

  /// Appends the first elements to a list.
  func append(first count: Int, to list: inout [Element]) {
    assert(count <= self.count)
    unsafe list.append(contentsOf: UnsafeBufferPointer(start: base, count: count))
  }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return unsafe base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      unsafe base[index] = newValue
    }
  }
}
