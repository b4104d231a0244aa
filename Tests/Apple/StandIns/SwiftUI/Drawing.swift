// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// The canvas. The graphics context records drawing operations, one per line, indented by layer.

public import CoreGraphics

public struct Canvas<Symbols>: Primitive {
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  func node(in values: EnvironmentValues) -> Node { Node("Canvas") }
}
extension Canvas where Symbols == EmptyView {
  public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
    self.renderer = renderer
  }
}

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) { isEOFilled = eoFill }
}
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var dash: [CGFloat]
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin, self.dash) = (lineWidth, lineCap, lineJoin, dash)
  }
}
public struct Path: Equatable, Sendable, CustomStringConvertible {
  public private(set) var description = ""
  public init() {}
  public mutating func move(to end: CGPoint) { description += "M\(end.x) \(end.y)" }
  public mutating func addLine(to end: CGPoint) { description += "L\(end.x) \(end.y)" }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    description +=
      "C\(control1.x) \(control1.y) \(control2.x) \(control2.y) \(end.x) \(end.y)"
  }
  public mutating func closeSubpath() { description += "Z" }
}
/// The operations of all of a canvas's contexts.
public final class Drawing {
  public var lines: [String] = []
  public init() {}
}

public struct GraphicsContext {
  public struct Shading {
    let text: String
    public static func color(_ color: Color) -> Shading { Shading(text: color.description) }
  }
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }
  public struct Filter: Sendable {
    let text: String
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(text: "blur \(radius)")
    }
  }

  private let drawing: Drawing
  private let indent: String
  private var state = ""
  public var opacity = 1.0

  public init(_ drawing: Drawing, indent: String = "") {
    (self.drawing, self.indent) = (drawing, indent)
  }

  private func note(_ text: String) {
    drawing.lines.append(indent + text + state + (opacity < 1 ? " opacity \(opacity)" : ""))
  }
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    state += " [\(filter.text)]"
  }
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) { state += " [clip \(path)]" }
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    note("fill \(path) \(shading.text)\(style.isEOFilled ? " evenodd" : "")")
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    note(
      "stroke \(path) \(shading.text) \(style.lineWidth) \(style.lineCap) \(style.lineJoin)"
        + " \(style.dash)")
  }
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    note("layer")
    var layer = GraphicsContext(drawing, indent: indent + "  ")
    try content(&layer)
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    note(
      "\(image.summary) in \(rect.origin.x) \(rect.origin.y) \(rect.size.width) \(rect.size.height)"
    )
  }
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let graphics = CGContext()
    try content(graphics)
    for line in graphics.log { note(line) }
  }
}
