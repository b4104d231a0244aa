import PetMapGeo
import PetMapJSON
import PetMapKit
import PetMapAnnouncements
import PetMapAPI

/// Writes pins and clusters in one of the formats.
struct ClusterWriter {
  private let format: PinOptions.Format
  private let hasBearing: Bool
  private let isCSVSafe: Bool

  init(_ format: PinOptions.Format, hasBearing: Bool, isCSVSafe: Bool = false) {
    self.format = format
    self.hasBearing = hasBearing
    self.isCSVSafe = isCSVSafe
  }

  func write(
    _ found: some Sequence<FoundCluster>, to stream: OutputStream, console: Console
  ) {
    if format == .table {
      var table = Table(columns: columns)
      for item in found { table.append(cells(item)) }
      let lines = table.lines(
        width: stream.columns, emphasis: { console.colored($0, .bold, on: stream) })
      for line in lines { stream.write(styled: line + "\n") }
      return
    }
    stream.write { append(begin, to: &$0) }
    var isFirst = true
    for item in found {
      stream.write { bytes in
        if !isFirst && (format == .geojson || format == .json) { bytes.append(UInt8(ascii: ",")) }
        if format == .geojson || format == .json { bytes.append(UInt8(ascii: "\n")) }
        append(item, to: &bytes)
      }
      isFirst = false
    }
    if format == .geojson || format == .json {
      stream.write { append(isFirst ? "]}\n" : "\n]}\n", to: &$0) }
    }
  }

  private var begin: String {
    switch format {
    case .geojson: "{\"type\":\"FeatureCollection\",\"features\":["
    case .json: "{\"data\":["
    case .geojsonl, .table, .gpkg, .kml: ""
    case .csv:
      "id,cluster,point_count,point_count_abbreviated,expansion_zoom,missing,found,closed,"
        + "petName,species,breed,lastSeenDate,latitude,longitude"
        + (hasBearing ? ",distance,bearing\n" : "\n")
    }
  }

  private func append(_ item: FoundCluster, to bytes: inout [UInt8]) {
    switch format {
    case .geojson, .geojsonl:
      item.appendFeature(to: &bytes)
      if format == .geojsonl { bytes.append(UInt8(ascii: "\n")) }
    case .json: item.appendJSON(to: &bytes)
    case .csv: appendRow(item, to: &bytes)
    case .table, .gpkg, .kml: break
    }
  }

  private func append(_ text: String, to bytes: inout [UInt8]) { bytes += text.utf8 }

  /// Formats a number as in JSON.
  private func number(_ value: Double) -> String {
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { $0.number(value) }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Table

  private var columns: [Table.Column] {
    let columns: [Table.Column] = [
      .init("ID"), .init("Pins", .trailing), .init("Missing", .trailing),
      .init("Found", .trailing), .init("Closed", .trailing), .init("Splits at", .trailing),
      .init("Name", isFlexible: true), .init("Species", isFlexible: true),
      .init("Latitude", .trailing), .init("Longitude", .trailing),
    ]
    return columns + (hasBearing ? [.init("Away", .trailing), .init("Dir.", .trailing)] : [])
  }

  private func cells(_ item: FoundCluster) -> [String] {
    let isPin = item.announcement != nil
    var cells = [item.id, item.count.grouped]
    cells += [item.missing, item.found, item.closed].map { $0.grouped }
    cells += [
      isPin ? "" : item.expansionZoom.map(String.init) ?? "never",
      item.announcement?.petName ?? "", item.announcement?.species.lowercased() ?? "",
      HundredThousandths(item.coordinate.latitude).text,
      HundredThousandths(item.coordinate.longitude).text,
    ]
    if let bearing = item.bearing {
      cells += [
        PinTable.text(of: bearing.distance), "\(Int(bearing.bearing.rounded()) % 360)°",
      ]
    }
    return cells
  }

  // MARK: CSV

  private func appendRow(_ item: FoundCluster, to bytes: inout [UInt8]) {
    let pin = item.announcement
    func text(_ text: String?) -> String {
      isCSVSafe ? CSVText.neutralizingFormula(text ?? "") : text ?? ""
    }
    var fields = [
      text(item.id), pin == nil ? "true" : "false", String(item.count),
      item.count.abbreviatedCount, item.expansionZoom.map(String.init) ?? "",
    ]
    fields += [item.missing, item.found, item.closed].map(String.init)
    fields += [
      text(pin?.petName), text(pin?.species), text(pin?.breed),
      pin?.lastSeenDate?.isoText ?? "",
      number(item.coordinate.latitude), number(item.coordinate.longitude),
    ]
    if let bearing = item.bearing { fields += ["\(bearing.distance.value)", "\(bearing.bearing)"] }
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      CSVText.append(field, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}

extension FoundCluster {
  /// Returns the node with its coordinate rounded, or unchanged if `decimals` is `nil`.
  func rounded(toDecimals decimals: Int?) -> FoundCluster {
    guard let decimals else { return self }
    var rounded = self
    rounded.coordinate = coordinate.rounded(toDecimals: decimals)
    rounded.announcement?.coordinate = rounded.coordinate
    return rounded
  }
}
