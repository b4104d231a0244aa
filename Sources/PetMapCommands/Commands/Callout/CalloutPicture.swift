import PetMapCairo
import PetMapCallout
import PetMapFiles

/// Draws a callout in its viewport: the marker and the card, without a map.
struct CalloutPicture {
  private let format: CalloutOptions.Format
  private let scale: Double
  private let photoFile: String?
  private let source: String
  private let console: Console

  init(
    _ arguments: Arguments, _ console: Console, source: String, format: CalloutOptions.Format
  ) throws(CommandError) {
    self.format = format
    self.source = source
    self.console = console
    scale = try arguments[CalloutOptions.scale] ?? 2
    photoFile = try arguments[CalloutOptions.photo]
  }

  /// The bytes of the file.
  func bytes(
    of answer: CalloutAnswer, text: inout some GlyphShaper
  ) throws(CommandError) -> [UInt8] {
    var list = DisplayList(width: answer.viewport.width, height: answer.viewport.height)
    list.fill(
      Path(ScreenRect(x: 0, y: 0, width: list.width, height: list.height)), Color(0xE9EDF1))
    if answer.placement.attachment != .hidden {
      Marker.draw(answer.card.content.status, tip: answer.placement.pin, in: &list)
    }
    CalloutDrawing(answer, photo: try photo(of: answer)).draw(in: &list, shaper: &text)
    do {
      switch format {
      case .png: return try CairoWriter.png(list, scale: scale)
      case .pdf: return try CairoWriter.pdf(list)
      case .svg, .json, .text: return SVGWriter.write(list)
      }
    } catch {
      throw CommandError(error, format: format.rawValue)
    }
  }

  /// The photo given, which must load, or the announcement's, which may fail.
  private func photo(of answer: CalloutAnswer) throws(CommandError) -> Picture? {
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
  ) throws(CommandError) -> Picture {
    guard let path else { throw error("photo is on the network") }
    let bytes: [UInt8]
    do {
      bytes = try WholeFile.read(path, limit: 64 << 20)
    } catch let problem {
      throw error("photo: \(CommandError(problem).what)")
    }
    guard let picture = Picture(bytes), PictureDecoder.canUnpack(picture) else {
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

extension CommandError {
  /// A drawing that failed.
  init(_ error: DrawingError, format: String) {
    let place = "--format \(format)"
    switch error {
    case .noCairo:
      self.init(
        .inputOutput, "the Cairo library is not installed", at: place,
        remedy: "install libcairo2 (Homebrew: cairo), or take --format svg")
    case .size(let width, let height):
      self.init(
        .usage, "a picture of \(Self.whole(width)) × \(Self.whole(height)) pixels is too large",
        at: place, remedy: "give a smaller --scale or --viewport")
    case .failed:
      self.init(
        .inputOutput, "drawing failed", at: place, remedy: "try a smaller --scale or --format svg")
    }
  }

  private static func whole(_ number: Double) -> String { String(Int(number)) }
}
