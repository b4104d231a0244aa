import PetMapFiles
import PetMapJSON
import PetMapAnnouncements

/// What would read a file better than it is read now. Every proposal has been tried.
struct BetterReading {
  /// The mapping in use, with what is proposed.
  private(set) var mapping: SourceMapping
  /// The proposals' options for the command line, and why each.
  private(set) var options: [(words: [String], reason: String)] = []
  /// What only the user can decide, a line each.
  private(set) var decisions: [String] = []

  /// - Parameters:
  ///   - readings: how the file was read.
  ///   - path: the file's.
  init(_ inspection: SourceInspection, _ readings: ReadingOptions, path: String) {
    mapping = readings.mapping
    takeOver(inspection.facts)
    for (field, column) in inspection.suggestions where mapping.columns[field] == nil {
      mapping.columns[field] = column.name
      options.append(
        (["--map", "\(field.name)=\(column.name)"], "its values are words for a \(field.name)"))
      if field == .status { noteUnknownWords(of: column) }
    }
    if let column = inspection.columns.first(where: { $0.field == .status }) {
      noteUnknownWords(of: column)
    }
    if inspection.facts.isDateOrderGuessed, let order = inspection.facts.dateOrder {
      let other: DateOrder = order == .dayFirst ? .monthFirst : .dayFirst
      decisions.append(
        "dates could begin with day or month, read as \(order.rawValue); else give --date-format "
          + other.rawValue)
    }
    if let trial = Trial(path: path, readings) { tryCoordinates(inspection, trial, path) }
    if inspection.report.pins > 0, !inspection.facts.hasStatus, mapping.columns[.status] == nil {
      decisions.append(
        "no column says which animals are found; if all are: --set status=found")
    }
  }

  // MARK: Coordinates

  /// Tries swapped columns and other coordinate systems where most records are out of range.
  private mutating func tryCoordinates(
    _ inspection: SourceInspection, _ trial: Trial, _ path: String
  ) {
    let (facts, report) = (inspection.facts, inspection.report)
    let beyond = report.kinds.reduce(0) { $0 + ($1.reason == .outOfRange ? $1.count : 0) }
    guard beyond * 2 > report.records else { return }
    var swapped = mapping
    if let names = facts.swapped {
      swapped.columns[.latitude] = names.latitude
      swapped.columns[.longitude] = names.longitude
      if trial.pins(with: swapped) > max(report.pins, report.records / 2) {
        propose(swapped, "swapped, the records become pins")
        return
      }
    }
    guard facts.system == nil else { return }
    let finder = SystemFinder(
      trial.points(with: mapping), words: WordSet.words(of: inspection, path: path))
    guard let fit = finder.proposal else {
      decisions.append(Self.systems(finder.fits))
      return
    }
    guard !fit.isSwapped || facts.swapped != nil else { return }
    var better = fit.isSwapped ? swapped : mapping
    better.system = fit.system
    guard trial.pins(with: better) > report.pins else { return }
    let reason = "with it the pins lie near \(fit.city)"
    if fit.isSwapped { propose(better, reason) }
    mapping = better
    options.append((["--source-crs", fit.system], reason))
  }

  private mutating func propose(_ swapped: SourceMapping, _ reason: String) {
    for field in [AnnouncementField.latitude, .longitude] {
      guard let column = swapped.columns[field] else { continue }
      options.append((["--map", "\(field.shown)=\(column)"], reason))
    }
    mapping = swapped
  }

  /// What is said of systems none of which is surely the file's.
  private static func systems(_ fits: [SystemFinder.Fit]) -> String {
    guard !fits.isEmpty else {
      return
        "its coordinates are not degrees; name their system with --source-crs, such as EPSG:3857"
    }
    let some = fits.prefix(6).map {
      "\($0.system)\($0.isSwapped ? " with x and y swapped" : "") (near \($0.city))"
    }
    let more = fits.count > 6 ? " and \(fits.count - 6) more" : ""
    return "its coordinates are not degrees; name their system with --source-crs; possible are "
      + some.joined(separator: ", ") + more
  }

  /// What was found out, to be written down.
  private mutating func takeOver(_ facts: SourceFacts) {
    if facts.format == .csv {
      for column in facts.columns {
        if let field = column.field { mapping.columns[field] = column.name }
      }
      mapping.delimiter = facts.delimiter
      mapping.hasDecimalComma = facts.hasDecimalComma
    }
    mapping.encoding = mapping.encoding ?? facts.encoding
    if !facts.isDateOrderGuessed { mapping.dateOrder = mapping.dateOrder ?? facts.dateOrder }
  }

  /// Notes the words of a status column whose meaning is not known.
  private mutating func noteUnknownWords(of column: SourceInspection.Column) {
    let given = Set(mapping.values[.status]?.entries.map(\.value) ?? [])
    let unknown = column.values.filter {
      $0.meaning == nil && Synonyms.status($0.text) == nil && !given.contains($0.text)
    }
    guard !unknown.isEmpty else { return }
    let some = unknown.prefix(6).map { $0.text.shortened(to: 30).quoted }.joined(separator: ", ")
    let more = unknown.count > 6 ? " and \(unknown.count - 6) more" : ""
    let example = unknown[0].text.shortened(to: 30)
    decisions.append(
      "\(unknown.count == 1 ? "a status" : "statuses") of unknown meaning: \(some)\(more); say what "
        + "\(unknown.count == 1 ? "it means" : "they mean"), such as --values "
        + "status:\(example)=found".shellWord)
  }

  // MARK: File

  /// The mapping as `--mapping` reads it.
  var mappingFile: String {
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { writer in
      writer.object { writer in
        Self.append("map", mapping.columns, to: &writer)
        if !mapping.values.isEmpty {
          writer.key("values")
          writer.object { writer in
            for field in AnnouncementField.allCases {
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
        if let sign = mapping.delimiter {
          writer.member("delimiter", sign == 9 ? "tab" : String(decoding: [sign], as: UTF8.self))
        }
        if let isComma = mapping.hasDecimalComma {
          writer.member("decimal", isComma ? "comma" : "point")
        }
        if let order = mapping.pointOrder { writer.member("pointOrder", order.rawValue) }
        if let encoding = mapping.encoding { writer.member("encoding", encoding.name.lowercased()) }
        if let system = mapping.system { writer.member("sourceCrs", system) }
      }
    }
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }

  private static func append(
    _ name: String, _ texts: [AnnouncementField: String], to writer: inout JSONWriter
  ) {
    guard !texts.isEmpty else { return }
    writer.key(name)
    writer.object { writer in
      for field in AnnouncementField.allCases {
        if let text = texts[field] { writer.member(field.name, text) }
      }
    }
  }
}
