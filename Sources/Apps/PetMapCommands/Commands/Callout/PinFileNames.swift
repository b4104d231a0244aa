import PetMapSystem

/// The files of several pins, each named after its pin's id.
struct PinFileNames {
  private let before: String
  private let after: String

  /// - Parameter path: with `{id}` in its last part; nil for another one.
  init?(_ path: String) {
    guard let range = path.firstRange(of: "{id}"), !path[range.upperBound...].contains("/") else {
      return nil
    }
    before = String(path[..<range.lowerBound])
    after = String(path[range.upperBound...])
  }

  /// The file of a pin. Whatever its id is, the file is in the folder: characters that lead elsewhere
  /// or that file systems do not take are written as `%` and two digits.
  func path(of id: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var name: [UInt8] = []
    for byte in id.utf8 {
      let isPlain =
        switch byte {
        case 0...0x20, 0x7F: false
        default: !"\"%*/:<>?\\|".utf8.contains(byte)
        }
      let isHidden =
        name.isEmpty && byte == UInt8(ascii: ".") && (before.isEmpty || before.hasSuffix("/"))
      if isPlain && !isHidden {
        name.append(byte)
      } else {
        name += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return before + String(decoding: name, as: UTF8.self) + after
  }

  /// Makes the folder unless it is there.
  func makeFolder() throws(CommandError) {
    guard let slash = before.lastIndex(of: "/"), slash > before.startIndex else { return }
    let folder = String(before[..<slash])
    do throws(SystemError) {
      try FileSystem.makeDirectory(folder, permissions: 0o777)
    } catch {
      throw CommandError(
        .inputOutput, "cannot make the folder: \(error.message)", at: folder.quoted,
        remedy: "check the path")
    }
  }
}
