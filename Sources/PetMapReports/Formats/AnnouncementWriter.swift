import PetMapGeo

/// Writes announcements one after the other in one of the formats of files.
///
/// ```swift
/// var bytes: [UInt8] = []
/// var writer = AnnouncementWriter(format: .geojson)
/// writer.begin(to: &bytes)
/// for pet in pets { writer.append(pet, to: &bytes) }
/// writer.end(to: &bytes)
/// ```
///
/// The caller may empty `bytes` at any time between two calls.
public struct AnnouncementWriter: Sendable {
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// A GeoJSON feature collection (RFC 7946), one feature a line.
    case geojson
    /// A GeoJSON feature a line.
    case geojsonl
    /// Comma-separated values with a header (RFC 4180, lines end with a line feed).
    case csv
    /// The service's JSON, `{"data": […]}`, one announcement a line.
    case json
  }

  public let format: Format
  private let hasBearing: Bool
  private let hasStoredPrecision: Bool
  private var isFirst = true

  /// - Parameters:
  ///   - hasBearing: CSV: whether there are columns for distance and bearing.
  ///   - hasStoredPrecision: CSV: whether coordinates have all their digits instead of five
  ///     decimals. The JSON formats always have all.
  public init(format: Format, hasBearing: Bool = false, hasStoredPrecision: Bool = false) {
    self.format = format
    self.hasBearing = hasBearing
    self.hasStoredPrecision = hasStoredPrecision
  }

  /// Appends what comes before the first announcement.
  public func begin(to bytes: inout [UInt8]) {
    switch format {
    case .geojson:
      JSONText.append(literal: "{\"type\":\"FeatureCollection\",\"features\":[", to: &bytes)
    case .json:
      JSONText.append(literal: "{\"data\":[", to: &bytes)
    case .geojsonl:
      break
    case .csv:
      JSONText.append(
        literal: "id,petName,species,breed,sex,age,description,microchipNumber,latitude,"
          + "longitude,lastSeenDate,email,phone,photoUrl,status,reward,createdAt,updatedAt",
        to: &bytes)
      JSONText.append(literal: hasBearing ? ",distance,bearing\n" : "\n", to: &bytes)
    }
  }

  /// Appends one announcement.
  ///
  /// - Parameter bearing: how far and in which direction from the place that was asked about.
  public mutating func append(
    _ announcement: Announcement, bearing: PinBearing? = nil, to bytes: inout [UInt8]
  ) {
    switch format {
    case .geojson, .json:
      if !isFirst { bytes.append(0x2C) }
      isFirst = false
      bytes.append(0x0A)
      if format == .json {
        announcement.appendJSON(to: &bytes, bearing: bearing)
      } else {
        announcement.appendFeature(to: &bytes, bearing: bearing)
      }
    case .geojsonl:
      announcement.appendFeature(to: &bytes, bearing: bearing)
      bytes.append(0x0A)
    case .csv:
      appendRow(announcement, bearing, to: &bytes)
    }
  }

  /// Appends what comes after the last announcement.
  public func end(to bytes: inout [UInt8]) {
    switch format {
    case .geojson, .json: JSONText.append(literal: isFirst ? "]}\n" : "\n]}\n", to: &bytes)
    case .geojsonl, .csv: break
    }
  }

  // MARK: CSV

  private func appendRow(
    _ pet: Announcement, _ bearing: PinBearing?, to bytes: inout [UInt8]
  ) {
    Self.append(pet.id, to: &bytes)
    Self.appendNext(pet.petName, to: &bytes)
    Self.appendNext(pet.species, to: &bytes)
    Self.appendNext(pet.breed, to: &bytes)
    Self.appendNext(pet.sex, to: &bytes)
    Self.appendNext(pet.age?.description, to: &bytes)
    Self.appendNext(pet.description, to: &bytes)
    Self.appendNext(pet.microchipNumber, to: &bytes)
    appendDegrees(pet.coordinate.latitude, to: &bytes)
    appendDegrees(pet.coordinate.longitude, to: &bytes)
    Self.appendNext(pet.lastSeenDate?.isoText, to: &bytes)
    Self.appendNext(pet.email, to: &bytes)
    Self.appendNext(pet.phone, to: &bytes)
    Self.appendNext(pet.photoUrl, to: &bytes)
    Self.appendNext(pet.status.word, to: &bytes)
    Self.appendNext(pet.reward, to: &bytes)
    Self.appendNext(pet.createdAt, to: &bytes)
    Self.appendNext(pet.updatedAt, to: &bytes)
    if hasBearing {
      for number in [bearing?.distance, bearing?.bearing] {
        bytes.append(0x2C)
        if let number { JSONText.append(number, to: &bytes) }
      }
    }
    bytes.append(0x0A)
  }

  private func appendDegrees(_ degrees: Double, to bytes: inout [UInt8]) {
    bytes.append(0x2C)
    if hasStoredPrecision {
      JSONText.append(degrees, to: &bytes)
    } else {
      HundredThousandths(degrees).append(to: &bytes)
    }
  }

  private static func appendNext(_ text: String?, to bytes: inout [UInt8]) {
    bytes.append(0x2C)
    if let text { append(text, to: &bytes) }
  }

  /// Quotes what would otherwise be read as something else: separators of any kind, quotes, line
  /// ends, spaces at either end.
  private static func append(_ text: String, to bytes: inout [UInt8]) {
    let isPlain =
      text.utf8.first != 0x20 && text.utf8.last != 0x20
      && !text.utf8.contains { byte in
        byte == 0x2C || byte == 0x22 || byte == 0x0A || byte == 0x0D || byte == 0x3B
          || byte == 0x09
      }
    if isPlain {
      bytes.append(contentsOf: text.utf8)
      return
    }
    bytes.append(0x22)
    for byte in text.utf8 {
      if byte == 0x22 { bytes.append(0x22) }
      bytes.append(byte)
    }
    bytes.append(0x22)
  }
}
