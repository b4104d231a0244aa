import PetMapJSON

/// A canceled report whose announcement remains to be deleted.
enum CanceledReport: Sendable, Hashable {
  case created(CreatedReport)
  /// A create request whose response was lost.
  case attempted(CreateAttempt)

  /// Returns whether an error from deleting the announcement means that it does not exist or can no
  /// longer be deleted.
  func isGone(after error: ClientError) -> Bool {
    if case .created = self { error == .notFound || error == .refused } else { false }
  }

  private var json: [UInt8] {
    switch self {
    case .created(let report): report.json
    case .attempted(let attempt): attempt.json
    }
  }

  /// Returns the stored form of a list.
  static func json(_ reports: [CanceledReport]) -> [UInt8] {
    Array("[".utf8) + reports.map { $0.json }.joined(separator: ",".utf8) + "]".utf8
  }

  /// Returns the list with the given stored form, without entries that cannot be read.
  static func list(json: [UInt8]) -> [CanceledReport] {
    let entries = (try? JSONValue(parsing: json))?.array ?? []
    return entries.compactMap { entry in
      CreatedReport(json: entry.bytes).map { .created($0) }
        ?? CreateAttempt(json: entry.bytes).map { .attempted($0) }
    }
  }
}
