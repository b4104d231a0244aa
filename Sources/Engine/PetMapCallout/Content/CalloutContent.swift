public import PetMapDrawing
public import PetMapText

/// The words and values that a callout shows about a pet.
///
/// Coordinates and dates are given in the product's display format; the callout prepends the icons.
/// A field whose text is absent, empty, or all whitespace is omitted.
public struct CalloutContent: Sendable, Hashable {
  /// The URL of the photo; `nil` for the placeholder.
  public var photo: String?
  /// The pet's name; `nil` for ``CalloutWords/unknownName``.
  public var name: String?
  /// The display name of the species, such as `Dog`.
  public var species: String?
  /// The breed as stated in the announcement.
  public var breed: String?
  /// The coordinate, such as `52.22970° N, 21.01220° E`.
  public var location: String?
  /// The date, such as `Jan 15, 2025`.
  public var date: String?
  /// The owner's email address.
  public var email: String?
  /// The owner's phone number as entered.
  public var phone: String?
  /// The announcement's description. Line feeds are preserved.
  public var description: String?
  /// The index of the badge in ``CalloutWords/badges``; `nil` for no badge.
  public var badge: Int?

  /// Creates content that consists only of a badge.
  public init(badge: Int? = nil) {
    self.badge = badge
  }
}

extension CalloutContent {
  /// The URL of the photo, unless it is blank.
  public var photoURL: String? { Self.present(photo) }

  /// Returns the text of a field with its icon, or `nil` if the field is omitted or has no text.
  ///
  /// - Parameter words: The words for a missing name and for the badge.
  public func text(of kind: CalloutFieldKind, words: CalloutWords) -> String? {
    switch kind {
    case .photo: nil
    case .name: Self.present(name) ?? words.unknownName
    case .species: speciesAndBreed
    case .location: Self.present(location).map { "📍 " + $0 }
    case .date: Self.present(date).map { "📅 " + $0 }
    case .email: Self.present(email).map { "📧 " + $0 }
    case .phone: Self.present(phone).map { "📞 " + $0 }
    case .description: Self.present(description)
    case .badge: badge(in: words)?.text
    }
  }

  /// Returns the badge, or `nil` if no badge has the content's index.
  func badge(in words: CalloutWords) -> CalloutBadge? {
    guard let badge, words.badges.indices.contains(badge) else { return nil }
    return words.badges[badge]
  }

  /// The text `Species • Breed`, or only one of the two if the other is missing or the same word.
  private var speciesAndBreed: String? {
    guard let species = Self.present(species) else { return Self.present(breed) }
    guard let breed = Self.present(breed), !Self.areEqual(species, breed) else { return species }
    return species + " • " + breed
  }

  private static func present(_ text: String?) -> String? {
    guard let text, !WhiteSpace.fills(text) else { return nil }
    return text
  }

  /// Returns whether two strings are equal, ignoring ASCII case and surrounding whitespace.
  private static func areEqual(_ left: String, _ right: String) -> Bool {
    let left = WhiteSpace.trimmed(left)
    let right = WhiteSpace.trimmed(right)
    return left.elementsEqual(right) { first, second in
      first == second || lowered(first) == lowered(second)
    }
  }

  private static func lowered(_ scalar: Unicode.Scalar) -> UInt32 {
    ("A"..."Z").contains(scalar) ? scalar.value | 0x20 : scalar.value
  }
}

/// A field of a callout with its frame on the card.
public struct CalloutField: Sendable, Hashable {
  /// The kind of field.
  public let kind: CalloutFieldKind
  /// The frame in CSS pixels, relative to the upper-left corner of the unscrolled card.
  public let frame: ScreenRect
  /// The field's lines, with `x` relative to the frame's left edge; `nil` for the photo.
  public let text: TextBlock?
}

/// A callout's content after layout: all fields with their complete frames.
///
/// A card depends only on the content, the fonts, the style, and the width, so it is valid for any
/// position of the pin.
public struct CalloutCard: Sendable, Hashable {
  /// The content of the card.
  public let content: CalloutContent
  /// The card's dimensions and colors.
  public let style: CalloutStyle
  /// The card's width in CSS pixels.
  public let width: Double
  /// The fields that are present, from top to bottom.
  public let fields: [CalloutField]
  /// The height of the entire card in CSS pixels.
  public let height: Double
  /// The badge; `nil` if it is omitted.
  public var badge: CalloutBadge? { content.badge(in: style.words) }

  /// Returns the distance from a field's top edge to the top of its first line, in CSS pixels.
  public func textInset(of kind: CalloutFieldKind) -> Double {
    kind == .badge ? style.badgeVerticalPadding : 0
  }
}
