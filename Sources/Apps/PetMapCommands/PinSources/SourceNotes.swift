import PetMapFiles
import PetMapAnnouncements

/// What is told of a file that was read: how, what was left out, and whether anything was of use.
struct SourceNotes {
  private let name: String
  private let facts: SourceFacts
  private let report: ReadReport

  /// - Parameter name: what messages call the file.
  init(_ name: String, _ facts: SourceFacts, _ report: ReadReport) {
    self.name = name
    self.facts = facts
    self.report = report
  }

  // MARK: How it is read

  /// Notes which columns are taken if some are not, and what had to be found out.
  func noteReading(_ console: Console) {
    guard report.records > 0 else {
      console.note("\(name): no records")
      return
    }
    if facts.isDateOrderGuessed, let order = facts.dateOrder {
      let other: DateOrder = order == .dayFirst ? .monthFirst : .dayFirst
      console.note(
        "\(name): dates could begin with day or month, read as \(order.rawValue), give "
          + "--date-format \(other.rawValue) if that is wrong")
    }
    if facts.isPairOrderGuessed, let order = facts.pointOrder {
      let other: PairOrder = order == .latitudeFirst ? .longitudeFirst : .latitudeFirst
      console.note(
        "\(name): pairs could begin with latitude or longitude, read as \(order.words), give "
          + "--point-order \(other.rawValue) if that is wrong")
    }
    if let layer = facts.layer, !layer.others.isEmpty {
      console.note(
        "\(name): layer \(layer.name) is read, not \(ColumnNames.list(layer.others, limit: 6)); "
          + "--layer names another")
    }
    let found = facts.found
    if !found.isEmpty { console.note("\(name): read with \(found.joined(separator: ", "))") }
    for line in facts.repeated { console.note("\(name): \(line)") }
    let taken = facts.columns.filter { $0.field != nil }
    let others = facts.columns.filter { $0.field == nil && !$0.isKept && !$0.name.isEmpty }
      .map(\.name)
    guard !others.isEmpty || console.isVerbose else { return }
    let limit = console.isVerbose ? Int.max : 6
    let names = taken.map { column in
      let field = column.field?.shown ?? ""
      return ColumnNames.isAlike(column.name, field) ? column.name : "\(column.name) as \(field)"
    }
    let taking = ColumnNames.list(names, limit: limit)
    let leaving = ColumnNames.list(others, limit: limit)
    console.note(
      "\(name): columns taken: \(taking.isEmpty ? "none" : taking)"
        + (others.isEmpty ? "" : "; not taken: \(leaving)"))
    if !others.isEmpty, !facts.hasStatus {
      console.note(
        "\(name): no column says which are found, all are missing; give --map status=COLUMN or --set "
          + "status=found")
    }
  }

  // MARK: What was left out

  func noteProblems(_ console: Console) {
    // One reason for all of them is one line; the error that follows says it again with the remedy.
    if report.pins == 0, report.filtered == 0, report.duplicates == 0, report.skipped > 1,
      report.kinds.count == 1, report.skipped == report.records, let first = report.problems.first,
      !console.isVerbose
    {
      console.note("\(first.line); so are all \(report.skipped.grouped) records")
      return
    }
    for problem in report.problems { console.note(problem.line) }
    let more = report.skipped + report.fieldsLeftOut - report.problems.count
    if more > 0 {
      console.note(
        "\(name): \(PinSource.counted(more, "more problem", "more problems")), --verbose shows all")
    }
  }

  func noteTotals(_ console: Console) {
    var parts: [String] = []
    if report.skipped > 0 {
      parts.append("\(report.skipped.grouped) could not become pins")
    }
    if report.duplicates > 0 {
      parts.append(
        PinSource.counted(report.duplicates, "repeats an earlier id", "repeat an earlier id"))
    }
    if report.atZero > 0 {
      let pins = PinSource.counted(report.atZero, "pin lies", "pins lie")
      console.note("\(name): \(pins) at 0, 0, which is most likely no address that was found")
    }
    guard !parts.isEmpty else { return }
    let records = PinSource.counted(report.records, "record", "records")
    console.note("\(name): left out of \(records): \(parts.joined(separator: ", "))")
  }

  /// An empty collection is an answer, and so is one of ids that came before; one of which nothing
  /// could be used is none.
  func checkUse() throws(CommandError) {
    guard report.records > 0, report.pins == 0, report.filtered == 0, report.duplicates == 0 else {
      return
    }
    let records = PinSource.counted(report.records, "record", "records")
    throw CommandError(
      .badData, "no record could become a pin", at: "\(name) with \(records)", remedy: remedy)
  }

  /// What to do where no record could become a pin.
  private var remedy: String {
    let problems = report.problems.filter(\.isSkipped)
    guard !problems.isEmpty else { return "see them with --verbose" }
    let sizes = problems.filter { $0.reason == .outOfRange }.compactMap(\.value).map(Self.magnitude)
    if sizes.contains(where: { $0 > 360 }) {
      return
        "the coordinates are no degrees, name their system with --source-crs, such as EPSG:3857, or "
        + "divide microdegrees by 1,000,000"
    }
    if problems.allSatisfy({ $0.reason == .outOfRange && $0.field == .latitude }),
      sizes.allSatisfy({ $0 <= 180 }), let swapped = facts.swapped
    {
      let options = ["latitude=\(swapped.latitude)", "longitude=\(swapped.longitude)"]
        .map { "--map \($0.shellWord)" }.joined(separator: " ")
      return "if latitude and longitude are swapped, give \(options)"
    }
    if problems.allSatisfy({ $0.reason == .noGeometry }), !facts.hasCoordinates {
      return facts.columns.map(\.name).remedyWithoutCoordinates
    }
    if sizes.contains(where: { $0 > 180 }), sizes.allSatisfy({ $0 <= 360 }) {
      return "longitudes are -180 to 180; subtract 360 from those beyond"
    }
    if problems.allSatisfy({ $0.reason == .notAnObject }) {
      return "records must be objects with names, fetch the data as GeoJSON or CSV"
    }
    if problems.allSatisfy({ [.invalidUTF8, .undefinedBytes].contains($0.reason) }) {
      return "name its encoding with --encoding, such as windows-1252"
    }
    if problems.allSatisfy({ $0.reason == .notAPoint }) {
      return "only points become pins, make points of other shapes, for example with QGIS"
    }
    return "check the columns, or name them with --map FIELD=COLUMN"
  }

  /// How large a number is, digits before the decimals alone.
  private static func magnitude(_ text: String) -> Int {
    let digits = text.drop { $0 == "-" || $0 == "+" }.prefix { $0.isASCII && $0.isNumber }
    return Int(digits.prefix(18)) ?? 0
  }
}

extension SourceFacts {
  /// What had to be found out because it is not as usual.
  var found: [String] {
    var found: [String] = []
    if skippedLines > 0 {
      found.append(
        "the header below \(PinSource.counted(skippedLines, "line", "lines")) that are left out")
    }
    if let encoding {
      let guess = isEncodingGuessed ? " (guessed, --encoding corrects it)" : ""
      found.append("encoding \(encoding.name.lowercased())\(guess)")
    }
    if let delimiter, delimiter != 0x2C {
      found.append("columns parted by \(Self.shown(delimiter))")
    }
    if hasDecimalComma { found.append("decimal commas") }
    if let dateOrder, !isDateOrderGuessed { found.append("dates as \(dateOrder.rawValue)") }
    if let pointOrder, !isPairOrderGuessed { found.append("pairs as \(pointOrder.words)") }
    if isFullCircle { found.append("longitudes from 0 to 360") }
    if let system { found.append("coordinates in \(system)") }
    return found
  }

  /// Whether any column is read for coordinates.
  var hasCoordinates: Bool {
    columns.contains { [.latitude, .longitude, .location].contains($0.field) }
  }

  /// The columns of a table that do not count because another has their name, a line each.
  var repeated: [String] {
    guard format == .csv else { return [] }
    return columns.indices.compactMap { index in
      let other = columns[index]
      guard other.field == nil, !other.isKept,
        let taken = columns.firstIndex(where: { column in
          (column.field != nil || column.isKept)
            && column.name.lowercased() == other.name.lowercased()
        })
      else { return nil }
      return "column \(taken + 1) \(columns[taken].name.quoted) counts, column \(index + 1) "
        + "\(other.name.quoted) of the same name does not"
    }
  }

  /// The names of the columns of the two coordinates the other way round; nil without both.
  var swapped: (latitude: String, longitude: String)? {
    guard let latitude = columns.first(where: { $0.field == .latitude })?.name,
      let longitude = columns.first(where: { $0.field == .longitude })?.name
    else { return nil }
    return (longitude, latitude)
  }

  static func shown(_ delimiter: UInt8) -> String {
    switch delimiter {
    case 0x09: "tab"
    case 0x20: "space"
    default: String(decoding: [delimiter], as: UTF8.self)
    }
  }
}

extension PairOrder {
  /// What messages call the order.
  var words: String {
    switch self {
    case .latitudeFirst: "latitude, longitude"
    case .longitudeFirst: "longitude, latitude"
    }
  }
}

extension AnnouncementField {
  /// What messages call the field: the shorter names for coordinates.
  var shown: String {
    switch self {
    case .latitude: "latitude"
    case .longitude: "longitude"
    default: name
    }
  }
}

/// Names of columns in messages.
enum ColumnNames {
  /// Some of them, and how many there are more.
  static func list(_ names: [String], limit: Int) -> String {
    let shown = names.prefix(limit).map { $0.shortened(to: 40) }.joined(separator: ", ")
    return names.count > limit ? "\(shown) and \((names.count - limit).grouped) more" : shown
  }

  /// Whether a column's name says its field by itself.
  static func isAlike(_ name: String, _ field: String) -> Bool {
    func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter } }
    return letters(name) == letters(field)
  }
}
