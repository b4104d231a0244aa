import PetMapGeo
import PetMapJSON

/// The elements of a response of OpenStreetMap's Overpass API, of which ways and relations refer to
/// others for their geometry (https://dev.overpass-api.de/output_formats.html#json).
///
/// Elements without tags only belong to the geometries of others. An element with a `center` is at
/// that point. Any other way or relation is a line or an area, from its own `geometry` or from the
/// nodes that it refers to.
struct OverpassElements {
  /// What an element is.
  enum Role {
    /// It has no tags.
    case part
    /// It is a node, whose coordinates are its own.
    case node
    case point(PlanePoint)
    case shape(PlaneShape)
    /// Its nodes are not in the response.
    case unknown
  }

  private var nodes: [Int: PlanePoint] = [:]
  private var ways: [Int: [PlanePoint]] = [:]

  /// Collects the nodes and ways.
  ///
  /// - Parameters:
  ///   - document: The range of the response, which must be complete.
  ///   - text: The window's bytes.
  init(in document: Range<Int>, of text: [UInt8]) {
    var references: [Int: [Int]] = [:]
    let elements = JSONItems.member("elements", of: document, in: text)
    guard let elements, var items = JSONItems(elements, in: text), !items.isObject else { return }
    while let item = items.next(in: text) {
      guard let element = Self.object(item.value, in: text), let id = element["id"]?.number?.integer
      else { continue }
      switch element["type"]?.string {
      case "node": nodes[id] = Self.point(element)
      case "way":
        if let line = Self.line(element["geometry"]) {
          ways[id] = line
        } else {
          references[id] = element["nodes"]?.array?.compactMap { $0.number?.integer }
        }
      default: break
      }
    }
    for (id, line) in references {
      let points = line.compactMap { nodes[$0] }
      if points.count == line.count { ways[id] = points }
    }
  }

  /// Returns what an element is.
  func role(of range: Range<Int>, in text: [UInt8]) -> Role {
    guard let element = Self.object(range, in: text) else { return .node }
    guard element["tags"]?.object?.members.isEmpty == false else { return .part }
    if element["type"]?.string == "node" { return .node }
    if let center = element["center"]?.object, let point = Self.point(center) {
      return .point(point)
    }
    let lines =
      element["type"]?.string == "way"
      ? [element["id"]?.number?.integer.flatMap { ways[$0] }].compactMap { $0 }
      : (element["members"]?.array ?? []).compactMap { $0.object.flatMap(line) }
    let shape = Self.shape(joining: lines)
    if shape.representative != nil { return .shape(shape) }
    return Self.bounds(element["bounds"]?.object).map(Role.shape) ?? .unknown
  }

  /// Returns the line of a relation's member that is a way.
  private func line(of member: JSONObject) -> [PlanePoint]? {
    guard member["type"]?.string == "way" else { return nil }
    return Self.line(member["geometry"]) ?? member["ref"]?.number?.integer.flatMap { ways[$0] }
  }

  /// Returns the rings and lines that result from joining lines at their ends.
  private static func shape(joining lines: [[PlanePoint]]) -> PlaneShape {
    var shape = PlaneShape()
    var rings: [[PlanePoint]] = []
    var rest = lines.filter { !$0.isEmpty }
    while var line = rest.popLast() {
      while line.first != line.last || line.count < 4,
        let index = rest.firstIndex(where: { $0.first == line.last || $0.last == line.last })
      {
        let next = rest.remove(at: index)
        line += (next.first == line.last ? next : next.reversed()).dropFirst()
      }
      if line.count > 3, line.first == line.last {
        rings.append(line)
      } else {
        shape.lines.append(line)
      }
    }
    if !rings.isEmpty { shape.areas = [rings] }
    return shape
  }

  private static func bounds(_ box: JSONObject?) -> PlaneShape? {
    guard let box, let south = number(box["minlat"]), let west = number(box["minlon"]),
      let north = number(box["maxlat"]), let east = number(box["maxlon"])
    else { return nil }
    let corners = [(west, south), (east, south), (east, north), (west, north)]
    return PlaneShape(areas: [[corners.map { PlanePoint(x: $0.0, y: $0.1) }]])
  }

  private static func object(_ range: Range<Int>, in text: [UInt8]) -> JSONObject? {
    (try? JSONValue(parsing: Array(text[range])))?.object
  }

  private static func line(_ value: JSONValue?) -> [PlanePoint]? {
    value?.array?.compactMap { $0.object.flatMap(point) }
  }

  private static func point(_ object: JSONObject) -> PlanePoint? {
    guard let y = number(object["lat"]), let x = number(object["lon"]) else { return nil }
    return PlanePoint(x: x, y: y)
  }

  private static func number(_ value: JSONValue?) -> Double? {
    value?.number.flatMap { DecimalNumber.parse($0.text) }
  }
}

extension JSONShapeFinder {
  /// Returns the structure of a response of the Overpass API, or `nil` if the file is not one.
  func overpassResponse() -> JSONShape? {
    guard let elements = root.object?["elements"]?.array, !elements.isEmpty,
      elements.prefix(20).allSatisfy({ element in
        let type = element.object?["type"]?.string ?? ""
        return ["node", "way", "relation"].contains(type) && element.object?["id"]?.number != nil
      })
    else { return nil }
    var shape = JSONShape(path: ["elements"], wrappers: ["tags"])
    shape.isOverpass = true
    return shape
  }
}
