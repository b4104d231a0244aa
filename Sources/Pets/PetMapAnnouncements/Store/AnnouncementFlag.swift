/// A complaint about an announcement, or a sighting of its animal. Who complained is not recorded.
public struct AnnouncementFlag: Sendable, Hashable {
  /// What the complaint is about.
  public enum Subject: Sendable, Hashable {
    case announcement
    case photo
    /// A sighting, by its number.
    case sighting(Int)

    /// The kinds of subjects, as requests and stores name them.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      case announcement, photo, sighting
    }

    /// Creates a subject, or returns `nil` unless there is a number for sightings only.
    public init?(_ kind: Kind, sighting number: Int? = nil) {
      switch (kind, number) {
      case (.announcement, nil): self = .announcement
      case (.photo, nil): self = .photo
      case (.sighting, let number?): self = .sighting(number)
      default: return nil
      }
    }

    /// The kind.
    public var kind: Kind {
      switch self {
      case .announcement: .announcement
      case .photo: .photo
      case .sighting: .sighting
      }
    }

    /// The number of the sighting, if it is one.
    public var sighting: Int? {
      if case .sighting(let number) = self { number } else { nil }
    }
  }

  /// The reason for a complaint.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// Advertising, or a fabricated report.
    case spam
    /// The information is wrong or outdated, for example because the pet is home again.
    case wrong
    /// It insults, threatens or shocks.
    case offensive
    /// It shows or names a person who did not agree.
    case personal
    case other
  }

  /// What the complaint is about.
  public var subject: Subject
  /// The reason.
  public var reason: Reason
  /// The complainant's comment, if any.
  public var comment: String?
  /// The time.
  public var at: Timestamp

  /// The maximum length of a comment in characters.
  public static let commentLimit = 500
  /// The maximum number of flags that are kept of an announcement, and of each of its sightings.
  public static let countLimit = 50

  /// Creates a flag.
  public init(_ subject: Subject, _ reason: Reason, comment: String?, at: Timestamp) {
    (self.subject, self.reason, self.comment, self.at) = (subject, reason, comment, at)
  }
}
