import PetMapAnnouncements

extension PhotoDirectory {
  /// The name of a file that is managed in the directory. All other files are ignored.
  enum FileName: Sendable, Hashable {
    case photo(PhotoName)
    /// A photo being uploaded.
    case upload(UInt64)
    /// A photo being replaced.
    case previous(PhotoName)

    /// Returns `nil` for a name that does not have exactly one of these forms.
    init?(_ text: String) {
      if let name = PhotoName(text) {
        self = .photo(name)
        return
      }
      guard text.hasPrefix(Self.prefix) else { return nil }
      let rest = text.dropFirst(Self.prefix.count)
      if rest.hasSuffix(".upload"), let number = UInt64(rest.dropLast(7), radix: 16) {
        self = .upload(number)
      } else if rest.hasSuffix(".previous"), let name = PhotoName(String(rest.dropLast(9))) {
        self = .previous(name)
      } else {
        return nil
      }
      if self.text != text { return nil }
    }

    private static let prefix = ".petmap-"

    var text: String {
      switch self {
      case .photo(let name): return name.text
      case .previous(let name): return Self.prefix + name.text + ".previous"
      case .upload(let number):
        let digits = String(number, radix: 16)
        let zeros = String(repeating: "0", count: 16 - digits.count)
        return Self.prefix + zeros + digits + ".upload"
      }
    }
  }
}
