import PetMapJSON
import PetMapAnnouncements
import PetMapSynonyms

extension SourceRecord {
  /// Returns the text of a field as mapped, or `nil` if it is empty. If it is too long for an
  /// announcement, it ends with an ellipsis.
  func text(_ field: RecordField) -> String? { wholeText(field).map(field.fitted) }

  /// Returns the text of a field regardless of its length.
  private func wholeText(_ field: RecordField) -> String? {
    if field == .species { return speciesMeaning.species }
    let text = plan.isOwnFormat ? literalText(field) : plainText(field)
    let meaning = plan.meaning(of: text?.isEmpty == true ? nil : text, as: field)
    return field == .description ? description(meaning) : meaning
  }

  /// Returns the text of a field in the service's own format.
  private func literalText(_ field: RecordField) -> String? {
    let (slice, column) = slice(field)
    if slice.kind == .nested, field == .photoUrl {
      return WebLink.read(slice.bytes(in: row.bytes))
    }
    guard slice.isReadable else { return nil }
    let text = slice.text(in: row.bytes)
    return field == .description || plan.columns[column].isExact ? text : text?.trimmingBlanks
  }

  /// The colors in all of their columns, such as `primary_color` and `secondary_color`.
  private var colors: String? {
    var colors: [String] = []
    for column in plan.columns(of: .colors) {
      let slice = value(at: column, of: .colors)
      guard let text = words(in: slice), !colors.contains(text) else { continue }
      colors.append(text)
    }
    return colors.isEmpty ? nil : colors.joined(separator: ", ")
  }

  /// Returns a value that consists of words, or `nil` for a number, a flag, or the color of a map's
  /// marker.
  private func words(in slice: RawSlice) -> String? {
    guard slice.isReadable, slice.isQuoted, let text = text(slice).map(HTMLText.plain),
      !text.hasPrefix("#"), text.unicodeScalars.contains(where: { $0.properties.isAlphabetic })
    else { return nil }
    return text
  }

  /// Returns the text of a field without markup and the traces of spreadsheets.
  private func plainText(_ field: RecordField) -> String? {
    if field == .colors { return colors }
    if field == .size || field == .collar { return words(in: slice(field).slice) }
    guard let text = literalText(field) else { return field == .photoUrl ? describedPhoto : nil }
    switch field {
    case .photoUrl:
      // The tags of a link contain the photo.
      let link = CharacterReference.replaced(in: text)
      return plan.columns[slice(field).column].isExact ? link : WebLink.first(in: link)
    case .phone, .microchipNumber:
      return DigitText.restored(HTMLText.plain(text), isGrouped: field == .microchipNumber)
    default: return HTMLText.plain(text)
    }
  }

  /// What the species says or, if the record has none, the breed.
  var speciesMeaning: FieldPlan.SpeciesMeaning {
    let text = plan.isOwnFormat ? literalText(.species) : plainText(.species)
    let meaning = plan.speciesMeaning(of: text?.isEmpty == true ? nil : text)
    guard meaning.species == nil, !plan.isOwnFormat, let breed = plainText(.breed) else {
      return meaning
    }
    return FieldPlan.SpeciesMeaning(species: plan.species(ofBreed: breed))
  }

  /// Returns a description with what the species says about the animal, unless another field does.
  private func description(_ text: String?) -> String? {
    guard plan.has(.species), let details = speciesMeaning.details else { return text }
    let isTaken =
      Synonyms.sex(details) != nil && self.text(.sex) != nil
      || [text, self.text(.breed)].contains { $0?.folded.contains(details.folded) == true }
    if isTaken { return text }
    return [text, details].compactMap { $0 }.joined(separator: "\n")
  }

  /// The URL of the first picture in a description that is HTML.
  private var describedPhoto: String? {
    slice(.description).slice.text(in: row.bytes).flatMap(HTMLText.firstImage)
  }

  /// The age in whole years.
  var age: Int? {
    guard let text = text(.age) else { return nil }
    let column = slice(.age).column
    var perYear = column < 0 ? 1 : plan.columns[column].ageUnitsPerYear
    if let unit = plan.ageUnit, text.utf8.last.map({ $0 &- UInt8(ascii: "0") < 10 }) == true {
      guard let named = self.text(value(at: unit)).flatMap(AgeReader.unitsPerYear) else {
        return nil
      }
      perYear = named
    }
    return AgeReader.years(text, perYear: perYear)
  }

  /// Returns a number about the coordinate, if it is positive.
  func number(_ detail: PlaceDetail) -> Double? {
    plan.details[detail].flatMap { number(value(at: $0)) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns the instant in a field; a date without a time denotes midnight UTC.
  func timestamp(_ field: RecordField) -> Timestamp? {
    let (slice, column) = slice(field)
    guard !slice.isEmpty else { return nil }
    return DateReader.timestamp(
      slice.trimmed(in: row.bytes), order: plan.columns[column].dateOrder)
  }

  /// Returns the date in the columns of a year, a month, and a day, or `nil` if one of them is empty.
  ///
  /// - Throws: The problem with the first part if the three are not a date.
  private func dateInParts() throws(RawProblem) -> CalendarDate? {
    guard let columns = plan.dateColumns,
      columns.all.allSatisfy({ !value(at: $0).isEmpty })
    else { return nil }
    let parts = columns.all.compactMap { column -> String? in
      let slice = value(at: column)
      if let number = number(slice).flatMap({ Int(exactly: $0) }) { return String(number) }
      let month = column == columns.month ? text(slice).flatMap(MonthName.number) : nil
      return month.map(String.init)
    }
    guard parts.count == 3,
      let date = DateReader.date(
        Array(parts.joined(separator: "-").utf8)[...], order: .yearFirst)
    else { throw problem(.notADate, .lastSeenDate, value(at: columns.year)) }
    return date
  }

  private func date(_ slice: RawSlice, _ column: Int) -> CalendarDate? {
    let format = plan.columns[column]
    return DateReader.date(
      slice.trimmed(in: row.bytes), order: format.dateOrder,
      isRepublican: format.hasRepublicanYears, isExact: format.isExact)
  }

  /// The sightings of the announcement, and what it says about them.
  var sightings: [JSONObject.Member] {
    plan.sightings.compactMap { column, name in
      let slice = row[column]
      guard slice.kind == .nested,
        let value = try? JSONValue(parsing: Array(slice.bytes(in: row.bytes)))
      else { return nil }
      return JSONObject.Member(name: name, value: value)
    }
  }

  /// The values of the columns to keep.
  var kept: JSONObject {
    var object = JSONObject()
    for (column, name) in plan.kept {
      let slice = row[column]
      guard !slice.isEmpty, slice.kind != .broken else { continue }
      var value = JSONValue.string(slice.text(in: row.bytes) ?? "")
      if slice.kind == .literal || slice.kind == .nested {
        guard let parsed = try? JSONValue(parsing: Array(slice.bytes(in: row.bytes)))
        else { continue }
        value = parsed
      }
      if plan.keepsTraits, TraitColumn(name) == .birthDate, let date = date(slice, column) {
        value = .string(date.isoText)
      }
      object.members.append(JSONObject.Member(name: name, value: value))
    }
    return object
  }

  /// Whether the record says that no animal was there, as in Darwin Core.
  var isAbsence: Bool {
    guard let column = plan.presence else { return false }
    return text(row[column])?.folded == "absent"
  }

  /// Whether the record satisfies all conditions.
  var satisfiesConditions: Bool {
    plan.conditions.allSatisfy { condition, column in
      condition.isSatisfied(by: column.flatMap { text(row[$0]) } ?? "")
    }
  }

  // MARK: Values validated while reading

  /// The ID in the file with its range without leading and trailing blanks, or `nil` if the record has
  /// no ID.
  var ownID: (slice: RawSlice, range: Range<Int>)? {
    let id = slice(.id).slice
    guard id.isReadable, case let range = id.trimmedRange(in: row.bytes), !range.isEmpty else {
      return nil
    }
    // It may consist of blanks that are not ASCII.
    return row.bytes[range.lowerBound] < 0x80 || text(.id) != nil ? (id, range) : nil
  }

  /// What a record's status columns say.
  enum StatusEvidence {
    case word(StatusWord, RawSlice)
    case unknown(RawSlice)
    case nothing
  }

  /// What the status columns say. One that closes the case takes precedence over one that says
  /// whether the animal is missing or found, as in `"reportType": "lost", "status": "reunited"`, and
  /// any of them over one that does not decide it, as in `"status": "active"`.
  var statusEvidence: StatusEvidence {
    var decided, undecided, unknown: StatusEvidence?
    var lost, found, located: RawSlice?
    for column in plan.columns(of: .status) {
      let slice = value(at: column, of: .status)
      guard !slice.isEmpty else { continue }
      let text = slice.text(in: row.bytes) ?? ""
      if let mark = plan.marks[column], plan.mapping.values[.status]?.meaning(of: text) == nil {
        guard let word = mark.status(of: text) else { continue }
        switch mark.meaning {
        case _ where word == .decided(.closed): return .word(word, slice)
        case .lost: lost = lost ?? slice
        case .located: located = slice
        case .finding: (found, located) = (found ?? slice, slice)
        default: undecided = undecided ?? .word(word, slice)
        }
        continue
      }
      switch plan.status(text, in: column) {
      case .known(.decided(.closed)): return .word(.decided(.closed), slice)
      case _ where plan.outcomes.contains(column): continue
      case .known(.decided(.found)) where plan.statusFlag?.index == column:
        (found, located) = (found ?? slice, slice)
      case .known(let word) where word.status != nil: decided = decided ?? .word(word, slice)
      case _ where plan.intakes.contains(column): continue
      case .known(.inCare): undecided = .word(.inCare, slice)
      case .known(let word): undecided = undecided ?? .word(word, slice)
      case .unknown: unknown = unknown ?? .unknown(slice)
      case .nothing: return decided ?? .nothing
      }
    }
    decided = decided ?? lost.map { .word(.decided(.missing), $0) }
    // A missing animal that has been found is back.
    if case .word(.decided(.missing), _) = decided, let located {
      return .word(.decided(.closed), located)
    }
    return decided ?? found.map { .word(.decided(.found), $0) } ?? undecided ?? unknown ?? .nothing
  }

  /// Whether a column other than the status says that the animal is a stray.
  var isStray: Bool {
    plan.strayColumns.contains { column in
      let slice = value(at: column.index)
      return slice.isReadable && column.isStray(text(slice) ?? "")
    }
  }

  /// Returns the date last seen in days since 1970-01-01, or `nil` if the record has none.
  func lastSeenDay(_ problems: inout [RawProblem]) -> Int32? {
    let (slice, column) = slice(.lastSeenDate)
    if slice.isEmpty || slice.kind == .nested {
      do throws(RawProblem) {
        if let date = try dateInParts() { return Int32(truncatingIfNeeded: date.daysSinceEpoch) }
      } catch {
        problems.append(error)
        return nil
      }
    }
    guard !slice.isEmpty else { return nil }
    if let date = date(slice, column) { return Int32(truncatingIfNeeded: date.daysSinceEpoch) }
    problems.append(problem(.notADate, .lastSeenDate))
    return nil
  }

  /// Finds values that will be dropped from the record.
  func checkOptionalValues(_ problems: inout [RawProblem]) {
    for field in plan.checkedFields {
      let slice = slice(field).slice
      guard !slice.isEmpty else { continue }
      var reason: RecordProblem.Reason?
      switch (slice.kind, field) {
      case (.nested, .photoUrl) where text(.photoUrl) != nil: break
      case (.nested, _): reason = .notText
      case (.broken, _): reason = .badEscape
      case (_, .phone), (_, .microchipNumber):
        if !plan.isOwnFormat, DigitText.hasExponent(slice.trimmed(in: row.bytes)) {
          reason = .lostDigits
        }
      case (_, .age) where age == nil: reason = .notAnAge
      case (_, .createdAt) where timestamp(.createdAt) == nil,
        (_, .updatedAt) where timestamp(.updatedAt) == nil:
        reason = .notATimestamp
      default: break
      }
      if let reason { problems.append(problem(reason, field)) }
    }
    for (field, limit) in plan.limitedTexts where hasValue(of: field, longerThan: limit) {
      if wholeText(field).map(field.isTooLong) == true { problems.append(problem(.tooLong, field)) }
    }
  }

  /// Returns whether the record has a value from which a field's text could exceed its limit.
  private func hasValue(of field: RecordField, longerThan limit: Int) -> Bool {
    let counts = plan.columns(of: field).map { row[$0].count }
    let count = field == .colors ? counts.reduce(0) { $0 + $1 + 2 } : counts.max() ?? 0
    // What the species says about the animal may be added to the description.
    let added =
      field == .description && count > 0
      ? plan.columns(of: .species).reduce(0) { max($0, row[$1].count) } : 0
    return count + added > limit
  }
}
