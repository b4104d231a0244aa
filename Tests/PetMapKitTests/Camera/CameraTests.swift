import PetMapDrawing
import PetMapGeo
import PetMapKit
import TestSupport
import Testing

private let rounds = cases(1_000_000, debug: 20_000)

@Suite struct CameraTests {
  @Test(arguments: [24.01, 30] as [Zoom])
  func `an out-of-range zoom is rejected`(zoom: Zoom) throws {
    let center = try Coordinate(latitude: 0, longitude: 0)
    #expect(throws: CameraError.zoom(zoom)) { try Camera(center: center, zoom: zoom) }
  }

  @Test func `ten kilometers around a pin touch the nearest edges`() throws {
    let pin = try Coordinate(latitude: 33.80479, longitude: -118.18893)
    let viewport = try Viewport(
      width: 390, height: 844, insets: ViewportInsets(top: 59, right: 0, bottom: 34, left: 0))
    let screen = ScreenProjection(camera: .around(pin, in: viewport), viewport: viewport)
    #expect(screen.point(of: pin) == ScreenPoint(x: 195, y: 422))
    // 10 km along a parallel on a sphere with a radius of 6371.0 km.
    let degrees = 10_000 / (6_371_000 * cosine(degrees: pin.latitude)) * 180 / .pi
    let east = try Coordinate(latitude: pin.latitude, longitude: pin.longitude + degrees)
    #expect(abs(screen.point(of: east).x - 390) < 1e-6)
  }

  @Test(arguments: [90.0, -90.0, 85.051129, 0])
  func `a camera around a pole stays within the limits`(latitude: Double) throws {
    let viewport = try Viewport(width: 390, height: 844)
    let pin = try Coordinate(latitude: latitude, longitude: 180)
    let screen = ScreenProjection(camera: .around(pin, in: viewport), viewport: viewport)
    #expect(screen.point(of: pin) == ScreenPoint(x: 195, y: 422))
  }

  @Test func `a fitted box is centered and touches two edges of the visible part`() throws {
    var random = SeededRandom(seed: 20_261_120)
    for _ in 0..<rounds / 10 {
      let viewport = try Viewport(
        width: random.double(in: 100...2000), height: random.double(in: 100...2000),
        insets: ViewportInsets(
          top: random.double(in: 0...40), right: random.double(in: 0...40),
          bottom: random.double(in: 0...40), left: random.double(in: 0...40)))
      let south = random.double(in: -80...79)
      let box = try BoundingBox(
        west: random.double(in: -180...180), south: south, east: random.double(in: -180...180),
        north: random.double(in: south...80))
      let camera = Camera.fitting(box, in: viewport, padding: 4, maximumZoom: 24)
      let world = camera.worldWidth
      let across = box.west <= box.east ? box.east - box.west : box.east - box.west + 360
      let width = across / 360 * world
      let screen = ScreenProjection(camera: camera, viewport: viewport)
      let top = screen.point(of: try Coordinate(latitude: box.north, longitude: box.west)).y
      let bottom = screen.point(of: try Coordinate(latitude: box.south, longitude: box.west)).y
      let free = (
        width: viewport.width - viewport.insets.left - viewport.insets.right - 8,
        height: viewport.height - viewport.insets.top - viewport.insets.bottom - 8
      )
      let isFarthest = camera.zoom == Camera.zooms.lowerBound
      #expect(
        isFarthest || width <= free.width + 1e-6 && bottom - top <= free.height + 1e-6,
        "\(random)")
      #expect(
        camera.zoom == 24 || isFarthest || abs(width - free.width) < 1e-6
          || abs(bottom - top - free.height) < 1e-6, "\(random)")
      let isAtLimit = abs(camera.center.latitude) > 85.0511
      #expect(
        isAtLimit || abs((top + bottom) / 2 - (viewport.insets.top + 4 + free.height / 2)) < 1e-4,
        "\(random)")
      let middle = (box.west + across / 2 + 180).truncatingRemainder(dividingBy: 360) - 180
      let x = screen.points(
        of: try Coordinate(latitude: box.south, longitude: middle), margin: 1000)
      #expect(
        x.contains { abs($0.x - (viewport.insets.left + 4 + free.width / 2)) < 1e-3 }
          || !(camera.zoom < 24), "\(random)")
    }
  }
}

@Suite struct ScreenProjectionTests {
  @Test func `a coordinate round-trips through the screen`() throws {
    var random = SeededRandom(seed: 4)
    for _ in 0..<rounds {
      let viewport = try Viewport(
        width: random.double(in: 1...4000), height: random.double(in: 1...4000))
      let camera = try Camera(
        center: Coordinate(
          latitude: random.double(in: -85...85), longitude: random.double(in: -180...180)),
        zoom: Zoom(clamping: random.double(in: -4...24)))
      let screen = ScreenProjection(camera: camera, viewport: viewport)
      let coordinate = try Coordinate(
        latitude: random.double(in: -85...85), longitude: random.double(in: -180...180))
      let back = screen.coordinate(at: screen.point(of: coordinate))
      #expect(abs(back.latitude - coordinate.latitude) < 1e-9, "\(random)")
      let difference = abs(back.longitude - coordinate.longitude)
      #expect(min(difference, 360 - difference) < 1e-9, "\(random)")
      let middle = ScreenPoint(x: viewport.width / 2, y: viewport.height / 2)
      #expect(screen.point(of: camera.center) == middle)
    }
  }

  @Test func `the nearest copy of the world is used`() throws {
    let viewport = try Viewport(width: 400, height: 400)
    let camera = try Camera(center: Coordinate(latitude: 0, longitude: 179), zoom: 5)
    let screen = ScreenProjection(camera: camera, viewport: viewport)
    let east = screen.point(of: try Coordinate(latitude: 0, longitude: -179))
    #expect(abs(east.x - (200 + 2.0 / 360 * 512 * 32)) < 1e-9)
    #expect(abs(east.y - 200) < 1e-9)
    let box = screen.visibleBox
    #expect(box.west > 170 && box.east < -170 && box.west > box.east)
  }

  @Test func `a viewport wider than the world shows a coordinate more than once`() throws {
    let viewport = try Viewport(width: 1200, height: 400)
    let camera = try Camera(center: Coordinate(latitude: 0, longitude: 0), zoom: 0)
    let screen = ScreenProjection(camera: camera, viewport: viewport)
    let points = screen.points(of: try Coordinate(latitude: 0, longitude: 0))
    #expect(points.map(\.x) == [88, 600, 1112])
    #expect(screen.visibleBox.west == -180 && screen.visibleBox.east == 180)
    #expect(screen.points(of: try Coordinate(latitude: 0, longitude: 180)).map(\.x) == [344, 856])
  }

  @Test func `coordinates in the visible box are on the screen, and vice versa`() throws {
    var random = SeededRandom(seed: 5)
    for _ in 0..<rounds {
      let viewport = try Viewport(
        width: random.double(in: 1...2000), height: random.double(in: 1...2000))
      let camera = try Camera(
        center: Coordinate(
          latitude: random.double(in: -90...90), longitude: random.double(in: -180...180)),
        zoom: Zoom(clamping: random.double(in: -1...6)))
      let screen = ScreenProjection(camera: camera, viewport: viewport)
      let coordinate = try Coordinate(
        latitude: random.double(in: -90...90), longitude: random.double(in: -180...180))
      let box = screen.visibleBox
      let inside =
        coordinate.latitude >= box.south && coordinate.latitude <= box.north
        && (box.west <= box.east
          ? coordinate.longitude >= box.west && coordinate.longitude <= box.east
          : coordinate.longitude >= box.west || coordinate.longitude <= box.east)
      #expect(inside == !screen.points(of: coordinate).isEmpty, "\(random)")
    }
  }

  @Test func `coordinates beyond the projection's limit are at the limit`() throws {
    let viewport = try Viewport(width: 600, height: 600)
    let camera = try Camera(center: Coordinate(latitude: 0, longitude: 0), zoom: 0)
    let screen = ScreenProjection(camera: camera, viewport: viewport)
    for latitude in [85.051128779806592, 86, 89.9999, 90] {
      #expect(screen.point(of: try Coordinate(latitude: latitude, longitude: 0)).y == 44)
      #expect(screen.point(of: try Coordinate(latitude: -latitude, longitude: 0)).y == 556)
    }
    #expect(screen.visibleBox.north == 90 && screen.visibleBox.south == -90)
  }
}

@Suite struct BoundingBoxAroundTests {
  @Test func `coordinates on both sides of 180° have a narrow box`() throws {
    let box = try #require(
      BoundingBox(containing: [
        Coordinate(latitude: 10, longitude: 170), Coordinate(latitude: -5, longitude: -175),
        Coordinate(latitude: 0, longitude: 179),
      ]))
    #expect(box == (try BoundingBox(west: 170, south: -5, east: -175, north: 10)))
  }

  @Test func `no narrower box contains all coordinates`() throws {
    var random = SeededRandom(seed: 11)
    for _ in 0..<500 {
      let coordinates = try (0..<random.int(in: 1...8)).map { _ in
        try Coordinate(
          latitude: random.double(in: -90...90), longitude: random.double(in: -180...180))
      }
      let box = try #require(BoundingBox(containing: coordinates))
      let width = { (west: Double, east: Double) in
        east >= west ? east - west : east - west + 360
      }
      #expect(coordinates.allSatisfy { width(box.west, $0.longitude) <= width(box.west, box.east) })
      // The oracle tries each coordinate as the western edge.
      let narrowest = coordinates.map { west in
        coordinates.map { width(west.longitude, $0.longitude) }.max() ?? 0
      }.min()
      #expect(width(box.west, box.east) == narrowest, "\(random)")
    }
  }

  @Test func `if there are no coordinates, there is no box, and the camera shows the world`() throws
  {
    #expect(BoundingBox(containing: []) == nil)
    let viewport = try Viewport(width: 512, height: 512)
    #expect(Camera.fitting([], in: viewport).zoom == 0)
  }
}
