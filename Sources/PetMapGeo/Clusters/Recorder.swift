/// What of a zoom's recording one worker does.
struct RecordTask: Sendable {
  /// A band's.
  let candidates: Range<Int>
  /// Where its clusters go.
  let firstCluster: Int
  let firstSlot: Int
  /// Where to list what is taken in.
  let list: ScratchView<UInt32>
  /// Room for what is taken in by centres next to each other.
  let fetched: ScratchView<ClusterEntity>
  /// The band's pins that may merge at the next zoom.
  let waking: SleepingPins.Pins
}

/// Makes clusters of the groups of one zoom.
struct Recorder: Sendable {
  let zoom: Int
  let grid: MergeGrid
  let kinds: ScratchView<UInt16>
  let meanKind: WeightedMean.Kind
  let stride: Int
  /// The number of the first entity that is a cluster.
  let firstOfAll: Int
  let candidates: ScratchView<ClusterCandidate>
  let anchors: ScratchView<UInt32>
  let heads: ScratchView<UInt32>
  let rest: ScratchView<UInt32>
  let nextCandidates: ScratchView<ClusterCandidate>
  let nextAnchors: ScratchView<UInt32>
  let work: ScratchView<ClusterEntity>
  let records: ScratchView<ClusterRecord>
  let tallies: ScratchView<UInt32>

  /// How many candidates are recorded at a time.
  private static var blockSize: Int { 256 }

  /// - Returns: how many candidates the next round has.
  func record(_ task: RecordTask) -> Int {
    let end = task.candidates.upperBound
    var next = Next(
      candidates: nextCandidates.part(from: task.candidates.lowerBound),
      anchors: nextAnchors.part(from: task.candidates.lowerBound), waking: task.waking)
    var (listed, formed) = (0, 0)
    var block = task.candidates.lowerBound
    while block < end {
      let blockEnd = min(block &+ Self.blockSize, end)
      let firstListed = listed
      list(block..<blockEnd, of: task, &listed)
      // Waiting for many entities at once takes no longer than waiting for one.
      for index in firstListed..<listed {
        task.fetched[index &- firstListed] = work[Int(task.list[index])]
      }
      var taken = firstListed
      for index in block..<blockEnd {
        let head = heads[index]
        if head == MergeRound.taken { continue }
        let anchor = anchors[index]
        next.wake(before: anchor)
        var own = candidates[index]
        if head != .none {
          own.slot = UInt32(truncatingIfNeeded: task.firstSlot &+ formed)
          let (x, y) = form(
            task.firstCluster &+ formed, at: own.slot, head, task, fetchedFrom: firstListed, &taken)
          own.column = grid.column(x)
          own.row = grid.row(y)
          formed &+= 1
        }
        next.append(own, anchor: anchor)
      }
      block = blockEnd
    }
    next.wake(before: .max)
    return next.count
  }

  /// Lists what some of the candidates take in, themselves first.
  @inline(__always) private func list(
    _ range: Range<Int>, of task: RecordTask, _ listed: inout Int
  ) {
    for index in range {
      var member = heads[index]
      guard member < MergeRound.taken else { continue }
      task.list[listed] = candidates[index].slot
      listed &+= 1
      while member != .none {
        task.list[listed] = candidates[Int(member)].slot
        listed &+= 1
        member = rest[Int(member)]
      }
    }
  }

  /// Makes a cluster.
  ///
  /// - Returns: where it stands.
  @inline(__always) private func form(
    _ cluster: Int, at slot: UInt32, _ head: UInt32, _ task: RecordTask,
    fetchedFrom firstListed: Int, _ index: inout Int
  ) -> (x: Double, y: Double) {
    var mean = WeightedMean(around: task.fetched[index &- firstListed], meanKind)
    var member = head
    var sibling = UInt32.none
    while true {
      let taken = task.list[index]
      let entity = task.fetched[index &- firstListed]
      index &+= 1
      let place = Int(taken)
      work[place].parent = slot
      work[place].sibling = sibling
      // The pins come first. That an entity is one is known before the entity is read.
      let payload = place &- firstOfAll
      if payload < 0 {
        let kind = kinds[place]
        tallies[cluster &* stride &+ Int(kind >> 8)] &+= 1
        tallies[cluster &* stride &+ ClusterPins.statusCount &+ Int(kind & 0xFF)] &+= 1
        mean.add(entity, count: 1)
      } else {
        for offset in 0..<stride {
          tallies[cluster &* stride &+ offset] &+= tallies[payload &* stride &+ offset]
        }
        mean.add(entity, count: records[payload].count)
      }
      if sibling == .none {
        records[cluster].pin =
          payload < 0 ? UInt32(truncatingIfNeeded: entity.payload) : records[payload].pin
      }
      sibling = taken
      guard member != .none else { break }
      member = rest[Int(member)]
    }
    records[cluster].child = sibling
    records[cluster].count = mean.count
    let place = mean.place
    work[Int(slot)] = ClusterEntity(
      x: place.x, y: place.y, payload: UInt32(truncatingIfNeeded: cluster), bottom: zoom)
    return place
  }

  /// The candidates of the next round.
  private struct Next {
    let candidates: ScratchView<ClusterCandidate>
    let anchors: ScratchView<UInt32>
    let waking: SleepingPins.Pins
    var woken = 0
    var count = 0

    @inline(__always) mutating func append(_ candidate: ClusterCandidate, anchor: UInt32) {
      candidates[count] = candidate
      anchors[count] = anchor
      count &+= 1
    }

    /// Adds the pins that wake before an entity.
    @inline(__always) mutating func wake(before anchor: UInt32) {
      while woken < waking.count {
        let pin = waking[woken]
        guard pin.slot < anchor else { return }
        append(pin, anchor: pin.slot)
        woken &+= 1
      }
    }
  }
}
