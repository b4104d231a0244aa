extension PinIndex {
  /// A violated invariant of an index.
  package enum Violation: Sendable, Hashable {
    /// A pin number is missing, occurs twice, or is out of range.
    case numbers
    /// The pin at a position does not match the list, or its direction is wrong.
    case slot(position: Int)
    /// A child's box does not contain everything below it.
    case box(level: Int, child: Int)
    /// A level has the wrong number of nodes.
    case level(Int)
  }

  /// Returns the first invariant that the index of the given pins violates, or `nil` if all hold.
  /// For tests.
  ///
  /// - Complexity: O(*n* log *n*).
  package func firstViolation(of pins: [Coordinate]) -> Violation? {
    guard pins.count == count,
      (0..<count).map({ tree.ids[$0] }).sorted() == (0..<count).map({ UInt32($0) })
    else {
      return .numbers
    }
    for position in 0..<count where !isInPlace(position, pins) {
      return .slot(position: position)
    }
    var children = tree.ids.count / pinFanout
    for level in tree.levels.indices {
      let nodes = (children + pinFanout - 1) / pinFanout
      let end = level + 1 < tree.levels.count ? tree.levels[level + 1] : tree.planeBoxes.count
      guard end - tree.levels[level] == nodes else { return .level(level) }
      for child in 0..<children where !containsItsPins(child, level: level) {
        return .box(level: level, child: child)
      }
      children = nodes
    }
    return count == 0 || children == 1 ? nil : .level(tree.levels.count)
  }

  private func isInPlace(_ position: Int, _ pins: [Coordinate]) -> Bool {
    let pin = pins[Int(truncatingIfNeeded: tree.ids[position])]
    let direction = UnitVector(latitude: pin.latitude, longitude: pin.longitude)
    let stored = tree.direction(at: position)
    return tree.coordinate(at: position) == pin && stored.chord(to: direction) < 6e-8
  }

  private func containsItsPins(_ child: Int, level: Int) -> Bool {
    let node = tree.levels[level] + child / pinFanout
    let lane = child % pinFanout
    var size = pinFanout
    for _ in 0..<level { size *= pinFanout }
    let (onSphere, inPlane) = (tree.sphereBoxes[node], tree.planeBoxes[node])
    let axes = [
      (onSphere.leastX[lane], onSphere.greatestX[lane]),
      (onSphere.leastY[lane], onSphere.greatestY[lane]),
      (onSphere.leastZ[lane], onSphere.greatestZ[lane]),
    ]
    return (child * size..<min((child + 1) * size, count)).allSatisfy { position in
      let pin = tree.coordinate(at: position)
      let direction = tree.direction(at: position)
      let isOnTheSphere = zip(axes, [direction.x, direction.y, direction.z])
        .allSatisfy { Double($0.0) <= $1 && $1 <= Double($0.1) }
      return isOnTheSphere
        && Double(inPlane.west[lane]) <= pin.longitude
        && pin.longitude <= Double(inPlane.east[lane])
        && Double(inPlane.south[lane]) <= pin.latitude
        && pin.latitude <= Double(inPlane.north[lane])
    }
  }
}
