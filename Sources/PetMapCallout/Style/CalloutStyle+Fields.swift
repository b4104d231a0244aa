public import PetMapDrawing
public import PetMapText

extension CalloutStyle {
  /// Font size, weight and line height of a field's text; nil for the photo.
  ///
  /// Sizes and line heights are multiplied by ``textScale`` and rounded to a quarter of a pixel.
  public func textStyle(of kind: CalloutFieldKind) -> TextStyle? {
    guard let style = Self.unscaledTextStyle(of: kind) else { return nil }
    return TextStyle(
      size: scaled(style.size), weight: style.weight, lineHeight: scaled(style.lineHeight))
  }

  private func scaled(_ length: Double) -> Double { (length * textScale * 4).rounded() / 4 }

  private static func unscaledTextStyle(of kind: CalloutFieldKind) -> TextStyle? {
    switch kind {
    case .photo: nil
    case .name: TextStyle(size: 16, weight: .bold, lineHeight: 20)
    case .species, .location, .date, .email, .phone:
      TextStyle(size: 13, weight: .regular, lineHeight: 18)
    case .description: TextStyle(size: 14, weight: .regular, lineHeight: 20)
    case .badge: TextStyle(size: 12, weight: .bold, lineHeight: 16)
    }
  }

  /// The colour of a field's text; that of the name for the photo, which has none.
  public func textColor(of kind: CalloutFieldKind) -> DrawingColor {
    switch kind {
    case .photo, .name: DrawingColor(0x333333)
    case .species, .location, .date, .email, .phone: DrawingColor(0x666666)
    case .description: DrawingColor(0x444444)
    case .badge: .white
    }
  }

  /// From the field before, or the card's top edge, to a field, in CSS pixels.
  ///
  /// What stands first has ``verticalPadding`` above it.
  public func space(above kind: CalloutFieldKind) -> Double {
    if kind == fields.first { return verticalPadding }
    return switch kind {
    case .photo: 8
    case .name, .description: 8
    case .species, .location, .date, .email, .phone: 4
    case .badge: 12
    }
  }
}
