#if canImport(SwiftUI) && canImport(CoreText) && canImport(ImageIO)
  import CoreText
  import Foundation
  import ImageIO
  public import PetMapDrawing
  import PetMapText
  public import SwiftUI

  /// Draws a display list with SwiftUI's `GraphicsContext`, for example in a custom `Canvas`.
  ///
  /// Creating a painter decodes the list's pictures, so create one per list and reuse it.
  public struct DisplayListPainter: Sendable {
    let width: Double
    let height: Double
    /// The accessibility label.
    let label: String
    private let steps: [CanvasStep]
    private let pictures: [SwiftUI.Image?]
    private let fonts: CoreTextFonts

    /// Creates a painter for a list.
    ///
    /// - Parameter fonts: The fonts for lines without glyphs, which must be the ones used to
    ///   measure them.
    public init(_ list: DisplayList, fonts: CoreTextFonts = .system) {
      width = list.width
      height = list.height
      label = [list.title, list.summary].compactMap { $0 }.joined(separator: ". ")
      steps = CanvasStep.steps(of: list)
      pictures = list.pictures.map(Self.image)
      self.fonts = fonts
    }

    /// Draws the list with its upper-left corner at the context's origin.
    public func draw(in context: GraphicsContext) { draw(steps, in: context) }

    private func draw(_ steps: [CanvasStep], in context: GraphicsContext) {
      for step in steps {
        switch step {
        case .fill(let path, let color, let rule):
          context.fill(
            Path(path), with: .color(Color(color)), style: FillStyle(eoFill: rule == .evenOdd))
        case .stroke(let path, let stroke):
          context.stroke(Path(path), with: .color(Color(stroke.color)), style: StrokeStyle(stroke))
        case .blur(let paths, let color, let deviation):
          // The filter applies to the whole layer, and the opacity to the filtered result.
          var blurred = context
          blurred.opacity *= color.opacity
          blurred.addFilter(.blur(radius: CGFloat(deviation)))
          blurred.drawLayer { layer in
            let opaque = Color(DrawingColor(color.rgb))
            for path in paths { layer.fill(Path(path), with: .color(opaque)) }
          }
        case .picture(let index, let rect):
          if let picture = pictures[index] { context.draw(picture, in: CGRect(rect)) }
        case .text(let text): draw(text, in: context)
        case .clipped(let path, let steps):
          var clipped = context
          clipped.clip(to: Path(path))
          draw(steps, in: clipped)
        }
      }
    }

    private func draw(_ text: PlacedText, in context: GraphicsContext) {
      let fill = CoreTextLine(
        text.text, font: fonts.font(text.style), direction: text.direction, color: text.color)
      let halo = text.halo.map { halo in
        CoreTextLine(
          text.text, font: fonts.font(text.style), direction: text.direction, color: halo.color,
          strokePercent: halo.width / text.style.size * 100)
      }
      context.withCGContext { graphics in
        // The canvas's y axis points down, but that of glyphs points up.
        graphics.textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        for line in [halo, fill].compactMap({ $0?.line }) {
          graphics.textPosition = CGPoint(x: text.x, y: text.y)
          CTLineDraw(line, graphics)
        }
      }
    }

    /// Decodes a picture, or returns `nil` if it cannot be decoded.
    private static func image(_ picture: PictureFile) -> SwiftUI.Image? {
      let bytes = picture.bytes
      guard let data = unsafe CFDataCreate(nil, bytes, bytes.count),
        let source = CGImageSourceCreateWithData(data, nil),
        let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
      else { return nil }
      return SwiftUI.Image(decorative: image, scale: 1)
    }
  }

  extension Path {
    fileprivate init(_ path: DrawingPath) {
      self.init()
      for element in path.elements {
        switch element {
        case .move(let point): move(to: CGPoint(point))
        case .line(let point): addLine(to: CGPoint(point))
        case .cubic(let first, let second, let end):
          addCurve(to: CGPoint(end), control1: CGPoint(first), control2: CGPoint(second))
        case .close: closeSubpath()
        }
      }
    }
  }

  extension Color {
    fileprivate init(_ color: DrawingColor) {
      self.init(
        .sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
    }
  }

  extension StrokeStyle {
    fileprivate init(_ stroke: DrawingStroke) {
      self.init(
        lineWidth: CGFloat(stroke.width), lineCap: stroke.isRound ? .round : .butt,
        lineJoin: stroke.isRound ? .round : .miter, dash: stroke.dashes.map { CGFloat($0) })
    }
  }

  extension CGPoint {
    fileprivate init(_ point: ScreenPoint) { self.init(x: point.x, y: point.y) }
  }

  extension CGRect {
    fileprivate init(_ rect: ScreenRect) {
      self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
  }
#endif

#if canImport(SwiftUI) && canImport(CoreText)
  public import PetMapDrawing
  public import SwiftUI

  /// A view that shows a display list in a `Canvas` of the same size.
  ///
  /// ```swift
  /// var list = DisplayList(width: 390, height: 844)
  /// let style = AnnouncementStatus.found.marker
  /// PinMarker.draw(style, tip: ScreenPoint(x: 195, y: 422), in: &list)
  /// let view = DisplayListView(list)
  /// ```
  public struct DisplayListView: View {
    private let painter: DisplayListPainter

    /// Creates a view of a list.
    ///
    /// - Parameter fonts: The fonts for lines without glyphs, which must be the ones used to
    ///   measure them.
    public init(_ list: DisplayList, fonts: CoreTextFonts = .system) {
      self.init(DisplayListPainter(list, fonts: fonts))
    }

    /// Creates a view of a list whose pictures have already been decoded.
    public init(_ painter: DisplayListPainter) { self.painter = painter }

    /// The canvas.
    public var body: some View {
      Canvas { context, _ in painter.draw(in: context) }
        .frame(width: CGFloat(painter.width), height: CGFloat(painter.height))
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: painter.label))
    }
  }
#endif
