package import PetMapDrawing
package import PetMapJSON

extension JSONWriter {
  /// Appends a member whose value is a length in CSS pixels, rounded to three decimal places.
  package mutating func pixels(_ name: String, _ length: Double) {
    member(name, length, decimals: 3)
  }

  /// Appends a member whose value is a point.
  mutating func member(_ name: String, _ point: ScreenPoint) {
    key(name)
    self.point(point)
  }

  /// Appends a point.
  mutating func point(_ point: ScreenPoint) {
    object { $0.members(of: point) }
  }

  /// Appends the members `x` and `y`.
  package mutating func members(of point: ScreenPoint) {
    pixels("x", point.x)
    pixels("y", point.y)
  }

  /// Appends the member `viewport`.
  package mutating func member(_ viewport: Viewport) {
    key("viewport")
    object { writer in
      writer.pixels("width", viewport.width)
      writer.pixels("height", viewport.height)
      writer.key("insets")
      writer.object { writer in
        writer.pixels("top", viewport.insets.top)
        writer.pixels("right", viewport.insets.right)
        writer.pixels("bottom", viewport.insets.bottom)
        writer.pixels("left", viewport.insets.left)
      }
    }
  }

  /// Appends a member whose value is a rectangle, or `null` for `nil`.
  mutating func member(_ name: String, _ rect: ScreenRect?) {
    key(name)
    guard let rect else { return null() }
    object { writer in
      writer.pixels("x", rect.x)
      writer.pixels("y", rect.y)
      writer.pixels("width", rect.width)
      writer.pixels("height", rect.height)
    }
  }

  /// Appends a member whose value is an offset, or `null` for `nil`.
  mutating func member(_ name: String, _ offset: ScreenOffset?) {
    key(name)
    guard let offset else { return null() }
    object { writer in
      writer.pixels("dx", offset.dx)
      writer.pixels("dy", offset.dy)
    }
  }
}
