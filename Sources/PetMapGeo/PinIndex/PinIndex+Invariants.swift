extension PinIndex {
  /// What can be wrong with an index.
  package enum Violation: Sendable, Hashable {
    /// A number is missing, occurs twice or does not exist.
    case numbers
    /// The pin at a position is not where the list has it, or its direction is wrong.
    case place(position: Int)
    /// A child's box does not hold what is under it.
    case box(level: Int, child: Int)
    /// A level has a wrong number of nodes.
    case level(Int)
  }

  /// The first thing that is wrong with the index of a list of pins, if any. For tests.
  ///
  /// - Complexity: O(*n* log *n*).
  package func firstViolation(of pins: [Coordinate]) -> Violation? {
    guard pins.count == count, ids.prefix(count).sorted() == (0..<count).map({ UInt32($0) }) else {
      return .numbers
    }
    for position in 0..<count where !isInPlace(position, pins) {
      return .place(position: position)
    }
    var children = ids.count / pinFanout
    for level in levels.indices {
      let nodes = (children + pinFanout - 1) / pinFanout
      let end = level + 1 < levels.count ? levels[level + 1] : planeBoxes.count / 4
      guard end - levels[level] == nodes else { return .level(level) }
      for child in 0..<children where !holdsItsPins(child, level: level) {
        return .box(level: level, child: child)
      }
      children = nodes
    }
    return count == 0 || children == 1 ? nil : .level(levels.count)
  }

  private func isInPlace(_ position: Int, _ pins: [Coordinate]) -> Bool {
    let pin = pins[Int(truncatingIfNeeded: ids[position])]
    let direction = UnitVector(latitude: pin.latitude, longitude: pin.longitude)
    let (leaf, lane) = (position / pinFanout, position % pinFanout)
    let stored = UnitVector(
      x: Double(directions[3 * leaf][lane]), y: Double(directions[3 * leaf + 1][lane]),
      z: Double(directions[3 * leaf + 2][lane]))
    return coordinate(at: position) == pin && stored.chord(to: direction) < 6e-8
  }

  private func holdsItsPins(_ child: Int, level: Int) -> Bool {
    let node = levels[level] + child / pinFanout
    let lane = child % pinFanout
    var size = pinFanout
    for _ in 0..<level { size *= pinFanout }
    return (child * size..<min((child + 1) * size, count)).allSatisfy { position in
      let (leaf, place) = (position / pinFanout, position % pinFanout)
      let pin = coordinate(at: position)
      let isOnTheSphere = (0..<3).allSatisfy { axis in
        let value = directions[3 * leaf + axis][place]
        return sphereBoxes[6 * node + 2 * axis][lane] <= value
          && value <= sphereBoxes[6 * node + 2 * axis + 1][lane]
      }
      return isOnTheSphere
        && Double(planeBoxes[4 * node][lane]) <= pin.longitude
        && pin.longitude <= Double(planeBoxes[4 * node + 1][lane])
        && Double(planeBoxes[4 * node + 2][lane]) <= pin.latitude
        && pin.latitude <= Double(planeBoxes[4 * node + 3][lane])
    }
  }
}
