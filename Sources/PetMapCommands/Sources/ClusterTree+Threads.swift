import PetMapGeo
import PetMapThreads

extension ClusterTree {
  /// Builds the tree on the processors there are, where there are enough pins for that to pay.
  static func built(of pins: ClusterPins, options: ClusterOptions) -> ClusterTree {
    let isLarge = pins.count >= 20_000
    return ClusterTree(pins, options: options, workers: ThreadWorkers(limit: isLarge ? 4 : 1))
  }
}
