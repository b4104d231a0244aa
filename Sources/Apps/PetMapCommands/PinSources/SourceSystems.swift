import PetMapFiles
import PetMapGeo
import PetMapProj

/// The coordinate systems that PROJ knows.
enum SourceSystems {
  /// How a system's points are brought to WGS84; nil for an unknown one.
  static func unprojection(_ system: String) -> Unprojection? {
    guard let transform = try? ProjTransform(to: system) else { return nil }
    return { points in
      if let all = try? transform.unproject(points) { return all }
      // One point without an image must not cost the others theirs.
      return points.map { try? transform.unproject([$0]).first }
    }
  }
}
