import PetMapAnnouncements
import PetMapSystem

/// A value of `--pin`: an ID, or several IDs separated by commas.
package struct PinArgument: Sendable {
  /// The whole value.
  let whole: String
  /// The parts between its commas.
  let parts: [String]

  /// - Throws: An error if the value, or a part between commas, is empty.
  init(_ text: String) throws(ValueError) {
    whole = try Values.nonEmpty(text)
    var parts: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      parts.append(try Values.nonEmpty(part.trimmed))
    }
    self.parts = parts
  }

  /// All IDs that the value may refer to.
  var ids: [String] { [whole] + parts }

  /// Returns the IDs that the value refers to: the whole value if it is an ID, or else its parts.
  func ids(where isKnown: (String) -> Bool) -> [String] {
    isKnown(whole) ? [whole] : parts
  }
}

/// The paths of output files, each containing its pin's ID.
struct PinFileNames {
  private let before: String
  private let after: String

  /// Creates the names from a path, or returns `nil` if its last component does not contain `{id}`.
  init?(_ path: String) {
    guard let range = path.firstRange(of: "{id}"), !path[range.upperBound...].contains("/") else {
      return nil
    }
    before = String(path[..<range.lowerBound])
    after = String(path[range.upperBound...])
  }

  /// Returns the path of a pin's file, which is always in the same directory: characters that are
  /// special in paths, and characters that file systems reject, are percent-encoded.
  func path(of id: String) -> String {
    var name = PercentEncoding.encoded(id) { byte in
      byte > UInt8(ascii: " ") && byte != 0x7F && !"\"%*/:<>?\\|".utf8.contains(byte)
    }
    let isHidden = name.utf8.first == UInt8(ascii: ".") && (before.isEmpty || before.hasSuffix("/"))
    if isHidden { name = "%2E" + String(name.unicodeScalars.dropFirst()) }
    return before + name + after
  }

  /// Creates the directory if it does not exist.
  func makeFolder() throws(CommandError) {
    guard let slash = before.lastIndex(of: "/"), slash > before.startIndex else { return }
    let folder = String(before[..<slash])
    do throws(SystemError) {
      try FileSystem.makeDirectory(folder, permissions: 0o777)
    } catch {
      throw CommandError(
        .inputOutput, "cannot create the directory: \(error.message)", at: folder.quoted,
        remedy: "check the path")
    }
  }
}
