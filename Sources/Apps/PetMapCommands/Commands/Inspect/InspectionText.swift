import PetMapFiles
import PetMapGeo
import PetMapAnnouncements

/// What `inspect` prints for people.
struct InspectionText {
  private let inspection: SourceInspection
  private let better: BetterReading
  private let path: String

  init(_ inspection: SourceInspection, _ better: BetterReading, path: String) {
    self.inspection = inspection
    self.better = better
    self.path = path
  }

  func lines(width: Int, _ console: Console) -> [String] {
    var lines = summary
    func section(_ title: String, _ content: [String]) {
      guard !content.isEmpty else { return }
      lines += ["", console.colored(title, .bold, on: console.output)] + content
    }
    section("Columns", columns.lines(width: width))
    for field in [AnnouncementField.status, .species, .sex] {
      let table = values(of: field)
      if !table.isEmpty { section("Values of \(field.name)", table.lines(width: width)) }
    }
    section("Where", extent)
    section("Missing", missing)
    section("Problems", problems)
    lines = lines.map { $0.escapingControls.fitted(to: max(width, 40)) }
    // A command line that is cut is of no use.
    section("Better", suggestions.map(\.escapingControls))
    section(
      "To decide",
      better.decisions.flatMap { decision in
        HelpScreen.wrap(decision.escapingControls, indent: 0, hanging: 2)
          .split(separator: "\n").map(String.init)
      })
    return lines
  }

  private var summary: [String] {
    let (facts, report) = (inspection.facts, inspection.report)
    var parts = [facts.layer?.format ?? (facts.format == .csv ? "a table" : facts.format.rawValue)]
    parts.append(facts.encoding?.name.lowercased() ?? "UTF-8")
    var left: [String] = []
    if report.skipped > 0 { left.append("\(report.skipped.grouped) could not become pins") }
    if report.duplicates > 0 { left.append("\(report.duplicates.grouped) repeat an earlier id") }
    let rest = left.isEmpty ? "" : ", \(left.joined(separator: ", "))"
    let found = facts.found.filter { !$0.hasPrefix("encoding") }.joined(separator: ", ")
    return [
      "\(path == "-" ? "standard input" : path): \(parts.joined(separator: ", "))"
    ] + (found.isEmpty ? [] : [found]) + facts.repeated + [
      "\(PinSource.counted(report.records, "record", "records")), "
        + "\(PinSource.counted(report.pins, "pin", "pins"))\(rest)"
    ]
  }

  private var columns: Table {
    var table = Table(columns: [
      .init("Name", isFlexible: true), .init("Becomes"), .init("Filled", .trailing),
      .init("Values", isFlexible: true),
    ])
    let records = max(1, inspection.report.records)
    for column in inspection.columns {
      let share = column.filled == records ? "all" : "\(column.filled * 100 / records) %"
      let samples = column.values.prefix(3).map { $0.text.shortened(to: 30) }
      table.append([
        column.name.isEmpty ? "(no name)" : column.name, column.field?.shown ?? "–",
        column.filled == 0 ? "none" : share, samples.joined(separator: ", "),
      ])
    }
    return table
  }

  private func values(of field: AnnouncementField) -> Table {
    var table = Table(columns: [
      .init("Value", isFlexible: true), .init("Records", .trailing), .init("Becomes"),
    ])
    for column in inspection.columns where column.field == field {
      for value in column.values.prefix(12) {
        let nothing = field == .status ? "no known status" : "nothing"
        table.append([value.text, value.count.grouped, value.meaning ?? nothing])
      }
      if column.values.count > 12 {
        let rest = column.values.dropFirst(12).reduce(0) { $0 + $1.count }
        let more = column.values.count - 12
        table.append([
          "\(more.grouped)\(column.hasMore ? " or more" : "") others", rest.grouped, "",
        ])
      }
    }
    return table
  }

  /// What the file lacks for pins, and how to name it.
  private var missing: [String] {
    guard inspection.lacksCoordinates else { return [] }
    return [
      "no column is known to hold coordinates; geocode the addresses first, or",
      "name them, or one with both:",
      "  --map latitude=COLUMN --map longitude=COLUMN", "  --map location=COLUMN",
    ]
  }

  private var extent: [String] {
    guard let extent = CoordinateExtent(of: inspection.coordinates) else { return [] }
    let box = extent.box
    let corners = [box.south, box.north, box.west, box.east].map { PinTable.fiveDecimals($0) }
    var lines = [
      "latitudes \(corners[0]) to \(corners[1]), longitudes \(corners[2]) to \(corners[3])"
    ]
    if !extent.outliers.isEmpty {
      let some = extent.outliers.prefix(3).map { index in
        let coordinate = inspection.coordinates[index]
        return "\(inspection.ids[index]) at \(PinTable.fiveDecimals(coordinate.latitude)), "
          + PinTable.fiveDecimals(coordinate.longitude)
      }
      lines.append("far from all others: \(extent.outliers.count.grouped)")
      lines += some.map { "  \($0)" }
    }
    if inspection.report.atZero > 0 {
      lines.append("at 0, 0, most likely no address that was found: \(inspection.report.atZero)")
    }
    return lines
  }

  private var problems: [String] {
    inspection.report.kinds.flatMap { kind in
      let what = [kind.field?.shown, kind.reason.words].compactMap { $0 }.joined(separator: ": ")
      let cost = kind.reason.isSkipped ? "skipped" : "kept without it"
      let first = inspection.report.problems.first {
        $0.reason == kind.reason && $0.field == kind.field
      }
      var lines = ["\(kind.count.grouped) × \(what), \(cost)"]
      if let first {
        let value = first.value.map { " \($0.shortened(to: 40).quoted)" } ?? ""
        lines.append(
          "  first in line \(first.place.line.grouped), column \(first.place.column)\(value)")
      }
      return lines
    }
  }

  private var suggestions: [String] {
    guard !better.options.isEmpty else { return [] }
    var lines: [String] = []
    for (index, option) in better.options.enumerated() {
      let words = option.words.map(\.shellWord).joined(separator: " ")
      let isLast = index == better.options.count - 1
      if index == 0 {
        lines.append("petmap pins --source \(path.shellWord) \\")
      }
      lines.append("  \(words)\(isLast ? "" : " \\")")
    }
    var reasons: [String] = []
    for option in better.options {
      let line = "\(option.words[0]): \(option.reason)"
      if !reasons.contains(line) { reasons.append(line) }
    }
    return lines + reasons
  }
}
