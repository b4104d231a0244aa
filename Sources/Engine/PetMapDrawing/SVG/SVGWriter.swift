import PetMapText

/// Writes a display list as an SVG file.
///
/// Text is written as outlines and pictures are embedded, so the file looks the same everywhere.
public struct SVGWriter {
  private let list: DisplayList
  var svg = SVGBytes()
  private var clips = 0

  /// Returns the UTF-8 text of a standalone SVG 1.1 file.
  ///
  /// - Complexity: O(*n*) in the size of the list and its pictures.
  public static func write(_ list: DisplayList) -> [UInt8] {
    var writer = SVGWriter(list: list)
    writer.write()
    return writer.svg.bytes
  }

  private init(list: DisplayList) {
    self.list = list
  }

  private mutating func write() {
    svg.literal("<svg")
    svg.attribute("xmlns", "http://www.w3.org/2000/svg")
    svg.attribute("xmlns:xlink", "http://www.w3.org/1999/xlink")
    svg.attribute("width", list.width)
    svg.attribute("height", list.height)
    svg.begin("viewBox")
    svg.literal("0 0 ")
    svg.number(list.width)
    svg.literal(" ")
    svg.number(list.height)
    svg.literal("\"")
    if list.title != nil || list.summary != nil { svg.attribute("role", "img") }
    svg.literal(">\n")
    if let title = list.title {
      svg.literal("<title>")
      svg.text(title)
      svg.literal("</title>\n")
    }
    if let summary = list.summary {
      svg.literal("<desc>")
      svg.text(summary)
      svg.literal("</desc>\n")
    }
    writeDefinitions()
    for command in list.commands { write(command) }
    svg.literal("</svg>\n")
  }

  private mutating func writeDefinitions() {
    let blurs = shadowBlurs
    guard !list.glyphs.isEmpty || !list.pictures.isEmpty || !list.symbols.isEmpty || !blurs.isEmpty
    else { return }
    svg.literal("<defs>\n")
    for (index, blur) in blurs.enumerated() {
      svg.literal("<filter id=\"blur")
      svg.number(index)
      svg.literal("\"")
      svg.attribute("filterUnits", "userSpaceOnUse")
      // A Gaussian is negligible beyond three standard deviations.
      svg.attribute("x", -blur * 1.5)
      svg.attribute("y", -blur * 1.5)
      svg.attribute("width", list.width + blur * 3)
      svg.attribute("height", list.height + blur * 3)
      svg.literal("><feGaussianBlur")
      svg.attribute("stdDeviation", blur / 2)
      svg.literal("/></filter>\n")
    }
    for (index, outline) in list.glyphs.enumerated() {
      svg.literal("<path id=\"glyph")
      svg.number(index)
      svg.literal("\"")
      svg.data(outline)
      svg.literal("/>\n")
    }
    for (index, picture) in list.pictures.enumerated() { define(picture, index) }
    for (index, symbol) in list.symbols.enumerated() { define(symbol, index) }
    svg.literal("</defs>\n")
  }

  /// Defines a picture with a width and height of 1.
  private mutating func define(_ picture: PictureFile, _ index: Int) {
    svg.literal("<image id=\"picture")
    svg.number(index)
    svg.literal("\"")
    svg.attribute("width", 1)
    svg.attribute("height", 1)
    svg.attribute("preserveAspectRatio", "none")
    svg.literal(" xlink:href=\"data:image/")
    switch picture.format {
    case .png: svg.literal("png")
    case .jpeg: svg.literal("jpeg")
    case .webp: svg.literal("webp")
    }
    svg.literal(";base64,")
    svg.base64(picture.bytes)
    svg.literal("\"/>\n")
  }

  /// The blur radii of all shadows, without duplicates.
  var shadowBlurs: [Double] {
    var blurs: [Double] = []
    for command in list.commands {
      switch command {
      case .shadow(_, let shadow), .symbolShadow(_, let shadow):
        if !blurs.contains(shadow.blur) { blurs.append(shadow.blur) }
      default: break
      }
    }
    return blurs
  }

  private mutating func write(_ command: DrawingCommand) {
    switch command {
    case .fill(let path, let color, let rule):
      svg.literal("<path")
      svg.data(path)
      svg.fill(color)
      if rule == .evenOdd { svg.attribute("fill-rule", "evenodd") }
      svg.literal("/>\n")
    case .stroke(let path, let stroke):
      svg.literal("<path")
      svg.data(path)
      svg.stroke(stroke)
      svg.literal("/>\n")
    case .shadow(let path, let shadow): write(path, shadow)
    case .symbols(let placed): write(placed)
    case .symbolShadow(let placed, let shadow): write(placed, shadow)
    case .picture(let index, let rect):
      svg.literal("<use xlink:href=\"#picture")
      svg.number(index)
      svg.literal("\" transform=\"translate(")
      svg.number(rect.x)
      svg.literal(" ")
      svg.number(rect.y)
      svg.literal(") scale(")
      svg.exact(rect.width)
      svg.literal(" ")
      svg.exact(rect.height)
      svg.literal(")\"/>\n")
    case .glyphs(let glyphs, let color, _): write(glyphs, color)
    case .halo(let glyphs, let stroke): write(haloOf: glyphs, stroke)
    case .text(let text): write(text)
    case .clip(let path):
      svg.literal("<clipPath id=\"clip")
      svg.number(clips)
      svg.literal("\"><path")
      svg.data(path)
      svg.literal("/></clipPath><g clip-path=\"url(#clip")
      svg.number(clips)
      svg.literal(")\">\n")
      clips += 1
    case .unclip: svg.literal("</g>\n")
    }
  }

  private mutating func write(_ path: DrawingPath, _ shadow: DrawingShadow) {
    svg.literal("<g filter=\"url(#blur")
    svg.number(shadowBlurs.firstIndex(of: shadow.blur) ?? 0)
    svg.literal(")\"><path")
    svg.data(path.moved(shadow.offset.dx, shadow.offset.dy))
    svg.fill(shadow.color)
    svg.literal("/></g>\n")
  }

  private mutating func write(_ glyphs: [PlacedGlyph], _ color: DrawingColor) {
    svg.literal("<g")
    svg.fill(color)
    svg.literal(">")
    use(glyphs[...])
    svg.literal("</g>\n")
  }

  /// Strokes scale with the glyphs, so glyphs are grouped by scale.
  private mutating func write(haloOf glyphs: [PlacedGlyph], _ stroke: DrawingStroke) {
    var start = 0
    while start < glyphs.count {
      let scale = glyphs[start].scale
      let end = glyphs[start...].firstIndex { $0.scale != scale } ?? glyphs.count
      var scaled = stroke
      scaled.width = stroke.width / scale
      svg.literal("<g")
      svg.stroke(scaled)
      svg.literal(">")
      use(glyphs[start..<end])
      svg.literal("</g>\n")
      start = end
    }
  }

  private mutating func use(_ glyphs: ArraySlice<PlacedGlyph>) {
    for glyph in glyphs {
      svg.literal("<use xlink:href=\"#glyph")
      svg.number(glyph.shape)
      svg.literal("\" transform=\"matrix(")
      svg.exact(glyph.scale)
      svg.literal(" 0 0 ")
      svg.exact(-glyph.scale)
      svg.literal(" ")
      svg.number(glyph.x)
      svg.literal(" ")
      svg.number(glyph.y)
      svg.literal(")\"/>")
    }
  }

  private mutating func write(_ text: PlacedText) {
    svg.literal("<text")
    svg.attribute("xml:space", "preserve")
    svg.attribute("font-family", "Inter, sans-serif")
    svg.attribute("font-size", text.style.size)
    if text.style.weight == .bold { svg.attribute("font-weight", 700) }
    if text.direction == .rightToLeft { svg.attribute("direction", "rtl") }
    svg.attribute("x", text.direction == .rightToLeft ? text.x + text.width : text.x)
    svg.attribute("y", text.y)
    svg.attribute("textLength", text.width)
    svg.fill(text.color)
    if let halo = text.halo {
      svg.attribute("paint-order", "stroke")
      svg.attribute("stroke-linejoin", "round")
      svg.begin("stroke")
      svg.text(halo.color.hex)
      svg.literal("\"")
      svg.attribute("stroke-width", halo.width)
      if halo.color.opacity < 1 { svg.attribute("stroke-opacity", halo.color.opacity) }
    }
    svg.literal(">")
    svg.text(text.text)
    svg.literal("</text>\n")
  }
}
