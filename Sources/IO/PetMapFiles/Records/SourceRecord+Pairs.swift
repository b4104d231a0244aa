import CSimdJSON
import PetMapAnnouncements
import PetMapGeo

/// Checks of a record's coordinates against each other.
extension SourceRecord {
  /// Returns the point of the record in its own coordinate system, unless its latitude and longitude
  /// do not belong together or contradict the columns of their hemispheres.
  func checkedPoint() throws(RawProblem) -> PlanePoint {
    guard row.record.problem == nil, row.record.point == nil else { return try point() }
    for pair in plan.coordinates {
      let (y, x) = (value(at: pair.latitude.degrees), value(at: pair.longitude.degrees))
      guard !y.isEmpty, !x.isEmpty else { continue }
      try checkSign(of: y, pair.latitude)
      try checkSign(of: x, pair.longitude)
      return try point()
    }
    let (y, x) = (slice(.latitude), slice(.longitude))
    // If they are in different pairs, no pair has both.
    guard plan.coordinates.count > 1, !y.slice.isEmpty, !x.slice.isEmpty,
      let pair = plan.coordinates.first(where: { $0.latitude.degrees == y.column }),
      plan.coordinates.contains(where: { $0.longitude.degrees == x.column })
    else { return try point() }
    let (location, column) = slice(.location)
    if !location.isEmpty {
      let point = unsafe location.withText(in: row.bytes) {
        unsafe PointText.read($0, plan.columns[column].notation)
      }
      if let point { return point }
    }
    throw RawProblem(
      reason: .missing, field: .longitude, index: row.record.start,
      value: value(at: pair.longitude.degrees))
  }

  /// Checks that degrees whose hemisphere is in a column such as `N/S` have no sign, because that
  /// column may contain something else.
  private func checkSign(
    of degrees: RawSlice, _ axis: CoordinateColumns.Axis
  ) throws(RawProblem) {
    guard axis.isHemisphereVague,
      unsafe degrees.trimmed(in: row.bytes).first == UInt8(ascii: "-"),
      let text = text(degrees), let number = NumberText.number(Array(text.utf8)), number < 0
    else { return }
    throw RawProblem(
      reason: .outOfRange, field: axis.field, index: Int(degrees.offset), value: degrees)
  }
}
