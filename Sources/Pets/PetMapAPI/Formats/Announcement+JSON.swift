public import PetMapAnnouncements
public import PetMapGeo
public import PetMapJSON

/// The distance and direction of a pin from a coordinate.
public struct PinBearing: Sendable, Hashable {
  /// The distance, 0 or more.
  public var distance: Meters
  /// The bearing in degrees clockwise from north, in `0..<360`.
  public var bearing: Double

  /// Creates a distance and a bearing, in degrees clockwise from north.
  public init(distance: Meters, bearing: Double) {
    self.distance = distance
    self.bearing = bearing
  }
}

extension Announcement {
  /// Appends the announcement in the service's JSON format: an object with all members in API
  /// order, `null` for missing values, and coordinates at their stored precision.
  ///
  /// - Parameter bearing: If not `nil`, adds the members `distance` (meters) and `bearing`
  ///   (degrees).
  public func appendJSON(to bytes: inout [UInt8], bearing: PinBearing? = nil) {
    JSONWriter.append(to: &bytes) { writer in
      writer.object { appendMembers(to: &$0, bearing: bearing) }
    }
  }

  /// Appends the announcement as a GeoJSON feature (RFC 7946): its ID, a `Point`, and the API
  /// members other than the coordinates as `properties`.
  ///
  /// - Parameter bearing: If not `nil`, adds the properties `distance` (meters) and `bearing`
  ///   (degrees).
  public func appendFeature(to bytes: inout [UInt8], bearing: PinBearing? = nil) {
    JSONWriter.append(to: &bytes) { writer in
      writer.feature(id: id, at: coordinate) { writer in
        appendMembers(to: &writer, coordinates: false, bearing: bearing)
      }
    }
  }

  /// Appends the members of the service's JSON, in API order, to an open object.
  ///
  /// - Parameters:
  ///   - coordinates: Whether to include `locationLatitude` and `locationLongitude`.
  ///   - bearing: If not `nil`, adds the members `distance` (meters) and `bearing` (degrees).
  public func appendMembers(
    to writer: inout JSONWriter, coordinates: Bool = true, bearing: PinBearing? = nil
  ) {
    for field in PetField.allCases where coordinates || field.kind != .degrees {
      writer.key(field.key)
      switch value(of: field) {
      case nil: writer.null()
      case .text(let text): writer.string(text)
      case .integer(let number): writer.number(number)
      case .degrees(let degrees): writer.number(degrees)
      case .date(let date): writer.plainString { date.appendISO(to: &$0) }
      case .timestamp(let time): writer.plainString { time.append(to: &$0) }
      case .status(let status): writer.string(status.word)
      }
    }
    if let bearing {
      writer.member("distance", bearing.distance.value)
      writer.member("bearing", bearing.bearing)
    }
    for member in kept.members {
      writer.key(member.name)
      writer.value(member.value)
    }
  }
}

extension JSONWriter {
  /// Appends a GeoJSON feature with a point geometry (RFC 7946, longitude first).
  package mutating func feature(
    id: String, at coordinate: Coordinate, properties: (inout JSONWriter) -> Void
  ) {
    object { writer in
      writer.member("type", "Feature")
      writer.member("id", id)
      writer.key("geometry")
      writer.object { writer in
        writer.member("type", "Point")
        writer.key("coordinates")
        writer.array { writer in
          writer.number(coordinate.longitude)
          writer.number(coordinate.latitude)
        }
      }
      writer.key("properties")
      writer.object(properties)
    }
  }
}
