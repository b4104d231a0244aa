/// The ID of an event of the ``ChangeFeed``: the number of a change and, after a failover, the
/// timeline that the number belongs to, as in `105-2`.
struct EventID: Sendable, Hashable {
  /// The number of the change; negative for an ID that is not one of an event.
  let number: Int64
  /// The number of the timeline; 1 before the first failover and without timelines.
  let timeline: Int64

  static let firstTimeline: Int64 = 1

  init(number: Int64, timeline: Int64 = firstTimeline) {
    self.number = number
    self.timeline = timeline
  }

  /// Parses the value of `Last-Event-ID`.
  init(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int64($0) }
    if (1...2).contains(parts.count), numbers.count == parts.count {
      self.init(number: numbers[0], timeline: numbers.count > 1 ? numbers[1] : Self.firstTimeline)
    } else {
      self.init(number: -1)
    }
  }

  var text: String { timeline == Self.firstTimeline ? "\(number)" : "\(number)-\(timeline)" }
}
