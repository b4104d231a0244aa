import PetMapGeo

/// How far and in which direction a pin stands from the place that was asked about.
public struct PinBearing: Sendable, Hashable {
  /// Metres, 0 or more.
  public var distance: Double
  /// Degrees clockwise from north, 0 up to 360.
  public var bearing: Double

  public init(distance: Double, bearing: Double) {
    self.distance = distance
    self.bearing = bearing
  }
}

extension Announcement {
  /// Appends the announcement as the service's JSON: an object with all 18 members in the API's
  /// order, an absent value as `null`, coordinates in their stored precision.
  ///
  /// - Parameter bearing: adds the members `distance` (metres) and `bearing` (degrees).
  public func appendJSON(to bytes: inout [UInt8], bearing: PinBearing? = nil) {
    appendMembers(to: &bytes, coordinates: true, bearing: bearing)
  }

  /// Appends the announcement as a GeoJSON feature (RFC 7946): its id, a `Point`, and the API's
  /// members but the coordinates as `properties`.
  ///
  /// - Parameter bearing: adds the properties `distance` (metres) and `bearing` (degrees).
  public func appendFeature(to bytes: inout [UInt8], bearing: PinBearing? = nil) {
    JSONText.append(literal: #"{"type":"Feature","id":"#, to: &bytes)
    JSONText.append(id, to: &bytes)
    JSONText.append(literal: #","geometry":{"type":"Point","coordinates":["#, to: &bytes)
    JSONText.append(coordinate.longitude, to: &bytes)
    bytes.append(0x2C)
    JSONText.append(coordinate.latitude, to: &bytes)
    JSONText.append(literal: #"]},"properties":"#, to: &bytes)
    appendMembers(to: &bytes, coordinates: false, bearing: bearing)
    bytes.append(0x7D)
  }

  private func appendMembers(
    to bytes: inout [UInt8], coordinates: Bool, bearing: PinBearing?
  ) {
    Self.append(#"{"id":"#, id, to: &bytes)
    Self.append(#","petName":"#, petName, to: &bytes)
    Self.append(#","species":"#, species, to: &bytes)
    Self.append(#","breed":"#, breed, to: &bytes)
    Self.append(#","sex":"#, sex, to: &bytes)
    JSONText.append(literal: #","age":"#, to: &bytes)
    if let age {
      JSONText.append(age, to: &bytes)
    } else {
      JSONText.append(literal: "null", to: &bytes)
    }
    Self.append(#","description":"#, description, to: &bytes)
    Self.append(#","microchipNumber":"#, microchipNumber, to: &bytes)
    if coordinates {
      JSONText.append(literal: #","locationLatitude":"#, to: &bytes)
      JSONText.append(coordinate.latitude, to: &bytes)
      JSONText.append(literal: #","locationLongitude":"#, to: &bytes)
      JSONText.append(coordinate.longitude, to: &bytes)
    }
    Self.append(#","lastSeenDate":"#, lastSeenDate?.isoText, to: &bytes)
    Self.append(#","email":"#, email, to: &bytes)
    Self.append(#","phone":"#, phone, to: &bytes)
    Self.append(#","photoUrl":"#, photoUrl, to: &bytes)
    Self.append(#","status":"#, status.word, to: &bytes)
    Self.append(#","reward":"#, reward, to: &bytes)
    Self.append(#","createdAt":"#, createdAt, to: &bytes)
    Self.append(#","updatedAt":"#, updatedAt, to: &bytes)
    if let bearing {
      JSONText.append(literal: #","distance":"#, to: &bytes)
      JSONText.append(bearing.distance, to: &bytes)
      JSONText.append(literal: #","bearing":"#, to: &bytes)
      JSONText.append(bearing.bearing, to: &bytes)
    }
    bytes.append(0x7D)
  }

  private static func append(_ key: String, _ text: String?, to bytes: inout [UInt8]) {
    JSONText.append(literal: key, to: &bytes)
    JSONText.append(text, to: &bytes)
  }
}
