public import PetMapDrawing

/// The words on a callout that are not part of its content, and the badges from which the content
/// chooses one.
public struct CalloutWords: Sendable, Hashable {
  /// The text shown if the name is missing; `nil` to omit the name.
  public let unknownName: String?
  /// The badges, by the index in ``CalloutContent/badge``.
  public let badges: [CalloutBadge]
  /// Whether the words differ from the front end's default words. If they do not, ``LayoutID`` omits
  /// ``unknownName``.
  let areCustom: Bool

  /// Creates words.
  ///
  /// - Parameter areCustom: Whether the words differ from the front end's default words, which keep
  ///   their layout IDs.
  public init(unknownName: String? = nil, badges: [CalloutBadge] = [], areCustom: Bool = true) {
    self.unknownName = unknownName
    self.badges = badges
    self.areCustom = areCustom
  }
}

/// The badge at the bottom of a callout.
public struct CalloutBadge: Sendable, Hashable {
  /// The badge's text, which is white.
  public let text: String
  /// The background.
  public let color: DrawingColor
  /// The background with increased contrast: at least 4.5:1 against white text.
  public let highContrastColor: DrawingColor

  /// Creates a badge.
  public init(text: String, color: DrawingColor, highContrastColor: DrawingColor) {
    self.text = text
    self.color = color
    self.highContrastColor = highContrastColor
  }
}
