import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif
import PetMapDrawing
import PetMapText
import Testing

@Suite struct SVGWriterTests {
  private static func svg(_ list: DisplayList) -> String {
    String(decoding: SVGWriter.write(list), as: UTF8.self)
  }

  @Test func `shapes are written as SVG elements`() {
    var list = DisplayList(width: 10, height: 20.5)
    list.fill(
      DrawingPath(ScreenRect(x: 1, y: 2, width: 3, height: 4.0625)),
      DrawingColor(0xFF9500, opacity: 0.4))
    var line = DrawingPath()
    line.move(0, 0)
    line.line(-1.5, 2)
    list.stroke(line, DrawingStroke(.white, width: 2, dashes: [1, 2]))
    #expect(
      Self.svg(list) == """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        width="10" height="20.5" viewBox="0 0 10 20.5">
        <path d="M1 2L4 2L4 6.063L1 6.063Z" fill="#FF9500" fill-opacity="0.4"/>
        <path d="M0 0L-1.5 2" fill="none" stroke="#FFFFFF" stroke-width="2" \
        stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="1 2"/>
        </svg>

        """)
  }

  @Test func `text is escaped, and characters that XML does not allow are replaced`() throws {
    let style = TextStyle(size: 16, weight: .bold, lineHeight: 20)
    var layout = TextLayout(measurer: TableMeasurer())
    let words = "Tom & <Jerry> \"\u{1}\u{B}\" łóść"
    let line = try #require(layout.layout(words, style: style, width: 216).lines.first)
    var list = DisplayList(width: 390, height: 844)
    var glyphs = NoGlyphs()
    list.line(
      line, style: style, direction: .leftToRight, color: .black, x: 0, y: 16, from: &glyphs)
    let svg = Self.svg(list)
    #expect(svg.contains("Tom &amp; &lt;Jerry&gt; &quot;"))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
  }

  @Test func `images are embedded`() throws {
    // A one-pixel PNG.
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
      ))
    var list = DisplayList(width: 100, height: 100)
    list.picture(
      try #require(PictureFile([UInt8](png))),
      covering: ScreenRect(x: 0, y: 0, width: 80, height: 40))
    let svg = Self.svg(list)
    #expect(svg.contains("base64,\(png.base64EncodedString())\""))
    #expect(svg.contains("translate(0 -20) scale(80.0 80.0)"))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
  }
}
