/// What a source's columns and values mean, where the usual names and words do not say so.
public struct SourceMapping: Sendable, Hashable {
  /// The columns, or members, to take fields from, instead of those with the usual names. An
  /// empty name leaves the field out.
  public var columns: [AnnouncementField: String] = [:]
  /// What the values of a field's column stand for.
  public var values: [AnnouncementField: ValueMeanings] = [:]
  /// What a field is in every record that has nothing for it.
  public var constants: [AnnouncementField: String] = [:]
  /// The order of day, month and year; nil: as the column's values say.
  public var dateOrder: DateOrder?
  /// Which number of a pair in one column comes first; nil: as the column's name or values say.
  public var pointOrder: PairOrder?
  /// What parts a table's columns; nil: what the first lines say.
  public var delimiter: UInt8?
  /// Whether a comma parts the decimals of numbers; nil: as the columns' values say.
  public var hasDecimalComma: Bool?
  /// Nil: as the first bytes say.
  public var encoding: TextEncoding?
  /// The system that coordinates are in, such as `EPSG:3857`; nil: what a GeoJSON `crs` says, else
  /// degrees on WGS84.
  public var system: String?

  /// The usual names and words.
  public init() {}

  /// The field that a column is to be taken for; nil for a column that is not named here.
  func field(ofColumn name: String) -> AnnouncementField? {
    AnnouncementField.allCases.first { columns[$0] == name }
  }

  /// What a value of a field's column stands for; the value itself when nothing is said of it.
  func meaning(of value: String, as field: AnnouncementField) -> String {
    values[field]?.meaning(of: value) ?? value
  }
}

/// What the values of a column stand for, as the user says it: `stray=found,*=closed`.
public struct ValueMeanings: Sendable, Hashable {
  /// By value, without letter case, accents and what parts words; a meaning may be empty, which
  /// leaves the value out.
  private var meanings: [String: String] = [:]
  /// What every other value stands for.
  private var rest: String?
  /// As they were given, in their order.
  public private(set) var entries: [Entry] = []

  /// A value, and what it stands for.
  public struct Entry: Sendable, Hashable {
    /// As the file has it, or `*`.
    public let value: String
    /// Empty where the value is left out.
    public let meaning: String
  }

  /// No value stands for another.
  public init() {}

  /// Lets a value stand for another; `*` is every value that none is given for.
  public mutating func set(_ value: String, to meaning: String) {
    entries.append(Entry(value: value, meaning: meaning))
    if value == "*" { rest = meaning } else { meanings[Self.key(value)] = meaning }
  }

  /// What a value stands for; nil when nothing is said of it.
  func meaning(of value: String) -> String? { meanings[Self.key(value)] ?? rest }

  private static func key(_ value: String) -> String {
    let folded = value.folded
    // Values such as `+` and `-` are told by themselves.
    return folded.isEmpty ? value : folded
  }
}
