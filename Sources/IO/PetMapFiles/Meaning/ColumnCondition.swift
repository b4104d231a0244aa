import PetMapGeo

/// What a column of a record must hold: `color=black`, `age>2`, `breed~shepherd`.
public struct ColumnCondition: Sendable, Hashable {
  /// How a value is compared.
  public enum Comparison: String, Sendable, Hashable, CaseIterable {
    case atMost = "<="
    case atLeast = ">="
    case isNot = "!="
    case equals = "="
    case below = "<"
    case above = ">"
    /// Letter case and accents aside.
    case contains = "~"
  }

  /// A column's name, or a field's.
  public let column: String
  /// How its value is compared.
  public let comparison: Comparison
  /// What is compared with; letter case, accents and blanks aside where it is a text.
  public let value: String

  /// The condition that a text says; nil when it has no column or no comparison.
  public init?(_ text: String) {
    let signs = text.unicodeScalars.firstIndex { "<>!=~".unicodeScalars.contains($0) }
    guard let signs, signs > text.startIndex else { return nil }
    let rest = text[signs...]
    guard let comparison = Comparison.allCases.first(where: { rest.hasPrefix($0.rawValue) }) else {
      return nil
    }
    column = String(text[..<signs]).trimmingBlanks
    self.comparison = comparison
    value = String(rest.dropFirst(comparison.rawValue.count)).trimmingBlanks
    if column.isEmpty { return nil }
  }

  /// Whether a value is as it must be; none is empty.
  func admits(_ text: String) -> Bool {
    let order = order(of: text)
    switch comparison {
    case .equals: return order == 0
    case .isNot: return order != 0
    case .below: return order.map { $0 < 0 } ?? false
    case .above: return order.map { $0 > 0 } ?? false
    case .atMost: return order.map { $0 <= 0 } ?? false
    case .atLeast: return order.map { $0 >= 0 } ?? false
    case .contains:
      let (text, part) = (text.folded, value.folded)
      return part.isEmpty || text.split(separator: part, omittingEmptySubsequences: false).count > 1
    }
  }

  /// Below zero when a value comes before what it is compared with; nil when it cannot be said.
  private func order(of text: String) -> Int? {
    if let number = Self.number(value) {
      guard let other = Self.number(text) else { return nil }
      return other < number ? -1 : other > number ? 1 : 0
    }
    if text.isEmpty { return value.isEmpty ? 0 : nil }
    let (left, right) = (Self.words(text), Self.words(value))
    return left == right ? 0 : left < right ? -1 : 1
  }

  private static func number(_ text: String) -> Double? {
    if let number = DecimalNumber.parse(text.trimmingBlanks) { return number }
    var bytes = Array(text.utf8)
    guard let comma = bytes.firstIndex(of: 0x2C) else { return nil }
    bytes[comma] = 0x2E
    return DecimalNumber.parse(bytes.span)
  }

  private static func words(_ text: String) -> String {
    let folded = text.folded
    return folded.isEmpty ? text.trimmingBlanks : folded
  }
}
