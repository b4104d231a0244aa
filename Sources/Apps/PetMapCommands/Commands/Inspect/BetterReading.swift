import PetMapFiles
import PetMapJSON
import PetMapAnnouncements

/// What would read a file better than it is read now.
struct BetterReading {
  /// The mapping in use, with what is suggested.
  private(set) var mapping: SourceMapping
  /// The suggestions' options for the command line, and why each.
  private(set) var options: [(words: [String], reason: String)] = []

  init(_ inspection: SourceInspection, _ mapping: SourceMapping) {
    self.mapping = mapping
    takeOver(inspection.facts)
    for (field, column) in inspection.suggestions where self.mapping.columns[field] == nil {
      self.mapping.columns[field] = column.name
      options.append(
        (["--map", "\(field.name)=\(column.name)"], "its values are words for a \(field.name)"))
      if field == .status { addValues(of: column) }
    }
    if let column = inspection.columns.first(where: { $0.field == .status }),
      mapping.values[.status] == nil
    {
      addValues(of: column)
    }
    if inspection.facts.isDateOrderGuessed, let order = inspection.facts.dateOrder {
      self.mapping.dateOrder = order
      options.append((["--date-format", order.rawValue], "its dates could also be read otherwise"))
    }
    let beyond = inspection.report.kinds.filter { $0.reason == .outOfRange }
    let isBeyond = beyond.contains { $0.count * 2 > inspection.report.records }
    let isFarBeyond = inspection.report.problems.contains {
      $0.reason == .outOfRange && ($0.value.map { $0.prefix { $0 != "." }.count } ?? 0) > 4
    }
    if isBeyond, !isFarBeyond, beyond.allSatisfy({ $0.field == .latitude }),
      let swapped = inspection.facts.swapped
    {
      self.mapping.columns[.latitude] = swapped.latitude
      self.mapping.columns[.longitude] = swapped.longitude
      options.append((["--map", "latitude=\(swapped.latitude)"], "the two seem to be swapped"))
      options.append((["--map", "longitude=\(swapped.longitude)"], "the two seem to be swapped"))
    } else if isBeyond, mapping.system == nil, inspection.facts.system == nil {
      options.append(
        (["--source-crs", "EPSG:3857"], "its coordinates are no degrees; check which system"))
    }
    if !inspection.facts.hasStatus, self.mapping.columns[.status] == nil {
      options.append((["--set", "status=found"], "if all of them are found animals"))
    }
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

  /// Words in a status column of which not all are known: each with what it means, or might.
  private mutating func addValues(of column: SourceInspection.Column) {
    let isKnown = column.values.allSatisfy { Synonyms.status($0.text) != nil }
    guard !isKnown, !column.values.isEmpty else { return }
    var meanings = ValueMeanings()
    for value in column.values.prefix(12) {
      meanings.set(value.text, to: Synonyms.status(value.text)?.word.lowercased() ?? "closed")
    }
    if column.values.count > 12 || column.hasMore { meanings.set("*", to: "closed") }
    mapping.values[.status] = meanings
    let list = meanings.entries.map { "\($0.value)=\($0.meaning)" }.joined(separator: ",")
    let unknown = column.values.first { Synonyms.status($0.text) == nil }?.text ?? ""
    options.append(
      (
        ["--values", "status:\(list)"],
        "say what words such as \(unknown.shortened(to: 30).quoted) mean"
      ))
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
