public import PetMapDrawing

/// How a callout looks: every length and colour of the card, its fields, its arrow and its marker.
///
/// ```swift
/// var parameters = CalloutParameters()
/// parameters.width = 320
/// parameters.textScale = 1.5
/// let style = try CalloutStyle(parameters)
/// ```
///
/// Lengths are CSS pixels. The files of this folder in their order: what a front end chooses
/// (`CalloutParameters`), the card's lengths (this file), the fields and their type
/// (`CalloutFieldKind`, `CalloutStyle+Fields`) with the words that the content does not bring
/// (`CalloutWords`), the marker and what a callout keeps clear around it (`CalloutMarker`), and a
/// style's name (`LayoutID`).
///
/// Source: sections 1 and 3 of the layout contract.
public struct CalloutStyle: Sendable, Hashable {
  /// The style of callouts for which nothing is chosen.
  public static let standard = CalloutStyle()

  /// The card's width where the safe rectangle has room for it.
  public package(set) var width = 258.0
  /// The width under which a card does not narrow.
  public package(set) var leastWidth = 120.0
  /// From the card's left and right edge to its content.
  public package(set) var sidePadding = 21.0
  /// From the card's top edge to the photo, and from the badge to the card's bottom edge.
  public package(set) var verticalPadding = 14.0
  /// The radius of the card's corners.
  public package(set) var cornerRadius = 12.0
  /// The colour of the card and its arrow.
  public package(set) var background = DrawingColor.white
  /// The shadow of the card and its arrow.
  public package(set) var shadow = DrawingShadow(
    offset: ScreenOffset(dx: 0, dy: 3), blur: 14, color: DrawingColor(0x000000, opacity: 0.4))

  /// What stays free between a card and the viewport's insets.
  public package(set) var margin = 8.0
  /// The length of the arrow's base, which lies on the card's edge.
  public package(set) var arrowWidth = 20.0
  /// From the card's edge to the arrow's tip.
  public package(set) var arrowLength = 10.0
  /// How far an arrow's tip may stand beside the middle of its base.
  public package(set) var largestLean = 40.0
  /// The height that an attached card shows at least where its content scrolls.
  public package(set) var leastVisibleHeight = 162.0

  /// The photo's height; it is as wide as the content.
  public package(set) var photoHeight = 120.0
  /// The radius of the photo's corners.
  public package(set) var photoRadius = 8.0
  /// The diameter of the circle that stands for an absent photo, in the middle of the photo's
  /// frame.
  public package(set) var placeholderDiameter = 63.0
  /// The colour of that circle.
  public package(set) var placeholderColor = DrawingColor(0xEEEEEE)
  /// The side of the paw print's square in that circle.
  public package(set) var pawSize = 24.0
  /// The colour of the paw print.
  public package(set) var pawColor = DrawingColor(0x93A2B4)

  /// From the badge's left and right edge to its text.
  public package(set) var badgeSidePadding = 12.0
  /// From the badge's top and bottom edge to its text.
  public package(set) var badgeVerticalPadding = 4.0
  /// The radius of the badge's corners.
  public package(set) var badgeRadius = 12.0

  /// The marker that the callout belongs to.
  public package(set) var marker = CalloutMarker.standard

  /// By how much font sizes and line heights are multiplied, see ``textStyle(of:)``.
  public package(set) var textScale = 1.0
  /// The fields that are shown, from top to bottom.
  public package(set) var fields = CalloutFieldKind.allCases
  /// The words that a content does not bring.
  public package(set) var words = CalloutWords.english
  /// The contrast of the badge's colors.
  public package(set) var contrast = CalloutParameters.Contrast.standard

  package init() {}

  /// The width in which a card of a width sets its texts and its photo.
  public func contentWidth(ofCard width: Double) -> Double { width - 2 * sidePadding }
}
