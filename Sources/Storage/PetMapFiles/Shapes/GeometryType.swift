/// A type of geometries, with the name that it has in a format: `Point`, `PolygonZ`, `MultiPointZM`.
struct GeometryType: CustomStringConvertible {
  /// The code of the type in ISO well-known binary (ISO 13249-3): 1,000 more for a type with heights,
  /// 2,000 more for one with measures, and 3,000 more for one with both.
  let code: Int

  private static let names = [
    "Geometry", "Point", "LineString", "Polygon", "MultiPoint", "MultiLineString", "MultiPolygon",
    "GeometryCollection", "CircularString", "CompoundCurve", "CurvePolygon", "MultiCurve",
    "MultiSurface", "Curve", "Surface", "PolyhedralSurface", "TIN", "Triangle",
  ]

  private static let dimensions = ["", "Z", "M", "ZM"]

  /// The name, or that of any geometry for an unknown code.
  var description: String { name { Self.names[$0] } }

  /// The name of the shapes in a shapefile, which has one type for single and multiple lines, and one
  /// for polygons. Its measures are optional in shapes with heights, so their names omit them.
  var shapefileName: String {
    let name = name { code in
      switch code {
      case 2, 5: "PolyLine"
      case 6: "Polygon"
      case 7, 15, 16: "MultiPatch"
      default: Self.names[code]
      }
    }
    return name.hasSuffix("ZM") ? String(name.dropLast()) : name
  }

  private func name(_ base: (Int) -> String) -> String {
    let (dimension, shape) = code.quotientAndRemainder(dividingBy: 1000)
    guard Self.dimensions.indices.contains(dimension), Self.names.indices.contains(shape) else {
      return Self.names[0]
    }
    return base(shape) + Self.dimensions[dimension]
  }
}
