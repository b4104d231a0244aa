import CSimdJSON
import PetMapGeo
import PetMapJSON
import PetMapReports

/// What a word in a status column says.
enum StatusMeaning {
  case known(AnnouncementStatus)
  /// The mapping leaves it out.
  case nothing
  case unknown
}

/// What a record's values say, by the columns and meanings of a plan.
extension FieldPlan {
  /// The text that a record has for a field, as the mapping means it; nil when there is none.
  func text(_ field: AnnouncementField, of row: RawRow) -> String? {
    let (slice, column) = slice(field, of: row)
    var text: String?
    if slice.kind == PETMAP_SLICE_NESTED, field == .photoUrl {
      text = unsafe PhotoLink.read(slice.bytes(in: row.bytes))
    } else if !slice.isEmpty, slice.kind != PETMAP_SLICE_NESTED, slice.kind != PETMAP_SLICE_BROKEN {
      text = unsafe slice.text(in: row.bytes)
      if field != .description, !isExact[column] { text = text?.trimmingBlanks }
    }
    if text?.isEmpty == true { text = nil }
    switch field {
    case .species: return species.meaning(of: text ?? "") { meaning(of: text, as: field) }
    case .sex: return sexes.meaning(of: text ?? "") { meaning(of: text, as: field) }
    default: return meaning(of: text, as: field)
    }
  }

  /// What a text stands for, as the mapping and the usual words have it.
  private func meaning(of text: String?, as field: AnnouncementField) -> String? {
    var text = text
    if !mapping.values.isEmpty, let value = text,
      let meaning = mapping.values[field]?.meaning(of: value)
    {
      text = meaning
    }
    if text?.isEmpty ?? true, !mapping.constants.isEmpty { text = mapping.constants[field] }
    guard let text, !text.isEmpty else { return nil }
    switch field {
    case .species: return Synonyms.species(text)?.word ?? text
    case .sex: return Synonyms.sex(text)?.word ?? text
    default: return text
    }
  }

  func status(_ slice: petmap_slice, of row: RawRow) -> StatusMeaning {
    let word = unsafe slice.text(in: row.bytes) ?? ""
    return statuses.meaning(of: word) {
      let trimmed = word.trimmingBlanks
      let meant = mapping.values[.status]?.meaning(of: trimmed) ?? trimmed
      if meant.isEmpty { return .nothing }
      return Synonyms.status(meant).map { .known($0) } ?? .unknown
    }
  }

  /// The day in a date's column.
  func date(_ slice: petmap_slice, _ column: Int, of row: RawRow) -> CalendarDate? {
    unsafe DateReader.date(slice.trimmed(in: row.bytes), order: dateOrders[column])
  }

  /// The instant in a time stamp's column; a date without a time is its midnight in UTC.
  func timestamp(_ slice: petmap_slice, _ column: Int, of row: RawRow) -> Timestamp? {
    if let exact = unsafe Timestamp(iso: slice.trimmed(in: row.bytes)) { return exact }
    return date(slice, column, of: row).map {
      Timestamp(milliseconds: Int64($0.daysSinceEpoch) * 86_400_000)
    }
  }

  func timestamp(_ field: AnnouncementField, of row: RawRow) -> Timestamp? {
    let (slice, column) = slice(field, of: row)
    return slice.isEmpty ? nil : timestamp(slice, column, of: row)
  }

  /// A record's age in whole years.
  func age(of row: RawRow) -> Int? {
    guard var text = text(.age, of: row) else { return nil }
    return text.withUTF8 { unsafe AgeReader.years($0) }
  }

  /// A coordinate's number.
  func number(_ slice: petmap_slice, in bytes: UnsafeMutablePointer<UInt8>) -> Double? {
    let text = unsafe slice.trimmed(in: bytes)
    guard text.count > 0 else { return nil }
    if let number = DecimalNumber.parse(unsafe Span(_unsafeElements: text)) { return number }
    guard hasDecimalComma, text.count <= 32 else { return nil }
    var pointed = unsafe Array(text)
    guard pointed.count(where: { $0 == 0x2C }) == 1 else { return nil }
    // With a comma for the decimals, points and spaces are between thousands.
    pointed.removeAll { $0 == 0x2E || $0 == 0x20 }
    for index in pointed.indices where pointed[index] == 0x2C { pointed[index] = 0x2E }
    return DecimalNumber.parse(pointed.span)
  }

  /// What a record carries along.
  func kept(of row: RawRow) -> JSONObject {
    var object = JSONObject()
    for (column, name) in kept {
      let slice = row[column]
      guard !slice.isEmpty, slice.kind != PETMAP_SLICE_BROKEN else { continue }
      let value: JSONValue
      if slice.kind == PETMAP_SLICE_LITERAL || slice.kind == PETMAP_SLICE_NESTED {
        guard let parsed = try? JSONValue(parsing: unsafe Array(slice.bytes(in: row.bytes)))
        else {
          continue
        }
        value = parsed
      } else {
        value = .string(unsafe slice.text(in: row.bytes) ?? "")
      }
      object.members.append(JSONObject.Member(name: name, value: value))
    }
    return object
  }
}

extension String {
  /// The text without white space at either end.
  var trimmingBlanks: String {
    guard let first = utf8.first, let last = utf8.last,
      first <= 0x20 || last <= 0x20 || first >= 0x80 || last >= 0x80
    else { return self }
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[start...end])
  }
}
