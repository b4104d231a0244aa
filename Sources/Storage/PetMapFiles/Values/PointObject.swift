import PetMapGeo
import PetMapJSON

/// Extracts a point from JSON: a GeoJSON geometry, an object with a latitude and a longitude, an
/// object or array that contains one of these, or an array of two numbers.
///
/// Only members with recognized names are used; numbers in other text, such as IDs, are ignored.
enum PointObject {
  /// - Parameter isStrict: Whether the value must identify itself as a point, because its name does
  ///   not: it must be a GeoJSON point or name both coordinates.
  static func read(
    _ value: JSONValue, _ notation: PointNotation, isStrict: Bool, depth: Int = 0
  ) -> PlanePoint? {
    if let object = value.object {
      return read(object, notation, isStrict: isStrict, depth: depth)
    }
    guard !isStrict, depth < 4, let array = value.array else {
      guard depth > 0, let text = value.string else { return nil }
      return PointText.read(Array(text.utf8)[...], notation, isStrict: isStrict)
    }
    if let elements = notation.elements {
      guard array.indices.contains(max(elements.latitude, elements.longitude)),
        let y = number(array[elements.latitude]), let x = number(array[elements.longitude])
      else { return nil }
      return PlanePoint(x: x, y: y)
    }
    if let pair = pair(array) {
      return (notation.order ?? .longitudeFirst) == .longitudeFirst
        ? PlanePoint(x: pair.first, y: pair.second) : PlanePoint(x: pair.second, y: pair.first)
    }
    guard array.count == 1 else { return nil }
    return read(array[0], notation, isStrict: isStrict, depth: depth + 1)
  }

  /// Returns the elements of an array of two numbers, or of three with an altitude.
  static func pair(_ array: [JSONValue]) -> NumberPair? {
    guard array.count == 2 || array.count == 3 else { return nil }
    let numbers = array.compactMap(number)
    return numbers.count == array.count
      ? NumberPair(numbers[0], numbers[1], isArray: true) : nil
  }

  private static func read(
    _ object: JSONObject, _ notation: PointNotation, isStrict: Bool, depth: Int
  ) -> PlanePoint? {
    if let coordinates = object["coordinates"]?.array, object["type"] != nil || !isStrict {
      if let type = object["type"]?.string, type != "Point" {
        return PlaneShape(json: object).flatMap(notation.point)
      }
      let isNested = coordinates.count == 1 && coordinates[0].array != nil
      // Geometries always use GeoJSON's order.
      guard let pair = pair(isNested ? coordinates[0].array ?? [] : coordinates) else {
        return nil
      }
      return PlanePoint(x: pair.first, y: pair.second)
    }
    if object["geometries"]?.array != nil || object["rings"] != nil || object["paths"] != nil {
      return PlaneShape(json: object).flatMap(notation.point)
    }
    if let latitude = member(of: object, .latitude, isStrict: isStrict),
      let longitude = member(of: object, .longitude, isStrict: isStrict)
    {
      guard let y = degrees(latitude), let x = degrees(longitude) else { return nil }
      return PlanePoint(x: x, y: y)
    }
    guard !isStrict, depth < 4 else { return nil }
    for member in object.members
    where member.value.object != nil || member.value.array != nil || member.value.string != nil {
      guard ColumnName.match(member.name)?.field == .location else { continue }
      var inner = PointNotation(column: member.name, order: notation.order)
      inner.representsShapes = notation.representsShapes
      if let point = read(member.value, inner, isStrict: false, depth: depth + 1) { return point }
    }
    return nil
  }

  /// Returns the member with a coordinate's name; `x` and `y` alone do not identify coordinates.
  private static func member(
    of object: JSONObject, _ field: RecordField, isStrict: Bool
  ) -> JSONObject.Member? {
    let usual = field == .latitude ? ["lat", "latitude"] : ["lng", "lon", "longitude", "long"]
    if let found = object.members.first(where: { usual.contains($0.name) }) { return found }
    return object.members.first {
      !(isStrict && $0.name.utf8.count < 3) && ColumnName.match($0.name)?.field == field
    }
  }

  private static func degrees(_ member: JSONObject.Member) -> Double? {
    number(member.value).map { $0 / ColumnName.unitsPerDegree(of: member.name) }
  }

  private static func number(_ value: JSONValue) -> Double? {
    switch value {
    case .number(let number): DecimalNumber.parse(number.text)
    case .string(let text): NumberText.number(Array(text.utf8), hasDecimalComma: true)
    // Typed values of Firestore and MongoDB.
    case .object(let object) where object.members.count == 1: number(object.members[0].value)
    default: nil
    }
  }
}
