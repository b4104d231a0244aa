import PetMapGeo
import PetMapSynonyms

/// Converts the notations of degrees, minutes, and seconds in files to the one that
/// ``PetMapGeo/Coordinate/init(parsing:)`` accepts.
enum DegreeText {
  /// Returns whether text is a latitude or longitude with symbols or a hemisphere.
  static func isCoordinate(_ text: String) -> Bool {
    let standard = standard(text, hasDecimalComma: true)
    return ["\(standard), 0° E", "0° N, \(standard)"].contains {
      (try? Coordinate(parsing: $0)) != nil
    }
  }

  /// Returns text with standard symbols: `52°13'47"N` for `52:13:47N`, `52d13m47sN`, `52度13分47秒 北`,
  /// and `52°13'47" Nord`.
  ///
  /// An O is kept, because it denotes west in some languages and east in others.
  ///
  /// - Parameter hasDecimalComma: Whether a comma between digits is the decimal separator, because
  ///   the text is a single latitude or longitude.
  static func standard(_ text: String, hasDecimalComma: Bool) -> String {
    let scalars = Array(text.unicodeScalars)
    var standard = String.UnicodeScalarView()
    var hasMinutes = false
    var index = 0
    func isDigit(_ index: Int) -> Bool {
      scalars.indices.contains(index) && ("0"..."9").contains(scalars[index])
    }
    func precedesDigit(_ index: Int) -> Bool {
      isDigit(scalars[(index + 1)...].firstIndex { $0 != " " } ?? scalars.count)
    }
    while index < scalars.count {
      let scalar = scalars[index]
      switch scalar {
      case "," where hasDecimalComma && isDigit(index - 1) && isDigit(index + 1):
        standard.append(".")
      case ":" where isDigit(index - 1) && isDigit(index + 1):
        standard.append(hasMinutes ? "'" : "°")
        hasMinutes.toggle()
      case "度": standard.append("°")
      case "分": standard.append("'")
      case "秒": standard.append("\"")
      default:
        guard scalar.properties.isAlphabetic else {
          standard.append(scalar)
          break
        }
        var word = String.UnicodeScalarView(
          scalars[index...].prefix { $0.properties.isAlphabetic && !units.contains($0) })
        if isDigit(index - 1), let unit = unit(scalar, hasMinutes, precedesDigit(index)) {
          standard.append(unit)
          if unit == "'" { hasMinutes = true }
          word = String.UnicodeScalarView([scalar])
        } else {
          standard += (letter(String(word)) ?? String(word)).unicodeScalars
        }
        index += word.count - 1
      }
      index += 1
    }
    return String(standard)
  }

  /// Returns the symbol for a `d`, `m`, or `s` after a number. At the end of the text, an `s` is
  /// south unless minutes precede it.
  private static func unit(
    _ letter: Unicode.Scalar, _ hasMinutes: Bool, _ precedesDigit: Bool
  ) -> Unicode.Scalar? {
    switch letter {
    case "d" where precedesDigit: "°"
    case "m": "'"
    case "s" where hasMinutes: "\""
    default: nil
    }
  }

  /// Returns the letter for the direction that a word denotes.
  private static func letter(_ word: String) -> String? {
    switch ColumnName.directions[word.folded] ?? asian[word] {
    case .north: "N"
    case .south: "S"
    case .east: "E"
    case .west: "W"
    case nil: nil
    }
  }

  private static let units: Set<Unicode.Scalar> = ["度", "分", "秒"]
  private static let asian: [String: ColumnName.Direction] = [
    "北緯": .north, "南緯": .south, "東経": .east, "西経": .west, "東經": .east, "西經": .west,
    "北纬": .north, "南纬": .south, "东经": .east, "西经": .west, "북위": .north, "남위": .south,
    "동경": .east, "서경": .west,
  ]
}
