import PetMapReports

/// A place in the list as a text that clients hand back and do not look into.
enum ListCursor {
  /// Three numbers in base 36: the instant, the insertion, and a sum over both that a text which
  /// was made up hardly has.
  static func text(of position: ListPosition) -> String {
    let instant = String(position.createdAt.milliseconds, radix: 36)
    let insertion = String(position.insertion, radix: 36)
    return "\(instant).\(insertion).\(checksum(instant, insertion))"
  }

  /// The place, nil for a text that no server made.
  static func position(of text: String) -> ListPosition? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let instant = Int64(parts[0], radix: 36),
      let insertion = Int64(parts[1], radix: 36), checksum(parts[0], parts[1]) == parts[2]
    else { return nil }
    return ListPosition(createdAt: Timestamp(milliseconds: instant), insertion: insertion)
  }

  private static func checksum(_ instant: String, _ insertion: String) -> String {
    let digest = SHA256.digest(Array("petmap list \(instant).\(insertion)".utf8))
    return String(digest.prefix(5).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }, radix: 36)
  }
}
