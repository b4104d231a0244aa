import CSimdJSON

/// The columns for the members of nested objects: `"contact": {"phone": "…"}` has the column
/// `contact.phone`, as in a table made from such objects.
///
/// Locations and photos are values, so their members have no columns.
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

  private var roles: [Path: Role] = [:]
  /// Whether an object in a column has columns for its members, by the index of the column.
  private var areOpen: [Bool] = []
  /// The number of columns for members.
  private var count = 0

  /// The maximum number of objects that a member is nested in.
  private static let depthLimit = 3
  /// The maximum number of members of an object. Larger objects are collections.
  private static let memberLimit = 32
  /// The maximum number of columns for members.
  private static let columnLimit = 256

  /// Writes the members of the objects in a record's columns to separate columns.
  ///
  /// - Parameters:
  ///   - slices: The values of the record.
  ///   - bytes: The window's bytes.
  ///   - columns: The columns of the file, to which those of new members are appended.
  /// - Returns: `false` if there is no space for a column.
  mutating func addMembers(
    of slices: UnsafeMutableBufferPointer<RawSlice>, in bytes: UnsafeMutablePointer<UInt8>,
    to columns: inout [RawColumn]
  ) -> Bool {
    var column = 0
    // The columns that are appended on the way may contain objects as well.
    while column < columns.count, column < slices.count {
      let value = unsafe slices[column]
      if value.kind == PETMAP_SLICE_NESTED, unsafe bytes[Int(value.offset)] == UInt8(ascii: "{"),
        isOpen(column, columns)
      {
        for (path, member) in unsafe members(of: value, at: column, in: bytes) {
          guard let index = self.column(of: path, &columns) else { continue }
          guard index < slices.count else { return false }
          unsafe slices[index] = member
        }
      }
      column += 1
    }
    return true
  }

  /// Returns the members of an object, or none if it is a location or a collection.
  private mutating func members(
    of object: RawSlice, at column: Int, in bytes: UnsafeMutablePointer<UInt8>
  ) -> [(path: Path, value: RawSlice)] {
    let text = unsafe Span(_unsafeStart: UnsafePointer(bytes), count: object.range.upperBound)
    var members: [(Path, RawSlice)] = []
    var tokens = JSONTokens(at: object.range.lowerBound + 1)
    while let member = tokens.nextMember(in: text) {
      let name = unsafe petmap_json_text(
        bytes, member.name.lowerBound, member.name.upperBound
      ).text(in: bytes)
      let path = Path(column: column, name: name ?? "")
      if case .coordinate = role(of: path) { return [] }
      members.append((path, unsafe .json(member.value, in: bytes)))
      if members.count > Self.memberLimit { return [] }
    }
    return members
  }

  // MARK: Names

  private mutating func isOpen(_ column: Int, _ columns: [RawColumn]) -> Bool {
    while areOpen.count <= column {
      let column = columns[areOpen.count]
      let isValue =
        switch ColumnName.match(column.name)?.field {
        case .location, .latitude, .longitude, .photoUrl: true
        default: false
        }
      areOpen.append(column.depth < Self.depthLimit && !isValue)
    }
    return areOpen[column]
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
  private mutating func column(of path: Path, _ columns: inout [RawColumn]) -> Int? {
    if case .column(let index)? = roles[path] { return index }
    guard count < Self.columnLimit else { return nil }
    count += 1
    roles[path] = .column(columns.count)
    let outer = columns[path.column]
    columns.append(
      RawColumn(
        name: outer.name + "." + path.name, isOuter: outer.isOuter, depth: outer.depth + 1))
    return columns.count - 1
  }
}
