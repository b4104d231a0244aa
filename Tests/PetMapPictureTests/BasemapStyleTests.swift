import PetMapAnnouncements
import PetMapDrawing
import PetMapJSON
import PetMapPicture
import Testing

@Suite struct BasemapStyleTests {
  @Test(arguments: [
    (Language.english, #"["get","name"]"#),
    (.polish, #"["coalesce",["get","name_pl"],["get","name"]]"#),
  ])
  func `labels are in the language of the style`(language: Language, field: String) throws {
    let style = BasemapStyle(
      theme: .light, tiles: "/{z}/{x}/{y}.mvt", glyphs: "/{fontstack}/{range}.pbf",
      language: language)
    let layers = try #require(try JSONValue(parsing: style.json).object?["layers"]?.array)
    let fields = layers.compactMap { $0.object?["layout"]?.object?["text-field"] }
    let wanted = try JSONValue(parsing: Array(field.utf8))
    #expect(fields == [wanted, wanted, wanted])
  }

  @Test(arguments: [PictureOptions.Theme.light, .dark])
  func `the label of a city can be on any side of its point`(theme: PictureOptions.Theme) throws {
    let style = BasemapStyle(
      theme: theme, tiles: "/{z}/{x}/{y}.mvt", glyphs: "/{fontstack}/{range}.pbf")
    let layers = try #require(try JSONValue(parsing: style.json).object?["layers"]?.array)
    let city = try #require(layers.first { $0.object?["id"]?.string == "city" })
    let step = city.object?["layout"]?.object?["text-variable-anchor-offset"]?.array
    let positions = try #require(step?.last?.array?.last?.array)
    let anchors = positions.compactMap(\.string)
    let offsets = positions.compactMap { $0.array?.map { Double($0.number?.text ?? "") ?? .nan } }
    #expect(anchors.first == "center")
    #expect(Set(anchors).isSuperset(of: ["top", "bottom", "left", "right"]))
    #expect(anchors.count == offsets.count)
    for (anchor, offset) in zip(anchors, offsets) {
      // The anchor is the part of the label that is next to the point.
      let x = anchor.hasSuffix("left") ? 1.0 : anchor.hasSuffix("right") ? -1 : 0
      let y = anchor.hasPrefix("top") ? 1.0 : anchor.hasPrefix("bottom") ? -1 : 0
      #expect(offset.map { $0.isZero ? 0 : $0.sign == .plus ? 1 : -1 } == [x, y], "\(anchor)")
    }
  }
}
