import PetMapAnnouncements

/// The words of a command line, as a shell would pass them to a program: separated by spaces, with
/// quotes and backslashes.
///
/// ```swift
/// try CommandWords("/usr/sbin/sendmail -t -F 'Lost pets'").words
/// // ["/usr/sbin/sendmail", "-t", "-F", "Lost pets"]
/// ```
///
/// No shell runs the command, so nothing else has a special meaning. Unquoted characters that have one
/// to a shell are refused, because they would not do what they say.
public struct CommandWords: Sendable, Hashable {
  /// The program and its arguments; at least one word.
  public let words: [String]

  /// A reason why a text is not a command line.
  public enum Problem: Error, Sendable, Hashable {
    /// The text has no words, or the first one is empty.
    case empty
    /// A quote has no counterpart.
    case unclosedQuote
    /// A backslash is the last character.
    case trailingBackslash
    /// The character would be interpreted by a shell. It can be quoted, or the command can be an
    /// argument of a shell: `sh -c '…'`.
    case needsShell(Character)
    /// The text has a control character other than a tab.
    case controlCharacter
  }

  /// Creates a command line from words.
  ///
  /// - Throws: ``Problem``, the first one.
  public init(_ text: String) throws(Problem) {
    var words: [String] = []
    // `nil` between words; a word can be empty in quotes.
    var word: String?
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case " ", "\t":
        if let word { words.append(word) }
        word = nil
      case "'":
        guard let end = rest.firstIndex(of: "'") else { throw .unclosedQuote }
        word = (word ?? "") + String(rest[..<end])
        rest = rest[end...].dropFirst()
      case "\"": word = try (word ?? "") + Self.quoted(&rest)
      case "\\":
        guard let next = rest.popFirst() else { throw .trailingBackslash }
        word = (word ?? "") + String(next)
      case "|", "&", ";", "<", ">", "(", ")", "$", "`": throw .needsShell(Character(scalar))
      default: word = (word ?? "") + String(scalar)
      }
    }
    if let word { words.append(word) }
    guard let program = words.first, !program.isEmpty else { throw .empty }
    let isText = words.allSatisfy { word in
      word.unicodeScalars.allSatisfy { $0 == "\t" || $0 >= " " && $0 != "\u{7F}" }
    }
    guard isText else { throw .controlCharacter }
    self.words = words
  }

  /// Returns the text up to the next double quote, which is removed. A backslash stands for itself
  /// unless it is in front of a character that would otherwise have a meaning.
  private static func quoted(
    _ rest: inout Substring.UnicodeScalarView
  ) throws(Problem) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\":
        guard let next = rest.first else { throw .unclosedQuote }
        if ["\"", "\\", "$", "`"].contains(next) {
          rest.removeFirst()
          text.append(next)
        } else {
          text.append(scalar)
        }
      case "$", "`": throw .needsShell(Character(scalar))
      default: text.append(scalar)
      }
    }
    throw .unclosedQuote
  }
}
