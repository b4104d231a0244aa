import PetMapAnnouncements

/// Checks of a record's coordinates against each other.
extension SourceRecord {
  /// Returns the pair of columns that contains the latitude if the longitude is in a different
  /// pair, so that the two do not belong together.
  func mixedPair(
    _ latitude: (slice: RawSlice, column: Int), _ longitude: (slice: RawSlice, column: Int)
  ) -> CoordinateColumns? {
    // If one pair had both, it would have been used.
    guard plan.coordinates.count > 1, !latitude.slice.isEmpty, !longitude.slice.isEmpty,
      plan.coordinates.contains(where: { $0.longitude.degrees == longitude.column })
    else { return nil }
    return plan.coordinates.first { $0.latitude.degrees == latitude.column }
  }

  /// Checks that degrees whose hemisphere is in a column such as `N/S` have no sign, because that
  /// column may contain something else.
  func checkSign(of degrees: RawSlice, _ axis: CoordinateColumns.Axis) throws(RawProblem) {
    guard axis.isHemisphereVague,
      degrees.trimmed(in: row.bytes).first == UInt8(ascii: "-"),
      let number = number(degrees), number < 0
    else { return }
    throw problem(.outOfRange, axis.field, degrees)
  }
}
