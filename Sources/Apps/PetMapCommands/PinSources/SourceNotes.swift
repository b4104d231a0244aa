import PetMapFiles
import PetMapAnnouncements

/// Notes about a file: how it was interpreted, what was skipped, and whether anything was usable.
struct SourceNotes {
  private let name: String
  private let facts: SourceFacts
  private let report: ReadReport

  /// - Parameter name: The name of the file in messages.
  init(_ name: String, _ facts: SourceFacts, _ report: ReadReport) {
    self.name = name
    self.facts = facts
    self.report = report
  }

  // MARK: Statuses

  /// Reports the numbers of pins by status, what says their status, and the records left out.
  ///
  /// - Parameter isBrief: Whether to report nothing if all records have a status.
  func noteStatuses(_ console: Console, isBrief: Bool) {
    guard report.records > 0, !isBrief || !report.statuses.isComplete else { return }
    let statuses = report.statuses
    console.note("\(name): \(statuses.summary(of: facts))\(statuses.remedyForAssumed(facts))")
    for note in statuses.remedies { console.note("\(name): \(note)") }
  }

  // MARK: Interpretation

  /// Reports detected properties and, if any columns are ignored, which ones are used.
  func noteReading(_ console: Console) {
    guard report.records > 0 else {
      console.note("\(name): no records")
      return
    }
    if facts.isDateOrderGuessed, let order = facts.dateOrder {
      let others = facts.otherDateOrders.map(\.rawValue).joined(separator: " or ")
      console.note(
        "\(name): ambiguous dates were read as \(order.rawValue); if that is wrong, add "
          + "--date-format \(others)")
    }
    if facts.isPairOrderGuessed, let order = facts.pointOrder {
      let other: PairOrder = order == .latitudeFirst ? .longitudeFirst : .latitudeFirst
      console.note(
        "\(name): ambiguous coordinates were read as \(order.words); if that is wrong, add "
          + "--point-order \(other.rawValue)")
    }
    for note in facts.notes { console.note("\(name): \(note)") }
    if let note = facts.layers?.note { console.note("\(name): \(note)") }
    let found = facts.detected
    if !found.isEmpty { console.note("\(name): detected \(found.joined(separator: ", "))") }
    for line in facts.repeated { console.note("\(name): \(line)") }
    if !facts.missingColumns.isEmpty {
      let missing = ColumnNames.list(facts.missingColumns, limit: 6)
      console.note("\(name): mapped columns not found in any record: \(missing)")
    }
    let mapped = facts.columns.filter { $0.field != nil }
    let others = facts.ignoredColumns
    if !others.isEmpty || console.isVerbose { noteColumns(used: mapped, ignored: others, console) }
  }

  /// Reports that the path to the records was ignored if the file has no such paths.
  func noteRecordPath(_ path: [String]?, _ console: Console) {
    guard path != nil, facts.format == .csv || facts.format == .gpkg else { return }
    console.note("\(name): --records was ignored because the file is not JSON")
  }

  private func noteColumns(
    used: [SourceFacts.Column], ignored: [String], _ console: Console
  ) {
    let limit = console.isVerbose ? Int.max : 6
    let names = used.map { column in
      let field = column.field?.displayName ?? ""
      return ColumnNames.matches(column.name, field) ? column.name : "\(column.name) as \(field)"
    }
    let used = ColumnNames.list(names, limit: limit)
    let ignored = ColumnNames.list(ignored, limit: limit)
    console.note(
      "\(name): columns used: \(used.isEmpty ? "none" : used)"
        + (ignored.isEmpty ? "" : "; ignored: \(ignored)"))
  }

  // MARK: Skipped records

  func noteProblems(_ console: Console) {
    if report.pins > 0, let note = report.noteOnShapes { console.note("\(name): \(note)") }
    let problems = report.problems.filter { problem in
      (problem.reason.isInvalid || !problem.reason.isSkipped) && problem.reason != .notAPoint
    }
    // If all records fail for the same reason, one note is enough before the error.
    if report.pins == 0, report.filtered == 0, report.duplicates == 0, report.skipped > 1,
      report.kinds.count == 1, report.skipped == report.records, let first = problems.first,
      !console.isVerbose
    {
      console.note("\(first.line) (the same problem in all \(report.skipped.grouped) records)")
      return
    }
    for problem in console.isVerbose ? report.problems : problems { console.note(problem.line) }
    let more = report.skipped - report.shapes + report.fieldsLeftOut - problems.count
    if more > 0 {
      console.note(
        "\(name): \(PinSource.counted(more, "more problem", "more problems")); --verbose shows all")
    }
  }

  func noteTotals(_ console: Console) {
    var parts: [String] = []
    if report.skipped > report.shapes {
      parts.append("\((report.skipped - report.shapes).grouped) invalid")
    }
    if report.shapes > 0 {
      parts.append(PinSource.counted(report.shapes, "line or area", "lines or areas"))
    }
    if report.duplicates > 0 {
      parts.append(
        PinSource.counted(report.duplicates, "with a duplicate ID", "with duplicate IDs"))
    }
    if let note = report.noteOnAbsences { console.note("\(name): \(note)") }
    if let note = report.noteOnSystem { console.note("\(name): \(note)") }
    if let note = report.noteOnZero { console.note("\(name): \(note)") }
    if let note = report.noteOnMapViews { console.note("\(name): \(note); copy links to pins") }
    guard !parts.isEmpty else { return }
    let records = PinSource.counted(report.records, "record", "records")
    let skipped = report.skipped + report.duplicates
    console.note(
      "\(name): \(skipped.grouped) of \(records) skipped: \(parts.joined(separator: ", "))"
        + duplicatesRemedy)
  }

  /// The remedy if most records have the ID of another one, as in a file of sightings that each
  /// refer to an animal.
  private var duplicatesRemedy: String {
    let ids = facts.columns.filter { $0.field == .id }
    guard report.duplicates * 2 > report.records, ids.count == 1 else { return "" }
    return "; if \(ids[0].name.quoted) does not identify records, add --map id="
  }

  /// - Throws: An error if the file has records, but none of them is usable. A file whose records
  ///   are all filtered out or duplicates is valid.
  func checkUsability() throws(CommandError) {
    guard report.records > 0, report.pins == 0, report.filtered == 0, report.duplicates == 0 else {
      return
    }
    let records = PinSource.counted(report.records, "record", "records")
    throw CommandError(
      .badData, "no usable records (\(records) skipped)", at: name, remedy: remedy)
  }

  /// The remedy for a file without usable records.
  private var remedy: String {
    let problems = report.problems.filter(\.isSkipped)
    guard !problems.isEmpty else { return "add --verbose to list them" }
    if report.statuses.leftOut == report.records {
      return "set the meanings of their statuses with --values status:VALUE=MEANING"
    }
    let sizes = problems.filter { $0.reason == .outOfRange }.compactMap(\.value).map(Self.magnitude)
    if sizes.contains(where: { $0 > 360 }) {
      let label = facts.system == nil ? facts.declaredSystem : nil
      return (label.map { "the file says \($0), but its coordinates are not in degrees; " } ?? "")
        + "set the coordinate system with --source-crs EPSG:CODE (inspect lists candidates), or "
        + "divide microdegrees by 1,000,000"
    }
    if problems.allSatisfy({ $0.reason == .outOfRange && $0.field == .latitude }),
      sizes.allSatisfy({ $0 <= 180 }), let swapped = facts.swapped
    {
      let options = ["latitude=\(swapped.latitude)", "longitude=\(swapped.longitude)"]
        .map { "--map \($0.shellWord)" }.joined(separator: " ")
      return "if latitude and longitude are swapped, add \(options)"
    }
    if problems.allSatisfy({ $0.reason == .noGeometry }), !facts.hasCoordinates {
      // The values that were read as records may merely contain them.
      if facts.format != .csv, facts.columns.allSatisfy({ $0.field == nil }) {
        return "specify the path to the records, such as --records response.items"
      }
      return facts.columns.map(\.name).remedyWithoutCoordinates
    }
    if sizes.contains(where: { $0 > 180 }), sizes.allSatisfy({ $0 <= 360 }) {
      return "subtract 360 from longitudes greater than 180"
    }
    if problems.allSatisfy({ $0.reason == .notAnObject }) {
      return "make each record an object, or download the data as GeoJSON or CSV"
    }
    if problems.allSatisfy({ [.invalidUTF8, .undefinedBytes].contains($0.reason) }) {
      return "set its encoding, such as --encoding windows-1252"
    }
    if problems.allSatisfy({ $0.reason == .unknownSystem }) {
      return "set the coordinate system with --source-crs EPSG:CODE"
    }
    if problems.allSatisfy({ $0.reason == .onlineLink }) {
      return "open the links, and replace them with the coordinates that the map shows"
    }
    if problems.allSatisfy({ $0.reason == .notAPoint }) {
      return "add --points centroid to pin their centers"
    }
    return "check the columns, or select them with --map FIELD=COLUMN"
  }

  /// Returns the absolute value of a number without its fraction.
  private static func magnitude(_ text: String) -> Int {
    let digits = text.drop { $0 == "-" || $0 == "+" }.prefix { $0.isASCII && $0.isNumber }
    return Int(digits.prefix(18)) ?? 0
  }
}

extension SourceFacts {
  /// The name of the file's format.
  var formatName: String { layers?.format ?? (format == .csv ? "CSV" : format.rawValue) }

  /// The detected properties that differ from the defaults.
  var detected: [String] {
    var found: [String] = []
    if let layers, layers.isMisnamed { found.append("\(formatName) by its first bytes") }
    if skippedLines > 0 {
      found.append(
        "the header after \(PinSource.counted(skippedLines, "skipped line", "skipped lines"))")
    }
    if let encoding {
      let guess = isEncodingGuessed ? " (a guess; --encoding overrides it)" : ""
      found.append("encoding \(encoding.name.lowercased())\(guess)")
    }
    if let delimiter, delimiter != UInt8(ascii: ",") {
      found.append("column separator \(Self.name(of: delimiter))")
    }
    if hasDecimalComma { found.append("decimal commas") }
    if let dateOrder, !isDateOrderGuessed { found.append("date format \(dateOrder.rawValue)") }
    if let pointOrder, !isPairOrderGuessed { found.append("coordinates as \(pointOrder.words)") }
    if hasGridReferences { found.append("coordinates as MGRS grid references") }
    if hasZones { found.append("coordinates in UTM zones") }
    for direction in directions {
      found.append(
        direction == .south ? "latitudes in degrees south" : "longitudes in degrees west")
    }
    if isFullCircle { found.append("longitudes from 0 to 360") }
    if let system { found.append("coordinate system \(system)") }
    if hasNonFiniteNumbers { found.append("NaN or Infinity as null") }
    return found
  }

  /// Notes on values whose meaning is assumed or unknown.
  var notes: [String] {
    [
      noteOnGeometries, noteOnFlags, noteOnAges, noteOnTracks, noteOnLinks,
    ].compactMap { $0 }
  }

  /// A note on geometries that are ignored.
  private var noteOnGeometries: String? {
    guard ignoresGeometries else { return nil }
    return
      "the geometries are not in degrees, and were ignored in favor of the columns of latitude "
      + "and longitude"
  }

  /// A note on the meaning of a column of flags.
  private var noteOnFlags: String? {
    statusFlag.map { flag in
      let words = [flag.status, flag.opposite].map { $0.word.lowercased() }
      return "column \(flag.column.quoted) is read as \(words[0]) if true and \(words[1]) if "
        + "false, unless another column contains the status; if that is wrong, add "
        + "--values status:VALUE=MEANING"
    }
  }

  /// A note on ages that are omitted.
  private var noteOnAges: String? {
    omittedAges.map { column in
      "ages in column \(column.quoted) were omitted because they are too high for years; specify "
        + "their unit in the name of the column, such as \"Age (months)\", or add --map "
        + "\("age=\(column)".shellWord) if they are years"
    }
  }

  /// The names of the columns that are not used.
  var ignoredColumns: [String] {
    columns.filter { column in
      column.field == nil && !column.isKept && !column.isDetail && !column.isNested
        && !column.name.isEmpty
        && !columns.contains {
          ($0.field != nil || $0.isKept) && $0.name.hasPrefix(column.name + ".")
        }
    }.map(\.name)
  }

  /// Whether any column contains coordinates.
  var hasCoordinates: Bool {
    columns.contains { [.latitude, .longitude, .location].contains($0.field) }
  }

  /// A note for each column that is ignored because another column has the same name.
  var repeated: [String] {
    guard format == .csv else { return [] }
    return columns.indices.compactMap { index in
      let other = columns[index]
      guard other.field == nil, !other.isKept,
        let used = columns.firstIndex(where: { column in
          (column.field != nil || column.isKept)
            && column.name.lowercased() == other.name.lowercased()
        })
      else { return nil }
      return "column \(index + 1) \(other.name.quoted) has the same name as column \(used + 1) "
        + "\(columns[used].name.quoted) and is ignored"
    }
  }

  /// The names of the coordinate columns, swapped, or `nil` if one of them is absent.
  var swapped: (latitude: String, longitude: String)? {
    guard let latitude = columns.first(where: { $0.field == .latitude && !$0.isPart })?.name,
      let longitude = columns.first(where: { $0.field == .longitude && !$0.isPart })?.name
    else { return nil }
    return (longitude, latitude)
  }

  /// Returns the name of a column separator.
  static func name(of delimiter: UInt8) -> String {
    switch delimiter {
    case UInt8(ascii: "\t"): "tab"
    case UInt8(ascii: " "): "space"
    default: String(decoding: [delimiter], as: UTF8.self)
    }
  }
}

extension PairOrder {
  /// The order in words.
  var words: String {
    switch self {
    case .latitudeFirst: "latitude, longitude"
    case .longitudeFirst: "longitude, latitude"
    }
  }
}

extension RecordField {
  /// The name of the field in messages, which is shorter for coordinates.
  var displayName: String {
    switch self {
    case .latitude: "latitude"
    case .longitude: "longitude"
    default: name
    }
  }
}

/// Names of columns in messages.
enum ColumnNames {
  /// Returns the first `limit` names and the number of remaining ones.
  static func list(_ names: [String], limit: Int) -> String {
    let shown = names.prefix(limit).map { $0.shortened(to: 40) }.joined(separator: ", ")
    return names.count > limit ? "\(shown) and \((names.count - limit).grouped) more" : shown
  }

  /// Returns whether a column is named after its field, ignoring case and punctuation.
  static func matches(_ name: String, _ field: String) -> Bool {
    func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter } }
    return letters(name) == letters(field)
  }
}
