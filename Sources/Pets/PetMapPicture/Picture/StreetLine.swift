import PetMapDrawing
import PetMapText

/// A line on the screen along which a name is written.
struct StreetLine {
  private let points: [ScreenPoint]
  /// The distances of the points from the first one, along the line.
  private let distances: [Double]

  /// - Parameter points: The points of the line, at least one.
  init(_ points: [ScreenPoint]) {
    self.points = points
    var distance = 0.0
    distances = points.indices.map { index in
      if index > 0 {
        distance += points[index - 1].squaredDistance(to: points[index]).squareRoot()
      }
      return distance
    }
  }

  /// The length in CSS pixels.
  var length: Double { distances[distances.count - 1] }

  /// Returns the point at a distance from the beginning.
  func spot(at distance: Double) -> (point: ScreenPoint, index: Int) {
    var (low, high) = (0, points.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if distances[middle] <= distance { low = middle } else { high = middle }
    }
    guard high > low, distances[high] > distances[low] else { return (points[low], low) }
    let share = max(
      0, min(1, (distance - distances[low]) / (distances[high] - distances[low])))
    let (start, end) = (points[low], points[high])
    let point = ScreenPoint(
      x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y))
    return (point, low)
  }

  /// The cosine of the greatest angle between the directions of neighboring letters, about 26°.
  private static let straightness = 0.9

  /// Returns the letters of a text whose middle is at a distance from the beginning, or `nil` if
  /// the line turns too sharply there. The text is upright whatever the direction of the line.
  func letters(of text: LineGlyphs, around distance: Double) -> [StreetLetter]? {
    let start = distance - text.width / 2
    let (first, last) = (spot(at: start).point, spot(at: start + text.width).point)
    let isReversed = last.x < first.x
    func point(_ offset: Double) -> ScreenPoint {
      spot(at: isReversed ? start + text.width - offset : start + offset).point
    }
    var letters: [StreetLetter] = []
    for glyph in text.glyphs {
      let half = max(1, glyph.advance / 2)
      let center = glyph.x + glyph.advance / 2
      let (from, to) = (point(center - half), point(center + half))
      let length = from.squaredDistance(to: to).squareRoot()
      guard length > 0 else { return nil }
      let direction = ScreenOffset(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
      if let previous = letters.last?.direction,
        previous.dx * direction.dx + previous.dy * direction.dy < Self.straightness
      {
        return nil
      }
      letters.append(StreetLetter(glyph: glyph, middle: point(center), direction: direction))
    }
    return letters
  }

  /// Returns lines that are joined where one ends at the beginning of another.
  ///
  /// - Complexity: O(*n*²) for *n* lines.
  static func joined(_ paths: [[ScreenPoint]]) -> [[ScreenPoint]] {
    var open = paths.filter { $0.count > 1 }
    var joined: [[ScreenPoint]] = []
    while var path = open.popLast() {
      var isLonger = true
      while isLonger {
        isLonger = false
        for index in open.indices {
          let other = open[index]
          if isSame(path[path.count - 1], other[0]) {
            path += other.dropFirst()
          } else if isSame(path[0], other[other.count - 1]) {
            path = other + path.dropFirst()
          } else if isSame(path[path.count - 1], other[other.count - 1]) {
            path += other.reversed().dropFirst()
          } else if isSame(path[0], other[0]) {
            path = other.reversed() + path.dropFirst()
          } else {
            continue
          }
          open.remove(at: index)
          isLonger = true
          break
        }
      }
      joined.append(path)
    }
    return joined
  }

  private static func isSame(_ one: ScreenPoint, _ other: ScreenPoint) -> Bool {
    one.squaredDistance(to: other) < 1
  }
}

/// The glyphs of a line of text.
struct LineGlyphs {
  /// A glyph with its place on a straight line.
  struct Glyph {
    let font: FontFace
    let id: UInt32
    /// The font size in CSS pixels.
    let size: Double
    /// The distance from the beginning of the line to the origin in CSS pixels.
    let x: Double
    /// The distance of the origin below the baseline in CSS pixels.
    let y: Double
    /// The distance to the next glyph in CSS pixels.
    let advance: Double
  }

  let glyphs: [Glyph]
  let width: Double

  /// Returns `nil` if the line was measured without a font, or has colored glyphs.
  init?(_ line: TextLine) {
    guard let runs = line.glyphRuns else { return nil }
    let all = runs.flatMap { run in run.glyphs.map { (run: run, glyph: $0) } }
    guard !all.contains(where: { $0.run.font.isColorBitmap }) else { return nil }
    width = line.width
    glyphs = all.indices.map { index in
      let (run, glyph) = all[index]
      let next = index + 1 < all.count ? all[index + 1].glyph.x : line.width
      return Glyph(
        font: run.font, id: glyph.id, size: run.size, x: glyph.x, y: glyph.y,
        advance: max(0, next - glyph.x))
    }
  }
}

/// A glyph on a line.
struct StreetLetter {
  let glyph: LineGlyphs.Glyph
  /// The point of the line in the middle of the glyph's advance.
  let middle: ScreenPoint
  /// The direction of the baseline, of length 1.
  let direction: ScreenOffset

  /// The origin of the glyph. Half of the capital letters' height is on the line.
  var origin: ScreenPoint {
    let drop = 0.3635 * glyph.size + glyph.y
    return ScreenPoint(
      x: middle.x - direction.dx * glyph.advance / 2 - direction.dy * drop,
      y: middle.y - direction.dy * glyph.advance / 2 + direction.dx * drop)
  }
}

extension ScreenPoint {
  /// Returns the square of the distance to another point in square pixels.
  func squaredDistance(to other: ScreenPoint) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return dx * dx + dy * dy
  }
}
