public import PetMapAnnouncements
public import PetMapGeo
public import PetMapParameters

/// The query of a list request (*HTTP API*, section 4.1).
public struct ListQuery: Sendable, Hashable {
  /// The circle within which announcements are listed, including its edge.
  public struct Circle: Sendable, Hashable {
    /// The center of the circle.
    public var center: Coordinate
    /// The radius, a positive number of whole kilometers.
    public var radius: Meters

    /// Creates a circle with a radius in whole kilometers.
    public init(center: Coordinate, radius: Meters) {
      self.center = center
      self.radius = radius
    }
  }

  /// The circle, or `nil` for announcements everywhere.
  public let circle: Circle?
  /// The maximum number of entries in a response, from 1 to ``maximumLimit``.
  public let limit: Int
  /// The end of the previous page, or `nil` for the first page.
  public let position: ListPosition?

  /// The ID of an imported record in its source, or `nil` for all announcements.
  public let sourceID: String?
  /// The name of the source for ``sourceID``, or `nil` for all sources.
  public let source: String?

  /// The maximum and default number of entries in a response.
  public static let maximumLimit = 1000
  /// The default radius.
  public static let defaultKilometers = 5.0

  /// Validates the parameters of a query in the order that the contract specifies. Unknown names
  /// are ignored.
  ///
  /// - Throws: ``ParameterProblem`` for the first problem.
  public init(_ parameters: [QueryParameter]) throws(ParameterProblem) {
    let latitude = try Self.degrees("lat", limit: 90, parameters)
    let longitude = try Self.degrees("lng", limit: 180, parameters)
    let kilometers = try Self.range(parameters)
    limit = try Self.limit(parameters)
    position = try Self.position(parameters)
    sourceID = try Self.text("sourceId", parameters)
    source = try Self.text("source", parameters)
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

  /// Returns a string, which must be given exactly once and must not be empty, or `nil` if the
  /// parameter is missing.
  private static func text(
    _ name: String, _ parameters: [QueryParameter]
  ) throws(ParameterProblem) -> String? {
    let values = values(name, parameters)
    guard let text = values.first else { return nil }
    guard values.count == 1, !text.isEmpty else { throw ParameterProblem(.badText, name) }
    return text
  }

  /// Returns a number with an optional sign, fraction and exponent, and optional surrounding
  /// spaces, or `nil` if the parameter is missing.
  private static func number(
    _ name: String, _ parameters: [QueryParameter]
  ) throws(ParameterProblem) -> Double? {
    let values = values(name, parameters)
    guard let text = values.first else { return nil }
    var bytes = Array(text.utf8)[...]
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    guard values.count == 1, let number = DecimalNumber.parse(Array(bytes).span) else {
      throw ParameterProblem(.notANumber, name)
    }
    return number
  }

  private static func values(_ name: String, _ parameters: [QueryParameter]) -> [String] {
    parameters.filter { $0.name.utf8.elementsEqual(name.utf8) }.map { $0.value }
  }
}
