import PetMapAnnouncements
import PetMapJSON

/// Tables whose columns, rather than rows, are values.
extension JSONShapeFinder {
  /// Returns the structure of an object whose members are the columns of a table, or `nil` if it is
  /// not one.
  func columns(of object: JSONObject, _ path: [String]) -> JSONShape? {
    guard let latitude = column(.latitude, of: object),
      let longitude = column(.longitude, of: object)
    else { return nil }
    var shape = JSONShape(path: path)
    if let latitudes = latitude.array, let longitudes = longitude.array {
      // A single record may have arrays of one element.
      let isTable = object.members.allSatisfy { $0.value.array != nil }
      guard latitudes.count > 1 || isTable, Self.areScalars(latitudes), Self.areScalars(longitudes)
      else { return nil }
      shape.columns = .arrays
      return shape
    }
    guard let latitudes = latitude.object?.members, let longitudes = longitude.object?.members,
      let key = latitudes.first?.name, longitudes.first?.name == key,
      Self.areScalars(latitudes.map(\.value)), Self.areScalars(longitudes.map(\.value))
    else { return nil }
    let keysAreIDs = !key.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
    // Two objects with the same members may also be a record's degrees and minutes.
    let isTable =
      object.members.count > 2
      && object.members.allSatisfy { $0.value.object?.members.first?.name == key }
    guard !keysAreIDs || isTable else { return nil }
    shape.columns = .objects(keysAreIDs: keysAreIDs)
    return shape
  }

  private func column(_ field: RecordField, of object: JSONObject) -> JSONValue? {
    object.members.first { member in
      (member.value.array != nil || member.value.object != nil)
        && ColumnName.match(member.name)?.field == field
    }?.value
  }

  private static func areScalars(_ values: [JSONValue]) -> Bool {
    !values.isEmpty && values.allSatisfy { $0.array == nil && $0.object == nil }
  }
}
