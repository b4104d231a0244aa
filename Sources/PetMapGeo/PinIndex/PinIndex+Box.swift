extension PinIndex {
  /// The pins in a box, its edges inclusive.
  ///
  /// The result is the set for which `box.contains(pin)` holds.
  /// - Complexity: O(√*n* + *k*) for *k* pins found, and much less for boxes that are no slivers.
  public func pins(in box: BoundingBox) -> [UInt32] {
    var numbers: [UInt32] = []
    appendPins(in: box, to: &numbers)
    return numbers
  }

  /// Appends the pins in a box, its edges inclusive.
  ///
  /// - Complexity: as ``pins(in:)-(BoundingBox)``.
  public func appendPins(in box: BoundingBox, to numbers: inout [UInt32]) {
    PinNumbers.append(to: &numbers) { sink in
      search(box, into: &sink)
    }
  }

  /// Calls a function with each pin in a box, its edges inclusive.
  ///
  /// - Complexity: as ``pins(in:)-(BoundingBox)``.
  public func forEachPin(in box: BoundingBox, _ visit: (UInt32) -> Void) {
    withoutActuallyEscaping(visit) { visit in
      var sink = PinVisitor(visit: visit)
      search(box, into: &sink)
    }
  }

  /// How many pins lie in a box, its edges inclusive.
  ///
  /// - Complexity: O(√*n*).
  public func countPins(in box: BoundingBox) -> Int {
    var sink = PinCounter()
    search(box, into: &sink)
    return sink.count
  }

  private func search<Sink: PinSink>(_ box: BoundingBox, into sink: inout Sink) {
    let (first, second) = BoxRegion.parts(of: box)
    _ = tree.search(first, into: &sink)
    if let second { _ = tree.search(second, into: &sink) }
  }
}
