/// A queue that serves its owners in turn, each in first-in, first-out order.
///
/// However many jobs one owner has, the first job of another owner waits for at most one job of
/// each other owner.
///
/// - Complexity: Amortized O(1) for ``append(_:of:)``.
package struct FairQueue<Job> {
  /// The jobs of one owner; those before `first` have been removed.
  fileprivate struct Lane {
    var jobs: [Job?]
    var first = 0
  }

  private var lanes: [String: Lane] = [:]
  /// The owners with jobs, in order of their turns; those before `turn` have been served.
  private var owners: [String] = []
  private var turn = 0

  package init() {}

  /// The number of jobs in the queue.
  package private(set) var count = 0

  package mutating func append(_ job: Job, of owner: String) {
    count += 1
    if lanes[owner]?.jobs.append(job) == nil {
      lanes[owner] = Lane(jobs: [job])
      owners.append(owner)
    }
  }

  /// Removes and returns the next job.
  ///
  /// - Parameter canRun: Returns whether an owner's job may run. Owners whose jobs may not run wait
  ///   for another turn.
  /// - Complexity: Amortized O(1), plus the number of owners whose jobs may not run.
  package mutating func popFirst(where canRun: (String) -> Bool = { _ in true }) -> Job? {
    let end = owners.count
    while turn < end {
      let owner = owners[turn]
      turn += 1
      let job = canRun(owner) ? popFirst(of: owner) : nil
      if lanes[owner] != nil { owners.append(owner) }
      if let job {
        trim()
        return job
      }
    }
    return nil
  }

  private mutating func trim() {
    if turn > 64, turn * 2 > owners.count {
      owners.removeFirst(turn)
      turn = 0
    }
  }

  private mutating func popFirst(of owner: String) -> Job? {
    guard var lane = lanes.removeValue(forKey: owner) else { return nil }
    count -= 1
    let job = lane.jobs[lane.first]
    lane.jobs[lane.first] = nil
    lane.first += 1
    if lane.first == lane.jobs.count { return job }
    if lane.first > 64, lane.first * 2 > lane.jobs.count {
      lane.jobs.removeFirst(lane.first)
      lane.first = 0
    }
    lanes[owner] = lane
    return job
  }
}

extension FairQueue: Sendable where Job: Sendable {}
extension FairQueue.Lane: Sendable where Job: Sendable {}
