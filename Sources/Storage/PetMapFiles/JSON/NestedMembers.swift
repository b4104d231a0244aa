import PetMapSynonyms

/// The columns for the members of nested objects, as in a table made from them:
/// `"contact": {"phone": "…"}` has the column `contact.phone`. An array of names and values is read
/// like an object: `"attributes": [{"name": "species", "value": "dog"}]` has the column
/// `attributes.species`.
///
/// Locations and photos are values, so their members have no columns. If a column's name denotes
/// another field, as in `"lastSeen": {"at": "…", "lat": …, "lng": …}`, a location in it is read from
/// its members.
struct NestedMembers {
  /// A member of the object in a column.
  private struct Path: Hashable {
    let column: Int
    let name: String
  }

  private enum Role {
    case column(Int)
    /// The member makes its object a location.
    case coordinate
  }

  /// What the name of a column implies for objects in it.
  private struct Profile {
    let field: RecordField?
    /// Whether objects have columns for their members.
    let isOpen: Bool
    /// Whether the name only says that the object is a location, so that a date in it belongs to the
    /// record.
    let isContext: Bool
    /// Whether arrays may contain the names and values of members.
    let mayContainPairs: Bool
  }

  private var roles: [Path: Role] = [:]
  /// The profiles of the columns, by index.
  private var profiles: [Profile] = []
  /// The number of columns for members.
  private var count = 0

  /// The maximum number of objects that a member is nested in.
  private static let depthLimit = 3
  /// The maximum number of members of an object. Larger objects are collections.
  private static let memberLimit = 32
  /// The maximum number of elements of an array of pairs.
  static let pairLimit = 128
  /// The folded names of columns that may contain arrays of pairs.
  private static let pairColumns: Set = [
    "attributes", "fields", "customfields", "extras", "metadata", "meta", "values",
  ]
  /// The maximum number of columns for members.
  private static let columnLimit = 256

  /// Writes the members of the objects in the columns of a batch's current record to separate
  /// columns, and replaces objects that merely contain the value of their column's field.
  ///
  /// - Parameter columns: The columns of the file, to which those of new members are appended.
  mutating func addMembers(to batch: inout RawBatch, in text: [UInt8], columns: inout [RawColumn]) {
    var column = 0
    // Columns that are appended during the loop may contain objects as well.
    while column < batch.columnCount {
      defer { column += 1 }
      let value = batch[column: column]
      guard value.kind == .nested else { continue }
      let profile = profile(of: column, columns)
      var isFieldInMember = false
      for member in members(of: value, at: column, profile, in: text) {
        guard let index = self.column(of: member, &columns) else { continue }
        batch[column: index] = member.value
        if let field = profile.field, !member.value.isEmpty,
          self.profile(of: index, columns).field == field
        {
          isFieldInMember = true
        }
      }
      if let field = profile.field {
        let found = TypedValue.value(value, of: field, named: columns[column].name, in: text)
        // `"animal": {"type": "dog", "name": "Rex"}`.
        let isMember = found.kind == .nested && isFieldInMember
        batch[column: column] = isMember ? .none : found
      }
    }
  }

  private struct Member {
    let path: Path
    let value: RawSlice
    /// The field that the object implies.
    var field: RecordField?
  }

  private mutating func members(
    of value: RawSlice, at column: Int, _ profile: Profile, in text: [UInt8]
  ) -> [Member] {
    guard let items = JSONItems(value.range, in: text) else { return [] }
    if items.isObject {
      return profile.isOpen ? members(items, at: column, profile, in: text) : []
    }
    return profile.mayContainPairs ? Self.pairs(items, at: column, in: text) : []
  }

  /// Returns the members of an object, or none if it is a collection. If it is a location, returns
  /// only its date.
  private mutating func members(
    _ items: JSONItems, at column: Int, _ profile: Profile, in text: [UInt8]
  ) -> [Member] {
    var items = items
    var members: [Member] = []
    var isLocation = false
    var maps = 0
    while let item = items.next(in: text) {
      let path = Path(column: column, name: item.name(in: text))
      // An object in Firestore's notation.
      if path.name == "mapValue", maps < Self.depthLimit,
        let fields = JSONItems.member("fields", of: item.value, in: text),
        let inner = JSONItems(fields, in: text)
      {
        items = inner
        maps += 1
        continue
      }
      if profile.field == nil, case .coordinate = role(of: path) {
        isLocation = true
      } else {
        members.append(Member(path: path, value: .json(item.value, in: text)))
      }
      if members.count > Self.memberLimit { return [] }
    }
    guard isLocation else { return members }
    guard profile.isContext, var date = Self.date(among: members) else { return [] }
    date.field = .lastSeenDate
    return [date]
  }

  /// Returns the members in an array of objects that each contain a name and a value, or none if the
  /// array has other elements.
  private static func pairs(
    _ elements: JSONItems, at column: Int, in text: [UInt8]
  ) -> [Member] {
    var elements = elements
    var members: [Member] = []
    while let element = elements.next(in: text)?.value {
      guard members.count < pairLimit,
        let key = JSONItems.member("name", of: element, in: text)
          ?? JSONItems.member("key", of: element, in: text),
        let name = RawSlice.json(key, in: text).text(in: text),
        let value = JSONItems.member("value", of: element, in: text)
      else { return [] }
      // The values of a vague name, such as a type, would have to be examined.
      let field = ColumnName.isVague(name) ? nil : ColumnName.match(name)?.field
      members.append(
        Member(
          path: Path(column: column, name: name), value: .json(value, in: text), field: field))
    }
    return members
  }

  private static func date(among members: [Member]) -> Member? {
    TypedValue.dates.lazy.compactMap { name in
      members.first { $0.path.name == name && !$0.value.isNone }
    }.first
  }

  // MARK: Names

  /// Returns whether a column with this name may contain arrays with the names and values of members.
  static func mayContainPairs(_ column: String) -> Bool { pairColumns.contains(column.folded) }

  private mutating func profile(of column: Int, _ columns: [RawColumn]) -> Profile {
    while profiles.count <= column {
      let column = columns[profiles.count]
      let field = column.match?.field
      let isValue =
        switch field {
        case .location, .latitude, .longitude, .photoUrl: true
        default: false
        }
      profiles.append(
        Profile(
          field: field, isOpen: column.depth < Self.depthLimit && !isValue,
          isContext: field == nil && column.depth == 0 && ColumnName.isContext(column.name),
          mayContainPairs: field == nil && Self.mayContainPairs(column.name)))
    }
    return profiles[column]
  }

  /// Returns the role of a member, or `nil` if it has no column yet.
  private mutating func role(of path: Path) -> Role? {
    if let known = roles[path] { return known }
    switch ColumnName.exact(path.name.folded)?.field {
    case .location, .latitude, .longitude:
      roles[path] = .coordinate
      return .coordinate
    default: return nil
    }
  }

  /// Returns the index of a member's column, or `nil` if there are too many columns.
  private mutating func column(of member: Member, _ columns: inout [RawColumn]) -> Int? {
    let path = member.path
    if case .column(let index)? = roles[path] { return index }
    guard count < Self.columnLimit else { return nil }
    count += 1
    roles[path] = .column(columns.count)
    let outer = columns[path.column]
    columns.append(
      RawColumn(
        name: outer.name + "." + path.name, isOuter: outer.isOuter, depth: outer.depth + 1,
        impliedField: member.field))
    return columns.count - 1
  }
}
