package import PetMapText

/// A path of straight lines and cubic Bézier curves, in CSS pixels, with y increasing downward.
package struct DrawingPath: Sendable, Hashable {
  /// A path element.
  package enum Element: Sendable, Hashable {
    /// Begins a contour.
    case move(ScreenPoint)
    /// A straight line to the given point.
    case line(ScreenPoint)
    /// A curve with two control points, to a point.
    case cubic(ScreenPoint, ScreenPoint, ScreenPoint)
    /// Closes the contour with a straight line.
    case close
  }

  /// The path's elements, in order.
  package private(set) var elements: [Element] = []

  /// Creates an empty path.
  package init() {}

  /// Whether the path has no elements.
  package var isEmpty: Bool { elements.isEmpty }

  /// Begins a contour.
  package mutating func move(_ x: Double, _ y: Double) {
    elements.append(.move(ScreenPoint(x: x, y: y)))
  }

  /// Adds a straight line to a point.
  package mutating func line(_ x: Double, _ y: Double) {
    elements.append(.line(ScreenPoint(x: x, y: y)))
  }

  /// Adds a curve with two control points, to a point.
  package mutating func cubic(_ first: ScreenPoint, _ second: ScreenPoint, _ end: ScreenPoint) {
    elements.append(.cubic(first, second, end))
  }

  /// Closes the contour.
  package mutating func close() { elements.append(.close) }

  /// Appends the contours of another path.
  package mutating func append(_ other: DrawingPath) { elements.append(contentsOf: other.elements) }

  /// Reserves capacity for the given number of additional elements.
  package mutating func reserve(_ count: Int) {
    elements.reserveCapacity(elements.count + count)
  }
}

extension DrawingPath {
  /// The distance of a unit quarter circle's control points along its tangents: 4/3 · (√2 − 1),
  /// which deviates from the circle by at most 0.03%.
  static let quarter = 0.5522847498307936

  /// Creates a rectangle.
  package init(_ rect: ScreenRect) {
    move(rect.x, rect.y)
    line(rect.maxX, rect.y)
    line(rect.maxX, rect.maxY)
    line(rect.x, rect.maxY)
    close()
  }

  /// Creates a rectangle with rounded corners, whose radius is limited to half the shorter side.
  package init(_ rect: ScreenRect, radius: Double) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    move(rect.x + radius, rect.y)
    line(rect.maxX - radius, rect.y)
    corner(to: rect.maxX, rect.y + radius, around: rect.maxX, rect.y)
    line(rect.maxX, rect.maxY - radius)
    corner(to: rect.maxX - radius, rect.maxY, around: rect.maxX, rect.maxY)
    line(rect.x + radius, rect.maxY)
    corner(to: rect.x, rect.maxY - radius, around: rect.x, rect.maxY)
    line(rect.x, rect.y + radius)
    corner(to: rect.x + radius, rect.y, around: rect.x, rect.y)
    close()
  }

  /// Creates a circle.
  package init(circleAt x: Double, _ y: Double, radius: Double) {
    self.init(ellipseAt: x, y, radiusX: radius, radiusY: radius)
  }

  /// Creates an ellipse rotated clockwise by an angle given by its sine and cosine.
  package init(
    ellipseAt x: Double, _ y: Double, radiusX: Double, radiusY: Double, sine: Double = 0,
    cosine: Double = 1
  ) {
    func point(_ across: Double, _ down: Double) -> ScreenPoint {
      let (dx, dy) = (across * radiusX, down * radiusY)
      return ScreenPoint(x: x + dx * cosine - dy * sine, y: y + dx * sine + dy * cosine)
    }
    let k = Self.quarter
    elements.append(.move(point(1, 0)))
    cubic(point(1, k), point(k, 1), point(0, 1))
    cubic(point(-k, 1), point(-1, k), point(-1, 0))
    cubic(point(-1, -k), point(-k, -1), point(0, -1))
    cubic(point(k, -1), point(1, -k), point(1, 0))
    close()
  }

  /// Adds a quarter circle from the current point to the given point, with tangents that meet at
  /// the corner.
  package mutating func corner(to x: Double, _ y: Double, around cornerX: Double, _ cornerY: Double)
  {
    guard let start = currentPoint else { return }
    let k = Self.quarter
    cubic(
      ScreenPoint(x: start.x + (cornerX - start.x) * k, y: start.y + (cornerY - start.y) * k),
      ScreenPoint(x: x + (cornerX - x) * k, y: y + (cornerY - y) * k), ScreenPoint(x: x, y: y))
  }

  private var currentPoint: ScreenPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .cubic(_, _, let point): point
    case .close, nil: nil
    }
  }

  /// Returns the path moved by an offset.
  package func moved(_ dx: Double, _ dy: Double) -> DrawingPath {
    mapped { ScreenPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// Returns the path with a transform applied to all points.
  func mapped(_ transform: (ScreenPoint) -> ScreenPoint) -> DrawingPath {
    var path = DrawingPath()
    path.reserve(elements.count)
    for element in elements {
      switch element {
      case .move(let point): path.move(transform(point))
      case .line(let point): path.line(transform(point))
      case .cubic(let first, let second, let end):
        path.cubic(transform(first), transform(second), transform(end))
      case .close: path.close()
      }
    }
    return path
  }

  /// The bounding box of all points, including control points; `nil` if the path is empty.
  package var bounds: ScreenRect? {
    var low = ScreenPoint(x: .infinity, y: .infinity)
    var high = ScreenPoint(x: -.infinity, y: -.infinity)
    func take(_ point: ScreenPoint) {
      low = ScreenPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = ScreenPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): take(point)
      case .cubic(let first, let second, let end):
        take(first)
        take(second)
        take(end)
      case .close: break
      }
    }
    guard low.x <= high.x else { return nil }
    return ScreenRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension DrawingPath {
  package mutating func move(_ point: ScreenPoint) { move(point.x, point.y) }
  package mutating func line(_ point: ScreenPoint) { line(point.x, point.y) }
}

/// The appearance of a stroked line.
package struct DrawingStroke: Sendable, Hashable {
  /// The color of the line.
  package var color: DrawingColor
  /// The line width in CSS pixels.
  package var width: Double
  /// Whether caps and joins are round; otherwise, caps are butt and joins are mitered.
  package var isRound: Bool
  /// The alternating lengths of dashes and gaps, in CSS pixels; empty for a solid line.
  package var dashes: [Double]

  package init(_ color: DrawingColor, width: Double, isRound: Bool = true, dashes: [Double] = []) {
    self.color = color
    self.width = width
    self.isRound = isRound
    self.dashes = dashes
  }
}

/// A blurred shadow, with the parameters of CSS's `box-shadow`.
public struct DrawingShadow: Sendable, Hashable {
  /// The offset to the right and downward, in CSS pixels.
  public var offset: ScreenOffset
  /// Twice the standard deviation of the Gaussian blur, in CSS pixels.
  public var blur: Double
  /// The shadow's color.
  public var color: DrawingColor

  /// Creates a shadow with an offset and a blur in CSS pixels.
  public init(offset: ScreenOffset, blur: Double, color: DrawingColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}

/// The rule that determines which points are inside a path with intersecting contours.
package enum FillRule: UInt8, Sendable, Hashable {
  /// Points with a nonzero winding number are inside.
  case nonZero
  /// Points from which a ray crosses an odd number of contours are inside.
  case evenOdd
}

/// An sRGB color with an opacity.
public struct DrawingColor: Sendable, Hashable {
  /// Red, green, and blue in bits 16–23, 8–15, and 0–7.
  public let rgb: UInt32
  /// The opacity, from 0 for transparent to 1 for opaque.
  public let opacity: Double

  /// Creates a color from an sRGB value and an opacity from 0 to 1.
  ///
  /// - Parameter rgb: The value in the form `0xRRGGBB`.
  public init(_ rgb: UInt32, opacity: Double = 1) {
    precondition(rgb <= 0xFF_FFFF && opacity >= 0 && opacity <= 1)
    self.rgb = rgb
    self.opacity = opacity
  }

  /// Opaque white, `#FFFFFF`.
  public static let white = DrawingColor(0xFFFFFF)
  /// Opaque black, `#000000`.
  public static let black = DrawingColor(0x000000)

  /// The red component, from 0 to 1.
  public var red: Double { Double(rgb >> 16) / 255 }
  /// The green component, from 0 to 1.
  public var green: Double { Double(rgb >> 8 & 0xFF) / 255 }
  /// The blue component, from 0 to 1.
  public var blue: Double { Double(rgb & 0xFF) / 255 }

  /// The color as `#RRGGBB` in uppercase, without the opacity.
  public var hex: String {
    "#" + Self.hex(rgb, digits: 6)
  }

  /// The color as `#RRGGBBAA` in uppercase, the CSS notation that includes opacity.
  public var hexWithOpacity: String {
    hex + Self.hex(UInt32((opacity * 255).rounded()), digits: 2)
  }

  /// Returns the lowest hexadecimal digits of a number.
  private static func hex(_ number: UInt32, digits count: UInt32) -> String {
    let bytes = (1...count).map { place in
      let digit = UInt8(number >> (4 * (count - place)) & 15)
      return (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10) + digit
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension DrawingPath {
  /// Appends a glyph's outline, converting font units to pixels, flipping the y axis, and
  /// converting quadratic curves to equivalent cubic curves.
  ///
  /// - Parameters:
  ///   - origin: The glyph's origin on the baseline.
  ///   - scale: The number of pixels per font unit.
  ///   - direction: The direction of the baseline, of length 1.
  package mutating func append(
    _ outline: GlyphOutline, at origin: ScreenPoint, scale: Double,
    direction: ScreenOffset = ScreenOffset(dx: 1, dy: 0)
  ) {
    func point(_ x: Double, _ y: Double) -> ScreenPoint {
      ScreenPoint(
        x: origin.x + (x * direction.dx + y * direction.dy) * scale,
        y: origin.y + (x * direction.dy - y * direction.dx) * scale)
    }
    /// Elevates the degree of a curve: the cubic control point is two thirds of the way from the
    /// end to the control point.
    func elevated(_ end: ScreenPoint, _ control: ScreenPoint) -> ScreenPoint {
      ScreenPoint(
        x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    var pen = origin
    for command in outline.commands {
      switch command {
      case .move(let endX, let endY):
        pen = point(endX, endY)
        move(pen)
      case .line(let endX, let endY):
        pen = point(endX, endY)
        line(pen)
      case .quadratic(let controlX, let controlY, let endX, let endY):
        let (control, end) = (point(controlX, controlY), point(endX, endY))
        cubic(elevated(pen, control), elevated(end, control), end)
        pen = end
      case .cubic(let x1, let y1, let x2, let y2, let endX, let endY):
        pen = point(endX, endY)
        cubic(point(x1, y1), point(x2, y2), pen)
      case .close: close()
      }
    }
  }
}
