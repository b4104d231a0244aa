/// A country, with its names from CLDR.
public struct Country: Sendable, Hashable {
  /// The ISO 3166-1 code: `PL`.
  public let code: String
  /// The English name.
  public let name: String
  /// The Polish name, if it is different.
  public let polishName: String?
}

/// A first-level division of a country: a state, a province or a voivodeship.
///
/// The data is from GeoNames (https://www.geonames.org, CC BY 4.0).
public struct Division: Sendable, Hashable {
  /// The country.
  public let country: Country
  /// The English or local name, or `nil` if only the country is known.
  public let name: String?
  /// The Polish name, if the data has one.
  public let polishName: String?

  /// The divisions with cities, those with most cities first.
  static let all: [Division] = {
    let countries = lines(of: DivisionData.countries).map {
      Country(code: $0.code, name: $0.name, polishName: $0.polishName)
    }
    return lines(of: DivisionData.divisions).compactMap { line in
      countries.first { $0.code.utf8.elementsEqual(line.code.utf8) }.map {
        Division(
          country: $0, name: line.name.isEmpty ? nil : line.name, polishName: line.polishName)
      }
    }
  }()

  private struct Line {
    let code: String
    let name: String
    let polishName: String?
  }

  private static func lines(of packed: StaticString) -> [Line] {
    let bytes = unsafe Array(
      UnsafeBufferPointer(start: packed.utf8Start, count: packed.utf8CodeUnitCount))
    return bytes.split(separator: UInt8(ascii: "\n")).map { line in
      let names = line.dropFirst(3).split(
        separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      return Line(
        code: String(decoding: line.prefix(2), as: UTF8.self),
        name: String(decoding: names.first ?? [], as: UTF8.self),
        polishName: names.count > 1 ? String(decoding: names[1], as: UTF8.self) : nil)
    }
  }
}
