public import PetMapGeo
import PetMapAnnouncements
import PetMapSynonyms

/// An analysis of how a file is read: its columns with samples, the meanings of their values, the
/// locations of its pins, and the problems with its records.
///
/// ```swift
/// let inspection = try SourceInspection(path: "pets.csv")
/// for column in inspection.columns where column.field == nil { print(column.name) }
/// ```
public struct SourceInspection {
  /// A column and its values.
  public struct Column {
    /// The column's name in the file.
    public internal(set) var name: String
    /// The field that the column is mapped to, or `nil` if it is ignored.
    public internal(set) var field: RecordField?
    /// The number of records with a value in this column.
    public internal(set) var filled = 0
    /// The values and their frequencies, most frequent first, limited to the first few hundred
    /// distinct values.
    public internal(set) var values: [Value] = []
    /// Whether there are more distinct values than are counted.
    public internal(set) var hasMore = false
  }

  /// A value of a column.
  public struct Value {
    /// The value, truncated.
    public internal(set) var text: String
    /// The number of records with this value.
    public internal(set) var count: Int
    /// The meaning of a status, species, or sex; `nil` if it has none.
    public internal(set) var meaning: String?
  }

  /// The maximum number of distinct values counted per column.
  static let countedValues = 300

  /// How the file is read.
  public let facts: SourceFacts
  /// A summary of its records.
  public let report: ReadReport
  /// The columns, in file order.
  public let columns: [Column]
  /// The coordinates of the pins, in file order.
  public let coordinates: [Coordinate]
  /// The ID of each pin in ``coordinates``.
  public let ids: [String]
  /// The error that ended reading, if any.
  public let failure: FileError?

  /// Reads a file to its end.
  ///
  /// - Throws: ``FileError`` if no part of it can be read.
  public init(path: String, options: ReadingOptions = ReadingOptions()) throws(FileError) {
    var options = options
    options.isStrict = false
    options.keptProblems = 10
    options.keptOptionalProblems = 2
    var reader = try AnnouncementReader(path: path, options: options, needsCoordinates: false)
    var tallies: [ColumnTally] = []
    var coordinates: [Coordinate] = []
    var ids: [String] = []
    var failure: FileError?
    do throws(FileError) {
      while try reader.readBatch({ raw in Self.count(raw, &tallies) }) {
        for index in 0..<reader.batch.count {
          coordinates.append(reader.batch.coordinate(at: index))
          ids.append(reader.batch.id(at: index))
        }
      }
    } catch {
      failure = error
    }
    let facts = reader.facts
    self.facts = facts
    report = reader.report
    columns = facts.columns.enumerated().map { index, column in
      let tally = index < tallies.count ? tallies[index] : ColumnTally()
      return tally.column(column, at: index, by: reader.plan)
    }
    self.coordinates = coordinates
    self.ids = ids
    self.failure = failure
  }

  private static func count(_ raw: RawBatch, _ tallies: inout [ColumnTally]) {
    for record in 0..<raw.count where raw.records[record].problem == nil {
      let row = raw[record]
      while tallies.count < row.count { tallies.append(ColumnTally()) }
      for column in 0..<row.count {
        tallies[column].add(
          String(
            decoding: row[column].unescaped(in: row.bytes).prefix(100), as: UTF8.self))
      }
    }
  }

  /// Returns the meaning of a column's value, or `nil` if it has none or the column's field is not
  /// an enumeration.
  fileprivate static func meaning(
    of text: String, in column: SourceFacts.Column, at index: Int, by plan: FieldPlan
  ) -> String? {
    guard let field = column.field else { return nil }
    let meant = plan.mapping.meaning(of: text, as: field)
    switch field {
    case .status:
      let flag = plan.statusFlag?.column == column.name ? plan.statusFlag : nil
      let marked = plan.marks[index].map { $0.status(of: text) }
      let word = marked ?? StatusWord(meant) ?? flag?.status(of: meant).map(StatusWord.decided)
      guard let word else { return nil }
      return word == .inCare ? "in care" : (word.status ?? .missing).word.lowercased()
    case .species:
      return meant.isEmpty ? nil : SpeciesWord(meant)?.species.word.lowercased() ?? meant
    case .sex: return meant.isEmpty ? nil : Synonyms.sex(meant)?.word.lowercased() ?? meant
    default: return nil
    }
  }
}

/// Counts the values of a column.
private struct ColumnTally {
  private var filled = 0
  private var counts: [String: Int] = [:]
  /// The distinct values, in order of occurrence.
  private var values: [String] = []
  private var hasMore = false

  mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    filled += 1
    if let count = counts[text] {
      counts[text] = count + 1
    } else if counts.count < SourceInspection.countedValues {
      counts[text] = 1
      values.append(text)
    } else {
      hasMore = true
    }
  }

  func column(
    _ fact: SourceFacts.Column, at index: Int, by plan: FieldPlan
  ) -> SourceInspection.Column {
    var column = SourceInspection.Column(name: fact.name, field: fact.field)
    column.filled = filled
    column.hasMore = hasMore
    let ranked = values.enumerated().sorted { left, right in
      let counts = (counts[left.element] ?? 0, counts[right.element] ?? 0)
      return counts.0 == counts.1 ? left.offset < right.offset : counts.0 > counts.1
    }
    column.values = ranked.map { _, text in
      SourceInspection.Value(
        text: text, count: counts[text] ?? 0,
        meaning: SourceInspection.meaning(of: text, in: fact, at: index, by: plan))
    }
    return column
  }
}

extension SourceInspection {
  /// Whether the coordinates are missing: no column is mapped to them, and no record has any.
  public var lacksCoordinates: Bool {
    func has(_ field: RecordField) -> Bool { columns.contains { $0.field == field } }
    return report.pins == 0 && !has(.location) && !(has(.latitude) && has(.longitude))
      && !columns.isEmpty
      && report.kinds.allSatisfy {
        [.missing, .noGeometry].contains($0.reason) || !$0.reason.isSkipped
      }
  }
}
