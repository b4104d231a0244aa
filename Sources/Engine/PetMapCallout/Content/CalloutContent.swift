public import PetMapDrawing
import PetMapText

/// What a callout says about a pet, as words.
///
/// Coordinates and dates come as the product writes them everywhere; the callout adds the signs
/// before them. A text that is absent, empty or white space leaves its field out.
public struct CalloutContent: Sendable, Hashable {
  /// Where the photo is; nil for the placeholder.
  public var photo: String?
  /// The pet's name; nil for ``CalloutWords/unknownName``.
  public var name: String?
  /// The species' name, as a person reads it: `Dog`.
  public var species: String?
  /// The breed, as the announcement gives it.
  public var breed: String?
  /// `52.22970° N, 21.01220° E`.
  public var location: String?
  /// `Jan 15, 2025`.
  public var date: String?
  /// The owner's e-mail address.
  public var email: String?
  /// The owner's phone number, as given.
  public var phone: String?
  /// The announcement's own words. Line feeds in it are kept.
  public var description: String?
  /// What the badge says.
  public var status: PinStatus

  /// Content that says nothing but the status.
  public init(status: PinStatus) {
    self.status = status
  }
}

extension CalloutContent {
  /// Where the photo is, unless that is blank.
  public var photoURL: String? { Self.present(photo) }

  /// The text of a field, with the sign before it; nil when the field is left out or has no text.
  ///
  /// - Parameter words: those for an absent name and for the status.
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

  /// `Species • Breed`; one of the two alone where the other is absent or the same word again.
  private var speciesAndBreed: String? {
    guard let species = Self.present(species) else { return Self.present(breed) }
    guard let breed = Self.present(breed), !Self.sayTheSame(species, breed) else { return species }
    return species + " • " + breed
  }

  private static func present(_ text: String?) -> String? {
    guard let text, !WhiteSpace.fills(text) else { return nil }
    return text
  }

  /// Whether two texts differ only in the case of Latin letters and the white space around them.
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
