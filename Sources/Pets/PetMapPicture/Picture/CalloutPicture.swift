public import PetMapCallout
public import PetMapDrawing
import PetMapKit
public import PetMapText

extension CalloutLayout {
  /// Returns the callout and its pin's marker as drawing commands for the viewport, without a map.
  ///
  /// - Parameters:
  ///   - photo: The photo file, or `nil` for the placeholder.
  ///   - source: The source of glyph shapes.
  /// - Complexity: O(*n*) in the length of the layout.
  public func displayList(
    photo: PictureFile?, from source: inout some GlyphSource
  ) -> DisplayList {
    var list = DisplayList(width: viewport.width, height: viewport.height)
    list.fill(
      DrawingPath(ScreenRect(x: 0, y: 0, width: list.width, height: list.height)),
      DrawingColor(0xE9EDF1))
    if placement.attachment != .hidden, let status = card.content.status {
      PinMarker.draw(status.marker, tip: placement.pin, isSelected: true, in: &list)
    }
    list.title = card.content.name ?? card.style.words.unknownName
    list.summary = summary
    CalloutDrawing(self, photo: photo).draw(in: &list, from: &source)
    return list
  }

  /// The text below the name, with each field as a sentence.
  private var summary: String {
    card.fields.compactMap { field in
      guard field.kind != .name, let text = field.text else { return nil }
      let words = text.lines.map { $0.text }.joined(separator: " ")
      return words.isEmpty ? nil : words
    }.joined(separator: ". ")
  }
}
