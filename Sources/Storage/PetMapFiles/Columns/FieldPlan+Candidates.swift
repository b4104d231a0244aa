import PetMapAnnouncements

/// The search for the columns of each field.
extension FieldPlan {
  /// The rank of a column of flags that contains the status: after all other columns, at any depth.
  private static let statusFlagRank = 1_000_000

  /// Returns the columns for each field, most certain first: those specified by the user or, if
  /// there are none, those with a common name for the field.
  ///
  /// - Parameters:
  ///   - profiles: The column profiles.
  ///   - flag: The column of flags that contains the status.
  static func candidates(
    _ columns: [RawColumn], _ profiles: [ColumnProfile], _ flag: StatusFlag?,
    _ mapping: SourceMapping
  ) -> (candidates: FieldTable<[Int]>, rivals: [Int], byValues: ValueColumns) {
    var ranked = FieldTable<[(rank: Int, column: Int)]>(repeating: [])
    for (index, column) in columns.enumerated() {
      let named = RecordField.allCases.filter {
        !column.name.isEmpty && mapping.columns[$0] == column.name
      }
      for field in named { ranked[field].append((-1, index)) }
      if named.isEmpty, index == flag?.index {
        ranked[.status].append((statusFlagRank, index))
        continue
      }
      guard named.isEmpty, let match = column.match,
        mapping.columns[match.field] == nil
      else { continue }
      // A text column with this name may be an address, and a type column may be anything.
      if match.field == .location, profiles[index].points == 0 { continue }
      // `Found at` may be a place.
      if match.field == .lastSeenDate, ColumnName.mayBePlace(column.name),
        profiles[index].filled > 0, profiles[index].dates * 2 <= profiles[index].filled
      {
        continue
      }
      if match.field == .id, profiles[index].isRepeated { continue }
      if mapping.values[match.field] == nil, profiles[index].areReferences { continue }
      if ColumnName.isVague(column.name), profiles[index].animals * 2 <= profiles[index].filled {
        continue
      }
      // A record's own members are more certain than those of nested objects.
      let rank = column.depth * 10_000 + match.rank * 2 + (column.isOuter ? 1 : 0)
      ranked[match.field].append((rank, index))
    }
    var byValues = ValueColumns(columns, profiles, flag, mapping)
    byValues.add(to: &ranked)
    let rivals = findLocation(columns, profiles, mapping, &ranked)
    var sorted = ranked.map { candidates in
      candidates.sorted { ($0.rank, $0.column) < ($1.rank, $1.column) }.map(\.column)
    }
    let certain = sorted[.lastSeenDate].filter {
      mapping.columns[.lastSeenDate] != nil || !ColumnName.isWeak(columns[$0].name)
    }
    if !certain.isEmpty { sorted[.lastSeenDate] = certain }
    for field in [RecordField.latitude, .longitude] {
      sorted[field] = withoutLimits(sorted[field], columns)
    }
    return (sorted, rivals, byValues)
  }

  /// Uses the column in which at least four fifths of the values are points, regardless of its name,
  /// if no other column contains coordinates in degrees. A member of an object may be another place,
  /// such as that of the owner's home.
  ///
  /// - Returns: The columns, if there are several.
  private static func findLocation(
    _ columns: [RawColumn], _ profiles: [ColumnProfile], _ mapping: SourceMapping,
    _ ranked: inout FieldTable<[(rank: Int, column: Int)]>
  ) -> [Int] {
    guard RecordField.coordinateFields.allSatisfy({ mapping.columns[$0] == nil }) else { return [] }
    let hasNumbers = [RecordField.latitude, .longitude].allSatisfy { field in
      ranked[field].contains { profiles[$0.column].filled > 0 }
    }
    let hasDegrees = [RecordField.latitude, .longitude].allSatisfy { field in
      ranked[field].contains { profiles[$0.column].areDegrees }
    }
    let named = ranked[.location].map(\.column)
    if hasDegrees || !hasNumbers && named.contains(where: { profiles[$0].arePoints }) { return [] }
    let mapped = Set(RecordField.allCases.compactMap { mapping.columns[$0] })
    let others = profiles.indices.filter {
      profiles[$0].arePoints && columns[$0].depth == 0 && !mapped.contains(columns[$0].name)
        && (!hasNumbers || profiles[$0].degrees * 2 > profiles[$0].filled)
    }
    let certain = others.filter { named.contains($0) }
    let found = certain.isEmpty ? others : certain
    guard found.count == 1 else { return hasNumbers || !named.isEmpty ? [] : found }
    if hasNumbers {
      ranked[.latitude] = []
      ranked[.longitude] = []
    }
    for field in RecordField.allCases { ranked[field].removeAll { $0.column == found[0] } }
    ranked[.location] = [(0, found[0])] + ranked[.location]
    return []
  }

  /// Removes the columns that contain the bounds of an area: those whose names differ only in
  /// opposite directions, as in `west_lon` and `east_lon`.
  private static func withoutLimits(_ candidates: [Int], _ columns: [RawColumn]) -> [Int] {
    let directed = candidates.compactMap { candidate in
      ColumnName.direction(of: columns[candidate].name).map {
        (column: candidate, direction: $0, stem: ColumnName.stem(of: columns[candidate].name))
      }
    }
    let limits = directed.filter { column in
      directed.contains { $0.direction == column.direction.opposite && $0.stem == column.stem }
    }
    return candidates.filter { candidate in !limits.contains { $0.column == candidate } }
  }

  /// Returns the columns that are used in a table, in which every record has every column: one for
  /// each field, except that a date may be in one of several columns, such as the date lost and the
  /// date found, and so may the status and the coordinates, and that each color may have a column.
  static func used(
    _ candidates: FieldTable<[Int]>, _ coordinates: [CoordinateColumns]
  ) -> FieldTable<[Int]> {
    var used = candidates.map { Array($0.prefix(1)) }
    used[.lastSeenDate] = candidates[.lastSeenDate]
    used[.status] = candidates[.status]
    used[.colors] = candidates[.colors]
    guard !coordinates.isEmpty else { return used }
    used[.latitude] = coordinates.map(\.latitude.degrees)
    used[.longitude] = coordinates.map(\.longitude.degrees)
    return used
  }
}
