public import PetMapDrawing

/// The appearance of a callout: all dimensions and colors of the card, its fields, its arrow, and
/// its marker.
///
/// ```swift
/// var parameters = CalloutParameters()
/// parameters.width = 320
/// parameters.textScale = 1.5
/// let style = try CalloutStyle(parameters)
/// ```
///
/// Lengths are in CSS pixels. The folder's files, in reading order: a front end's parameters
/// (`CalloutParameters`), the card's dimensions (this file), the fields and their text styles
/// (`CalloutFieldKind`, `CalloutStyle+Fields`), the words that are not part of the content
/// (`CalloutWords`), the marker and its clearance (`CalloutMarker`), and a style's identifier
/// (`LayoutID`).
///
/// Source: *Callout layout*, sections 1 and 3.
public struct CalloutStyle: Sendable, Hashable {
  /// The style for the default parameters.
  public static let standard = CalloutStyle()

  /// The card's width if the safe rectangle is wide enough.
  public package(set) var width = 258.0
  /// The card's minimum width.
  public package(set) var leastWidth = 120.0
  /// The distance from the card's left and right edges to its content.
  public package(set) var sidePadding = 21.0
  /// The distance from the card's top edge to the photo, and from the badge to its bottom edge.
  public package(set) var verticalPadding = 14.0
  /// The radius of the card's corners.
  public package(set) var cornerRadius = 12.0
  /// The color of the card and its arrow.
  public package(set) var background = DrawingColor.white
  /// The shadow of the card and its arrow.
  public package(set) var shadow = DrawingShadow(
    offset: ScreenOffset(dx: 0, dy: 3), blur: 14, color: DrawingColor(0x000000, opacity: 0.4))

  /// The margin between a card and the viewport's insets.
  public package(set) var margin = 8.0
  /// The width of the arrow's base, which lies on the card's edge.
  public package(set) var arrowWidth = 20.0
  /// The distance from the card's edge to the arrow's tip.
  public package(set) var arrowLength = 10.0
  /// The maximum offset of an arrow's tip from the middle of its base.
  public package(set) var maximumArrowOffset = 40.0
  /// The minimum visible height of an attached card whose content scrolls.
  public package(set) var leastVisibleHeight = 162.0

  /// The photo's height; its width is the content's width.
  public package(set) var photoHeight = 120.0
  /// The radius of the photo's corners.
  public package(set) var photoRadius = 8.0
  /// The diameter of the placeholder circle, in the center of the photo's frame.
  public package(set) var placeholderDiameter = 63.0
  /// The color of the placeholder circle.
  public package(set) var placeholderColor = DrawingColor(0xEEEEEE)
  /// The side length of the paw print in the placeholder.
  public package(set) var pawSize = 24.0
  /// The color of the paw print.
  public package(set) var pawColor = DrawingColor(0x93A2B4)

  /// The distance from the badge's left and right edges to its text.
  public package(set) var badgeSidePadding = 12.0
  /// The distance from the badge's top and bottom edges to its text.
  public package(set) var badgeVerticalPadding = 4.0
  /// The radius of the badge's corners.
  public package(set) var badgeRadius = 12.0

  /// The marker of the callout's pin.
  public package(set) var marker = CalloutMarker.standard

  /// The scale of font sizes and line heights; see ``textStyle(of:)``.
  public package(set) var textScale = 1.0
  /// The fields to show, from top to bottom.
  public package(set) var fields = CalloutFieldKind.allCases
  /// The words that are not part of the content.
  public package(set) var words = CalloutWords()
  /// The contrast of the badge's colors.
  public package(set) var contrast = CalloutParameters.Contrast.standard

  package init() {}

  /// Returns the width available for text and the photo on a card of the given width.
  public func contentWidth(ofCard width: Double) -> Double { width - 2 * sidePadding }
}
