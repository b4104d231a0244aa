public import PetMapDrawing
public import PetMapText

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

  /// The space between a card and the viewport's insets at each edge, unless a request sets another.
  public static let padding = ViewportInsets(all: 8)

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

  /// The width of the arrow's base, which lies on the card's edge; see ``CalloutArrowSize``.
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

/// The fields of a callout, from top to bottom.
///
/// To add a field, add a case here, its row to `CalloutStyle+Fields` and its text to
/// `CalloutContent`, and increment ``LayoutID/engineVersion``, because every layout changes.
public enum CalloutFieldKind: UInt8, Sendable, Hashable, CaseIterable {
  /// The photo or its placeholder.
  case photo
  /// The pet's name.
  case name
  /// The species and breed.
  case species
  /// The coordinate at which the pet was last seen.
  case location
  /// The date on which the pet was last seen.
  case date
  /// The owner's email address.
  case email
  /// The owner's phone number.
  case phone
  /// The announcement's description.
  case description
  /// The badge.
  case badge

  /// Creates the field with the given name, or returns `nil` if the name is unknown.
  public init?(name: String) {
    // Comparing arrays avoids specializing code for a string's UTF-8 view, which browsers would
    // have to load.
    guard let kind = Self.allCases.first(where: { Array($0.name.utf8) == Array(name.utf8) })
    else { return nil }
    self = kind
  }

  /// The field's name in layouts.
  public var name: String {
    switch self {
    case .photo: "photo"
    case .name: "name"
    case .species: "species"
    case .location: "location"
    case .date: "date"
    case .email: "email"
    case .phone: "phone"
    case .description: "description"
    case .badge: "badge"
    }
  }
}

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
