import PetMapAnnouncements
import PetMapSynonyms

/// The columns of a year, a month, and a day that are a date together.
struct DateColumns {
  /// A part of a date.
  enum Part: CaseIterable {
    case year, month, day
  }

  let year: Int
  let month: Int
  let day: Int

  /// The columns in the order of a date that begins with the year.
  var all: [Int] { [year, month, day] }

  /// Returns the first three columns whose names differ only in the part, such as `Year`, `Month`, and
  /// `Day` or `lost_year`, `lost_month`, and `lost_day`, or `nil` if there are none.
  static func find(_ names: [String]) -> DateColumns? {
    var found: [[String]: [Part: Int]] = [:]
    for (index, name) in names.enumerated() {
      guard let (part, stem) = ColumnName.datePart(name) else { continue }
      found[stem, default: [:]][part] = found[stem]?[part] ?? index
    }
    let complete = found.values.compactMap { columns in
      columns[.year].flatMap { year in
        columns[.month].flatMap { month in
          columns[.day].map { DateColumns(year: year, month: month, day: $0) }
        }
      }
    }
    return complete.min { $0.year < $1.year }
  }
}

extension ColumnName {
  /// Returns the part of a date that a name denotes, and its other words, or `nil` if it denotes
  /// none or the date of something else, such as a birth.
  static func datePart(_ name: String) -> (part: DateColumns.Part, stem: [String])? {
    guard name.utf8.count <= 64 else { return nil }
    let words = name.foldedWords
    let stem = words.filter { dateParts[$0] == nil }
    let parts = words.compactMap { dateParts[$0] }
    guard parts.count == 1, stem.allSatisfy({ isQualifier($0) || dates.contains($0) }) else {
      return nil
    }
    return (parts[0], stem)
  }

  private static let dates: Set<String> = [
    "date", "data", "datum", "fecha", "observation", "observed",
  ]

  private static let dateParts: [String: DateColumns.Part] = {
    let words: KeyValuePairs<DateColumns.Part, String> = [
      .year: "year yyyy yr rok jahr año ano annee année anno 年 年份 연도 년 년도 год рік jaar år",
      .month:
        "month mm mes mês miesiąc miesiac monat mois mese 月 月份 월 месяц місяць maand måned månad",
      .day: "day dd dzień dzien tag día dia jour giorno 日 일 день dag den",
    ]
    var parts: [String: DateColumns.Part] = [:]
    for (part, words) in words {
      for word in words.spacedWords { parts[word.folded] = part }
    }
    return parts
  }()
}
