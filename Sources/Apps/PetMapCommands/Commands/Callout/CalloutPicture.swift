import PetMapCairo
import PetMapAnnouncements
import PetMapCallout
import PetMapDrawing
import PetMapKit
import PetMapPicture
import PetMapText

/// Draws the marker and the card of a callout in its viewport, without a map.
struct CalloutPicture {
  private let format: CalloutOptions.Format
  private let scale: Double
  private let photos: PhotoFiles

  /// - Throws: An error if the size is too large or the `--photo` file cannot be loaded.
  init(
    _ options: Arguments<PhotoOptions>, _ console: Console, source: PinSource,
    format: CalloutOptions.Format, scale: Double, viewport: Viewport
  ) throws(CommandError) {
    self.format = format
    self.scale = scale
    if format != .svg {
      try CommandError.check(
        viewport, scale: format == .png ? scale : nil, format: format.rawValue)
    }
    photos = try PhotoFiles(options, console, source: source)
  }

  /// Returns the contents of the picture file.
  func bytes(
    of layout: CalloutLayout, from source: inout some GlyphSource
  ) throws(CommandError) -> [UInt8] {
    let list = layout.displayList(photo: photos.photo(of: layout), from: &source)
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
}

extension CommandError {
  /// Checks that a viewport can be drawn, before any work is done.
  ///
  /// - Parameter scale: The scale of a PNG, or `nil` for a PDF.
  static func check(
    _ viewport: Viewport, scale: Double?, format: String
  ) throws(CommandError) {
    do throws(DrawingError) {
      if let scale {
        try CairoWriter.checkSize(width: viewport.width, height: viewport.height, scale: scale)
      } else if !CairoWriter.isAvailable {
        throw DrawingError.noCairo
      }
    } catch {
      throw CommandError(error, format: format)
    }
  }

  /// Creates the error for a drawing that failed.
  init(_ error: DrawingError, format: String) {
    let location = "--format \(format)"
    switch error {
    case .noCairo:
      self.init(
        .inputOutput, "the Cairo library is not installed", at: location,
        remedy: "install libcairo2 (Homebrew: cairo), or use --format svg")
    case .noJPEG:
      self.init(
        .inputOutput, "the libjpeg-turbo library is not installed", at: location,
        remedy: "install libturbojpeg0 (Homebrew: jpeg-turbo), or use --format png")
    case .size(let width, let height):
      self.init(
        .usage, "a picture of \(Self.whole(width)) × \(Self.whole(height)) pixels is too large",
        at: location, remedy: "reduce --scale or --viewport")
    case .failed:
      self.init(
        .inputOutput, "drawing failed", at: location, remedy: "reduce --scale, or use --format svg")
    }
  }

  private static func whole(_ number: Double) -> String { String(Int(number)) }
}
