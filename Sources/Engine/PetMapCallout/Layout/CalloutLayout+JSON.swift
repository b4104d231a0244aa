import PetMapDrawing
import PetMapJSON
import PetMapText

extension CalloutLayout {
  /// Appends the layout as JSON, with the keys in the documented order and no whitespace (*Callout
  /// layout*, section 4).
  ///
  /// Numbers are rounded to three decimal places, coordinates to five.
  ///
  /// - Parameters:
  ///   - photoLoads: Whether the photo, if there is one, is drawn instead of the placeholder.
  ///   - drawing: Whether to append a `drawing` member with values that the documentation specifies
  ///     for all callouts: the outline of the card and arrow, the marker, the photo's corner
  ///     radius, the placeholder, and the fonts.
  /// - Complexity: O(*n*) in the length of the layout.
  public func appendJSON(
    to bytes: inout [UInt8], photoLoads: Bool = true, drawing: Bool = false
  ) {
    JSONWriter.append(to: &bytes) { writer in
      writer.object { writer in
        writer.member("version", 2)
        writer.member("layoutId", layoutID.text)
        write(pin, to: &writer)
        writer.member(viewport)
        writer.member("placement", placement.side.name)
        writer.attachment(of: placement)
        write(card.style, to: &writer)
        writer.arrow(of: placement)
        writer.member("pan", placement.pan)
        write(fieldsOf: card, photoLoads: photoLoads, to: &writer)
        writer.trace(of: placement)
        if drawing { writeDrawing(to: &writer) }
      }
    }
  }

  private func write(_ pin: CalloutPin, to writer: inout JSONWriter) {
    writer.key("pin")
    writer.object { writer in
      writer.member("id", pin.id)
      writer.key("latitude")
      writer.number(units: pin.latitude, decimals: 5)
      writer.key("longitude")
      writer.number(units: pin.longitude, decimals: 5)
      writer.member("point", placement.pin)
    }
  }

  /// Appends the style of the card itself.
  private func write(_ style: CalloutStyle, to writer: inout JSONWriter) {
    writer.key("card")
    writer.object { writer in
      writer.pixels("radius", style.cornerRadius)
      writer.member("background", style.background.hex)
      writer.key("shadow")
      writer.object { writer in
        writer.pixels("dx", style.shadow.offset.dx)
        writer.pixels("dy", style.shadow.offset.dy)
        writer.pixels("blur", style.shadow.blur)
        writer.member("color", style.shadow.color.hexWithOpacity)
      }
    }
  }
}

extension CalloutLayout {
  /// Appends the card's fields with their lines.
  ///
  /// - Parameter photoLoads: Whether the photo, if there is one, is drawn.
  private func write(fieldsOf card: CalloutCard, photoLoads: Bool, to writer: inout JSONWriter) {
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
      if field.kind == .badge, let badge = card.badge {
        write(badge, in: card.style, to: &writer)
      }
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

  /// Appends a badge's style, except for its text style.
  private func write(
    _ badge: CalloutBadge, in style: CalloutStyle, to writer: inout JSONWriter
  ) {
    writer.member("background", style.color(of: badge).hex)
    writer.key("padding")
    writer.object { writer in
      writer.pixels("x", style.badgeSidePadding)
      writer.pixels("y", style.badgeVerticalPadding)
    }
    writer.pixels("radius", style.badgeRadius)
  }
}
