import PetMapGeo
import PetMapJSON
import PetMapAnnouncements
import PetMapAPI

/// Writes pins in one of the formats.
struct PinWriter {
  private enum Kind {
    case table(Table)
    case file(AnnouncementWriter)
    case geoPackage(GeoPackageOutput)
    case kml(KMLWriter)
  }

  private var kind: Kind
  private let stream: OutputStream
  private let console: Console
  private var hasBearing = false
  private let isCSVSafe: Bool
  /// The number of decimal places to which coordinates are rounded, or `nil` for the precision of
  /// the source.
  private let precision: Int?
  /// The number of pins written.
  private(set) var count = 0
  private var hasBegun = false
  /// The number of sightings of the pins written that the format leaves out.
  private var omittedSightings = 0
  /// The number of values of ``PlaceDetail`` without a column.
  private var omittedDetails = 0
  private var keptNames: [String] = []
  private let format: PinOptions.Format

  /// - Parameter path: The path of a GeoPackage; all other formats are written to the stream.
  init(
    _ format: PinOptions.Format, to stream: OutputStream, path: String?, hasBearing: Bool,
    isCSVSafe: Bool = false, precision: Int? = nil, console: Console
  ) throws(CommandError) {
    self.stream = stream
    self.console = console
    self.isCSVSafe = isCSVSafe
    self.precision = precision
    self.format = format
    if format == .gpkg {
      kind = .geoPackage(try GeoPackageOutput(path, hasBearing: hasBearing))
      return
    }
    if format == .kml {
      kind = .kml(KMLWriter(hasBearing: hasBearing))
      return
    }
    guard let format = AnnouncementWriter.Format(rawValue: format.rawValue) else {
      kind = .table(Table(columns: PinTable.columns(hasBearing: hasBearing)))
      return
    }
    self.hasBearing = hasBearing
    kind = .file(AnnouncementWriter(format: format, hasBearing: hasBearing, isCSVSafe: isCSVSafe))
  }

  /// Writes the beginning of the output, including the names of the kept columns, unless it has
  /// already been written.
  mutating func begin(keeping names: [String] = []) {
    guard !hasBegun else { return }
    hasBegun = true
    keptNames = names
    if case .geoPackage(let output) = kind { output.begin(keeping: names) }
    if case .kml(let writer) = kind { stream.write(writer.beginning) }
    if case .file(let writer) = kind {
      let writer = AnnouncementWriter(
        format: writer.format, hasBearing: hasBearing, isCSVSafe: isCSVSafe, keptNames: names)
      stream.write { writer.begin(to: &$0) }
      kind = .file(writer)
    }
  }

  mutating func write(_ announcement: Announcement, _ bearing: PinBearing?) {
    begin()
    count += 1
    if !PinOptions.Format.withSightings.contains(format) {
      omittedSightings += announcement.sightings.count
    }
    if [.csv, .gpkg].contains(format) {
      omittedDetails += PlaceDetail.allCases.count {
        announcement[$0] != nil && !keptNames.contains($0.name)
      }
    }
    var announcement = announcement
    if let precision {
      announcement.coordinate = announcement.coordinate.rounded(toDecimals: precision)
    }
    switch kind {
    case .table(var table):
      kind = .table(Table(columns: []))
      table.append(PinTable.cells(announcement, bearing))
      kind = .table(table)
    case .file(var writer):
      stream.write { writer.append(announcement, bearing: bearing, to: &$0) }
      kind = .file(writer)
    case .geoPackage(let output): output.write(announcement, bearing)
    case .kml(let writer): stream.write(writer.placemark(announcement, bearing))
    }
  }

  /// What was left out, and which formats keep it.
  var omissions: [String] {
    let formats = PinOptions.Format.withSightings.map { $0.rawValue }
    let others = formats.dropLast().joined(separator: ", ") + " or \(formats[formats.count - 1])"
    let counted = [
      (omittedSightings, "sighting was", "sightings were"),
      (
        omittedDetails, "value of locationRadius or locationPrivacy was",
        "values of locationRadius or locationPrivacy were"
      ),
    ]
    return counted.filter { $0.0 > 0 }.map { count, one, many in
      PinSource.counted(count, one, many)
        + " left out, because \(format.rawValue) has no place for them; to keep them, use --format "
        + others
    }
  }

  mutating func finish() throws(CommandError) {
    begin()
    switch kind {
    case .geoPackage(let output): try output.finish()
    case .file(let writer): stream.write { writer.end(to: &$0) }
    case .kml(let writer): stream.write(writer.end)
    case .table(let table):
      guard count > 0 else { return }
      let lines = table.lines(
        width: stream.columns, emphasis: { console.colored($0, .bold, on: stream) })
      for line in lines { stream.write(styled: line + "\n") }
    }
  }
}

extension JSONValue {
  /// The text of a cell: the contents of a string, JSON for other values, or `nil` for `null`.
  var cellText: String? {
    if case .null = self { return nil }
    if let string { return string }
    var json: [UInt8] = []
    JSONWriter.append(to: &json) { $0.value(self) }
    return String(decoding: json, as: UTF8.self)
  }
}
