import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapText

/// The labels of streets in pictures.
extension MapPicture {
  /// Returns the labels of vector tiles that fit, in the order of their importance.
  func streetNames<Measurer, Source>(
    in space: inout LabelSpace, on canvas: inout PictureCanvas<Measurer, Source>
  ) -> [PlacedName] {
    guard let tiles, let schema = tiles.map.schema else { return [] }
    var streets = tiles.tiles.compactMap { tile -> StreetTile? in
      guard case .streets(let content) = tile.content else { return nil }
      return StreetTile(tile: tile, content: content, frame: tile.frame(on: screen))
    }
    let labels = tiles.map.labels(
      schema, palette, StreetColors(isDark: options.theme == .dark), options.language)
    let zoom = frame.camera.zoom.level
    var names: [PlacedName] = []
    // Later labels are more important.
    for label in labels.reversed() where zoom >= label.firstZoom {
      var candidates: [StreetName] = []
      for index in streets.indices {
        for feature in streets[index].features(of: label.selection) {
          guard let text = label.text(of: feature) else { continue }
          candidates.append(
            StreetName(
              text: text, size: label.size(of: feature), rank: label.rank(of: feature),
              isPoint: feature.geometry == .point,
              paths: streets[index].paths(of: feature, on: screen)))
        }
      }
      names +=
        label.isAlongLine
        ? place(alongLines: candidates, label, in: &space, on: &canvas)
        : place(atPoints: candidates, label, in: &space, on: &canvas)
    }
    return names
  }

  // MARK: At points

  private func place<Measurer, Source>(
    atPoints candidates: [StreetName], _ label: StreetLabel, in space: inout LabelSpace,
    on canvas: inout PictureCanvas<Measurer, Source>
  ) -> [PlacedName] {
    let sorted = candidates.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    return sorted.compactMap { _, name in
      place(name, label, in: &space, on: &canvas)
    }
  }

  private func place<Measurer, Source>(
    _ name: StreetName, _ label: StreetLabel, in space: inout LabelSpace,
    on canvas: inout PictureCanvas<Measurer, Source>
  ) -> PlacedName? {
    guard let point = name.point, viewContains(point) else { return nil }
    let style = TextStyle(size: name.size, weight: .regular, lineHeight: name.size * 1.2)
    // Words are not broken.
    let longest = name.text.split(separator: " ").reduce(0) {
      max($0, canvas.width(of: String($1), style: style))
    }
    let limit = max(label.maximumWidth * name.size, longest.rounded(.up))
    let lines = canvas.lines(of: name.text, style: style, width: limit)
    let width = lines.reduce(0) { max($0, $1.width) }
    let height = Double(lines.count) * style.lineHeight
    var top = point.y - height / 2
    var rows = lines.map { $0.text }
    if case .landmark = label.content {
      // The dot marks the spot.
      rows.insert("•", at: 0)
      top = point.y - style.lineHeight / 2
    }
    let frame = ScreenRect(
      x: point.x - width / 2, y: top, width: width,
      height: Double(rows.count) * style.lineHeight)
    guard space.isFree(frame.grown(by: 2)) else { return nil }
    space.take(frame)
    return PlacedName(
      lines: rows.enumerated().map { index, text in
        let middle = top + (Double(index) + 0.5) * style.lineHeight
        return PlacedName.Line(text: text, point: ScreenPoint(x: point.x, y: middle))
      }, anchor: .middle, style: style, color: label.color, halo: Self.halo(label),
      isPlace: label.isPlace)
  }

  private func viewContains(_ point: ScreenPoint) -> Bool {
    let viewport = frame.viewport
    return 0...viewport.width ~= point.x && 0...viewport.height ~= point.y
  }

  private static func halo(_ label: StreetLabel) -> DrawingStroke {
    DrawingStroke(label.halo.faded(0.9), width: 3)
  }

  // MARK: Along lines

  /// The least distance between labels with the same text, and the distance between the places that
  /// are tried, in CSS pixels.
  private static let repetition = 250.0
  private static let step = 24.0

  private func place<Measurer, Source>(
    alongLines candidates: [StreetName], _ label: StreetLabel, in space: inout LabelSpace,
    on canvas: inout PictureCanvas<Measurer, Source>
  ) -> [PlacedName] {
    let style = TextStyle(size: label.size, weight: .regular, lineHeight: label.size * 1.2)
    let middle = ScreenPoint(x: frame.viewport.width / 2, y: frame.viewport.height / 2)
    var pieces: [String: [[ScreenPoint]]] = [:]
    for name in candidates { pieces[name.text, default: []] += name.paths }
    // The longest streets come first.
    var streets: [(text: String, lines: [StreetLine], length: Double)] = []
    for (text, paths) in pieces {
      let lines = StreetLine.joined(paths).map { StreetLine($0) }
      streets.append((text, lines, lines.reduce(0) { max($0, $1.length) }))
    }
    streets.sort { one, other in (other.length, one.text) < (one.length, other.text) }
    var names: [PlacedName] = []
    for street in streets {
      guard let text = canvas.glyphs(of: street.text, style: style) else { continue }
      var taken: [ScreenPoint] = []
      // The places nearest to the middle of the picture come first.
      let margin = text.width / 2 + 4
      var places: [(line: StreetLine, distance: Double, point: ScreenPoint)] = []
      for line in street.lines {
        for distance in stride(from: margin, through: line.length - margin, by: Self.step) {
          places.append((line, distance, line.spot(at: distance).point))
        }
      }
      places = places.filter { viewContains($0.point) }.sorted {
        $0.point.squaredDistance(to: middle) < $1.point.squaredDistance(to: middle)
      }
      for place in places {
        guard
          taken.allSatisfy({
            $0.squaredDistance(to: place.point) >= Self.repetition * Self.repetition
          }), let letters = place.line.letters(of: text, around: place.distance)
        else { continue }
        let frames = letters.map {
          ScreenRect(around: $0.middle, radius: style.size * 0.6)
        }
        guard frames.allSatisfy({ space.isFree($0) }) else { continue }
        for frame in frames { space.take(frame) }
        taken.append(place.point)
        var name = PlacedName(
          lines: [], anchor: .middle, style: style, color: label.color, halo: Self.halo(label))
        name.outline = canvas.outline(of: letters)
        names.append(name)
      }
    }
    return names
  }
}

/// A name to be placed, with its feature on the screen.
private struct StreetName {
  let text: String
  /// The font size in CSS pixels.
  let size: Double
  let rank: Double
  let isPoint: Bool
  let paths: [[ScreenPoint]]

  /// The feature's point, or the middle of its box.
  var point: ScreenPoint? {
    guard var low = paths.first?.first else { return nil }
    if isPoint { return low }
    var high = low
    for path in paths {
      for point in path {
        low = ScreenPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = ScreenPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    return ScreenPoint(x: (low.x + high.x) / 2, y: (low.y + high.y) / 2)
  }
}
