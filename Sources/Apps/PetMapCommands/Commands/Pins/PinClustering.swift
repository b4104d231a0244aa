import PetMapGeo

/// The options for clusters of `petmap pins`.
struct PinClustering {
  let zoom: Int
  let options: ClusterOptions

  static let cluster = Flag("cluster", "Merge pins into clusters; requires --zoom.")
  static let zoom = Option(
    "zoom", "Z",
    "Return the clusters of this zoom, 0 to 24, at which the world is 512 · 2^Z pixels wide. A "
      + "fraction is ignored, as on a map. From 17 on, pins are not clustered.",
    read: { (text) throws(ValueError) in
      guard let level = DecimalNumber.parse(text.trimmed), level >= 0,
        level <= Double(ClusterOptions.deepestZoom)
      else {
        throw ValueError(
          "invalid zoom", remedy: "use a number from 0 to \(ClusterOptions.deepestZoom)")
      }
      return Int(level.rounded(.down))
    })
  static let radius = Option(
    "cluster-radius", "PIXELS", "Set the radius of clusters, 1 to 512 pixels.", default: "40",
    read: { (text) throws(ValueError) in try Values.integer(text, in: 1...512) })
  static let minimumPoints = Option(
    "min-points", "N", "Set the minimum number of pins in a cluster, at least 2.", default: "2",
    read: { (text) throws(ValueError) in try Values.integer(text, in: 2...Int.max) })

  /// The options' group of the help screen.
  static let group = Command.Group(
    "Clusters",
    [cluster.definition, zoom.definition, radius.definition, minimumPoints.definition])

  /// Returns `nil` without `--cluster`.
  ///
  /// - Throws: A usage error for options that require `--cluster`, or that it requires or excludes.
  init?(_ arguments: Arguments) throws(CommandError) {
    let zoom = try arguments[Self.zoom]
    let radius = try arguments[Self.radius]
    let minimumPoints = try arguments[Self.minimumPoints]
    guard arguments[Self.cluster] else {
      if zoom != nil { throw Self.needsCluster("--zoom") }
      if radius != nil { throw Self.needsCluster("--cluster-radius") }
      if minimumPoints != nil { throw Self.needsCluster("--min-points") }
      return nil
    }
    guard let zoom else {
      throw .usage(
        "--cluster requires --zoom", at: "pins", remedy: "add a zoom, such as --zoom 12")
    }
    if try arguments[PinOptions.sort] == .date {
      throw .usage(
        "clusters have no dates", at: "--sort date", remedy: "sort by distance or id")
    }
    self.zoom = zoom
    do {
      options = try ClusterOptions(
        radius: Double(radius ?? 40), minimumPoints: minimumPoints ?? 2)
    } catch {
      preconditionFailure("the ranges of the options are valid")
    }
  }

  private static func needsCluster(_ option: String) -> CommandError {
    .usage("\(option) requires --cluster", at: "pins", remedy: "add --cluster")
  }
}
