#if canImport(SwiftUI) && canImport(CoreText) && canImport(ImageIO)
  public import PetMapAnnouncements
  public import PetMapCallout
  import PetMapDrawing
  import PetMapText
  public import SwiftUI

  /// A callout, drawn over the whole viewport. Its photo appears when it has been loaded and decoded,
  /// off the main actor; until then, and if that fails, there is a placeholder.
  ///
  /// The view takes no taps, so that those next to the card reach the map.
  public struct CalloutView: View {
    @Environment(\.petPhotos) private var photos
    @State private var painter: (layout: CalloutLayout, painter: DisplayListPainter)?
    private let layout: CalloutLayout
    private let photo: PhotoURLs?
    private let fonts: CoreTextFonts

    /// Creates a view of a layout.
    ///
    /// - Parameters:
    ///   - photo: The photo of the announcement, or `nil` if it has no photo.
    ///   - fonts: The fonts for lines without glyphs, which must be the ones used to measure them.
    public init(_ layout: CalloutLayout, photo: PhotoURLs?, fonts: CoreTextFonts = .system) {
      self.layout = layout
      self.photo = photo
      self.fonts = fonts
    }

    /// The callout.
    public var body: some View {
      DisplayListView(shown)
        .allowsHitTesting(false)
        .task(id: layout) { await loadPhoto() }
    }

    /// The painter with the photo or, until there is one, with the placeholder.
    private var shown: DisplayListPainter {
      if let painter, painter.layout == layout { return painter.painter }
      return Self.painter(layout, photo: nil, fonts: fonts)
    }

    private func loadPhoto() async {
      guard let photo, let file = await photos?.file(at: photo.fitting(width: 720)) else { return }
      let (layout, fonts) = (layout, fonts)
      let painter = await Task.detached {
        Self.painter(layout, photo: file, fonts: fonts)
      }.value
      if !Task.isCancelled { self.painter = (layout, painter) }
    }

    nonisolated private static func painter(
      _ layout: CalloutLayout, photo: PictureFile?, fonts: CoreTextFonts
    ) -> DisplayListPainter {
      var list = DisplayList(width: layout.viewport.width, height: layout.viewport.height)
      var glyphs = NoGlyphs()
      CalloutDrawing(layout, photo: photo).draw(in: &list, from: &glyphs)
      return DisplayListPainter(list, fonts: fonts)
    }
  }
#endif
