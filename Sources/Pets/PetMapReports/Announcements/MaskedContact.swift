/// Contacts as logs may show them, if they must at all (contract, section 5).
public enum MaskedContact {
  /// `***-***-` and the last three characters.
  public static func phone(_ phone: String) -> String {
    var masked = String.UnicodeScalarView("***-***-".unicodeScalars)
    masked.append(contentsOf: phone.unicodeScalars.suffix(3))
    return String(masked)
  }

  /// The first character, `***@` and the domain; without an `@`, the first character and `***`.
  public static func email(_ email: String) -> String {
    var masked = String.UnicodeScalarView(email.unicodeScalars.prefix(1))
    masked.append(contentsOf: "***".unicodeScalars)
    if let at = email.unicodeScalars.lastIndex(of: "@") {
      masked.append(contentsOf: email.unicodeScalars[at...])
    }
    return String(masked)
  }
}
