extension PinIndex {
  /// Returns the pins within a great-circle radius of a coordinate, inclusive.
  ///
  /// The result is the set of pins for which `center.distance(to: pin) <= radius`. For a negative
  /// radius, it is empty.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* pins found, unless all of them lie on the edge.
  public func pins(within radius: Meters, of center: Coordinate) -> [UInt32] {
    pins(within: radius, of: center, by: GreatCircleMetric())
  }

  /// Appends the pins within a great-circle radius of a coordinate, inclusive.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* pins found.
  public func appendPins(
    within radius: Meters, of center: Coordinate, to numbers: inout [UInt32]
  ) {
    appendPins(within: radius, of: center, by: GreatCircleMetric(), to: &numbers)
  }

  /// Calls a closure with each pin within a great-circle radius of a coordinate, inclusive.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* pins found.
  public func forEachPin(
    within radius: Meters, of center: Coordinate, _ visit: (UInt32) -> Void
  ) {
    forEachPin(within: radius, of: center, by: GreatCircleMetric(), visit)
  }

  /// Returns the number of pins within a great-circle radius of a coordinate, inclusive.
  ///
  /// - Complexity: O(log *n* + √*k*) for *k* pins counted.
  public func countPins(within radius: Meters, of center: Coordinate) -> Int {
    countPins(within: radius, of: center, by: GreatCircleMetric())
  }

  /// Returns the pins within a radius of a coordinate, inclusive, using the given metric.
  ///
  /// ```swift
  /// index.pins(within: .kilometers(10), of: home, by: GeodesicMetric(solver))
  /// ```
  ///
  /// - Throws: Any error thrown by the metric.
  /// - Complexity: O(log *n* + *k*) for *k* pins found, plus one measurement for each undecided
  ///   pin: those within a meter of the edge, or, for geodesics, within 0.03 mm at 10 km and 3 m at
  ///   500 km.
  public func pins<Metric: DistanceMetric>(
    within radius: Meters, of center: Coordinate, by metric: Metric
  ) throws(Metric.Failure) -> [UInt32] {
    var numbers: [UInt32] = []
    try appendPins(within: radius, of: center, by: metric, to: &numbers)
    return numbers
  }

  /// Appends the pins within a radius of a coordinate, inclusive, using the given metric.
  ///
  /// - Throws: Any error thrown by the metric.
  /// - Complexity: The same as ``pins(within:of:by:)``.
  public func appendPins<Metric: DistanceMetric>(
    within radius: Meters, of center: Coordinate, by metric: Metric, to numbers: inout [UInt32]
  ) throws(Metric.Failure) {
    var undecided: [Int] = []
    PinNumbers.append(to: &numbers) { sink in
      undecided = search(within: radius, of: center, on: metric.surface, into: &sink)
    }
    for position in try confirmed(undecided, within: radius, of: center, by: metric) {
      numbers.append(tree.ids[position])
    }
  }

  /// Calls a closure with each pin within a radius of a coordinate, inclusive, using the given
  /// metric.
  ///
  /// - Throws: Any error thrown by the metric.
  /// - Complexity: The same as ``pins(within:of:by:)``.
  public func forEachPin<Metric: DistanceMetric>(
    within radius: Meters, of center: Coordinate, by metric: Metric, _ visit: (UInt32) -> Void
  ) throws(Metric.Failure) {
    let undecided = withoutActuallyEscaping(visit) { visit in
      var sink = PinVisitor(visit: visit)
      return search(within: radius, of: center, on: metric.surface, into: &sink)
    }
    for position in try confirmed(undecided, within: radius, of: center, by: metric) {
      visit(tree.ids[position])
    }
  }

  /// Returns the number of pins within a radius of a coordinate, inclusive, using the given metric.
  ///
  /// - Throws: Any error thrown by the metric.
  /// - Complexity: The same as ``countPins(within:of:)``, plus one measurement for each undecided
  ///   pin.
  public func countPins<Metric: DistanceMetric>(
    within radius: Meters, of center: Coordinate, by metric: Metric
  ) throws(Metric.Failure) -> Int {
    var sink = PinCounter()
    let undecided = search(within: radius, of: center, on: metric.surface, into: &sink)
    return try sink.count + confirmed(undecided, within: radius, of: center, by: metric).count
  }

  /// Passes the pins that are certainly within the radius to a sink, and returns the positions of
  /// those that only the metric can decide.
  private func search<Sink: PinSink>(
    within radius: Meters, of center: Coordinate, on surface: DistanceSurface,
    into sink: inout Sink
  ) -> [Int] {
    guard radius.value >= 0, count > 0 else { return [] }
    let direction = UnitVector(latitude: center.latitude, longitude: center.longitude)
    switch surface {
    case .sphere:
      let chord = UnitVector.chord(ofArc: radius.value / Sphere.radius.value)
      return tree.search(Cap(around: direction, chord: chord), into: &sink)
    case .ellipsoid(let tolerance):
      let cap = EllipsoidCap(around: direction, radius: radius, tolerance: tolerance)
      return tree.search(cap, into: &sink).filter { position in
        let isInside = cap.contains(tree.coordinate(at: position))
        if isInside == true { sink.take(position..<position + 1, of: tree) }
        return isInside == nil
      }
    }
  }

  /// Returns the positions whose pins are within the radius according to the metric.
  private func confirmed<Metric: DistanceMetric>(
    _ undecided: [Int], within radius: Meters, of center: Coordinate, by metric: Metric
  ) throws(Metric.Failure) -> [Int] {
    guard !undecided.isEmpty else { return [] }
    let distances = try self.distances(from: center, toPinsAt: undecided, by: metric)
    return undecided.indices.filter { distances[$0] <= radius }.map { undecided[$0] }
  }

  /// Returns the distances to pins; consecutive pins at the same coordinate are measured once.
  func distances<Metric: DistanceMetric>(
    from center: Coordinate, toPinsAt positions: [Int], by metric: Metric
  ) throws(Metric.Failure) -> [Meters] {
    var coordinates: [Coordinate] = []
    let indices = positions.map { position in
      let coordinate = tree.coordinate(at: position)
      if coordinates.last != coordinate { coordinates.append(coordinate) }
      return coordinates.count - 1
    }
    let distances = try metric.distances(from: center, to: coordinates)
    return indices.map { distances[$0] }
  }
}
