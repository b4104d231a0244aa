/// A pin or a cluster that takes part in the merging of a zoom.
package struct MergeCandidate: BitwiseCopyable {
  package let position: PlanePosition
  package let rank: UInt64
  /// The index of the pin, or of a cluster's best-ranked one.
  package let pin: UInt32
  /// The number of a cluster, `none` for a pin.
  package let cluster: UInt32

  package init(position: PlanePosition, rank: UInt64, pin: UInt32, cluster: UInt32) {
    self.position = position
    self.rank = rank
    self.pin = pin
    self.cluster = cluster
  }

  @inline(__always)
  package func precedes(_ other: MergeCandidate, in order: borrowing RankOrder) -> Bool {
    if rank != other.rank { return rank < other.rank }
    return pin != other.pin && order.precedesOfSameRank(pin, other.pin)
  }
}

extension UInt32 {
  /// Stands for the absence of an index.
  package static var none: UInt32 { .max }
}
