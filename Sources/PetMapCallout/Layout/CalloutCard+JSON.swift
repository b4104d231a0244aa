import PetMapDrawing
import PetMapJSON
import PetMapText

extension CalloutLayout {
  /// Appends the card's fields with their lines.
  ///
  /// - Parameter photoLoads: whether the photo, if there is one, is drawn.
  func write(fieldsOf card: CalloutCard, photoLoads: Bool, to writer: inout JSONWriter) {
    writer.key("fields")
    writer.array { writer in
      for field in card.fields {
        writer.object { writer in
          write(field, of: card, photoLoads: photoLoads, to: &writer)
        }
      }
    }
  }

  private func write(
    _ field: CalloutField, of card: CalloutCard, photoLoads: Bool, to writer: inout JSONWriter
  ) {
    writer.member("kind", field.kind.name)
    writer.member("frame", field.frame)
    guard let text = field.text, let type = card.style.textStyle(of: field.kind) else {
      writer.member("url", card.content.photoURL)
      writer.member("placeholder", card.content.photoURL == nil || !photoLoads)
      return
    }
    writer.key("style")
    writer.object { writer in
      writer.pixels("size", type.size)
      writer.member("weight", type.weight == .bold ? "bold" : "regular")
      writer.pixels("lineHeight", type.lineHeight)
      writer.pixels("baseline", text.baseline)
      writer.member("color", card.style.textColor(of: field.kind).hex)
      if field.kind == .badge { write(badgeOf: card, to: &writer) }
    }
    if field.kind != .badge {
      writer.member("direction", text.direction == .leftToRight ? "ltr" : "rtl")
    }
    writer.key("lines")
    writer.array { writer in
      for line in text.lines {
        writer.object { writer in
          writer.member("text", line.text)
          writer.pixels("x", line.x)
          writer.pixels("width", line.width)
        }
      }
    }
  }

  /// What a badge's style has besides that of its text.
  private func write(badgeOf card: CalloutCard, to writer: inout JSONWriter) {
    writer.member("background", card.content.status.badgeColor.hex)
    writer.key("padding")
    writer.object { writer in
      writer.pixels("x", card.style.badgeSidePadding)
      writer.pixels("y", card.style.badgeVerticalPadding)
    }
    writer.pixels("radius", card.style.badgeRadius)
  }
}

extension JSONWriter {
  /// Appends a member with a length in CSS pixels.
  mutating func pixels(_ name: String, _ length: Double) {
    member(name, length, decimals: 3)
  }

  /// Appends a member with a point.
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

  /// Appends a member with a rectangle, or `null` for nil.
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
}
