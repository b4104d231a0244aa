/// The measures of the callout's card, arrow and marker, in CSS pixels.
public enum CalloutMetrics {
  /// The card's width: ``contentWidth`` and ``sidePadding`` twice.
  public static let cardWidth = 258.0
  /// The width in which text is set.
  public static let contentWidth = 216.0
  /// From the card's edge to its content, left and right.
  public static let sidePadding = 21.0
  /// From the card's top edge to the photo, and from the badge to the card's bottom edge.
  public static let verticalPadding = 14.0
  /// The card's corner radius.
  public static let cornerRadius = 12.0
  /// What is kept free between the card and the insets.
  public static let margin = 8.0
  /// The arrow's base, along the card's edge.
  public static let arrowWidth = 20.0
  /// From the card's edge to the arrow's tip.
  public static let arrowLength = 10.0
  /// From the marker's tip up to the centre of its head, where arrows point.
  public static let rise = 22.0
  /// From the marker's tip down to where the arrow of a card below it points.
  public static let drop = 4.0
  /// How far an arrow's tip may stand beside the middle of its base.
  public static let largestLean = 40.0
  /// A card that would show less than this (the photo and the name) is not clipped but detached.
  public static let leastVisibleHeight = 162.0
}
