public import PetMapAnnouncements
public import PetMapDrawing
public import PetMapParameters
public import PetMapPicture

/// A request for the map around an announcement's coordinate.
public struct PetMapRequest: ParameterSet {
  /// The size of a map, with labels that are legible where the page shows it.
  public enum Size: String, Sendable, CaseIterable {
    case wide
    /// For phones.
    case narrow

    /// The size in CSS pixels.
    public var screen: ScreenSize {
      switch self {
      case .wide: ScreenSize(width: 640, height: 320)
      case .narrow: ScreenSize(width: 360, height: 270)
      }
    }
  }

  /// The number of pixels per CSS pixel.
  public static let scale = 2.0

  /// The number of pixels of the map.
  public var pixelCount: Double {
    size.screen.width * Self.scale * size.screen.height * Self.scale
  }

  /// The size of the map.
  public var size = Size.wide
  /// The color theme.
  public var theme = PictureOptions.Theme.light
  /// The language of the names on the map.
  public var language = Language.english

  /// Creates a request with the defaults.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try visitor.visit(
      &size, "size", .choice(), "Draw 1280 × 640 pixels (wide) or 720 × 540 pixels (narrow).")
    try visitor.visit(&theme, "theme", .choice(), "Set the color theme.")
    try visitor.visit(&language, "lang", .choice(), "Set the language of the names on the map.")
  }
}

/// A request for a style of the base map.
public struct StyleRequest: ParameterSet {
  /// The language of the labels.
  public var language = Language.english

  /// Creates a request with the defaults.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try visitor.visit(&language, "lang", .choice(), "Set the language of the labels.")
  }
}

/// A request for a poster.
public struct PosterRequest: ParameterSet {
  /// The size of the page.
  public var paper = PaperSize.a4
  /// The language, or `nil` for the reader's.
  public var language: Language?
  /// The number of pixels per CSS pixel of a PNG.
  public var scale = 2.0

  /// Creates a request with the defaults.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    visitor.group("Poster")
    try visitor.visit(&paper, "size", .choice(), "Set the paper size.")
    try visitor.visit(
      &language, "lang", .choice(), "Set the language.",
      .otherwise(
        visitor.surface == .commandLine
          ? "en" : "the preferred language in Accept-Language, else en"))
    visitor.group("Output")
    try visitor.visit(
      &scale, "scale", .scale, "Draw N PNG pixels per CSS pixel.", .only(.commandLine))
  }
}
