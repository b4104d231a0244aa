public import PetMapAnnouncements
import PetMapSynonyms

extension ParameterKind where Value == AnnouncementStatus {
  /// `missing`, `found` or `closed`, or a word that has one of these meanings in a file, such as
  /// `lost` or `zaginiony`.
  public static var status: Self {
    let words = AnnouncementStatus.allCases.map { $0.word.lowercased() }
    return Self(.choice(words)) { (text, notation) throws(ParameterProblem) in
      let word = notation.trimmed(text)
      // The table of words is large, and most requests need none of it.
      guard let status = AnnouncementStatus(word) ?? StatusWord(word)?.status else {
        throw .malformed
      }
      return status
    } write: {
      $0.word.lowercased()
    }
    .named(words.joined(separator: ","))
  }
}

extension ParameterKind where Value == CalendarDate {
  /// A day as `YYYY-MM-DD`.
  public static var date: Self {
    Self(.date) { (text, notation) throws(ParameterProblem) in
      guard let date = CalendarDate(iso: notation.trimmed(text)) else { throw .malformed }
      return date
    } write: {
      $0.description
    }
  }
}

extension ParameterKind where Value == String {
  /// The words of a text search, at least one.
  ///
  /// - Parameters:
  ///   - length: The maximum number of Unicode scalars.
  ///   - count: The maximum number of different words.
  public static func words(length: Int = .max, count: Int = .max) -> Self {
    Self(.words(scalars: length)) { (text, _) throws(ParameterProblem) in
      guard length == .max || text.unicodeScalars.count <= length else { throw .tooLong(length) }
      guard let query = TextQuery(text) else { throw .malformed }
      guard query.wordCount <= count else { throw .tooMany(count) }
      return text
    } write: {
      $0
    }
  }
}

extension ParameterKind where Value == ListPosition {
  /// A position in a list, which an earlier response contains.
  public static var cursor: Self {
    Self(.cursor) { (text, _) throws(ParameterProblem) in
      guard let position = ListPosition(cursor: text) else { throw .malformed }
      return position
    } write: {
      $0.cursor
    }
  }
}
