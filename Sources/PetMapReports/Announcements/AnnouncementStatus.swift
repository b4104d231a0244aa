/// Where a search for a pet stands.
public enum AnnouncementStatus: UInt8, Sendable, Hashable, CaseIterable {
  case missing
  case found
  case closed
}
