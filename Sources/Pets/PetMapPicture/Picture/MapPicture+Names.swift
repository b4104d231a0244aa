import PetMapBasemap
import PetMapCities
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapText

extension MapPicture {
  /// Returns the labels of lakes that are wide enough for them, widest first.
  func lakeNames<Measurer, Source>(
    in space: inout LabelSpace, on canvas: inout PictureCanvas<Measurer, Source>
  ) -> [PlacedName] {
    guard frame.camera.zoom.level >= 2 else { return [] }
    let grid = Double(Basemap.gridSize)
    var placed: [PlacedName] = []
    for lake in Basemap.lakeNames.sorted(by: { $0.halfWidth > $1.halfWidth }) {
      let water = Double(lake.halfWidth) / grid * screen.worldWidth * 2
      // All following lakes are narrower.
      guard water >= 24 else { break }
      let position = WorldPosition(x: Double(lake.point.x) / grid, y: Double(lake.point.y) / grid)
      guard !isNamedByStreets(position.coordinate) else { continue }
      for point in screen.points(of: position, margin: 0) {
        let name = place(
          text(lake.text, polish: lake.polishText), around: point, within: water * 1.1,
          style: MapStyle.lakeNameStyle,
          color: palette.lakeName, halo: nil, in: &space, on: &canvas)
        if let name { placed.append(name) }
      }
    }
    return placed
  }

  /// Returns the labels of countries that are about as wide as their names, largest first.
  func countryNames<Measurer, Source>(
    in space: inout LabelSpace, on canvas: inout PictureCanvas<Measurer, Source>
  ) -> [PlacedName] {
    let zoom = frame.camera.zoom.level
    guard zoom >= 0.5, zoom < 7.5 else { return [] }
    let grid = Double(Basemap.gridSize)
    var placed: [PlacedName] = []
    for country in Basemap.countryNames {
      let text = text(country.text, polish: country.polishText)
      let side = country.side / 360 * screen.worldWidth
      guard side >= 28 else { break }
      let position = WorldPosition(
        x: Double(country.point.x) / grid, y: Double(country.point.y) / grid)
      for point in screen.points(of: position, margin: 0) {
        // If a pin is in the middle, try positions around it.
        for (x, y) in [(0.0, 0.0), (0, -0.15), (0, 0.15), (0.2, 0), (-0.2, 0)] {
          let name = place(
            text, around: ScreenPoint(x: point.x + x * side, y: point.y + y * side),
            within: side * 1.3, style: MapStyle.countryNameStyle, color: palette.countryName,
            halo: palette.haloStroke, in: &space, on: &canvas)
          if let name {
            placed.append(name)
            break
          }
        }
      }
    }
    return placed
  }

  /// Returns the labels of cities, largest first, at a minimum distance from each other.
  func cityNames<Measurer, Source>(
    in space: inout LabelSpace, on canvas: inout PictureCanvas<Measurer, Source>
  ) -> [PlacedName] {
    let zoom = frame.camera.zoom.level
    guard zoom >= 3 else { return [] }
    let box = screen.visibleBox
    var cities = City.cities(
      from: box.south, to: box.north, atLeast: Self.smallestCity(zoom: zoom))
    cities.sort { ($1.size, $0.name) < ($0.size, $1.name) }
    var spacing = LabelSpace(frame.viewport)
    var placed: [PlacedName] = []
    for city in cities where !isNamedByStreets(city.coordinate) {
      for point in screen.points(of: city.coordinate, margin: 0) {
        guard spacing.isUntouched(ScreenRect(around: point, radius: 1)) else { continue }
        guard let name = place(city, at: point, in: &space, on: &canvas) else { continue }
        spacing.take(ScreenRect(around: point, radius: 44))
        placed.append(name)
      }
    }
    return placed
  }

  /// Returns whether the streets name what is at a coordinate.
  private func isNamedByStreets(_ coordinate: Coordinate) -> Bool {
    guard let tiles, !tiles.tiles.isEmpty, tiles.map.hasLabels else { return false }
    return tiles.map.bounds.contains(coordinate)
  }

  /// Returns a name in the language of the picture.
  private func text(_ name: String, polish: String?) -> String {
    options.language == .polish ? polish ?? name : name
  }

  /// Returns the minimum size of cities at a zoom: about 500,000 inhabitants at zoom 3, and less
  /// than half as many with each further zoom. ``cityNames(in:on:)`` selects the largest first and
  /// keeps them apart.
  private static func smallestCity(zoom: Double) -> Int {
    max(0, Int((20 - (zoom - 3) * 5).rounded()))
  }

  /// Returns the label of a city, placed next to its dot, or on the city itself at zooms at which
  /// the city is as wide as its name.
  private func place<Measurer, Source>(
    _ city: City, at point: ScreenPoint, in space: inout LabelSpace,
    on canvas: inout PictureCanvas<Measurer, Source>
  ) -> PlacedName? {
    let style = MapStyle.cityStyle(size: city.size)
    let text = city.name(options.language)
    if frame.camera.zoom.level >= 10 {
      // If a pin is at the center of the city, try positions below and next to it.
      for (x, y) in [(0.0, 0.0), (0, 14), (0, -14), (56, 0), (-56, 0), (0, -48)] {
        var name = place(
          text, around: ScreenPoint(x: point.x + x, y: point.y + y), within: .infinity,
          style: style, color: palette.cityName, halo: palette.haloStroke, in: &space, on: &canvas)
        name?.isPlace = true
        if let name { return name }
      }
      return nil
    }
    let dot = ScreenRect(around: point, radius: 3)
    guard space.isFree(dot) else { return nil }
    let width = canvas.width(of: text, style: style)
    let half = style.size / 2 + 1
    let choices: [(ScreenPoint, LabelAnchor, Double)] = [
      (ScreenPoint(x: point.x + 7, y: point.y), .start, point.x + 7),
      (ScreenPoint(x: point.x - 7, y: point.y), .end, point.x - 7 - width),
      (ScreenPoint(x: point.x, y: point.y - 10), .middle, point.x - width / 2),
      (ScreenPoint(x: point.x, y: point.y + 11), .middle, point.x - width / 2),
    ]
    for (start, anchor, left) in choices {
      let frame = ScreenRect(
        x: left, y: start.y - half, width: width, height: 2 * half)
      guard space.isFree(frame.grown(by: 2)) else { continue }
      space.take(frame)
      space.take(dot)
      return PlacedName(
        lines: [PlacedName.Line(text: text, point: start)], anchor: anchor, style: style,
        color: palette.cityName, halo: palette.haloStroke, isPlace: true, dot: point)
    }
    return nil
  }

  /// Returns a label centered at the given point, on two lines if a single line is too wide, or
  /// `nil` if it does not fit or overlaps something.
  private func place<Measurer, Source>(
    _ text: String, around point: ScreenPoint, within widest: Double, style: TextStyle,
    color: DrawingColor, halo: DrawingStroke?, in space: inout LabelSpace,
    on canvas: inout PictureCanvas<Measurer, Source>
  ) -> PlacedName? {
    var lines = [text]
    var width = canvas.width(of: text, style: style)
    if width > widest {
      lines = Self.halves(of: text)
      guard lines.count == 2 else { return nil }
      width = lines.reduce(0) { max($0, canvas.width(of: $1, style: style)) }
    }
    guard width <= widest else { return nil }
    let height = Double(lines.count) * style.lineHeight
    let frame = ScreenRect(
      x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
    guard space.isFree(frame.grown(by: 2)) else { return nil }
    space.take(frame)
    let first = point.y - Double(lines.count - 1) * style.lineHeight / 2
    return PlacedName(
      lines: lines.enumerated().map { index, line in
        PlacedName.Line(
          text: line,
          point: ScreenPoint(x: point.x, y: first + Double(index) * style.lineHeight))
      }, anchor: .middle, style: style, color: color, halo: halo)
  }

  /// Returns the text, split at the space nearest to its middle if it has one.
  private static func halves(of text: String) -> [String] {
    let letters = Array(text)
    let spaces = letters.indices.filter { letters[$0] == " " }
    guard
      let space = spaces.min(by: {
        abs($0 * 2 - letters.count) < abs($1 * 2 - letters.count)
      })
    else { return [text] }
    return [String(letters[..<space]), String(letters[(space + 1)...])]
  }
}
