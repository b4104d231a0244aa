import PetMapAnnouncements
import PetMapDrawing
import PetMapJSON
import PetMapKit

/// A layer of labels of the street map, which styles and pictures write in the same way.
struct StreetLabel: Sendable {
  /// What a label says.
  enum Content: Sendable {
    /// A name, in a language or, without one, as on signs.
    case name(Language?)
    /// A dot and a name below it.
    case landmark(Language)
    case houseNumber
  }

  /// The ID in styles, without its prefix.
  let id: String
  let selection: StreetSelection
  let schema: StreetSchema
  let firstZoom: Double
  let content: Content
  /// Whether labels follow lines.
  var isAlongLine = false
  /// The font size in CSS pixels; that of places depends on their class.
  var size = 11.0
  /// The width at which text is broken, in ems.
  var maximumWidth = 10.0
  /// Whether the features are places, the larger of which have larger labels and precede others.
  var isPlace = false
  let color: DrawingColor
  let halo: DrawingColor

  /// The font sizes of places by class; others have the last size.
  private static let placeSizes: [(word: String, size: Double)] = [("city", 17), ("town", 14)]
  private static let smallestPlace = 12.0
  /// The length to which house numbers are cut; `7, Floors 1-3` is cut at the comma.
  private static let houseNumberLimit = 5
}

// MARK: In pictures

extension StreetLabel {
  /// Returns the text of a feature's label, or `nil` if it has none.
  func text(of feature: DecodedVectorTile.Feature) -> String? {
    let text: String?
    switch content {
    case .name(let language): text = name(of: feature, language)
    case .landmark(let language): text = name(of: feature, language)
    case .houseNumber:
      let number =
        feature.text(schema.houseNumber)
        ?? feature.number(schema.houseNumber).map { "\(Int(clamping: Int64($0)))" }
      text = number.map { number in
        let start = number.split(separator: ",", omittingEmptySubsequences: false)[0]
        return String(start.prefix(Self.houseNumberLimit))
      }
    }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func name(of feature: DecodedVectorTile.Feature, _ language: Language?) -> String? {
    StreetSchema.nameAttributes(language?.rawValue).lazy.compactMap { feature.text($0) }
      .first { !$0.isEmpty }
  }

  /// Returns the font size of a feature's label in CSS pixels.
  func size(of feature: DecodedVectorTile.Feature) -> Double {
    guard isPlace else { return size }
    let word = Self.placeClasses(schema).lazy.compactMap { feature.text($0) }.first
    return Self.placeSizes.first { $0.word == word }?.size ?? Self.smallestPlace
  }

  /// Returns the rank of a feature; lower ones come first.
  func rank(of feature: DecodedVectorTile.Feature) -> Double {
    guard isPlace else { return 0 }
    return schema == .protomaps
      ? -(feature.number("population_rank") ?? 0) : feature.number("rank") ?? 99
  }

  private static func placeClasses(_ schema: StreetSchema) -> [String] {
    schema == .protomaps ? ["kind_detail", "kind"] : ["class"]
  }
}

// MARK: In styles

extension StreetLabel {
  /// The layer in a MapLibre style.
  var json: JSONValue {
    BasemapStyle.label(
      "streets-\(id)", selection.layer, source: StreetMap.source, filter: selection.filter,
      minimumZoom: firstZoom, text: text, layout: layout, color: color, halo: halo)
  }

  private var text: JSONValue {
    switch content {
    case .name(let language): return Self.name(language)
    case .landmark(let language):
      let text: JSONValue = ["concat", "•\n", Self.name(language)]
      return ["case", ["has", "name"], text, ["has", "name:latin"], text, ""]
    case .houseNumber:
      let number: JSONValue = ["to-string", ["get", .string(schema.houseNumber)]]
      let comma: JSONValue = ["index-of", ",", number]
      let limit = JSONValue(integerLiteral: Self.houseNumberLimit)
      return [
        "slice", number, 0, ["case", [">=", comma, 0], ["min", comma, limit], limit],
      ]
    }
  }

  private static func name(_ language: Language?) -> JSONValue {
    let names = StreetSchema.nameAttributes(language?.rawValue)
    return .array(["coalesce"] + names.map { ["get", .string($0)] })
  }

  private var layout: JSONObject {
    var layout: [JSONObject.Member] = [
      .init(name: "text-size", value: textSize),
      .init(name: "text-max-width", value: JSONValue(floatLiteral: maximumWidth)),
    ]
    if isPlace {
      let order: JSONValue =
        schema == .protomaps
        ? ["-", 0, ["to-number", ["get", "population_rank"], 0]] : StreetCondition.number("rank")
      layout.append(.init(name: "symbol-sort-key", value: order))
    }
    if isAlongLine { layout.append(.init(name: "symbol-placement", value: "line")) }
    if case .landmark = content { layout.append(.init(name: "text-line-height", value: 1.05)) }
    return JSONObject(layout)
  }

  private var textSize: JSONValue {
    guard isPlace else { return JSONValue(floatLiteral: size) }
    let classes = Self.placeClasses(schema).map { name -> JSONValue in ["get", .string(name)] }
    let type: JSONValue = classes.count == 1 ? classes[0] : .array(["coalesce"] + classes)
    let sizes = Self.placeSizes.flatMap { place -> [JSONValue] in
      [.string(place.word), JSONValue(floatLiteral: place.size)]
    }
    return .array(["match", type] + sizes + [JSONValue(floatLiteral: Self.smallestPlace)])
  }
}
