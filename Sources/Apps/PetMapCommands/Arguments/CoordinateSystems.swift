import PetMapFiles
package import PetMapGeo
import PetMapParameters
import PetMapProj

/// The coordinate systems that PROJ supports.
package enum CoordinateSystems {
  /// Returns a function that converts points in a system to WGS84, or `nil` if the system is
  /// unknown.
  static func unprojection(_ system: String) -> Unprojection? {
    guard let transform = try? ProjTransform(to: system) else { return nil }
    return { points in
      if let all = try? transform.unproject(points) { return all }
      // A point that cannot be converted must not prevent the conversion of the others.
      return points.map { try? transform.unproject([$0]).first }
    }
  }

  /// Parses a typed coordinate, or one in any other notation that is recognized in files.
  package static func coordinate(_ text: String) -> Coordinate? {
    (try? ParameterKind.coordinate.read(text, .typed))
      ?? Coordinate(inAnyNotation: text, unprojection: unprojection)
  }
}
