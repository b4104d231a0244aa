import PetMapFiles
import PetMapGeo
import PetMapAnnouncements

/// The text output of `petmap inspect`.
struct InspectionText {
  private let inspection: SourceInspection
  private let suggestions: ReadingSuggestions
  private let path: String

  init(_ inspection: SourceInspection, _ suggestions: ReadingSuggestions, path: String) {
    self.inspection = inspection
    self.suggestions = suggestions
    self.path = path
  }

  func lines(width: Int, _ console: Console) -> [String] {
    let width = max(width, 40)
    func wrapped(_ texts: [String], hanging: Int = 2) -> [String] {
      texts.flatMap { $0.escapingControls.wrapped(to: width, hanging: hanging) }
    }
    func fitted(_ texts: [String]) -> [String] { texts.map { $0.fitted(to: width) } }
    var lines = wrapped(summary)
    func section(_ title: String, _ content: [String]) {
      guard !content.isEmpty else { return }
      lines += ["", console.colored(title, .bold, on: console.output)] + content
    }
    section("Columns", fitted(columns.lines(width: width)))
    for field in [RecordField.status, .species, .sex] {
      let table = values(of: field)
      if !table.isEmpty { section("Values of \(field.name)", fitted(table.lines(width: width))) }
    }
    section("Extent", wrapped(extent, hanging: 4))
    section("Coordinates", wrapped(missingCoordinates))
    section("Problems", wrapped(problems, hanging: 4))
    // Commands are not wrapped, because the user may copy them.
    section(
      "Suggested options",
      suggestedCommand.map(\.escapingControls) + wrapped(suggestionReasons))
    section("Decisions", wrapped(suggestions.decisions))
    return lines
  }

  private var summary: [String] {
    let (facts, report) = (inspection.facts, inspection.report)
    var parts = [facts.formatName]
    if let shapes = facts.layers?.shapes { parts[0] += " of \(shapes)" }
    parts.append(facts.encoding?.name.lowercased() ?? "UTF-8")
    var skipped: [String] = []
    if report.skipped > 0 { skipped.append("\(report.skipped.grouped) invalid") }
    if report.duplicates > 0 {
      skipped.append(
        PinSource.counted(report.duplicates, "with a duplicate ID", "with duplicate IDs"))
    }
    let rest = skipped.isEmpty ? "" : ", \(skipped.joined(separator: ", "))"
    let found = facts.detected.filter { !$0.hasPrefix("encoding") }.joined(separator: ", ")
    return [
      "\(path == "-" ? "standard input" : path): \(parts.joined(separator: ", "))"
    ] + (found.isEmpty ? [] : ["detected \(found)"])
      + [facts.layers?.note, facts.noteOnTracks, facts.noteOnLinks, report.noteOnShapes]
      .compactMap { $0 } + facts.repeated + [
        "\(PinSource.counted(report.records, "record", "records")), "
          + "\(PinSource.counted(report.pins, "pin", "pins"))\(rest)"
      ] + (report.records > 0 ? [report.statuses.summary(of: facts)] : [])
  }

  private var columns: Table {
    var table = Table(columns: [
      .init("Name", isFlexible: true), .init("Field"), .init("Filled", .trailing),
      .init("Values", isFlexible: true),
    ])
    let records = max(1, inspection.report.records)
    for column in inspection.columns {
      let share = column.filled == records ? "all" : "\(column.filled * 100 / records)%"
      let samples = column.values.prefix(3).map { $0.text.shortened(to: 30) }
      table.append([
        column.name.isEmpty ? "(no name)" : column.name, column.field?.displayName ?? "–",
        column.filled == 0 ? "none" : share, samples.joined(separator: ", "),
      ])
    }
    return table
  }

  private func values(of field: RecordField) -> Table {
    var table = Table(columns: [
      .init("Value", isFlexible: true), .init("Records", .trailing), .init("Meaning"),
    ])
    for column in inspection.columns where column.field == field {
      for value in column.values.prefix(12) {
        let unknown = field == .status ? "unknown" : "none"
        table.append([value.text, value.count.grouped, value.meaning ?? unknown])
      }
      if column.values.count > 12 {
        let rest = column.values.dropFirst(12).reduce(0) { $0 + $1.count }
        let more = column.values.count - 12
        table.append([
          column.hasMore
            ? "\(more.grouped) or more others" : PinSource.counted(more, "other", "others"),
          rest.grouped, "",
        ])
      }
    }
    return table
  }

  /// Advice for a file without coordinates.
  private var missingCoordinates: [String] {
    guard inspection.lacksCoordinates else { return [] }
    return [
      "no column contains coordinates; geocode the addresses first, or select the columns, or one "
        + "column with both:",
      "  --map latitude=COLUMN --map longitude=COLUMN", "  --map location=COLUMN",
    ]
  }

  private var extent: [String] {
    guard let extent = CoordinateExtent(of: inspection.coordinates) else { return [] }
    let box = extent.box
    let corners = [box.south, box.north, box.west, box.east].map { HundredThousandths($0).text }
    var lines = [
      "latitudes \(corners[0]) to \(corners[1]), longitudes \(corners[2]) to \(corners[3])"
    ]
    if !extent.outliers.isEmpty {
      let some = extent.outliers.prefix(3).map { index in
        let coordinate = inspection.coordinates[index]
        return "\(inspection.ids[index]) at \(HundredThousandths(coordinate.latitude).text), "
          + HundredThousandths(coordinate.longitude).text
      }
      lines.append("\(PinSource.counted(extent.outliers.count, "outlier", "outliers")):")
      lines += some.map { "  \($0)" }
    }
    return lines
      + [
        inspection.report.noteOnSystem, inspection.report.noteOnZero,
        inspection.report.noteOnMapViews,
      ].compactMap { $0 }
  }

  private var problems: [String] {
    inspection.report.kinds.flatMap { kind in
      let what = [kind.field?.displayName, kind.reason.words].compactMap { $0 }.joined(
        separator: ": ")
      let first = inspection.report.problems.first {
        $0.reason == kind.reason && $0.field == kind.field
      }
      var lines = ["\(kind.count.grouped) × \(what); \(kind.reason.outcome.verb)"]
      if let first {
        let value = first.value.map { " \($0.shortened(to: 40).quoted)" } ?? ""
        lines.append(
          "  first at line \(first.place.line.grouped), column \(first.place.column)\(value)")
      }
      return lines
    }
  }

  private var suggestedCommand: [String] {
    guard !suggestions.options.isEmpty else { return [] }
    var lines: [String] = []
    for (index, option) in suggestions.options.enumerated() {
      let words = option.words.map(\.shellWord).joined(separator: " ")
      let isLast = index == suggestions.options.count - 1
      if index == 0 {
        lines.append("petmap pins --source \(path.shellWord) \\")
      }
      lines.append("  \(words)\(isLast ? "" : " \\")")
    }
    return lines
  }

  private var suggestionReasons: [String] {
    var reasons: [String] = []
    for option in suggestions.options {
      let line = "\(option.words[0]): \(option.reason)"
      if !reasons.contains(line) { reasons.append(line) }
    }
    return reasons
  }
}
