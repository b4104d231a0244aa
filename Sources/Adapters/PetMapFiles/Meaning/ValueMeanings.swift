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
    let folded = ColumnName.folded(value)
    // Values such as `+` and `-` are told by themselves.
    return folded.isEmpty ? value : folded
  }
}
