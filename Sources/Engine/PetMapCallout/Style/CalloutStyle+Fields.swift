public import PetMapDrawing
public import PetMapText

extension CalloutStyle {
  /// Font size, weight and line height of a field's text; nil for the photo.
  ///
  /// Sizes and line heights are multiplied by ``textScale`` and rounded to a quarter of a pixel.
  public func textStyle(of kind: CalloutFieldKind) -> TextStyle? {
    guard let style = FieldRow(of: kind).text else { return nil }
    return TextStyle(
      size: scaled(style.size), weight: style.weight, lineHeight: scaled(style.lineHeight))
  }

  private func scaled(_ length: Double) -> Double { (length * textScale * 4).rounded() / 4 }

  /// The color of a field's text; that of the name for the photo, which has none.
  public func textColor(of kind: CalloutFieldKind) -> DrawingColor { FieldRow(of: kind).color }

  /// The color behind the badge's white text.
  public func badgeColor(of status: PinStatus) -> DrawingColor {
    contrast == .increased ? status.highContrastBadgeColor : status.badgeColor
  }

  /// From the field before, or the card's top edge, to a field, in CSS pixels.
  ///
  /// What stands first has ``verticalPadding`` above it.
  public func space(above kind: CalloutFieldKind) -> Double {
    kind == fields.first ? verticalPadding : FieldRow(of: kind).spaceAbove
  }
}

/// A row of the table of fields in section 1 of the layout contract.
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
