public import PetMapAnnouncements
public import PetMapGeo

/// A parameter of a URL's query, both parts already decoded.
public struct QueryParameter: Sendable, Hashable {
  /// The text before the equals sign.
  public var name: String
  /// The text after the equals sign; empty without one.
  public var value: String

  /// A parameter of a name and its value.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// What a request for the list of announcements asks for (*HTTP API*, section 4.1).
public struct ListQuery: Sendable, Hashable {
  /// The circle within which announcements are listed, its edge included.
  public struct Circle: Sendable, Hashable {
    /// The circle's center.
    public var center: Coordinate
    /// A whole number of kilometres above 0.
    public var radius: Meters

    /// A circle of a whole number of kilometres.
    public init(center: Coordinate, radius: Meters) {
      self.center = center
      self.radius = radius
    }
  }

  /// Nil for announcements everywhere.
  public let circle: Circle?
  /// The most entries of one answer, 1 to ``maximumLimit``.
  public let limit: Int
  /// Where the page before ended; nil for the first one.
  public let position: ListPosition?

  /// The id that a record had in the source it was imported from; nil for all announcements.
  public let sourceID: String?
  /// The name of the only source that counts with ``sourceID``; nil for all of them.
  public let source: String?

  /// The most entries of one answer, and how many there are without a limit.
  public static let maximumLimit = 1000
  /// The radius where none is given.
  public static let defaultKilometers = 5.0

  /// Checks a query's parameters in the contract's order. Names that are not the list's are
  /// ignored.
  ///
  /// - Throws: ``ParameterProblem``, the first one.
  public init(_ parameters: [QueryParameter]) throws(ParameterProblem) {
    let latitude = try Self.degrees("lat", limit: 90, parameters)
    let longitude = try Self.degrees("lng", limit: 180, parameters)
    let kilometers = try Self.range(parameters)
    limit = try Self.limit(parameters)
    position = try Self.position(parameters)
    sourceID = try Self.text("sourceId", parameters)
    source = try sourceID == nil ? nil : Self.text("source", parameters)
    switch (latitude, longitude) {
    case (nil, nil): circle = nil
    case (_, nil): throw ParameterProblem(.missingPartner(of: "lat"), "lng")
    case (nil, _): throw ParameterProblem(.missingPartner(of: "lng"), "lat")
    case (let latitude?, let longitude?):
      guard let center = try? Coordinate(latitude: latitude, longitude: longitude) else {
        preconditionFailure("Both numbers were checked")
      }
      circle = Circle(center: center, radius: .kilometers(kilometers ?? Self.defaultKilometers))
    }
  }

  private static func degrees(
    _ name: String, limit: Int, _ parameters: [QueryParameter]
  ) throws(ParameterProblem) -> Double? {
    guard let degrees = try number(name, parameters) else { return nil }
    guard abs(degrees) <= Double(limit) else {
      throw ParameterProblem(.outOfRange(limit: limit), name)
    }
    return degrees
  }

  private static func range(_ parameters: [QueryParameter]) throws(ParameterProblem) -> Double? {
    guard let kilometers = try number("range", parameters) else { return nil }
    guard kilometers == kilometers.rounded(.down) else {
      throw ParameterProblem(.notWhole, "range")
    }
    guard kilometers != 0 else { throw ParameterProblem(.zero, "range") }
    guard kilometers > 0 else { throw ParameterProblem(.negative, "range") }
    return kilometers
  }

  private static func limit(_ parameters: [QueryParameter]) throws(ParameterProblem) -> Int {
    let values = values("limit", parameters)
    guard let text = values.first else { return maximumLimit }
    guard values.count == 1, text.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }),
      let limit = Int(text), (1...maximumLimit).contains(limit)
    else { throw ParameterProblem(.badLimit, "limit") }
    return limit
  }

  private static func position(
    _ parameters: [QueryParameter]
  ) throws(ParameterProblem) -> ListPosition? {
    let values = values("cursor", parameters)
    guard let text = values.first else { return nil }
    guard values.count == 1, let position = ListPosition(cursor: text) else {
      throw ParameterProblem(.badCursor, "cursor")
    }
    return position
  }

  /// A text that is given once and not empty; nil when the parameter is absent.
  private static func text(
    _ name: String, _ parameters: [QueryParameter]
  ) throws(ParameterProblem) -> String? {
    let values = values(name, parameters)
    guard let text = values.first else { return nil }
    guard values.count == 1, !text.isEmpty else { throw ParameterProblem(.badText, name) }
    return text
  }

  /// A number with an optional sign, fraction and exponent, spaces around it allowed; nil when the
  /// parameter is absent.
  private static func number(
    _ name: String, _ parameters: [QueryParameter]
  ) throws(ParameterProblem) -> Double? {
    let values = values(name, parameters)
    guard let text = values.first else { return nil }
    var bytes = Array(text.utf8)[...]
    while bytes.first == 0x20 { bytes.removeFirst() }
    while bytes.last == 0x20 { bytes.removeLast() }
    guard values.count == 1, let number = DecimalNumber.parse(Array(bytes).span) else {
      throw ParameterProblem(.notANumber, name)
    }
    return number
  }

  private static func values(_ name: String, _ parameters: [QueryParameter]) -> [String] {
    parameters.filter { $0.name.utf8.elementsEqual(name.utf8) }.map { $0.value }
  }
}
