import PetMapGeo
import PetMapThreads

extension Workers where Self == ThreadWorkers {
  /// Workers for the clusters of so many pins: the processors there are, where there are enough
  /// pins for that to pay.
  static func threads(for pins: Int) -> ThreadWorkers {
    ThreadWorkers(limit: pins >= 20_000 ? 4 : 1)
  }
}
