import PetMapDrawing
import PetMapJSON
import PetMapPicture
import Testing

@Suite struct BasemapStyleTests {
  @Test(arguments: [PictureOptions.Theme.light, .dark])
  func `a style is JSON in which the labels of cities have several positions`(
    theme: PictureOptions.Theme
  ) throws {
    let style = BasemapStyle(
      theme: theme, tiles: "/{z}/{x}/{y}.mvt", glyphs: "/{fontstack}/{range}.pbf")
    let layers = try #require(try JSONValue(parsing: style.json).object?["layers"]?.array)
    let city = try #require(layers.first { $0.object?["id"]?.string == "city" })
    let step = city.object?["layout"]?.object?["text-variable-anchor-offset"]?.array
    let positions = step?.last?.array?.last?.array
    #expect(positions?.count == 22)
  }
}
