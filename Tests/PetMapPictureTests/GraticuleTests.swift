import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapPicture
import Testing

private func screen(
  _ latitude: Double, _ longitude: Double, zoom: Double
) throws -> ScreenProjection {
  ScreenProjection(
    camera: try Camera(
      center: Coordinate(latitude: latitude, longitude: longitude),
      zoom: Zoom(clamping: zoom)),
    viewport: try Viewport(width: 1024, height: 640))
}

@Suite struct GraticuleTests {
  @Test func `lines are labeled with their hemisphere`() throws {
    let graticule = Graticule(on: try screen(0, 0, zoom: 1.8))
    #expect(
      graticule.meridians.map(\.label) == [
        "90° W", "60° W", "30° W", "0°", "30° E", "60° E", "90° E",
      ])
    #expect(graticule.parallels.map(\.label) == ["30° N", "0°", "30° S"])
    #expect(graticule.parallels[1].position == 320 && graticule.parallels[1].isMain)
  }

  @Test func `the label of 180° has no hemisphere, and lines continue beyond it`() throws {
    let graticule = Graticule(on: try screen(0, 179, zoom: 3.5))
    #expect(
      graticule.meridians.map(\.label) == [
        "150° E", "160° E", "170° E", "180°", "170° W", "160° W", "150° W",
      ])
  }

  @Test func `labels have as many decimal places as the step`() throws {
    let graticule = Graticule(on: try screen(33.8, -118.19, zoom: 11))
    #expect(graticule.meridians.first?.label == "118.35° W")
    #expect(graticule.parallels.map(\.label).contains("33.80° N"))
  }

  @Test(arguments: [0.0, 3.3, 7, 12.9, 18, 24])
  func `lines are at their projected positions`(zoom: Double) throws {
    let screen = try screen(52.2297, 21.0122, zoom: zoom)
    let graticule = Graticule(on: screen)
    #expect(!graticule.meridians.isEmpty || zoom == 24)
    for (line, next) in zip(graticule.meridians, graticule.meridians.dropFirst()) {
      #expect(next.position - line.position > 89.99)
    }
    for line in graticule.parallels {
      let degrees = try #require(Double(line.label.prefix { $0 != "°" }))
      let y = screen.point(of: try Coordinate(latitude: degrees, longitude: 0)).y
      if line.label.hasSuffix("N") { #expect(abs(y - line.position) < 1e-3) }
    }
  }
}

@Suite struct ScaleBarTests {
  @Test(arguments: [
    (0.0, 4.0, "500 km"), (33.8, 11, "2 km"), (52.2, 18, "20 m"), (60, 7, "20 km"),
    (0, 1, "2,000 km"),
  ])
  func `a scale bar represents a round length`(latitude: Double, zoom: Double, label: String) throws
  {
    let bar = ScaleBar(on: try screen(latitude, 21, zoom: zoom))
    #expect(bar.label == label)
    #expect(bar.width > 45 && bar.width <= 120)
  }

  @Test func `a bar's length matches its label`() throws {
    let screen = try screen(60, 0, zoom: 9)
    let bar = ScaleBar(on: screen)
    #expect(bar.label == "5 km")
    // A degree of the parallel at 60° is half as long as a degree of the equator.
    let degrees = 5_000 / (6_371_000 * Double.pi / 180 / 2)
    let end = screen.point(of: try Coordinate(latitude: 60, longitude: degrees))
    #expect(abs(end.x - 512 - bar.width) < 1e-6)
  }
}
