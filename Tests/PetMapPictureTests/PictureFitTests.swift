import Foundation
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapPicture
import PetMapText
import TestSupport
import Testing

@Suite struct PictureFitTests {
  private func tree(_ pairs: [(Double, Double)]) throws -> (ClusterTree, BoundingBox) {
    var pins = ClusterPins()
    var coordinates: [Coordinate] = []
    for (number, pair) in pairs.enumerated() {
      let coordinate = try Coordinate(latitude: pair.0, longitude: pair.1)
      coordinates.append(coordinate)
      pins.append(id: "p\(number)", at: coordinate, category: number % 3)
    }
    return (ClusterTree(pins), try #require(BoundingBox(containing: coordinates)))
  }

  private var titled: PictureOptions {
    var options = PictureOptions()
    options.title = "Eight pins around Warsaw and a rather long title"
    return options
  }

  private func svg(_ tree: ClusterTree, _ camera: Camera, _ viewport: Viewport) -> String {
    let request = SceneRequest(camera: camera, viewport: viewport)
    let scene = MapScene.update(for: request, of: tree).scene
    var text = TextLayout(measurer: TableMeasurer())
    var glyphs = NoGlyphs()
    let list = MapPicture(of: scene, options: titled).displayList(text: &text, from: &glyphs)
    return String(decoding: SVGWriter.write(list), as: UTF8.self)
  }

  @Test func `the title, legend, scale, and attribution do not hide pins in the corners`() throws {
    let (tree, box) = try tree([
      (52.1, 20.8), (52.1, 20.82), (52.1, 21.2), (52.35, 20.8), (52.35, 21.2), (52.2, 21.0),
      (52.11, 21.19), (52.34, 20.81),
    ])
    let viewport = try Viewport(width: 480, height: 360)
    let fit = PictureFit(of: tree, in: viewport, options: titled)
    #expect(fit.hiddenCount(.fitting(box, in: viewport, padding: 48)) > 0)
    let camera = fit.camera(showing: box)
    #expect(fit.hiddenCount(camera) == 0)
    #expect(PinCounts(of: tree, in: viewport, by: camera).total == 8)
  }

  @Test(arguments: cases(of: Array(1...20 as ClosedRange<UInt64>), debug: 4))
  func `none of a few pins is hidden`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let spread = [0.01, 0.5, 8][random.int(in: 0...2)]
    let (tree, box) = try tree(
      (0..<random.int(in: 2...12)).map { _ in
        (48 + random.double(in: -spread...spread), 11 + random.double(in: -spread...spread))
      })
    let viewport = try Viewport(
      width: random.double(in: 480...1400), height: random.double(in: 400...900))
    for isClustered in [true, false] {
      let fit = PictureFit(of: tree, in: viewport, isClustered: isClustered, options: titled)
      let camera = fit.camera(showing: box)
      #expect(fit.hiddenCount(camera) == 0, "\(random)")
      #expect(
        PinCounts(of: tree, in: viewport, by: camera).total == tree.nodes(atZoom: 17).count,
        "\(random)")
    }
  }

  @Test(arguments: [(52.2297, 21.0122, "Warsaw"), (64.5, -40.0, ""), (41.0, -103.0, "")])
  func `a single-pin picture contains a named place`(
    latitude: Double, longitude: Double, name: String
  ) throws {
    let (tree, box) = try tree([(latitude, longitude)])
    let viewport = try Viewport(width: 800, height: 600)
    let camera = PictureFit(of: tree, in: viewport).camera(showing: box)
    let picture = svg(tree, camera, viewport)
    #expect(camera.zoom <= 13 && camera.zoom >= 4)
    if name.isEmpty { return }
    #expect(picture.contains(">\(name)<"))
    #expect(camera.zoom == 13)
  }

  @Test func `if the nearest city is far away, a single-pin picture includes it`() throws {
    let (tree, box) = try tree([(41.0, -103.5)])
    let viewport = try Viewport(width: 800, height: 600)
    let camera = PictureFit(of: tree, in: viewport).camera(showing: box)
    #expect(camera.zoom < 10)
    #expect(svg(tree, camera, viewport).contains("GeoNames"))
  }

  @Test func `beyond the base map's scale, there is neither a coastline nor its attribution`()
    throws
  {
    let (tree, _) = try tree([(33.77, -118.19)])
    let viewport = try Viewport(width: 800, height: 600)
    let center = try Coordinate(latitude: 33.7, longitude: -118.2)
    let far = svg(tree, try Camera(center: center, zoom: 7.5), viewport)
    let near = svg(tree, try Camera(center: center, zoom: 10), viewport)
    #expect(far.contains("Natural Earth") && !near.contains("Natural Earth"))
    #expect(far.lowercased().contains("#cbdfe9") && !near.lowercased().contains("#cbdfe9"))
  }

  @Test func `the dark theme has its own palette`() throws {
    let (tree, _) = try tree([(33.77, -118.19)])
    let viewport = try Viewport(width: 800, height: 600)
    let request = SceneRequest(
      camera: try Camera(center: Coordinate(latitude: 40, longitude: -100), zoom: 4),
      viewport: viewport)
    var options = PictureOptions()
    options.theme = .dark
    var text = TextLayout(measurer: TableMeasurer())
    var glyphs = NoGlyphs()
    let list = MapPicture(of: MapScene.update(for: request, of: tree).scene, options: options)
      .displayList(text: &text, from: &glyphs)
    let picture = String(decoding: SVGWriter.write(list), as: UTF8.self).lowercased()
    #expect(picture.contains("#16222d") && !picture.contains("#cbdfe9"))
  }

  /// WCAG 2.2, 1.4.3.
  @Test(arguments: PictureOptions.Theme.allCases)
  func `labels have a contrast ratio of 4.5 to 1 against land and water`(
    theme: PictureOptions.Theme
  ) {
    let palette = MapPalette(theme)
    for label in [palette.gridLabel, palette.lakeName, palette.countryName, palette.cityName] {
      for ground in [palette.land, palette.sea, palette.shallows] {
        #expect(contrast(label, ground) >= 4.5)
      }
    }
    for ink in [palette.ink, palette.quietInk] {
      #expect(contrast(ink, palette.panel) >= 4.5)
    }
    #expect(contrast(palette.discInk, palette.disc) >= 4.5)
  }

  @Test func `clusters of a dark map are dark as well`() {
    let palette = MapPalette(.dark)
    #expect(contrast(palette.disc, palette.land) < 1.6)
  }
}
