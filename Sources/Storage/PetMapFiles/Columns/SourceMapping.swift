import PetMapSynonyms

/// The meanings of a source's columns and values, where common names and words do not suffice.
public struct SourceMapping: Sendable, Hashable {
  /// The columns or members to read fields from, overriding common names. An empty name omits the
  /// field.
  public var columns: [RecordField: String] = [:]
  /// The meanings of the values in a field's column.
  public var values: [RecordField: ValueMeanings] = [:]
  /// The values of fields for records that have none.
  public var constants: [RecordField: String] = [:]
  /// The order of day, month, and year; `nil` to detect it from the column's values.
  public var dateOrder: DateOrder?
  /// The order of coordinate pairs in a single column; `nil` to detect it from the column's name or
  /// values.
  public var pointOrder: PairOrder?
  /// The column separator of a table; `nil` to detect it from the first lines.
  public var delimiter: UInt8?
  /// Whether numbers use a decimal comma; `nil` to detect it from the values.
  public var hasDecimalComma: Bool?
  /// The encoding; `nil` to detect it from the first bytes.
  public var encoding: TextEncoding?
  /// The coordinate system, such as `EPSG:3857`; `nil` to use the system declared in the file or,
  /// if it declares none, degrees on WGS84.
  public var system: String?

  /// Whether lines and areas are read as points that represent them; otherwise, their records are
  /// skipped.
  public var representsShapes = false

  /// Creates an empty mapping, which uses common names and words only.
  public init() {}

  /// Returns the field that a column is mapped to, or `nil` if the mapping does not mention it.
  func field(ofColumn name: String) -> RecordField? {
    RecordField.allCases.first { columns[$0] == name }
  }

  /// Returns the meaning of a value in a field's column, or the value itself if it has none.
  func meaning(of value: String, as field: RecordField) -> String {
    values[field]?.meaning(of: value) ?? value
  }
}

/// The meanings of a column's values in the user's notation: `stray=found,*=closed`.
public struct ValueMeanings: Sendable, Hashable {
  /// The meaning of each value, folded; an empty meaning drops the value.
  private var meanings: [String: String] = [:]
  /// The meaning of all other values.
  private var rest: String?
  /// The entries in their original order.
  public private(set) var entries: [Entry] = []

  /// A value and its meaning.
  public struct Entry: Sendable, Hashable {
    /// The value in the file, or `*`.
    public let value: String
    /// The meaning, or empty to drop the value.
    public let meaning: String
  }

  /// Creates meanings without entries.
  public init() {}

  /// Sets the meaning of a value; `*` stands for all values without an entry.
  public mutating func set(_ value: String, to meaning: String) {
    entries.append(Entry(value: value, meaning: meaning))
    if value == "*" { rest = meaning } else { meanings[Self.key(value)] = meaning }
  }

  /// Returns the meaning of a value, or `nil` if it has none.
  func meaning(of value: String) -> String? { meanings[Self.key(value)] ?? rest }

  /// Returns whether there is an entry for a value itself.
  func mentions(_ value: String) -> Bool { meanings[Self.key(value)] != nil }

  private static func key(_ value: String) -> String {
    let folded = value.folded
    // Values such as `+` and `-` would be empty when folded.
    return folded.isEmpty ? value : folded
  }
}
