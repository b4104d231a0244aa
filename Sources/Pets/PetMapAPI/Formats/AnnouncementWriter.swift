public import PetMapAnnouncements
import PetMapGeo
import PetMapJSON

/// Writes announcements incrementally in a file format.
///
/// ```swift
/// var bytes: [UInt8] = []
/// var writer = AnnouncementWriter(format: .geojson)
/// writer.begin(to: &bytes)
/// for pet in pets { writer.append(pet, to: &bytes) }
/// writer.end(to: &bytes)
/// ```
///
/// The caller can clear `bytes` between any two calls.
public struct AnnouncementWriter: Sendable {
  /// A file format for announcements.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// A GeoJSON feature collection (RFC 7946) with one feature per line.
    case geojson
    /// One GeoJSON feature per line.
    case geojsonl
    /// Comma-separated values with a header (RFC 4180, but lines end with a line feed).
    case csv
    /// The service's JSON, `{"data": […]}`, with one announcement per line.
    case json
  }

  /// The format.
  public let format: Format
  private let hasBearing: Bool
  private let isCSVSafe: Bool
  private let keptNames: [String]
  private var isFirst = true

  /// - Parameters:
  ///   - hasBearing: Whether CSV output includes columns for the distance and the bearing.
  ///   - isCSVSafe: Whether CSV output has an apostrophe before values that start like a formula.
  ///   - keptNames: The names in `Announcement.kept` that get CSV columns.
  public init(
    format: Format, hasBearing: Bool = false, isCSVSafe: Bool = false, keptNames: [String] = []
  ) {
    self.keptNames = keptNames
    self.format = format
    self.hasBearing = hasBearing
    self.isCSVSafe = isCSVSafe
  }

  /// Appends the part before the first announcement.
  public func begin(to bytes: inout [UInt8]) {
    switch format {
    case .geojson:
      bytes += #"{"type":"FeatureCollection","features":["#.utf8
    case .json:
      bytes += #"{"data":["#.utf8
    case .geojsonl:
      break
    case .csv:
      bytes += PetField.allCases.flatMap(Self.columns).joined(separator: ",").utf8
      if hasBearing { bytes += ",distance,bearing".utf8 }
      for name in keptNames { appendNext(name, to: &bytes) }
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Appends an announcement.
  ///
  /// - Parameter bearing: The distance and direction from the requested coordinate, if any.
  public mutating func append(
    _ announcement: Announcement, bearing: PinBearing? = nil, to bytes: inout [UInt8]
  ) {
    switch format {
    case .geojson, .json:
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      bytes.append(UInt8(ascii: "\n"))
      if format == .json {
        announcement.appendJSON(to: &bytes, bearing: bearing)
      } else {
        announcement.appendFeature(to: &bytes, bearing: bearing)
      }
    case .geojsonl:
      announcement.appendFeature(to: &bytes, bearing: bearing)
      bytes.append(UInt8(ascii: "\n"))
    case .csv:
      appendRow(announcement, bearing, to: &bytes)
    }
  }

  /// Appends the part after the last announcement.
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
      if field == .photoUrl { appendNext(pet.photosText, to: &bytes) }
    }
    if hasBearing {
      for number in [bearing?.distance.value, bearing?.bearing] {
        bytes.append(UInt8(ascii: ","))
        if let number { JSONWriter.append(to: &bytes) { $0.number(number) } }
      }
    }
    for name in keptNames {
      switch pet.kept[name] {
      case nil, .null: bytes.append(UInt8(ascii: ","))
      case .string(let text) where CSVText.isNumber(text):
        bytes.append(UInt8(ascii: ","))
        bytes += text.utf8
      case .string(let text): appendNext(text, to: &bytes)
      case .some(let value):
        var json: [UInt8] = []
        JSONWriter.append(to: &json) { $0.value(value) }
        bytes.append(UInt8(ascii: ","))
        CSVText.append(String(decoding: json, as: UTF8.self), to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Returns the column names of a field: its API name, except for coordinates. All photos follow
  /// the first one.
  private static func columns(_ field: PetField) -> [String] {
    switch field {
    case .locationLatitude: ["latitude"]
    case .locationLongitude: ["longitude"]
    case .photoUrl: [field.name, Announcement.photosName]
    default: [field.name]
    }
  }

  private func appendNext(_ text: String?, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: ","))
    if let text { append(text, to: &bytes) }
  }

  private func append(_ text: String, to bytes: inout [UInt8]) {
    CSVText.append(isCSVSafe ? CSVText.neutralizingFormula(text) : text, to: &bytes)
  }
}
