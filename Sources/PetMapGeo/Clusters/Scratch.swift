/// Working memory of a fixed length that lives as long as a pass over the pins.
///
/// An array would check on every write whether it is shared, and fill what is overwritten anyway.
/// Reads and writes are checked against the length in debug builds only.
@safe struct Scratch<Element: BitwiseCopyable>: ~Copyable {
  /// The same memory, for a loop that is to keep its address at hand or for several workers.
  ///
  /// It must not be used when the memory is gone.
  let view: ScratchView<Element>

  /// The elements are undefined until they are written.
  init(count: Int) {
    unsafe view = ScratchView(base: .allocate(capacity: max(count, 1)), count: count)
  }

  /// The elements are undefined until they are written.
  ///
  /// - Parameter workers: who are going to write all of them.
  init(count: Int, for workers: some Workers) {
    self.init(count: count)
    view.prepare(workers)
  }

  init(count: Int, filledWith value: Element) {
    self.init(count: count)
    fill(with: value)
  }

  deinit { view.deallocate() }

  var count: Int { view.count }

  func fill(with value: Element) { fill(with: value, count: count) }

  /// Fills the first elements.
  func fill(with value: Element, count: Int) { view.fill(with: value, count: count) }

  /// Appends the first elements to a list.
  func append(first count: Int, to list: inout [Element]) { view.append(first: count, to: &list) }

  @inline(__always) subscript(index: Int) -> Element {
    get { view[index] }
    nonmutating set { view[index] = newValue }
  }
}

/// Working memory that somebody else holds.
///
/// Workers may write to it at the same time as long as nobody reads or writes what another writes.
@safe struct ScratchView<Element: BitwiseCopyable>: @unchecked Sendable {
  private let base: UnsafeMutablePointer<Element>
  let count: Int

  fileprivate init(base: UnsafeMutablePointer<Element>, count: Int) {
    unsafe self.base = unsafe base
    self.count = count
  }

  /// The memory of an array, as long as it lends it.
  @unsafe init(_ memory: UnsafeMutableBufferPointer<Element>) {
    guard let address = memory.baseAddress else { preconditionFailure("arrays have an address") }
    unsafe base = address
    count = memory.count
  }

  /// What begins at an index.
  func part(from start: Int) -> ScratchView {
    assert(start >= 0 && start <= count)
    return unsafe ScratchView(base: base + start, count: count - start)
  }

  func part(_ range: Range<Int>) -> ScratchView {
    assert(range.upperBound <= count)
    return unsafe ScratchView(base: base + range.lowerBound, count: range.count)
  }

  fileprivate func prepare(_ workers: some Workers) {
    unsafe workers.prepare(
      UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(start: base, count: count)))
  }

  fileprivate func deallocate() { unsafe base.deallocate() }

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

extension Array {
  /// An empty array with room for elements that workers are going to write.
  init(capacity: Int, for workers: some Workers) {
    unsafe self.init(unsafeUninitializedCapacity: capacity) { memory, count in
      unsafe workers.prepare(UnsafeMutableRawBufferPointer(memory))
      count = 0
    }
  }
}
