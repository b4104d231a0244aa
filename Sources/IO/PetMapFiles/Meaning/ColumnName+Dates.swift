/// Names of dates with their format: `Date lost (DD/MM/YYYY)`.
extension ColumnName {
  /// Returns the order of day, month, and year in a name, or `nil` if the name does not specify it.
  static func dateOrder(of name: String) -> DateOrder? {
    let words = words(of: name)
    for (index, word) in words.enumerated() {
      if word.utf8.count >= 6, let order = order(ofLetters: word) { return order }
      let parts = words[index...].prefix(3)
      guard parts.count == 3, parts.allSatisfy({ Set($0).count == 1 && $0.utf8.count <= 4 }) else {
        continue
      }
      if let order = order(ofLetters: parts.joined()) { return order }
    }
    return nil
  }

  /// Returns the order of the letters for day, month, and year, in English, German, French,
  /// Spanish, Portuguese, Italian, or Polish.
  private static func order(ofLetters letters: String) -> DateOrder? {
    var order: [Character] = []
    for letter in letters where order.last != letter { order.append(letter) }
    switch String(order) {
    case "ymd", "jmt", "rmd", "amd": return .yearFirst
    case "dmy", "tmj", "jma", "dma", "gma", "dmr": return .dayFirst
    case "mdy", "mtj", "mda": return .monthFirst
    default: return nil
    }
  }
}
