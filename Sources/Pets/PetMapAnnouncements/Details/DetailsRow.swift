import PetMapGeo

/// A labeled value on the details screen.
public struct DetailsRow: Sendable, Hashable, Identifiable {
  /// The localized label.
  public let label: String
  /// The text below the label, or a dash for a missing value.
  public let value: String
  /// The number of lines after which the value is truncated, or `nil` to show all of it.
  public let lines: Int?
  /// Whether the row takes up half of the width, next to another such row.
  public let isHalf: Bool
  /// The action on tap, if any.
  public let action: DetailsAction?
  /// The accessibility identifier of the row.
  public let identifier: String

  /// The unique identifier.
  public var id: String { identifier }

  /// Whether the value is a place, which is shown with an icon.
  public var isPlace: Bool { identifier == Self.prefix + Self.place }

  private static let prefix = "petDetails."
  private static let place = "location.text"

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - value: The value, or `nil` to show ``PetDetails/absent``.
  ///   - identifier: The accessibility identifier.
  ///   - processor: A function that formats the value.
  public init(
    _ label: String, _ value: String?, _ identifier: String, lines: Int? = nil,
    isHalf: Bool = false, action: DetailsAction? = nil,
    processor: ((String) -> String)? = nil
  ) {
    self.label = label
    self.value = value.map { processor?($0) ?? $0 } ?? PetDetails.absent
    self.identifier = Self.prefix + identifier
    self.lines = lines
    self.isHalf = isHalf
    self.action = action
  }

  /// - Parameter place: A description of where the pet was seen.
  static func rows(of pet: Announcement, place: String?, words: Words) -> [DetailsRow] {
    func label(_ phrase: Phrase) -> String { words.text(phrase) }
    // A found pet is reported by its finder, and its coordinate is where it was found.
    let isFound = pet.status == .found
    let contact = label(isFound ? .contactFinder : .contactOwner)
    let sex = pet.sex.flatMap { Sex(known: $0.utf8) } ?? .unknown
    var rows = [
      DetailsRow(label(.name), pet.petName.presence, "name.text", lines: 1),
      DetailsRow(
        label(isFound ? .dateFound : .dateOfDisappearance), pet.lastSeenDate.map(words.text),
        "date.text", lines: 1),
    ]
    if let phone = pet.phone.presence {
      rows.append(
        DetailsRow(
          contact, phone, "phone.tap",
          action: ContactURL.telephone(phone).map { .open(url: $0) }))
    }
    if let email = pet.email.presence {
      rows.append(
        DetailsRow(contact, email, "email.tap", action: .open(url: ContactURL.mail(email))))
    }
    rows += [
      DetailsRow(
        label(.microchipNumber), pet.microchipNumber.presence, "microchip.text", lines: 1,
        processor: MicrochipText.shown),
      DetailsRow(
        label(.species), words.text(Species(pet.species).phrase), "species.text", lines: 1,
        isHalf: true),
      DetailsRow(label(.breed), pet.breed.presence, "breed.text", lines: 1, isHalf: true),
      DetailsRow(
        label(.sex), "\(sex.symbol) \(words.text(sex.phrase))", "sex.text", lines: 1,
        isHalf: true),
      DetailsRow(
        label(.age), pet.age.map { words.text(years: $0) }, "age.text", lines: 1,
        isHalf: true),
    ]
    rows += traits(of: pet, words)
    rows.append(DetailsRow(label(isFound ? .placeFound : .place), place, Self.place, lines: 2))
    if let custody = pet.custody.flatMap({ Custody(known: $0.utf8) }) {
      rows.append(DetailsRow(label(.custody), label(custody.phrase), "custody.text", lines: 2))
    }
    rows += [
      DetailsRow(label(.additionalDescription), pet.description.presence, "description.text")
    ]
    return rows
  }
}

extension DetailsRow {
  /// Returns the rows of the traits that are known, by which the pet can be recognized.
  private static func traits(of pet: Announcement, _ words: Words) -> [DetailsRow] {
    let size = pet.size.presence.map { text in
      PetSize(known: text.utf8).map { words.text($0.phrase) } ?? text
    }
    let rows: [(Phrase, String?, String)] = [
      (.colors, pet.colors.presence, "colors.text"), (.size, size, "size.text"),
      (.collar, pet.collar.presence, "collar.text"),
      (.markings, pet.markings.presence, "markings.text"),
    ]
    return rows.compactMap { phrase, value, identifier in
      value.map { DetailsRow(words.text(phrase), $0, identifier) }
    }
  }
}

/// A line of the details screen: a row, or two rows side by side.
public struct DetailsLine: Sendable, Hashable, Identifiable {
  /// The rows, from left to right.
  public let rows: [DetailsRow]

  /// The identifier of the first row.
  public var id: String { rows.first?.id ?? "" }

  /// Returns the lines of rows: two consecutive rows of half the width share one.
  static func lines(of rows: [DetailsRow]) -> [DetailsLine] {
    var lines: [DetailsLine] = []
    for row in rows {
      if row.isHalf, let last = lines.last, last.rows.count == 1, last.rows[0].isHalf {
        lines[lines.count - 1] = DetailsLine(rows: last.rows + [row])
      } else {
        lines.append(DetailsLine(rows: [row]))
      }
    }
    return lines
  }
}

/// URLs that open a phone or email app.
enum ContactURL {
  /// Returns a `tel:` URL with a number and its extension (RFC 3966), or `nil` if the text contains
  /// anything else, or has too few or too many digits to be a phone number.
  static func telephone(_ phone: String) -> String? {
    let text = Array(phone.trimmed.unicodeScalars)
    let end =
      text.firstIndex { !isDigit($0) && !$0.isTrimmed && !"+().-/".unicodeScalars.contains($0) }
      ?? text.count
    let digits = text[..<end].filter(isDigit)
    let isInternational =
      text.starts(with: "+".unicodeScalars) || text.starts(with: "(+".unicodeScalars)
    guard (3...15).contains(digits.count),
      text[..<end].count(where: { $0 == "+" }) == (isInternational ? 1 : 0),
      let suffix = phoneExtension(text[end...])
    else { return nil }
    return "tel:" + (isInternational ? "+" : "") + String(String.UnicodeScalarView(digits)) + suffix
  }

  /// Returns `;ext=12` for an extension such as `ext. 12`, an empty string for empty text, or `nil`
  /// for any other text.
  private static func phoneExtension(_ text: ArraySlice<Unicode.Scalar>) -> String? {
    let rest = text.drop { $0.isTrimmed || $0 == "," || $0 == ";" }
    if rest.isEmpty { return "" }
    let lowered = rest.map { $0.asciiLowercased }
    guard
      let word = ["extension", "ext", "x", "wew", "#"].first(where: {
        lowered.starts(with: $0.unicodeScalars)
      })
    else { return nil }
    var number = lowered.dropFirst(word.unicodeScalars.count)
    if number.first == "." { number.removeFirst() }
    number = number.drop { $0.isTrimmed }
    guard (1...7).contains(number.count), number.allSatisfy(isDigit) else { return nil }
    return ";ext=" + String(String.UnicodeScalarView(number))
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Returns a `mailto:` URL with the percent-encoded address (RFC 6068).
  static func mail(_ email: String) -> String {
    let address = PercentEncoding.encoded(email) {
      PercentEncoding.isUnreserved($0) || "@+!$'*".utf8.contains($0)
    }
    return "mailto:" + address
  }
}

/// The accessibility identifiers of the details screen's elements other than rows.
public enum DetailsIdentifier {
  /// The photo or its placeholder.
  public static let photo = "petDetails.photo.image"
  /// The row with the pet's name.
  public static let name = "petDetails.name.text"
  /// The status badge in the upper-right corner of the photo.
  public static let status = "petDetails.status.badge"
  /// The reward in the lower-left corner of the photo.
  public static let reward = "petDetails.reward.badge"
  /// The button that opens the map.
  public static let showMap = "petDetails.showMap.button"
  /// The text field for the management password.
  public static let password = "petDetails.password.input"
  /// The button that closes the report because the pet was found.
  public static let markReunited = "petDetails.markReunited.button"
  /// The button that deletes the report.
  public static let removeReport = "petDetails.removeReport.button"
  /// The button that shows the contact details.
  public static let contact = "petDetails.contact.button"
  /// The link to the form that tells moderators about a problem.
  public static let flag = "petDetails.flag.button"
  /// The button that reloads the details.
  public static let retry = "petDetails.retry.button"
  /// The indicator shown while the details are loading.
  public static let loading = "petDetails.loading"
  /// The error message.
  public static let error = "petDetails.error"
}
