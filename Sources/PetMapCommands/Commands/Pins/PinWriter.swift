import PetMapGeo
import PetMapReports

/// Prints pins in one of the formats, one after the other.
struct PinWriter {
  private let format: PinOptions.Format
  private let stream: OutputStream
  private let console: Console
  private var bytes: [UInt8] = []
  private(set) var count = 0
  private var table: Table

  init(
    _ format: PinOptions.Format, to stream: OutputStream, hasWay: Bool, console: Console
  ) {
    self.format = format
    self.stream = stream
    self.console = console
    table = Table(columns: Self.columns(hasWay: hasWay))
    switch format {
    case .geojson: stream.write(#"{"type":"FeatureCollection","features":["# + "\n")
    case .json: stream.write(#"{"data":["# + "\n")
    case .csv: stream.write(Self.titles(hasWay: hasWay))
    case .table, .geojsonl: break
    }
  }

  mutating func write(_ pin: FoundPin) {
    count += 1
    guard format != .table else {
      table.append(Self.cells(pin))
      return
    }
    bytes.removeAll(keepingCapacity: true)
    if count > 1, format == .geojson || format == .json { bytes += [0x2C, 0x0A] }
    switch format {
    case .geojson: pin.announcement.appendFeature(to: &bytes, bearing: pin.way)
    case .geojsonl:
      pin.announcement.appendFeature(to: &bytes, bearing: pin.way)
      bytes.append(0x0A)
    case .json: pin.announcement.appendJSON(to: &bytes, bearing: pin.way)
    case .csv: Self.appendCSV(pin, to: &bytes)
    case .table: break
    }
    stream.write(bytes)
  }

  func finish() {
    switch format {
    case .geojson, .json: stream.write(count > 0 ? "\n]}\n" : "]}\n")
    case .table:
      guard count > 0 else { return }
      for line in table.lines(
        width: stream.columns, emphasis: { console.colored($0, .bold, on: stream) })
      {
        stream.write(line + "\n")
      }
    case .csv, .geojsonl: break
    }
  }
}

// MARK: Table

extension PinWriter {
  private static func columns(hasWay: Bool) -> [Table.Column] {
    let columns: [Table.Column] = [
      .init("ID"), .init("Name", isFlexible: true), .init("Species", isFlexible: true),
      .init("Breed", isFlexible: true), .init("Status"), .init("Date"),
      .init("Latitude", .trailing), .init("Longitude", .trailing),
    ]
    return columns + (hasWay ? [.init("Away", .trailing), .init("Dir.", .trailing)] : [])
  }

  private static func cells(_ pin: FoundPin) -> [String] {
    let announcement = pin.announcement
    let coordinate = announcement.coordinate
    var cells = [
      announcement.id, announcement.petName ?? "", announcement.species.lowercased(),
      announcement.breed ?? "", announcement.status.word.lowercased(),
      announcement.lastSeenDate?.isoText ?? "",
      fiveDecimals(coordinate.latitude), fiveDecimals(coordinate.longitude),
    ]
    if let way = pin.way {
      cells += [shown(meters: way.distance), "\(Int(way.bearing.rounded()) % 360)°"]
    }
    return cells
  }

  private static func fiveDecimals(_ degrees: Double) -> String {
    var bytes: [UInt8] = []
    HundredThousandths(degrees).append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `850 m`, `1.23 km`, `12.3 km`, `1,234 km`: three digits or more.
  static func shown(meters: Double) -> String {
    if meters.rounded() < 1000 { return "\(Int(meters.rounded())) m" }
    let kilometers = meters / 1000
    if (kilometers * 100).rounded() < 1000 { return decimals(kilometers, 2) + " km" }
    if (kilometers * 10).rounded() < 1000 { return decimals(kilometers, 1) + " km" }
    return Progress.grouped(Int(kilometers.rounded())) + " km"
  }

  private static func decimals(_ value: Double, _ count: Int) -> String {
    let scale = count == 2 ? 100 : 10
    let scaled = Int((value * Double(scale)).rounded())
    let rest = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: count - rest.count) + rest
  }
}

// MARK: CSV

extension PinWriter {
  private static func titles(hasWay: Bool) -> String {
    let titles = """
      id,petName,species,breed,sex,age,description,microchipNumber,locationLatitude,\
      locationLongitude,lastSeenDate,email,phone,photoUrl,status,reward,createdAt,updatedAt
      """
    return titles + (hasWay ? ",distance,bearing\r\n" : "\r\n")
  }

  private static func appendCSV(_ pin: FoundPin, to bytes: inout [UInt8]) {
    let announcement = pin.announcement
    let fields = [
      announcement.id, announcement.petName, announcement.species, announcement.breed,
      announcement.sex, announcement.age.map(String.init), announcement.description,
      announcement.microchipNumber, fiveDecimals(announcement.coordinate.latitude),
      fiveDecimals(announcement.coordinate.longitude), announcement.lastSeenDate?.isoText,
      announcement.email, announcement.phone, announcement.photoUrl, announcement.status.word,
      announcement.reward, announcement.createdAt, announcement.updatedAt,
    ]
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(0x2C) }
      append(field ?? "", to: &bytes)
    }
    if let way = pin.way {
      bytes += ",\(way.distance),\(way.bearing)".utf8
    }
    bytes += [0x0D, 0x0A]
  }

  /// A field, between quotes when it has to be (RFC 4180).
  private static func append(_ field: String, to bytes: inout [UInt8]) {
    let needsQuotes = field.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
    guard needsQuotes else {
      bytes += field.utf8
      return
    }
    bytes.append(0x22)
    for byte in field.utf8 {
      if byte == 0x22 { bytes.append(0x22) }
      bytes.append(byte)
    }
    bytes.append(0x22)
  }
}
