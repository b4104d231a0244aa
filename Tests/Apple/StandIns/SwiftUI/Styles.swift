// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The shapes and styles that modifiers take.

public import Foundation

// MARK: Shapes and styles

public protocol ShapeStyle: Sendable {}
public protocol Shape: Sendable, View {}
public protocol InsettableShape: Shape {}

extension Shape {
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    noting("fill \(content)")
  }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    noting("stroke \(content) \(lineWidth)")
  }
}
extension Shape {
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    Trimmed()
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    noting("stroke \(content) \(style.lineWidth)")
  }
}
struct Trimmed: Shape, Primitive {
  func node(in values: EnvironmentValues) -> Node { Node("Arc") }
}
public struct Angle: Equatable, Sendable {
  public var degrees: Double
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}
extension View {
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    noting("rotationEffect \(angle.degrees)")
  }
}
extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { noting("stroke \(content) \(lineWidth)") }
}

public struct Rectangle: InsettableShape, Primitive {
  public init() {}
  func node(in values: EnvironmentValues) -> Node { Node("Rectangle") }
}
public struct Circle: InsettableShape, Primitive {
  public init() {}
  func node(in values: EnvironmentValues) -> Node { Node("Circle") }
}
public struct Capsule: InsettableShape, Primitive {
  public init() {}
  func node(in values: EnvironmentValues) -> Node { Node("Capsule") }
}
public struct RoundedRectangle: InsettableShape, Primitive {
  public var cornerRadius: CGFloat
  public init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }
  func node(in values: EnvironmentValues) -> Node { Node("RoundedRectangle") }
}

public struct BackgroundStyle: ShapeStyle {}
public struct ForegroundStyle: ShapeStyle {}
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
}
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { Material() }
  public static var thinMaterial: Material { Material() }
}
extension ShapeStyle where Self == Color {
  public static var white: Color { .white }
  public static var red: Color { .red }
}

public struct Color: ShapeStyle, Hashable, CustomStringConvertible {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  public let description: String
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) { description = "\(red),\(green),\(blue),\(opacity)" }
  private init(_ name: String) { description = name }
  public static let clear = Color("clear")
  public static let white = Color("white")
  public static let black = Color("black")
  public static let red = Color("red")
  public static let gray = Color("gray")
  public static let accentColor = Color("accentColor")
  public static let primary = Color("primary")
  public static let secondary = Color("secondary")
  public func opacity(_ opacity: Double) -> Color { self }
}
extension Color: View, Primitive {
  func node(in values: EnvironmentValues) -> Node { Node("Color") }
}
