import PetMapGeo

/// The filters and `--polygon`, for commands that have no other region options.
struct RegionFilterOptions: OptionGroup {
  static let title = FilterOptions.title

  let polygon = Self.polygon
  let filter = FilterOptions()

  static let polygon = Option(
    "polygon", "FILE|WKT",
    "Include only pins inside or on the edge of this polygon: a GeoJSON file, or WKT such as "
      + "'POLYGON((-118.2 33.7,-118.1 33.7,-118.1 33.8,-118.2 33.7))'.",
    completion: .files, read: Values.nonEmpty)
}

extension PlanePolygon {
  /// Returns the polygon that contains the pins, or `nil` for no limit.
  static func requested(
    by arguments: Arguments<RegionFilterOptions>
  ) throws(CommandError) -> PlanePolygon? {
    guard let text = arguments.polygon else { return nil }
    return try PolygonArgument.polygon(text)
  }
}
