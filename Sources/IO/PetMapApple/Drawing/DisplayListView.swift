#if canImport(SwiftUI) && canImport(CoreText)
  public import PetMapDrawing
  public import SwiftUI

  /// A view that shows a display list in a `Canvas` of its size.
  ///
  /// ```swift
  /// var list = DisplayList(width: 390, height: 844)
  /// PinMarker.draw(.found, tip: ScreenPoint(x: 195, y: 422), in: &list)
  /// let view = DisplayListView(list)
  /// ```
  public struct DisplayListView: View {
    private let painter: DisplayListPainter

    /// Creates a view of a list.
    ///
    /// - Parameter fonts: The fonts for lines without glyphs, which must be those of their
    ///   measurer.
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
