import PetMapCallout
import PetMapDrawing
import PetMapGeo
import PetMapJSON
import PetMapKit
import PetMapReports

/// An object that the page has given, as JSON: every member is known, of the right type and in its range,
/// or a problem says which is not.
struct Request {
  private let object: JSONObject
  /// What stands before a member's name: `viewport.`.
  private let path: String

  /// - Parameter members: the names that there may be.
  init(_ start: UnsafePointer<UInt8>, _ count: Int32, members: [String]) throws(Problem) {
    let bytes = Array(UnsafeBufferPointer(start: start, count: Int(count)))
    guard let value = try? JSONValue(parsing: bytes) else { throw Problem("not JSON") }
    try self.init(value, "", members: members)
  }

  init(_ value: JSONValue, _ path: String, members: [String]) throws(Problem) {
    guard case .object(let object) = value else {
      throw Problem(path.isEmpty ? "options" : path, "not an object", value)
    }
    for member in object.members {
      if !members.contains(where: { $0.isSameID(as: member.name) }) {
        let known = members.reduce("") { $0.isEmpty ? $1 : $0 + ", " + $1 }
        throw Problem("\(path)\(member.name): no such option; there are \(known)")
      }
    }
    self.object = object
    self.path = path
  }

  /// A member's value, nil when it is absent or null.
  subscript(name: String) -> JSONValue? {
    guard let value = object[name], !value.isNull else { return nil }
    return value
  }

  func has(_ name: String) -> Bool { self[name] != nil }

  func number(
    _ name: String, _ range: ClosedRange<Double> = -1e9...1e9, default standard: Double? = nil
  ) throws(Problem) -> Double {
    guard let value = self[name] else {
      if let standard { return standard }
      throw Problem("\(path)\(name): missing")
    }
    guard case .number(let number) = value, range.contains(number.double) else {
      let ends = "\(Self.plain(range.lowerBound)) to \(Self.plain(range.upperBound))"
      throw Problem(path + name, "not a number from \(ends)", value)
    }
    return number.double
  }

  func integer(
    _ name: String, _ range: ClosedRange<Double>, default standard: Int? = nil
  ) throws(Problem) -> Int {
    if let standard, !has(name) { return standard }
    let number = try number(name, range)
    guard number == number.rounded() else {
      throw Problem(path + name, "not a whole number", number)
    }
    return number >= 2_147_483_647 ? .max : Int(number)
  }

  func bool(_ name: String, default standard: Bool) throws(Problem) -> Bool {
    guard let value = self[name] else { return standard }
    guard case .bool(let isTrue) = value else {
      throw Problem(path + name, "not true or false", value)
    }
    return isTrue
  }

  func text(_ name: String) throws(Problem) -> String? {
    guard let value = self[name] else { return nil }
    guard case .string(let text) = value else { throw Problem(path + name, "not a text", value) }
    return text
  }

  /// Which of some names a member has, nil when it is absent.
  func choice(_ name: String, _ names: [String]) throws(Problem) -> Int? {
    guard let value = self[name] else { return nil }
    return try index(of: value, name, names)
  }

  /// Which of some names those of a list are.
  func choices(_ name: String, _ names: [String]) throws(Problem) -> [Int]? {
    guard let value = self[name] else { return nil }
    guard case .array(let values) = value else { throw Problem(path + name, "not a list", value) }
    var chosen: [Int] = []
    for value in values { chosen.append(try index(of: value, name, names)) }
    return chosen
  }

  private func index(
    of value: JSONValue, _ name: String, _ names: [String]
  ) throws(Problem) -> Int {
    if case .string(let text) = value {
      for (index, name) in names.enumerated() where name.isSameID(as: text) { return index }
    }
    let known = names.reduce("") { $0.isEmpty ? $1 : $0 + ", " + $1 }
    throw Problem(path + name, "none of " + known, value)
  }

  func texts(_ name: String) throws(Problem) -> [String]? {
    guard let value = self[name] else { return nil }
    guard case .array(let values) = value else { throw Problem(path + name, "not a list", value) }
    var texts: [String] = []
    for value in values {
      guard case .string(let text) = value else { throw Problem(path + name, "not a text", value) }
      texts.append(text)
    }
    return texts
  }

  func object(_ name: String, members: [String]) throws(Problem) -> Request? {
    guard let value = self[name] else { return nil }
    return try Request(value, path + name + ".", members: members)
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15
      ? Int64(number).description : number.description
  }
}

extension Request {
  // MARK: What several requests have

  func point(_ name: String) throws(Problem) -> ScreenPoint {
    guard let point = try object(name, members: ["x", "y"]) else {
      throw Problem("\(name): missing")
    }
    return ScreenPoint(x: try point.number("x"), y: try point.number("y"))
  }

  /// The viewport, its insets among its members or beside it.
  func viewport() throws(Problem) -> Viewport {
    guard let object = try object("viewport", members: ["width", "height", "insets"]) else {
      throw Problem("viewport: missing")
    }
    let edges = ["top", "right", "bottom", "left"]
    let sides = 0.001...Viewport.largestSide
    let (width, height) = (try object.number("width", sides), try object.number("height", sides))
    let inner = try object.object("insets", members: edges)
    let outer = try self.object("insets", members: edges)
    guard let insets = outer ?? inner else { return try Self.viewport(width, height, .zero) }
    var lengths: [Double] = []
    for edge in edges { lengths.append(try insets.number(edge, 0...1e6, default: 0)) }
    guard
      let insets = try? ViewportInsets(
        top: lengths[0], right: lengths[1], bottom: lengths[2], left: lengths[3])
    else { throw Problem("insets: not lengths") }
    return try Self.viewport(width, height, insets)
  }

  private static func viewport(
    _ width: Double, _ height: Double, _ insets: ViewportInsets
  ) throws(Problem) -> Viewport {
    guard let viewport = try? Viewport(width: width, height: height, insets: insets) else {
      throw Problem("insets: they leave nothing of the viewport")
    }
    return viewport
  }

  func previousSide() throws(Problem) -> CalloutSide? {
    let sides = CalloutSide.allCases
    return try choice("previous", sides.map { $0.name }).map { sides[$0] }
  }

  func marker() throws(Problem) -> CalloutMarker {
    let standard = CalloutMarker.standard
    let gap = try number("gap", CalloutParameters.markerLengths, default: standard.gap)
    guard let marker = try object("marker", members: ["width", "height", "anchor"]) else {
      return CalloutMarker(
        width: standard.width, height: standard.height, anchorX: standard.anchorX,
        anchorY: standard.anchorY, gap: gap)
    }
    let width = try marker.number("width", CalloutParameters.markerLengths)
    let height = try marker.number("height", CalloutParameters.markerLengths)
    if case .string? = marker["anchor"] {
      let index = try marker.choice("anchor", ["bottom", "center", "top", "left", "right"]) ?? 0
      let x = [0.5, 0.5, 0.5, 0, 1][index]
      let y = [1, 0.5, 0, 0.5, 0.5][index]
      return CalloutMarker(
        width: width, height: height, anchorX: x * width, anchorY: y * height, gap: gap)
    }
    let anchor = try marker.object("anchor", members: ["x", "y"])
    return CalloutMarker(
      width: width, height: height,
      anchorX: try anchor?.number("x", -1000...1000),
      anchorY: try anchor?.number("y", -1000...1000),
      gap: gap)
  }

  static let cardMembers = [
    "width", "textScale", "photo", "language", "marker", "gap", "fields",
  ]

  /// The card's parameters and its language.
  func card() throws(Problem) -> (CalloutParameters, Language) {
    var parameters = CalloutParameters()
    parameters.width = try number("width", CalloutParameters.widths, default: parameters.width)
    parameters.textScale = try number(
      "textScale", CalloutParameters.textScales, default: parameters.textScale)
    if case .number? = self["photo"] {
      parameters.photo = .height(try number("photo", CalloutParameters.photoHeights))
    } else {
      parameters.photo =
        try choice("photo", ["none", "reserve"]) == 0 ? .none : .reserve
    }
    parameters.marker = try marker()
    let kinds = CalloutFieldKind.allCases
    if let chosen = try choices("fields", kinds.map { $0.name }) {
      parameters.fields = chosen.map { kinds[$0] }
    }
    let index = try choice("language", ["en", "pl", "EN", "PL"]) ?? 0
    let language: Language = index % 2 == 0 ? .english : .polish
    return (parameters, language)
  }

  static let clusterMembers = ["radius", "extent", "minPoints", "maxZoom"]

  func clusters() throws(Problem) -> ClusterOptions {
    try clusterOptions(
      radius: number("radius", default: 40), extent: number("extent", default: 512),
      minimumPoints: integer("minPoints", 2...1e9, default: 2),
      maximumZoom: integer("maxZoom", 0...24, default: 16))
  }
}

/// Options of clustering, or the problem that one of the numbers is.
func clusterOptions(
  radius: Double, extent: Double, minimumPoints: Int, maximumZoom: Int
) throws(Problem) -> ClusterOptions {
  do throws(ClusterOptionsError) {
    return try ClusterOptions(
      radius: radius, extent: extent, minimumPoints: minimumPoints, maximumZoom: maximumZoom)
  } catch {
    switch error {
    case .radius: throw Problem("radius", "not above 0 and up to the extent", radius)
    case .extent: throw Problem("extent", "not a number above 0", extent)
    case .minimumPoints: throw Problem("minPoints", "not 2 or more", Double(minimumPoints))
    case .maximumZoom: throw Problem("maxZoom", "not 0 to 24", Double(maximumZoom))
    }
  }
}
