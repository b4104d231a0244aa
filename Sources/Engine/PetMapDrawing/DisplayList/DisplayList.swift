package import PetMapText

/// A picture as a list of what to draw, one over the other.
///
/// It holds everything it needs, so that every writer (SVG, PNG, PDF) draws the same shapes at the
/// same positions: text as the outlines of the glyphs that were measured, colour emoji as pictures.
///
/// ```swift
/// var list = DisplayList(width: 390, height: 844)
/// PinMarker.draw(.found, tip: ScreenPoint(x: 195, y: 422), in: &list)
/// let svg = SVGWriter.write(list)
/// ```
///
/// The folders in their order: `Geometry` has positions and sizes on the screen, `Shapes` what paints
/// them, `Markers` a pin's marker, `Pictures` what a picture file's header says; this folder collects
/// what is drawn, and `SVG` writes it.
public struct DisplayList: Sendable {
  /// CSS pixels.
  public let width: Double
  /// CSS pixels.
  public let height: Double
  /// What the picture is called, for those who cannot see it and as a file's title.
  public var title: String?
  /// What is to be seen, in a sentence or two.
  public var summary: String?
  /// What is drawn, in order.
  package private(set) var commands: [DrawingCommand] = []
  /// The outlines of all glyphs drawn, each once.
  package private(set) var glyphs: [GlyphOutline] = []
  /// The fonts of ``glyphs`` and the glyphs' numbers in them, in the same order.
  package private(set) var glyphNames: [GlyphName] = []
  /// The pictures drawn, each once.
  package private(set) var pictures: [PictureFile] = []
  /// The symbols drawn, each once.
  package internal(set) var symbols: [DrawingSymbol] = []

  private var glyphIndices: [GlyphName: Int?] = [:]
  private var glyphPictures: [GlyphName: GlyphPicture?] = [:]

  /// An empty picture of a width and a height in CSS pixels.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A glyph of a font.
  package struct GlyphName: Hashable, Sendable {
    package let font: FontFace
    package let id: UInt32
  }

  /// A glyph's picture: its index in the list, its edges in em from the glyph's origin.
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

  /// Draws a line along a shape's contours.
  package mutating func stroke(_ path: DrawingPath, _ stroke: DrawingStroke) {
    commands.append(.stroke(path, stroke))
  }

  /// Draws the shadow of a filled shape, without the shape.
  package mutating func shadow(_ path: DrawingPath, _ shadow: DrawingShadow) {
    commands.append(.shadow(path, shadow))
  }

  /// Shows what `body` draws only inside a shape.
  package mutating func clipped(_ path: DrawingPath, _ body: (inout DisplayList) -> Void) {
    commands.append(.clip(path))
    body(&self)
    commands.append(.unclip)
  }

  /// Draws a picture over a rectangle: as large as covers it, its middle in the rectangle's middle,
  /// what hangs over cut off (CSS's `object-fit: cover`).
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

  /// Draws a picture stretched over a rectangle.
  package mutating func picture(_ picture: PictureFile, over rect: ScreenRect) {
    commands.append(.picture(pictures.count, rect))
    pictures.append(picture)
  }
}

extension DisplayList {
  /// Draws one line of text: the glyphs that were measured, or its words where no font was.
  ///
  /// - Parameters:
  ///   - x: the line's left edge.
  ///   - y: the line's baseline.
  ///   - halo: a line around the letters, under them.
  ///   - source: knows what the glyphs look like.
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

  /// Draws a line of text by its words, for writers that have fonts of their own.
  package mutating func text(_ text: PlacedText) {
    commands.append(.text(text))
  }

  /// Draws runs of glyphs whose x is counted from `x` and whose y from the baseline `y`.
  ///
  /// - Parameters:
  ///   - text: what the glyphs say, for files that have text.
  ///   - halo: a line around the glyphs, under them.
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

  /// The index of a glyph's outline; nil for a glyph that shows nothing.
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
