import PetMapDrawing
import PetMapJSON

extension CalloutLayout {
  /// The font families for text, in fallback order.
  ///
  /// Source: *Callout layout*, section 2.
  static let fontFamilies = [
    "Inter", "Noto Sans Arabic", "Noto Sans Thai", "Noto Sans Hebrew", "Noto Sans Devanagari",
    "Noto Sans CJK JP", "Noto Color Emoji", "DejaVu Sans",
  ]

  /// Appends the `drawing` member: the dimensions and colors needed to draw the callout that are
  /// not in the layout itself.
  func writeDrawing(to writer: inout JSONWriter) {
    let style = card.style
    writer.key("drawing")
    writer.object { writer in
      writer.outline(of: placement, radius: style.cornerRadius)
      writer.marker(style.marker)
      writer.key("photo")
      writer.object { $0.pixels("radius", style.photoRadius) }
      writer.key("placeholder")
      writer.object { writer in
        writer.pixels("diameter", style.placeholderDiameter)
        writer.member("background", style.placeholderColor.hex)
        writer.key("paw")
        writer.object { writer in
          writer.pixels("size", style.pawSize)
          writer.member("color", style.pawColor.hex)
        }
      }
      writer.key("fonts")
      writer.array { writer in
        for family in Self.fontFamilies { writer.string(family) }
      }
    }
  }
}

extension JSONWriter {
  /// Appends the marker's size, its margins, and, for the selected marker, its ring.
  fileprivate mutating func marker(_ marker: CalloutMarker) {
    key("marker")
    object { writer in
      writer.pixels("width", marker.width)
      writer.pixels("height", marker.height)
      writer.member("anchor", ScreenPoint(x: marker.anchorX, y: marker.anchorY))
      writer.pixels("gap", marker.gap)
      writer.key("outline")
      writer.object { writer in
        writer.pixels("width", PinMarker.outlineWidth)
        writer.member("color", DrawingColor.white.hex)
      }
      writer.key("ring")
      writer.object { writer in
        writer.pixels("width", PinMarker.ringWidth)
        writer.member("color", PinMarker.ringColor.hex)
      }
    }
  }

  /// Appends the outline of the card and arrow as SVG path data in viewport coordinates, or null if
  /// the pin is hidden.
  fileprivate mutating func outline(of placement: CalloutPlacement, radius: Double) {
    key("outline")
    guard let frame = placement.frame else { return null() }
    let outline = CardOutline(frame, placement.arrow, radius: radius)
    plainString { bytes in
      bytes.command("M", outline.start.x, outline.start.y)
      for step in outline.steps {
        switch step {
        case .line(let end): bytes.command("L", end.x, end.y)
        case .arc(let end, _):
          bytes.command("A", outline.radius, outline.radius, 0, 0, 1, end.x, end.y)
        }
      }
      bytes.append(UInt8(ascii: "Z"))
    }
  }
}

extension [UInt8] {
  /// Appends an SVG path command with its arguments.
  fileprivate mutating func command(_ letter: Unicode.Scalar, _ numbers: Double...) {
    append(UInt8(ascii: letter))
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(UInt8(ascii: " ")) }
      JSONWriter.append(to: &self) { $0.number(number, decimals: 3) }
    }
  }
}
