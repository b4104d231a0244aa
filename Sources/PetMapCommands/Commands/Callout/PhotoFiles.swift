import PetMapCairo
import PetMapCallout
import PetMapDrawing
import PetMapFiles

/// Finds the photos of callouts that are drawn.
struct PhotoFiles {
  private let photoFile: String?
  private let source: String
  private let console: Console

  /// - Parameter source: the file that the announcements are from, which their photos' paths are
  ///   relative to; `-` for standard input.
  init(_ arguments: Arguments, _ console: Console, source: String) throws(CommandError) {
    self.source = source
    self.console = console
    photoFile = try arguments[CalloutOptions.photo]
  }

  /// The photo given, which must load, or the announcement's, which may fail.
  func photo(of answer: CalloutLayout) throws(CommandError) -> PictureFile? {
    if let photoFile {
      let picture = try load(photoFile) { (what) in
        CommandError(
          .inputOutput, what, at: "--photo \(photoFile.quoted)", remedy: "give a PNG or JPEG file")
      }
      return picture
    }
    guard let url = answer.card.content.photoURL else { return nil }
    do {
      return try load(path(of: url)) { (what) in
        CommandError(.inputOutput, what, at: url.quoted, remedy: "the placeholder stands for it")
      }
    } catch {
      console.note(error.line)
      return nil
    }
  }

  private func load(
    _ path: String?, _ error: (String) -> CommandError
  ) throws(CommandError) -> PictureFile {
    guard let path else { throw error("photo is on the network") }
    let bytes: [UInt8]
    do {
      bytes = try WholeFile.read(path, limit: 64 << 20)
    } catch let problem {
      throw error("photo: \(CommandError(problem).what)")
    }
    guard let picture = PictureFile(bytes), PictureDecoder.canUnpack(picture) else {
      throw error("photo is no PNG or JPEG, or it is broken")
    }
    return picture
  }

  /// The file of an announcement's photo; nil when it is elsewhere.
  private func path(of url: String) -> String? {
    if url.utf8.starts(with: "file://".utf8) { return String(url.dropFirst(7)) }
    if url.contains("://") || url.utf8.starts(with: "//".utf8) { return nil }
    if url.utf8.first == UInt8(ascii: "/") || source == "-" { return url }
    guard let slash = source.lastIndex(of: "/") else { return url }
    return String(source[...slash]) + url
  }
}
