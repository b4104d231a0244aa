import CSimdJSON
import PetMapAnnouncements
import PetMapGeo

/// Checks of a record's coordinates against each other.
extension SourceRecord {
  /// Returns the point of the record in its own coordinate system, unless its latitude or longitude
  /// contradicts the column of its hemisphere.
  func checkedPoint() throws(RawProblem) -> PlanePoint {
    guard row.record.problem == nil, row.record.point == nil else { return try point() }
    for pair in plan.coordinates {
      let (y, x) = (value(at: pair.latitude.degrees), value(at: pair.longitude.degrees))
      guard !y.isEmpty, !x.isEmpty else { continue }
      try checkSign(of: y, pair.latitude)
      try checkSign(of: x, pair.longitude)
      return try point()
    }
    return try point()
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
