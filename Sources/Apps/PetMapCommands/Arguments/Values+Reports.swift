package import PetMapAnnouncements

extension Values {
  /// Reads `YYYY-MM-DD`.
  package static func date(_ text: String) throws(ValueError) -> CalendarDate {
    guard let date = CalendarDate(iso: text) else {
      let looksLikeOne = text.utf8.count == 10 && text.split(separator: "-").count == 3
      throw ValueError(
        looksLikeOne ? "no such day" : "not a date", remedy: "use YYYY-MM-DD, such as 2024-02-29")
    }
    return date
  }

  /// Reads `missing`, `found` or `closed`, ignoring case.
  package static func status(_ text: String) throws(ValueError) -> AnnouncementStatus {
    if let status = AnnouncementStatus(text.trimmed) { return status }
    let words = AnnouncementStatus.allCases.map { $0.word.lowercased() }
    throw unknown(text, of: words)
  }

  /// Reads the words of a text query, at least one.
  package static func words(_ text: String) throws(ValueError) -> TextQuery {
    guard let query = TextQuery(text) else {
      throw ValueError("no words to search for", remedy: "use letters or digits")
    }
    return query
  }
}
