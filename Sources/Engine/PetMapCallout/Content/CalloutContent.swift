public import PetMapDrawing
import PetMapText

/// The words and values that a callout shows about a pet.
///
/// Coordinates and dates are given in the product's display format; the callout prepends the icons.
/// A text that is absent, empty, or only white space omits its field.
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
  /// The status shown by the badge.
  public var status: PinStatus

  /// Creates content that consists of the status only.
  public init(status: PinStatus) {
    self.status = status
  }
}

extension CalloutContent {
  /// The URL of the photo, unless it is blank.
  public var photoURL: String? { Self.present(photo) }

  /// Returns the text of a field with its icon, or `nil` if the field is omitted or has no text.
  ///
  /// - Parameter words: The words for an absent name and for the status.
  public func text(of kind: CalloutFieldKind, words: CalloutWords = .english) -> String? {
    switch kind {
    case .photo: nil
    case .name: Self.present(name) ?? words.unknownName
    case .species: speciesAndBreed
    case .location: Self.present(location).map { "📍 " + $0 }
    case .date: Self.present(date).map { "📅 " + $0 }
    case .email: Self.present(email).map { "📧 " + $0 }
    case .phone: Self.present(phone).map { "📞 " + $0 }
    case .description: Self.present(description)
    case .badge: words.badge(status)
    }
  }

  /// The text `Species • Breed`, or only one of the two if the other is absent or the same word.
  private var speciesAndBreed: String? {
    guard let species = Self.present(species) else { return Self.present(breed) }
    guard let breed = Self.present(breed), !Self.sayTheSame(species, breed) else { return species }
    return species + " • " + breed
  }

  private static func present(_ text: String?) -> String? {
    guard let text, !WhiteSpace.fills(text) else { return nil }
    return text
  }

  /// Returns whether two texts are equal, ignoring ASCII case and surrounding white space.
  private static func sayTheSame(_ left: String, _ right: String) -> Bool {
    let left = WhiteSpace.trimmed(left)
    let right = WhiteSpace.trimmed(right)
    return left.elementsEqual(right) { first, second in
      first == second || lowered(first) == lowered(second)
    }
  }

  private static func lowered(_ scalar: Unicode.Scalar) -> UInt32 {
    scalar.value >= 0x41 && scalar.value <= 0x5A ? scalar.value | 0x20 : scalar.value
  }
}
