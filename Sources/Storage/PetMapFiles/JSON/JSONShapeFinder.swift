import PetMapJSON
import PetMapSynonyms

/// Looks for arrays and objects of records with coordinates at the beginning of a JSON file.
struct JSONShapeFinder {
  let root: JSONValue
  var found: [JSONShape] = []

  init(root: JSONValue) { self.root = root }

  /// The members that may wrap a record's fields.
  private static let wrappers = [
    "_source", "node", "document", "doc", "item", "Item", "record", "fields", "properties",
    "attributes", "data", "value", "pet", "animal", "listing", "entity", "element", "fieldData",
    "acf", "Cells",
  ]
  /// Records the arrays and objects of records in a value and its members.
  mutating func walk(_ value: JSONValue, _ path: [String]) {
    guard path.count < 8, found.count < 8 else { return }
    if let array = value.array {
      add(array, path)
    } else if let object = value.object {
      // A single record, such as a pet with its sightings.
      if path.isEmpty, Self.isAnimal(object), Self.chain(to: object) != nil { return }
      if let shape = columns(of: object, path) {
        found.append(shape)
        return
      }
      if let shape = shape(ofMembers: object, path) {
        found.append(shape)
        return
      }
      for member in object.members { walk(member.value, path + [member.name]) }
    }
  }

  /// Returns the structure of the records at a path; the part of the path after an array is within
  /// the records, unless it leads to arrays of records in the elements.
  func shape(at path: [String]) -> JSONShape? {
    var value = root
    for (index, name) in path.enumerated() {
      if let array = value.array {
        if let inner = Self.elements(of: array, at: path[index...]) {
          return shape(of: inner, path) ?? JSONShape(path: path)
        }
        var shape =
          shape(of: array, Array(path[..<index])) ?? JSONShape(path: Array(path[..<index]))
        shape.wrappers += path[index...].filter { !shape.wrappers.contains($0) }
        return shape
      }
      guard let next = value.object?[name] else { return nil }
      value = next
    }
    if let array = value.array { return shape(of: array, path) ?? JSONShape(path: path) }
    guard let object = value.object else { return nil }
    return columns(of: object, path) ?? shape(ofMembers: object, path)
      ?? JSONShape(path: path, areMembers: true)
  }

  /// Returns the structure of a file that contains a single record within another object, or `nil`
  /// if the file does not have this structure.
  func singleRecord() -> JSONShape? {
    guard let object = root.object, let chain = Self.chain(to: object), !chain.isEmpty else {
      return nil
    }
    return Self.shape([], object, chain)
  }

  /// Returns the structure of a file whose collections of lost and found animals are all empty, or
  /// `nil` if the file does not have this structure.
  func emptyCollections() -> JSONShape? {
    guard let object = root.object, Self.chain(to: object) == nil else { return nil }
    let empty = object.members.first {
      $0.value.array?.isEmpty == true && StatusWord.status(ofName: $0.name) != nil
    }
    return empty.map { JSONShape(path: [$0.name]) }
  }

  // MARK: Common names

  /// The names of members that contain records, in GeoJSON and in the service's JSON.
  private static let arrays = ["features", "data", "geometries"]
  /// The names of members that contain records if their first element is an object: those of CKAN,
  /// Opendatasoft, and others.
  private static let arraysOfObjects = [
    "records", "results", "items", "rows", "value", "docs", "pets", "animals", "announcements",
  ]
  /// The names of members that may contain an object with such an array.
  private static let containers = ["result", "response", "data", "d", "payload"]

  /// Returns the structure of a file according to the names in it, regardless of coordinates: an
  /// array of records, possibly in an object, an object of records, or a single record.
  func common(in head: JSONValue, isWhole: Bool) -> JSONShape {
    var shape = JSONShape(path: head.object.flatMap { Self.commonPath(in: $0, []) } ?? [])
    shape.isCommon = true
    guard shape.path.isEmpty, let members = head.object?.members else { return shape }
    shape.areMembers =
      members.count > (isWhole ? 1 : 15)
      && members.allSatisfy { $0.value.object != nil && ColumnName.match($0.name) == nil }
    return shape
  }

  /// Returns whether an array contains records according to its name.
  ///
  /// - Parameter ofObjects: Whether the array is empty or begins with an object.
  static func mayContainRecords(_ name: String, ofObjects: Bool) -> Bool {
    arrays.contains(name) || ofObjects && arraysOfObjects.contains(name)
  }

  private static func commonPath(in object: JSONObject, _ path: [String]) -> [String]? {
    for member in object.members {
      if member.name == "type", member.value.string == "Feature" { return nil }
      let next = path + [member.name]
      if let array = member.value.array,
        mayContainRecords(member.name, ofObjects: array.isEmpty || array[0].object != nil)
      {
        return next
      }
      if let inner = member.value.object, path.count < 3, containers.contains(member.name),
        let found = commonPath(in: inner, next)
      {
        return found
      }
    }
    return nil
  }

  /// Returns whether the elements of a sequence include feature collections.
  ///
  /// - Parameter amongOthers: Whether other elements must precede them, because a sequence of
  ///   collections alone needs not be in memory.
  func hasCollections(amongOthers: Bool) -> Bool {
    let types = root.array?.map { $0.object?["type"]?.string ?? "" } ?? []
    return types.contains("FeatureCollection")
      && (!amongOthers || types.contains { $0 != "FeatureCollection" })
  }

  /// Returns the structure of a JSON:API document, or `nil` if the file is not one or its records do
  /// not refer to other resources.
  func compoundDocument() -> JSONShape? {
    guard let data = root.object?["data"]?.array,
      let record = data.lazy.compactMap(\.object).first(where: {
        $0["relationships"]?.object != nil
      }), record["type"]?.string != nil, record["id"] != nil
    else { return nil }
    let own = shape(of: data, ["data"])
    if own != nil, root.object?["included"]?.array == nil { return nil }
    var shape = own ?? JSONShape(path: ["data"])
    shape.isCompound = true
    return shape
  }

  // MARK: Arrays and objects of records

  /// The maximum number of records in which to look for coordinates.
  private static let recordLimit = 10_000

  func shape(of array: [JSONValue], _ path: [String]) -> JSONShape? {
    if array.first?.array != nil { return rows(array, path) }
    if let shape = cells(array, path) { return shape }
    for record in array.prefix(Self.recordLimit) {
      if let object = record.object, let chain = Self.chain(to: object) {
        return Self.shape(path, object, chain)
      }
    }
    return nil
  }

  private func shape(ofMembers object: JSONObject, _ path: [String]) -> JSONShape? {
    guard object.members.count > 1 || !path.isEmpty && object.members.count == 1,
      object.members.allSatisfy({ $0.value.object != nil && ColumnName.match($0.name) == nil }),
      !object.members.contains(where: { Self.wrappers.contains($0.name) })
    else { return nil }
    for member in object.members.prefix(50) {
      if let record = member.value.object, record.members.count > 2,
        let chain = Self.chain(to: record)
      {
        var shape = Self.shape(path, record, chain)
        shape.areMembers = true
        return shape
      }
    }
    return nil
  }

  private static func shape(
    _ path: [String], _ record: JSONObject, _ chain: [String]
  ) -> JSONShape {
    var shape = JSONShape(path: path, wrappers: chain)
    if record["tags"]?.object != nil, record["type"] != nil { shape.wrappers.append("tags") }
    var inner = record
    for name in chain { inner = inner[name]?.object ?? inner }
    if chain.isEmpty, let fields = record["fields"]?.object { inner = fields }
    shape.areValuesTyped = inner.members.contains { member in
      guard let value = member.value.object, value.members.count == 1 else { return false }
      return TypedValue.names.contains(value.members[0].name)
    }
    return shape
  }

  /// Returns the path from a record to its object with coordinates, or `nil` if it has none.
  static func chain(to record: JSONObject, depth: Int = 0) -> [String]? {
    if hasCoordinates(record) { return [] }
    guard depth < 4 else { return nil }
    let others = record.members.map(\.name).filter {
      !wrappers.contains($0) && ColumnName.isContext($0)
    }
    for name in wrappers + others {
      if let inner = record[name]?.object,
        inner.members.count > 1 || inner.members.first?.value.object != nil
          || inner.members.first?.value.array != nil || name == "_source" || name == "node",
        let chain = chain(to: inner, depth: depth + 1)
      {
        return [name] + chain
      }
    }
    return nil
  }

  private static func hasCoordinates(_ record: JSONObject) -> Bool {
    var fields: Set<RecordField> = []
    for member in record.members + record.members.flatMap(pairs)
    where member.value != .null && !(wrappers.contains(member.name) && member.value.object != nil) {
      if member.name == "geometry", member.value.object != nil { return true }
      if member.name == "coordinates", member.value.array.flatMap(PointObject.pair) != nil {
        return true
      }
      let value = untyped(member.value)
      let field = ColumnName.match(member.name)?.field
      if field == .latitude || field == .longitude, value.object == nil, value.array == nil {
        fields.insert(field ?? .latitude)
      }
      let notation = PointNotation(column: member.name)
      let isStrict = field != .location
      if let object = value.object,
        ["lat", "latitude"].contains(where: { object[$0] != nil })
          || !isStrict || object["type"] != nil
      {
        if PointObject.read(value, notation, isStrict: isStrict) != nil { return true }
      } else if !isStrict, value.array != nil {
        if PointObject.read(value, notation, isStrict: false) != nil { return true }
      } else if let text = value.string,
        PointText.read(Array(text.utf8)[...], notation, isStrict: isStrict) != nil
      {
        return true
      }
    }
    return fields.count == 2
  }

  /// Returns the members in an array of objects that each contain a name and a value, or none if the
  /// array has other elements.
  private static func pairs(_ member: JSONObject.Member) -> [JSONObject.Member] {
    guard NestedMembers.mayContainPairs(member.name), let array = member.value.array,
      array.count <= NestedMembers.pairLimit
    else { return [] }
    let pairs = array.compactMap { element -> JSONObject.Member? in
      guard let pair = element.object, let name = (pair["name"] ?? pair["key"])?.string else {
        return nil
      }
      return pair["value"].map { JSONObject.Member(name: name, value: $0) }
    }
    return pairs.count == array.count ? pairs : []
  }

  private static func untyped(_ value: JSONValue) -> JSONValue {
    if let array = value.array, array.count == 1, array[0].array == nil, array[0].object == nil {
      return array[0]
    }
    guard let object = value.object else { return value }
    if object.members.count == 1, TypedValue.names.contains(object.members[0].name) {
      return object.members[0].value
    }
    guard let type = object["type"]?.string else { return value }
    return object[TypedValue.member(ofType: type)] ?? value
  }

  // MARK: Rows

  /// Returns the structure of rows whose column names are in the first row, in an adjacent member,
  /// or in Socrata's metadata.
  private func rows(_ array: [JSONValue], _ path: [String]) -> JSONShape? {
    var shape = JSONShape(path: path)
    let parent = parent(of: path)
    if let columns = root.object?["meta"]?.object?["view"]?.object?["columns"]?.array {
      for column in columns { add(column, to: &shape) }
    } else if let names = ["columns", "fields", "headers", "header"].lazy
      .compactMap({ parent.object?[$0]?.array }).first
    {
      shape.rowNames = names.map { name in
        name.string ?? ["name", "id", "field", "title"].lazy
          .compactMap { name.object?[$0]?.string }.first ?? ""
      }
    } else if let names = array.first?.array, names.allSatisfy({ $0.string != nil }) {
      shape.rowNames = names.map { $0.string ?? "" }
      shape.skipsFirstRow = true
    }
    return hasCoordinates(shape) ? shape : nil
  }

  /// Returns the structure of the rows in a response of Google Sheets or BigQuery.
  private func cells(_ array: [JSONValue], _ path: [String]) -> JSONShape? {
    guard path.last == "rows", let first = array.first?.object,
      let row = ["c", "f"].first(where: { first[$0]?.array != nil }),
      let table = parent(of: path).object,
      let columns = table["cols"]?.array ?? table["schema"]?.object?["fields"]?.array
    else { return nil }
    var shape = JSONShape(path: path)
    shape.cells = (row, "v")
    shape.rowNames = columns.map { column in
      ["label", "id", "name"].lazy.compactMap { column.object?[$0]?.string }.first { !$0.isEmpty }
        ?? ""
    }
    return hasCoordinates(shape) ? shape : nil
  }

  private func parent(of path: [String]) -> JSONValue {
    path.dropLast().reduce(root) { $0.object?[$1] ?? .null }
  }

  private func hasCoordinates(_ shape: JSONShape) -> Bool {
    let fields = Set(shape.rowNames.compactMap { ColumnName.match($0)?.field })
    return fields.contains(.location) || fields.isSuperset(of: [.latitude, .longitude])
  }

  /// Adds a column described by Socrata's metadata; internal columns have no name.
  private func add(_ column: JSONValue, to shape: inout JSONShape) {
    let object = column.object
    let isInternal = object?["dataTypeName"]?.string == "meta_data"
    let name = isInternal ? "" : object?["name"]?.string ?? ""
    shape.rowNames.append(name)
    guard let parts = object?["subColumnTypes"]?.array?.map({ $0.string ?? "" }),
      let latitude = parts.firstIndex(of: "latitude"),
      let longitude = parts.firstIndex(of: "longitude")
    else { return }
    shape.rowPoints[name] = RawColumn.PointElements(latitude: latitude, longitude: longitude)
  }
}
