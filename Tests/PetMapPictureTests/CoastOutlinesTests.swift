import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapPicture
import PetMapText
import TestSupport
import Testing

@Suite struct CoastOutlinesTests {
  private static func coast() throws -> CoastFile? {
    let bytes = try bytes(of: fixturePath("basemap/coast-gdansk.bin"))
    return CoastFile { range in range.upperBound <= bytes.count ? Array(bytes[range]) : nil }
  }

  private static func picture(
    _ latitude: Double, _ longitude: Double, zoom: Double, coast: CoastFile?
  ) throws -> String {
    let camera = try Camera(
      center: Coordinate(latitude: latitude, longitude: longitude), zoom: Zoom(clamping: zoom))
    let request = SceneRequest(camera: camera, viewport: try Viewport(width: 640, height: 480))
    let scene = MapScene(for: request, of: PinClusters(PinLoader()).tree) { _, _, _ in nil }
    var text = TextLayout(measurer: TableMeasurer())
    var glyphs = NoGlyphs()
    let list = MapPicture(of: scene, coast: coast).displayList(text: &text, from: &glyphs)
    return String(decoding: SVGWriter.write(list), as: UTF8.self)
  }

  @Test func `a file's shorelines are drawn at zoom 6 and above`() throws {
    let coast = try #require(try Self.coast())
    for zoom in [9.0, 11, 13] {
      let fine = try Self.picture(54.7, 18.6, zoom: zoom, coast: coast)
      #expect(fine.contains("GSHHG"))
      #expect(fine.utf8.count > (try Self.picture(54.7, 18.6, zoom: zoom, coast: nil)).utf8.count)
    }
  }

  @Test func `the built-in shorelines are drawn below zoom 6 and outside the file's area`() throws {
    let coast = try #require(try Self.coast())
    for (latitude, longitude, zoom) in [(54.7, 18.6, 5.0), (33.7, -118.2, 9)] {
      #expect(
        try Self.picture(latitude, longitude, zoom: zoom, coast: coast)
          == Self.picture(latitude, longitude, zoom: zoom, coast: nil))
    }
  }
}
