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

/// What an announcement's JSON is written from: an ``Announcement``, or a record that need not be
/// unpacked.
package protocol AnnouncementMembers {
  var id: String { get }
  var coordinate: Coordinate { get }
  /// The columns without a field.
  var kept: JSONObject { get }

  /// Appends the value of a field, or `null`. Called once for each field, in the order of
  /// `PetField.allCases`, except for the coordinates.
  mutating func appendValue(of field: PetField, to writer: inout JSONWriter)
  /// Appends the URLs of all photos as an array. Called after the value of ``PetField/photoUrl``.
  mutating func appendPhotos(to writer: inout JSONWriter)
}

extension AnnouncementMembers {
  package func writeJSON(to bytes: inout [UInt8], bearing: PinBearing? = nil) {
    JSONWriter.append(to: &bytes) { writer in
      writer.object { writeMembers(to: &$0, bearing: bearing) }
    }
  }

  package func writeFeature(to bytes: inout [UInt8], bearing: PinBearing? = nil) {
    JSONWriter.append(to: &bytes) { writer in
      writer.feature(id: id, at: coordinate) {
        writeMembers(to: &$0, coordinates: false, bearing: bearing)
      }
    }
  }

  func writeMembers(
    to writer: inout JSONWriter, coordinates: Bool = true, bearing: PinBearing? = nil
  ) {
    var source = self
    for field in PetField.allCases {
      switch field {
      case .locationLatitude:
        if coordinates { writer.member("locationLatitude", coordinate.latitude) }
      case .locationLongitude:
        if coordinates { writer.member("locationLongitude", coordinate.longitude) }
      default:
        writer.key(field.key)
        source.appendValue(of: field, to: &writer)
        if field == .photoUrl {
          writer.key(Announcement.photosName)
          source.appendPhotos(to: &writer)
        }
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

extension Announcement: AnnouncementMembers {
  /// Appends the announcement in the service's JSON format: an object with all members in API
  /// order, `null` for missing values, and coordinates at their stored precision.
  ///
  /// - Parameter bearing: If not `nil`, adds the members `distance` (meters) and `bearing`
  ///   (degrees).
  public func appendJSON(to bytes: inout [UInt8], bearing: PinBearing? = nil) {
    writeJSON(to: &bytes, bearing: bearing)
  }

  /// Appends the announcement as a GeoJSON feature (RFC 7946): its ID, a `Point`, and the API
  /// members other than the coordinates as `properties`.
  ///
  /// - Parameter bearing: If not `nil`, adds the properties `distance` (meters) and `bearing`
  ///   (degrees).
  public func appendFeature(to bytes: inout [UInt8], bearing: PinBearing? = nil) {
    writeFeature(to: &bytes, bearing: bearing)
  }

  /// Appends the members of the service's JSON, in API order, to an open object.
  public func appendMembers(to writer: inout JSONWriter) { writeMembers(to: &writer) }

  package mutating func appendValue(of field: PetField, to writer: inout JSONWriter) {
    writer.value(value(of: field))
  }

  /// The name of the member and of the column with all photos.
  package static let photosName = "photos"

  package mutating func appendPhotos(to writer: inout JSONWriter) { write(photos, to: &writer) }

  /// The URLs of all photos as a JSON array, for the cell of a table; `nil` if there are none.
  package var photosText: String? {
    guard !photos.isEmpty else { return nil }
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { write(photos, to: &$0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(_ urls: [String], to writer: inout JSONWriter) {
    writer.array { writer in for url in urls { writer.string(url) } }
  }
}

extension JSONWriter {
  /// Appends the value of an announcement's field, or `null`.
  package mutating func value(_ value: PetFieldValue?) {
    switch value {
    case nil: null()
    case .text(let text): string(text)
    case .integer(let number): self.number(number)
    case .degrees(let degrees): number(degrees)
    case .date(let date): plainString { date.appendISO(to: &$0) }
    case .timestamp(let time): plainString { time.append(to: &$0) }
    case .status(let status): string(status.word)
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
