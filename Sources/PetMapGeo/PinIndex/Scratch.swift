/// Working memory of a fixed length that lives as long as the laying out of an index.
///
/// An array would check on every write whether it is shared, and fill what is overwritten anyway.
/// Safe: every index is checked against the length, in every build, and the memory is this value's
/// alone.
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

  func fill(with value: Element) { unsafe base.update(repeating: value, count: count) }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe base[index]
    }
    nonmutating set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      unsafe base[index] = newValue
    }
  }
}
