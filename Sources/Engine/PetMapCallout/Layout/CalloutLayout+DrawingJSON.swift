import PetMapDrawing
import PetMapJSON

extension CalloutLayout {
  /// The font families that texts are set in, each for what those before it have no letters for.
  ///
  /// Source: section 2 of the layout contract.
  static let fontFamilies = [
    "Inter", "Noto Sans Arabic", "Noto Sans Thai", "Noto Sans Hebrew", "Noto Sans Devanagari",
    "Noto Sans CJK JP", "Noto Color Emoji", "DejaVu Sans",
  ]

  /// Appends the member `drawing`: the lengths and colours that a drawer needs besides a layout's.
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
  /// Appends the marker's size, what lies around it and, for the selected one, in it.
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

  /// Appends the shape of card and arrow in the viewport as the data of an SVG path; null when the pin
  /// is hidden.
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
  /// Appends a command of an SVG path with its numbers.
  fileprivate mutating func command(_ letter: Unicode.Scalar, _ numbers: Double...) {
    append(UInt8(ascii: letter))
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(UInt8(ascii: " ")) }
      JSONWriter.append(to: &self) { $0.number(number, decimals: 3) }
    }
  }
}
