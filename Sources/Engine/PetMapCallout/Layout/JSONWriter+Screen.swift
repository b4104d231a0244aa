import PetMapDrawing
import PetMapJSON

extension JSONWriter {
  /// Appends a member whose value is a length in CSS pixels.
  mutating func pixels(_ name: String, _ length: Double) {
    member(name, length, decimals: 3)
  }

  /// Appends a member whose value is a point.
  mutating func member(_ name: String, _ point: ScreenPoint) {
    key(name)
    self.point(point)
  }

  /// Appends a point.
  mutating func point(_ point: ScreenPoint) {
    object { writer in
      writer.pixels("x", point.x)
      writer.pixels("y", point.y)
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
