import PetMapFiles
import PetMapJSON
import PetMapAnnouncements
import PetMapGeo
import PetMapSystem
import PetMapSynonyms

/// Options that would improve how a file is read. All of them have been tried.
struct ReadingSuggestions {
  /// The current mapping with the suggested changes applied.
  private(set) var mapping: SourceMapping
  /// The suggested command line options with reasons.
  private(set) var options: [(words: [String], reason: String)] = []
  /// Decisions that only the user can make.
  private(set) var decisions: [String] = []

  /// - Parameters:
  ///   - readings: The options with which the file was read.
  ///   - path: The path of the file.
  init(_ inspection: SourceInspection, _ readings: ReadingOptions, path: String) {
    mapping = readings.mapping
    adopt(inspection.facts)
    if let name = inspection.facts.possibleStatusColumn,
      let column = inspection.columns.first(where: { $0.name == name })
    {
      mapping.columns[.status] = name
      options.append((["--map", "status=\(name)"], "most of its values are statuses"))
      noteUnknownWords(of: column, as: .status)
    }
    for field in [RecordField.species, .sex] {
      guard let column = inspection.columns.first(where: { $0.field == field }) else { continue }
      noteUnknownWords(of: column, as: field)
    }
    decisions += inspection.report.statuses.remedies
    if inspection.facts.isDateOrderGuessed, let order = inspection.facts.dateOrder {
      let others = inspection.facts.otherDateOrders.map(\.rawValue).joined(separator: " or ")
      decisions.append(
        "ambiguous dates were read as \(order.rawValue); if that is wrong, add --date-format "
          + others)
    }
    decisions += inspection.facts.notes
    if let trial = TrialReading(path: path, readings) { tryCoordinates(inspection, trial, path) }
    if mapping.columns[.status] == nil, let decision = inspection.report.statuses.decisionOnAssumed
    {
      decisions.append(decision)
    }
  }

  // MARK: Coordinates

  /// Tries swapped columns and other coordinate systems if most records are out of range.
  private mutating func tryCoordinates(
    _ inspection: SourceInspection, _ trial: TrialReading, _ path: String
  ) {
    let (facts, report) = (inspection.facts, inspection.report)
    let outOfRange = report.kinds.reduce(0) { $0 + ($1.reason == .outOfRange ? $1.count : 0) }
    guard outOfRange * 2 > report.records else { return }
    var swapped = mapping
    if let names = facts.swapped {
      swapped.columns[.latitude] = names.latitude
      swapped.columns[.longitude] = names.longitude
      if trial.pins(with: swapped) > max(report.pins, report.records / 2) {
        suggest(swapped, "the coordinates are valid when swapped")
        return
      }
    }
    guard facts.system == nil else { return }
    let finder = CoordinateSystemFinder(
      trial.points(with: mapping), words: WordSet.words(of: inspection, path: path))
    guard let match = finder.suggestion else {
      decisions.append(Self.decision(among: finder.matches))
      return
    }
    guard !match.isSwapped || facts.swapped != nil else { return }
    var better = match.isSwapped ? swapped : mapping
    better.system = match.system
    guard trial.pins(with: better) > report.pins else { return }
    let reason = "puts the pins \(match.place)"
    if match.isSwapped { suggest(better, reason) }
    mapping = better
    options.append((["--source-crs", match.system], reason))
  }

  private mutating func suggest(_ swapped: SourceMapping, _ reason: String) {
    for field in [RecordField.latitude, .longitude] {
      guard let column = swapped.columns[field] else { continue }
      options.append((["--map", "\(field.displayName)=\(column)"], reason))
    }
    mapping = swapped
  }

  /// Returns the decision to make if none of the matching systems is certain.
  private static func decision(among matches: [CoordinateSystemFinder.Match]) -> String {
    guard !matches.isEmpty else {
      return
        "the coordinates are not in degrees; set their reference system with --source-crs EPSG:CODE"
    }
    let some = matches.prefix(6).map {
      "\($0.system)\($0.isSwapped ? " with x and y swapped" : "") (\($0.place))"
    }
    let more = matches.count > 6 ? " and \(matches.count - 6) more" : ""
    return
      "the coordinates are not in degrees; set their reference system with --source-crs; "
      + "candidates: "
      + some.joined(separator: ", ") + more
  }

  /// Adds detected properties to the mapping.
  private mutating func adopt(_ facts: SourceFacts) {
    if facts.format == .csv {
      // A field that is read from several columns cannot be mapped to one.
      let columns = facts.columns.filter { !$0.isPart }
      for (field, columns) in Dictionary(grouping: columns, by: \.field) {
        if let field, columns.count == 1 { mapping.columns[field] = columns[0].name }
      }
      mapping.delimiter = facts.delimiter
      mapping.hasDecimalComma = facts.hasDecimalComma
    }
    mapping.encoding = mapping.encoding ?? facts.encoding
    if !facts.isDateOrderGuessed { mapping.dateOrder = mapping.dateOrder ?? facts.dateOrder }
  }

  /// Adds a decision about the unknown values of a column with statuses, species, or sexes.
  private mutating func noteUnknownWords(
    of column: SourceInspection.Column, as field: RecordField
  ) {
    let given = Set(mapping.values[field]?.entries.map(\.value) ?? [])
    guard !given.contains("*") else { return }
    let unknown = column.values.filter {
      !given.contains($0.text) && !Synonyms.isKnown($0.text, as: field)
    }
    let words = UnknownWords(field, unknown.map(\.text))
    if !words.isEmpty { decisions.append(words.note) }
  }

  // MARK: File

  /// The contents of a file for `--mapping`.
  var mappingFile: String {
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { writer in
      writer.object { writer in
        Self.append("map", mapping.columns, to: &writer)
        if !mapping.values.isEmpty {
          writer.key("values")
          writer.object { writer in
            for field in RecordField.allCases {
              guard let meanings = mapping.values[field] else { continue }
              writer.key(field.name)
              writer.object { writer in
                for entry in meanings.entries { writer.member(entry.value, entry.meaning) }
              }
            }
          }
        }
        Self.append("set", mapping.constants, to: &writer)
        if let order = mapping.dateOrder { writer.member("dateFormat", order.rawValue) }
        if let separator = mapping.delimiter {
          writer.member(
            "delimiter",
            separator == UInt8(ascii: "\t") ? "tab" : String(decoding: [separator], as: UTF8.self))
        }
        if let isComma = mapping.hasDecimalComma {
          writer.member("decimal", isComma ? "comma" : "point")
        }
        if mapping.representsShapes { writer.member("points", "centroid") }
        if let order = mapping.pointOrder { writer.member("pointOrder", order.rawValue) }
        if let encoding = mapping.encoding { writer.member("encoding", encoding.name.lowercased()) }
        if let system = mapping.system { writer.member("sourceCrs", system) }
      }
    }
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }

  private static func append(
    _ name: String, _ texts: [RecordField: String], to writer: inout JSONWriter
  ) {
    guard !texts.isEmpty else { return }
    writer.key(name)
    writer.object { writer in
      for field in RecordField.allCases {
        if let text = texts[field] { writer.member(field.name, text) }
      }
    }
  }
}

/// Reads a file with other options to verify suggestions.
private struct TrialReading {
  private let path: String
  private let options: ReadingOptions

  /// Returns `nil` for standard input, which cannot be read twice.
  init?(path: String, _ options: ReadingOptions) {
    guard path != "-" else { return nil }
    self.path = path
    self.options = options
  }

  /// Returns the number of pins that the file yields with a mapping, or 0 if the file cannot be
  /// read.
  func pins(with mapping: SourceMapping) -> Int {
    var options = options
    options.mapping = mapping
    options.isStrict = false
    guard var reader = try? AnnouncementReader(path: path, options: options) else { return 0 }
    while (try? reader.readBatch()) == true {}
    return reader.report.pins
  }

  /// Returns the first points in the file's coordinate system.
  func points(with mapping: SourceMapping) -> [PlanePoint] {
    let found = Monitor<[PlanePoint]>([])
    var options = options
    options.mapping = mapping
    let system = "points as they are"
    options.mapping.system = system
    options.isStrict = false
    options.unprojection = { name in
      // Grid references have their own coordinate systems.
      guard name == system else { return CoordinateSystems.unprojection(name) }
      return { points in
        found.withLock { $0 += points }
        return points.map { _ in nil }
      }
    }
    guard var reader = try? AnnouncementReader(path: path, options: options) else { return [] }
    while (try? reader.readBatch()) == true, found.withLock({ $0.count }) < 5000 {}
    return found.withLock { $0 }
  }
}
