import PetMapGeo

/// How `petmap pins` merges pins into clusters.
struct PinClustering {
  let zoom: Int
  let options: ClusterOptions

  static let cluster = Flag("cluster", "Merge pins that are near each other; takes --zoom.")
  static let zoom = Option(
    "zoom", "Z",
    "The zoom to cluster for, 0 to 24; the world is 512 · 2^Z pixels wide. Of 11.5 the clusters are "
      + "those of 11, as on a map. From 17 on every pin stands by itself.",
    read: { (text) throws(ValueError) in
      guard let level = DecimalNumber.parse(text.trimmed), level >= 0,
        level <= Double(ClusterOptions.deepestZoom)
      else {
        throw ValueError(
          "not a zoom", remedy: "give a number from 0 to \(ClusterOptions.deepestZoom)")
      }
      return Int(level.rounded(.down))
    })
  static let radius = Option(
    "cluster-radius", "PIXELS", "How far a cluster reaches, 1 to 512 pixels.", default: "40",
    read: { (text) throws(ValueError) in try Values.integer(text, in: 1...512) })
  static let minimumPoints = Option(
    "min-points", "N", "How many pins make a cluster, 2 or more.", default: "2",
    read: { (text) throws(ValueError) in try Values.integer(text, in: 2...Int.max) })

  /// The options' group of the help screen.
  static let group = Command.Group(
    "Clusters",
    [cluster.definition, zoom.definition, radius.definition, minimumPoints.definition])

  /// Nil when pins are not to be clustered.
  ///
  /// - Throws: a usage error for options that need `--cluster`, or that it needs or excludes.
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
      throw .usage("--cluster without --zoom", at: "pins", remedy: "add --zoom, such as 12")
    }
    if try arguments[PinOptions.sort] == .date {
      throw .usage(
        "clusters have no date to sort by", at: "--sort date", remedy: "sort by distance or id")
    }
    self.zoom = zoom
    do {
      options = try ClusterOptions(
        radius: Double(radius ?? 40), minimumPoints: minimumPoints ?? 2)
    } catch {
      preconditionFailure("the options were read within their ranges")
    }
  }

  private static func needsCluster(_ option: String) -> CommandError {
    .usage("\(option) without --cluster", at: "pins", remedy: "add --cluster")
  }
}
