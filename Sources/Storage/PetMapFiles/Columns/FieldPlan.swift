import PetMapAnnouncements
import PetMapSynonyms

/// The columns from which fields are read, and the formats of their values.
///
/// Suggested reading order for this folder: ``ReadingOptions`` and its ``SourceMapping`` are
/// specified by the user; ``ColumnName`` (folder `ColumnNames`) recognizes the field of a column by
/// its name, and ``ColumnProfiles`` summarizes its values; the plan combines them.
/// ``CoordinateColumns`` are the columns of a latitude and a longitude. In the folder `Values`,
/// ``DateReader``, ``AgeReader``, ``PointText``, ``GridReference``, ``WebLink``, and
/// ``CoordinateSystem`` each parse one kind of value; ``CellText`` and ``HTMLText`` apply to all
/// values.
///
/// The plan is a class so that records can refer to it without copying it and share its cache of
/// word meanings.
final class FieldPlan {
  /// The format of a column's values, regardless of its field.
  struct Column {
    /// Whether its name exactly matches the API member, in which case whitespace in its text is
    /// preserved.
    let isExact: Bool
    /// The notation of its points.
    let notation: PointNotation
    /// The number of units per degree.
    let unitsPerDegree: Double
    /// The order of the parts of its dates.
    let dateOrder: DateOrder
    /// Whether two-digit years from 80 to 99 are in the Republic of China calendar.
    let hasRepublicanYears: Bool
    /// The number of units per year of its ages.
    let ageUnitsPerYear: Double
  }

  let mapping: SourceMapping
  /// The source columns that were known when the plan was made.
  let columns: [Column]
  /// Whether every record has every column.
  let isTable: Bool
  /// Whether the source is in the service's own format, in which all text is taken literally.
  let isOwnFormat: Bool
  /// The candidate columns of all fields; the first one with a value in a record is used.
  let candidates: [Int]
  /// The ranges of the fields' candidates, most certain first.
  let candidateRanges: FieldTable<Range<Int>>
  /// The optional text fields that records may have.
  let texts: [(file: RecordField, pet: PetField)]
  /// The free texts that records may have, and their maximum lengths in Unicode scalars.
  let limitedTexts: [(field: RecordField, limit: Int)]
  /// The columns of latitudes and longitudes; the first pair with values in a record is used.
  let coordinates: [CoordinateColumns]
  /// The fields, in addition to status and date, whose invalid values are dropped without skipping
  /// the record.
  let checkedFields: [RecordField]
  /// Whether coordinates use a decimal comma.
  let hasDecimalComma: Bool
  /// The column with the unit of each age.
  let ageUnit: Int?
  /// The column with ages that are omitted because they are too high for years and have no unit.
  let omittedAges: Int?
  /// Whether longitudes range from 0 to 360.
  let isFullCircle: Bool
  /// Whether there is a location column, which may contain links to maps.
  let hasLocations: Bool
  /// Whether a location column contains grid references.
  let hasGridReferences: Bool
  /// Whether a location column contains coordinate systems.
  let hasLabels: Bool
  /// Whether the geometries are ignored because they are not in degrees, as opposed to the columns of
  /// a latitude and a longitude.
  let ignoresGeometries: Bool
  /// Whether all coordinates are in the range of degrees.
  let isInDegrees: Bool
  /// The column with the UTM zone of each record, if the coordinates are eastings and northings.
  let zone: Int?
  /// Whether the order of every pair in the location column is ambiguous.
  let isPairOrderGuessed: Bool
  /// The candidate point columns, if there are several and none is named as the location, so that
  /// the user has to choose.
  let rivals: [Int]
  /// Whether the order of day and month is ambiguous in every date of a column.
  let isDateOrderGuessed: Bool
  /// The column whose order is guessed or, if no order is guessed, the first column whose dates
  /// depend on it.
  let dateOrderColumn: Int?
  /// The column of flags that contains the status.
  let statusFlag: StatusFlag?
  /// The status columns that contain flags, dates, or text instead of words for statuses.
  let marks: [Int: CaseMark]
  /// The status columns with the types of reports, in which an adoption is an offer.
  let reportTypes: Set<Int>
  /// The column that contains the status if the user specifies the meanings of its other values.
  let possibleStatus: Int?
  /// The status columns that contain outcomes, which say about an animal that its case is closed, or
  /// nothing.
  let outcomes: Set<Int>
  /// The status columns whose unknown values say nothing.
  let intakes: Set<Int>
  /// Whether any value has been found in the status columns so far.
  let hasStatuses: Bool
  /// The columns of a date, for records without a value in another column.
  let dateColumns: DateColumns?
  /// The column that says whether an animal was there: Darwin Core's `occurrenceStatus`.
  let presence: Int?
  /// The columns with numbers about the coordinate.
  let details: [PlaceDetail: Int]
  /// The columns with the sightings of an announcement that petmap has written, and their names.
  let sightings: [(column: Int, name: String)]
  /// The columns to keep, and their names.
  let kept: [(column: Int, name: String)]
  /// Whether the columns to keep are those of ``KeptColumns/traits``.
  let keepsTraits: Bool
  /// The conditions on records and their columns; `nil` if the column has not occurred yet.
  let conditions: [(condition: ColumnCondition, column: Int?)]

  /// The columns that may say that an animal is a stray: `Found location`, or an intake type. They
  /// are needed only for animals of which the status merely says that a shelter cares for them.
  private(set) lazy var strayColumns: [StrayColumn] = findStrayColumns()
  private let findStrayColumns: () -> [StrayColumn]

  /// The meanings of words, which are in an extension.
  var words = WordMeanings()

  /// - Parameters:
  ///   - isTable: Whether every record has every column.
  ///   - isProjected: Whether the file or the user declares a coordinate system other than degrees on
  ///     WGS84.
  init(
    _ columns: [RawColumn], profiles sample: ColumnProfiles, options: ReadingOptions, isTable: Bool,
    isProjected: Bool
  ) {
    let mapping = options.mapping
    let profiles = columns.indices.map { sample.profile(at: $0) }
    let statusFlag = StatusFlag.find(columns, profiles, mapping)
    self.statusFlag = statusFlag
    var found = Self.candidates(columns, profiles, statusFlag, mapping)
    rivals = sample.geometries.filled > 0 ? [] : found.rivals
    possibleStatus = found.byValues.possibleStatus
    outcomes = found.byValues.outcomes
    marks = found.byValues.marks
    reportTypes = found.byValues.reportTypes
    intakes = found.byValues.intakes
    self.mapping = mapping
    self.isTable = isTable
    let names = Set(columns.map(\.name))
    isOwnFormat = ["petName", "microchipNumber", "lastSeenDate"].allSatisfy(names.contains)
    ageUnit =
      found.candidates[.age].isEmpty
      ? nil : profiles.indices.first { profiles[$0].ageUnits * 2 > profiles[$0].filled }
    let areAgesKnown = isOwnFormat || ageUnit != nil || mapping.columns[.age] != nil
    omittedAges = found.candidates[.age].first {
      !areAgesKnown && profiles[$0].hasHighAges
        && ColumnName.ageUnitsPerYear(of: columns[$0].name) == nil
    }
    found.candidates[.age].removeAll { [omittedAges] in $0 == omittedAges }
    let coordinates = CoordinateColumns.find(
      found.candidates[.latitude], found.candidates[.longitude], names: columns.map(\.name),
      profiles: profiles)
    self.coordinates = coordinates
    let candidates = isTable ? Self.used(found.candidates, coordinates) : found.candidates
    self.candidates = RecordField.allCases.flatMap { candidates[$0] }
    texts = RecordField.allCases.compactMap { field in
      guard let pet = field.petField, PetField.optionalTexts.contains(pet),
        !candidates[field].isEmpty || mapping.constants[field] != nil
          // A description may contain a photo.
          || field == .photoUrl && !candidates[.description].isEmpty
      else { return nil }
      return (field, pet)
    }
    limitedTexts = RecordField.allCases.compactMap { field in
      candidates[field].isEmpty ? nil : field.maximumLength.map { (field, $0) }
    }
    var end = 0
    candidateRanges = candidates.map { columns in
      end += columns.count
      return end - columns.count..<end
    }

    let parts = coordinates.flatMap { $0.latitude.parts + $0.longitude.parts }
    let numbers = (candidates[.latitude] + candidates[.longitude] + parts).map { profiles[$0] }
    let hasDecimalComma =
      mapping.hasDecimalComma
      ?? (numbers.reduce(0) { $0 + $1.decimalCommas - $1.decimalPoints } > 0)
    self.hasDecimalComma = hasDecimalComma
    let dates = [RecordField.lastSeenDate, .createdAt, .updatedAt].flatMap {
      candidates[$0]
    }
    let namedDateOrders = columns.map { ColumnName.dateOrder(of: $0.name) }
    let knownDateOrders = Set(
      dates.compactMap { profiles[$0].certainDateOrder ?? namedDateOrders[$0] })
    let commonDateOrder = knownDateOrders.count == 1 ? knownDateOrders.first : nil
    let defaultDateOrder: DateOrder =
      hasDecimalComma || mapping.delimiter == UInt8(ascii: ";") ? .dayFirst : .monthFirst
    self.columns = columns.indices.map { index in
      let (column, profile) = (columns[index], profiles[index])
      var notation = PointNotation(
        column: column.name, order: mapping.pointOrder ?? profile.pairOrder)
      notation.elements = column.pointElements
      notation.representsShapes = mapping.representsShapes
      notation.isOrderGuessed = notation.order == nil && profile.hasAmbiguousPairs
      notation.order = notation.order ?? profile.defaultPairOrder
      return Column(
        isExact: RecordField.allCases.contains { $0.name == column.name },
        notation: notation, unitsPerDegree: ColumnName.unitsPerDegree(of: column.name),
        dateOrder: mapping.dateOrder ?? profile.certainDateOrder
          ?? namedDateOrders[index] ?? commonDateOrder ?? profile.dateOrder
          ?? (profile.hasDottedDates ? .dayFirst : defaultDateOrder),
        hasRepublicanYears: profile.hasRepublicanYears,
        ageUnitsPerYear: ColumnName.ageUnitsPerYear(of: column.name) ?? 1)
    }
    let numeric = candidates[.latitude] + candidates[.longitude]
    isFullCircle =
      sample.geometries.isFullCircle
      || (candidates[.longitude] + candidates[.location]).contains { profiles[$0].isFullCircle }
    hasLocations = !candidates[.location].isEmpty
    hasGridReferences = candidates[.location].contains { profiles[$0].gridReferences > 0 }
    let locations = candidates[.location].map { profiles[$0] }
    hasLabels = locations.contains { $0.labels > 0 }
    let ignoresGeometries =
      !isProjected && sample.geometries.largest > 360 && !sample.geometries.areDegrees
      && coordinates.contains { pair in
        [pair.latitude, pair.longitude].allSatisfy { profiles[$0.degrees].areDegrees }
      }
    self.ignoresGeometries = ignoresGeometries
    if sample.geometries.filled > 0, !ignoresGeometries {
      isInDegrees = sample.geometries.degrees == sample.geometries.filled
    } else if coordinates.isEmpty {
      isInDegrees = locations.contains {
        $0.degrees > 0 && $0.degrees == $0.points && $0.gridReferences == 0
      }
    } else {
      isInDegrees = coordinates.allSatisfy { pair in
        let both = [pair.latitude, pair.longitude].map { profiles[$0.degrees] }
        return both.allSatisfy { $0.degrees > 0 && $0.largest <= 180 * $0.unitsPerDegree }
      }
    }
    let isOnPlane = coordinates.contains {
      !ColumnName.isInDegrees(columns[$0.latitude.degrees].name)
        && max(profiles[$0.latitude.degrees].largest, profiles[$0.longitude.degrees].largest) > 360
    }
    zone =
      isOnPlane
      ? profiles.indices.first {
        profiles[$0].zones > 0 && profiles[$0].zones == profiles[$0].filled
      }
      : nil
    let notations = self.columns.map(\.notation)
    isPairOrderGuessed =
      numeric.isEmpty
      && candidates[.location].contains { notations[$0].isOrderGuessed }
    let guessed = dates.first {
      profiles[$0].hasAmbiguousDates && mapping.dateOrder == nil && commonDateOrder == nil
        && namedDateOrders[$0] == nil
    }
    isDateOrderGuessed = guessed != nil
    dateOrderColumn =
      guessed ?? candidates[.lastSeenDate].first { profiles[$0].hasOpenDates }

    checkedFields = RecordField.allCases.filter {
      !candidates[$0].isEmpty && Self.isChecked($0, isTable: isTable)
    }
    func find(_ name: String) -> Int? {
      columns.firstIndex { $0.name == name }
        ?? columns.firstIndex { $0.name.folded == name.folded }
        ?? RecordField(name).flatMap { candidates[$0].first }
    }
    keepsTraits = options.keeps == .traits
    kept = Self.kept(options.keeps, of: columns, excluding: candidates, find: find)
    dateColumns = mapping.columns[.lastSeenDate] == nil ? .find(columns.map(\.name)) : nil
    presence = columns.firstIndex {
      ["occurrencestatus", "dwcoccurrencestatus"].contains($0.name.folded)
    }
    var details: [PlaceDetail: Int] = [:]
    for (index, column) in columns.enumerated() {
      guard let detail = Self.detail(named: column.name.folded), details[detail] == nil else {
        continue
      }
      details[detail] = index
    }
    self.details = details
    sightings = columns.indices.filter { index in
      columns[index].depth == 0 && Announcement.sightingNames.contains(columns[index].name)
    }.map { ($0, columns[$0].name) }
    let statusColumns = Set(candidates[.status])
    let closing = found.byValues.marks.filter(\.value.isCertain).keys
    let vagueColumns = outcomes.union(intakes).union(closing)
    hasStatuses = statusColumns.subtracting(vagueColumns).contains {
      mapping.values[.status] != nil || profiles[$0].filled > 0 || !profiles[$0].isExamined
    }
    findStrayColumns = {
      columns.indices.compactMap { index in
        statusColumns.contains(index)
          ? nil : StrayColumn(index, columns[index].name, profiles[index])
      }
    }
    conditions = options.conditions.map { ($0, find($0.column)) }
  }

  // MARK: Columns

  /// Returns whether there is a column for a field.
  func has(_ field: RecordField) -> Bool { !columns(of: field).isEmpty }

  /// Returns the candidate columns of a field, most certain first.
  func columns(of field: RecordField) -> ArraySlice<Int> { candidates[candidateRanges[field]] }

  /// Returns the columns that complete a field: the minutes, seconds, and hemisphere of a latitude
  /// or longitude, the UTM zone, the unit of an age, and the parts of a date.
  func parts(of field: RecordField) -> [Int] {
    switch field {
    case .latitude: coordinates.flatMap(\.latitude.parts) + (zone.map { [$0] } ?? [])
    case .longitude: coordinates.flatMap(\.longitude.parts)
    case .age: ageUnit.map { [$0] } ?? []
    case .lastSeenDate: dateColumns?.all ?? []
    default: []
    }
  }

  /// Table cells are all text, so only typed fields can be malformed.
  private static func isChecked(_ field: RecordField, isTable: Bool) -> Bool {
    switch field {
    case .latitude, .longitude, .location, .status, .lastSeenDate: false
    case .age, .phone, .microchipNumber, .createdAt, .updatedAt: true
    default: !isTable
    }
  }

  /// Returns the columns to keep. A column whose name is that of an output member is prefixed with
  /// `source_`.
  /// Returns the number about the coordinate that a column with the given folded name contains.
  private static func detail(named name: String) -> PlaceDetail? {
    switch name {
    case "locationradius", "radiuskm", "searchradiuskm": .locationRadius
    case "locationprivacy": .locationPrivacy
    default: nil
    }
  }

  private static func kept(
    _ keeps: KeptColumns, of columns: [RawColumn], excluding candidates: FieldTable<[Int]>,
    find: (String) -> Int?
  ) -> [(column: Int, name: String)] {
    var kept: [(column: Int, name: String)] = []
    switch keeps {
    case .none: break
    case .all:
      // Columns of traits are kept, because several of them may be joined to one field.
      let mapped = Set(
        RecordField.allCases.flatMap { field in
          candidates[field].filter { !field.isTrait || columns[$0].name == field.name }
        })
      // The list of all photos in an announcement that petmap has written.
      let list = columns.contains { $0.name == RecordField.photoUrl.name } ? "photos" : nil
      // Objects are kept as a whole, not also by their members.
      for (index, column) in columns.enumerated()
      where column.depth == 0 && !mapped.contains(index) && column.name != list {
        kept.append((index, column.name))
      }
    case .named(let names): kept = names.compactMap { name in find(name).map { ($0, name) } }
    case .traits:
      let mapped = Set(RecordField.allCases.filter { $0 != .age }.flatMap { candidates[$0] })
      for (index, column) in columns.enumerated()
      where !mapped.contains(index) && TraitColumn(column.name) != nil {
        kept.append((index, column.name))
      }
    }
    let reserved =
      RecordField.allCases.map(\.name) + ["distance", "bearing", "latitude", "longitude"]
    for index in kept.indices where reserved.contains(kept[index].name) {
      kept[index].name = "source_" + kept[index].name
    }
    kept.removeAll { $0.name.isEmpty }
    return kept
  }
}
