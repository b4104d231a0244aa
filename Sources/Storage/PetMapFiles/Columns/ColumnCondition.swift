import PetMapGeo
import PetMapSynonyms

/// A condition on a column of a record: `color=black`, `age>2`, `breed~shepherd`.
public struct ColumnCondition: Sendable, Hashable {
  /// A comparison operator.
  public enum Comparison: String, Sendable, Hashable, CaseIterable {
    case atMost = "<="
    case atLeast = ">="
    case isNot = "!="
    case equals = "="
    case below = "<"
    case above = ">"
    /// Contains the text, ignoring case and accents.
    case contains = "~"
  }

  /// The name of a column or field.
  public let column: String
  /// The comparison operator.
  public let comparison: Comparison
  /// The value to compare with; text is compared ignoring case, accents, and surrounding blanks.
  public let value: String

  /// Parses a condition, or returns `nil` if the column or operator is missing.
  public init?(_ text: String) {
    let operatorStart = text.unicodeScalars.firstIndex { "<>!=~".unicodeScalars.contains($0) }
    guard let operatorStart, operatorStart > text.startIndex else { return nil }
    let rest = text[operatorStart...]
    guard let comparison = Comparison.allCases.first(where: { rest.hasPrefix($0.rawValue) }) else {
      return nil
    }
    column = String(text[..<operatorStart]).trimmingBlanks
    self.comparison = comparison
    value = String(rest.dropFirst(comparison.rawValue.count)).trimmingBlanks
    if column.isEmpty { return nil }
  }

  /// Returns whether a value satisfies the condition; a missing value is treated as empty text.
  func isSatisfied(by text: String) -> Bool {
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

  /// Returns a negative number if text sorts before the condition's value, or `nil` if they cannot
  /// be compared.
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
    guard let comma = bytes.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    bytes[comma] = UInt8(ascii: ".")
    return DecimalNumber.parse(bytes.span)
  }

  private static func words(_ text: String) -> String {
    let folded = text.folded
    return folded.isEmpty ? text.trimmingBlanks : folded
  }
}
