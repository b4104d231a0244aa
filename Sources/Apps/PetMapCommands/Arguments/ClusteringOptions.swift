/// The clustering options, shared by all commands that merge pins into clusters.
enum ClusteringOptions {
  static let radius = radius(also: nil)

  static let minimumPoints = Option(
    "min-points", "N", "Set the minimum number of pins per cluster, 2 or more.", default: "2",
    read: { (text) throws(ValueError) in try Values.integer(text, in: 2...Int.max) })

  /// - Parameter more: Additional help.
  static func radius(also more: String?) -> Option<Int> {
    Option(
      "cluster-radius", "PIXELS",
      "Set the cluster radius, 1 to 512 pixels." + (more.map { " " + $0 } ?? ""), default: "40",
      read: { (text) throws(ValueError) in try Values.integer(text, in: 1...512) })
  }
}
