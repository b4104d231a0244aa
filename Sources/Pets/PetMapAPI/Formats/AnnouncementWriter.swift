public import PetMapAnnouncements
import PetMapGeo
import PetMapJSON

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
  /// A format of files of announcements.
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

  /// What is written.
  public let format: Format
  private let hasBearing: Bool
  private let isCSVSafe: Bool
  private let keptNames: [String]
  private var isFirst = true

  /// - Parameters:
  ///   - hasBearing: CSV: whether there are columns for distance and bearing.
  ///   - isCSVSafe: CSV: whether texts that begin like a formula get an apostrophe in front.
  ///   - keptNames: CSV: which of `Announcement.kept` have columns.
  public init(
    format: Format, hasBearing: Bool = false, isCSVSafe: Bool = false, keptNames: [String] = []
  ) {
    self.keptNames = keptNames
    self.format = format
    self.hasBearing = hasBearing
    self.isCSVSafe = isCSVSafe
  }

  /// Appends what comes before the first announcement.
  public func begin(to bytes: inout [UInt8]) {
    switch format {
    case .geojson:
      bytes += #"{"type":"FeatureCollection","features":["#.utf8
    case .json:
      bytes += #"{"data":["#.utf8
    case .geojsonl:
      break
    case .csv:
      bytes += PetField.allCases.map(Self.column).joined(separator: ",").utf8
      if hasBearing { bytes += ",distance,bearing".utf8 }
      for name in keptNames { appendNext(name, to: &bytes) }
      bytes.append(0x0A)
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
    case .geojson, .json: bytes += (isFirst ? "]}\n" : "\n]}\n").utf8
    case .geojsonl, .csv: break
    }
  }

  // MARK: CSV

  private func appendRow(
    _ pet: Announcement, _ bearing: PinBearing?, to bytes: inout [UInt8]
  ) {
    for field in PetField.allCases {
      if field != .id { bytes.append(UInt8(ascii: ",")) }
      switch pet.value(of: field) {
      case nil: break
      case .text(let text): append(text, to: &bytes)
      case .degrees(let degrees): JSONWriter.append(to: &bytes) { $0.number(degrees) }
      case .date(let date): date.appendISO(to: &bytes)
      case .some(let value): bytes += value.text.utf8
      }
    }
    if hasBearing {
      for number in [bearing?.distance.value, bearing?.bearing] {
        bytes.append(0x2C)
        if let number { JSONWriter.append(to: &bytes) { $0.number(number) } }
      }
    }
    for name in keptNames {
      switch pet.kept[name] {
      case nil, .null: bytes.append(0x2C)
      case .string(let text) where CSVText.isNumber(text):
        bytes.append(0x2C)
        bytes += text.utf8
      case .string(let text): appendNext(text, to: &bytes)
      case .some(let value):
        var json: [UInt8] = []
        JSONWriter.append(to: &json) { $0.value(value) }
        bytes.append(0x2C)
        CSVText.append(String(decoding: json, as: UTF8.self), to: &bytes)
      }
    }
    bytes.append(0x0A)
  }

  /// A field's column: by the API's name, but for the coordinates.
  private static func column(_ field: PetField) -> String {
    switch field {
    case .locationLatitude: "latitude"
    case .locationLongitude: "longitude"
    default: field.name
    }
  }

  private func appendNext(_ text: String?, to bytes: inout [UInt8]) {
    bytes.append(0x2C)
    if let text { append(text, to: &bytes) }
  }

  private func append(_ text: String, to bytes: inout [UInt8]) {
    CSVText.append(isCSVSafe ? CSVText.neutralizingFormula(text) : text, to: &bytes)
  }
}
