public import PetMapDrawing
public import PetMapText

extension CalloutStyle {
  /// Returns the font size, weight, and line height of a field's text, or `nil` for the photo.
  ///
  /// Sizes and line heights are scaled by ``textScale`` and rounded to a quarter of a pixel.
  public func textStyle(of kind: CalloutFieldKind) -> TextStyle? {
    guard let style = FieldRow(of: kind).text else { return nil }
    return TextStyle(
      size: scaled(style.size), weight: style.weight, lineHeight: scaled(style.lineHeight))
  }

  private func scaled(_ length: Double) -> Double { (length * textScale * 4).rounded() / 4 }

  /// Returns the color of a field's text; for the photo, the color of the name.
  public func textColor(of kind: CalloutFieldKind) -> DrawingColor { FieldRow(of: kind).color }

  /// Returns the color behind a badge's white text.
  public func color(of badge: CalloutBadge) -> DrawingColor {
    contrast == .increased ? badge.highContrastColor : badge.color
  }

  /// Returns the vertical space above a field, in CSS pixels.
  ///
  /// For the first field, this is ``verticalPadding``.
  public func space(above kind: CalloutFieldKind) -> Double {
    kind == fields.first ? verticalPadding : FieldRow(of: kind).spaceAbove
  }
}

/// A row of the field table (*Callout layout*, section 1).
private struct FieldRow {
  var text: TextStyle?
  let color: DrawingColor
  let spaceAbove: Double

  init(of kind: CalloutFieldKind) {
    switch kind {
    case .photo:
      (color, spaceAbove) = (DrawingColor(0x333333), 8)
    case .name:
      text = TextStyle(size: 16, weight: .bold, lineHeight: 20)
      (color, spaceAbove) = (DrawingColor(0x333333), 8)
    case .species, .location, .date, .email, .phone:
      text = TextStyle(size: 13, weight: .regular, lineHeight: 18)
      (color, spaceAbove) = (DrawingColor(0x666666), 4)
    case .description:
      text = TextStyle(size: 14, weight: .regular, lineHeight: 20)
      (color, spaceAbove) = (DrawingColor(0x444444), 8)
    case .badge:
      text = TextStyle(size: 12, weight: .bold, lineHeight: 16)
      (color, spaceAbove) = (.white, 12)
    }
  }
}
