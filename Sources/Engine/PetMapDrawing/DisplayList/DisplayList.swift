package import PetMapText

/// A drawing as a list of commands, from back to front.
///
/// The list is self-contained, so all writers (SVG, PNG, PDF) draw the same shapes at the same
/// positions: text as the outlines of the measured glyphs, color emoji as pictures.
///
/// ```swift
/// var list = DisplayList(width: 390, height: 844)
/// let style = MarkerStyle(color: DrawingColor(0x155DFC), symbol: [])
/// PinMarker.draw(style, tip: ScreenPoint(x: 195, y: 422), in: &list)
/// let svg = SVGWriter.write(list)
/// ```
///
/// Folders, in dependency order: `Geometry` defines screen positions and sizes, `Shapes` defines
/// paths and paint, `Markers` draws pin markers, `Pictures` reads the headers of picture files,
/// this folder collects the commands, and `SVG` writes them.
public struct DisplayList: Sendable {
  /// The width in CSS pixels.
  public let width: Double
  /// The height in CSS pixels.
  public let height: Double
  /// The title, for screen readers and for file metadata.
  public var title: String?
  /// A description of the drawing in one or two sentences.
  public var summary: String?
  /// The commands, in drawing order.
  package private(set) var commands: [DrawingCommand] = []
  /// The outlines of all glyphs drawn, without duplicates.
  package private(set) var glyphs: [GlyphOutline] = []
  /// The font and glyph ID of each element of ``glyphs``.
  package private(set) var glyphNames: [GlyphName] = []
  /// The pictures drawn, without duplicates.
  package private(set) var pictures: [PictureFile] = []
  /// The symbols drawn, without duplicates.
  package internal(set) var symbols: [DrawingSymbol] = []

  private var glyphIndices: [GlyphName: Int?] = [:]
  private var glyphPictures: [GlyphName: GlyphPicture?] = [:]

  /// Creates an empty drawing with a size in CSS pixels.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A glyph of a font.
  package struct GlyphName: Hashable, Sendable {
    package let font: FontFace
    package let id: UInt32
  }

  /// A glyph's picture: its index in the list, and its bounds in em relative to the glyph's origin.
  private struct GlyphPicture {
    let index: Int
    let left: Double
    let top: Double
    let width: Double
    let height: Double
  }
}

extension DisplayList {
  mutating func append(_ command: DrawingCommand) { commands.append(command) }

  /// Fills a shape.
  package mutating func fill(_ path: DrawingPath, _ color: DrawingColor, rule: FillRule = .nonZero)
  {
    commands.append(.fill(path, color, rule))
  }

  /// Strokes the contours of a shape.
  package mutating func stroke(_ path: DrawingPath, _ stroke: DrawingStroke) {
    commands.append(.stroke(path, stroke))
  }

  /// Draws the shadow of a filled shape, without the shape.
  package mutating func shadow(_ path: DrawingPath, _ shadow: DrawingShadow) {
    commands.append(.shadow(path, shadow))
  }

  /// Clips what `body` draws to a shape.
  package mutating func clipped(_ path: DrawingPath, _ body: (inout DisplayList) -> Void) {
    beginClip(path)
    body(&self)
    endClip()
  }

  /// Clips the following commands to a shape until the matching ``endClip()``.
  package mutating func beginClip(_ path: DrawingPath) { commands.append(.clip(path)) }

  /// Ends the innermost clip.
  package mutating func endClip() { commands.append(.unclip) }

  /// Draws a picture scaled to cover a rectangle, centered, with the overflow clipped, like CSS's
  /// `object-fit: cover`.
  package mutating func picture(
    _ picture: PictureFile, covering rect: ScreenRect, radius: Double = 0
  ) {
    let scale = max(rect.width / picture.width, rect.height / picture.height)
    let width = picture.width * scale
    let height = picture.height * scale
    let index = pictures.count
    pictures.append(picture)
    clipped(DrawingPath(rect, radius: radius)) { list in
      list.commands.append(
        .picture(
          index,
          ScreenRect(
            x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) / 2,
            width: width, height: height)))
    }
  }

  /// Draws a picture stretched to a rectangle.
  package mutating func picture(_ picture: PictureFile, over rect: ScreenRect) {
    commands.append(.picture(pictures.count, rect))
    pictures.append(picture)
  }
}

extension DisplayList {
  /// Draws a line of text: its measured glyphs, or its text if it was measured without a font.
  ///
  /// - Parameters:
  ///   - x: The left edge of the line.
  ///   - y: The baseline.
  ///   - halo: A stroke around the letters, drawn below them.
  ///   - source: The source of glyph outlines.
  package mutating func line(
    _ line: TextLine, style: TextStyle, direction: TextDirection, color: DrawingColor, x: Double,
    y: Double, halo: DrawingStroke? = nil, from source: inout some GlyphSource
  ) {
    if let runs = line.glyphRuns {
      glyphs(runs, of: line.text, x: x, y: y, color: color, halo: halo, from: &source)
    } else {
      text(
        PlacedText(
          text: line.text, style: style, color: color, x: x, y: y, width: line.width,
          direction: direction, halo: halo))
    }
  }

  /// Draws a line of text for writers that have their own fonts.
  package mutating func text(_ text: PlacedText) {
    commands.append(.text(text))
  }

  /// Draws runs of glyphs positioned relative to `x` and to the baseline `y`.
  ///
  /// - Parameters:
  ///   - text: The text that the glyphs represent, for formats that embed text.
  ///   - halo: A stroke around the glyphs, drawn below them.
  package mutating func glyphs(
    _ runs: [GlyphRun], of text: String = "", x: Double, y: Double, color: DrawingColor,
    halo: DrawingStroke? = nil, from source: inout some GlyphSource
  ) {
    var placed: [PlacedGlyph] = []
    for run in runs {
      for glyph in run.glyphs {
        let name = GlyphName(font: run.font, id: glyph.id)
        if run.font.isColorBitmap, let picture = picture(of: name, from: &source) {
          commands.append(
            .picture(
              picture.index,
              ScreenRect(
                x: x + glyph.x + picture.left * run.size, y: y + glyph.y - picture.top * run.size,
                width: picture.width * run.size, height: picture.height * run.size)))
        } else if let shape = shape(of: name, from: &source) {
          placed.append(
            PlacedGlyph(
              shape: shape, x: x + glyph.x, y: y + glyph.y,
              scale: run.size / glyphs[shape].unitsPerEm))
        }
      }
    }
    guard !placed.isEmpty else { return }
    if let halo { commands.append(.halo(placed, halo)) }
    commands.append(.glyphs(placed, color, text))
  }

  /// Returns the index of a glyph's outline, or `nil` if the glyph is blank.
  private mutating func shape(of name: GlyphName, from source: inout some GlyphSource) -> Int? {
    if let known = glyphIndices[name] { return known }
    var index: Int?
    if let outline = source.outline(of: name.id, in: name.font), !outline.commands.isEmpty {
      index = glyphs.count
      glyphs.append(outline)
      glyphNames.append(name)
    }
    glyphIndices[name] = .some(index)
    return index
  }

  private mutating func picture(
    of name: GlyphName, from source: inout some GlyphSource
  ) -> GlyphPicture? {
    if let known = glyphPictures[name] { return known }
    var found: GlyphPicture?
    if let bitmap = source.bitmap(of: name.id, in: name.font), let picture = PictureFile(bitmap.png)
    {
      found = GlyphPicture(
        index: pictures.count, left: bitmap.left, top: bitmap.top, width: bitmap.width,
        height: bitmap.height)
      pictures.append(picture)
    }
    glyphPictures[name] = .some(found)
    return found
  }
}
