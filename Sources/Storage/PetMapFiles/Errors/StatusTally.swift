public import PetMapAnnouncements

/// The numbers of pins by status, and of the records that nothing assigns a status.
public struct StatusTally: Sendable, Hashable {
  /// The maximum number of distinct words to count.
  private static let limit = 300

  /// The numbers of pins by the raw value of their status.
  private var pins = [Int](repeating: 0, count: AnnouncementStatus.allCases.count)
  /// The number of pins that are taken for missing because their source contains no statuses.
  public internal(set) var assumed = 0
  /// The number of records left out because nothing says their status.
  public private(set) var leftOut = 0
  /// The number of these records without any status.
  public private(set) var withoutStatus = 0
  /// The statuses of the others and their frequencies, limited to the first few hundred distinct
  /// ones.
  public private(set) var words: [String: Int] = [:]

  /// Returns the number of pins with a status.
  public func count(_ status: AnnouncementStatus) -> Int { pins[Int(status.rawValue)] }

  mutating func add(_ status: AnnouncementStatus) { pins[Int(status.rawValue)] += 1 }

  /// Counts a record that is left out.
  mutating func leaveOut(_ word: String) {
    leftOut += 1
    if word.isEmpty {
      withoutStatus += 1
    } else if words.count < Self.limit || words[word] != nil {
      words[word, default: 0] += 1
    }
  }
}
