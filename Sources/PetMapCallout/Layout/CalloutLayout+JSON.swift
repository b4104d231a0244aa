import PetMapDrawing
import PetMapJSON
import PetMapText

extension CalloutLayout {
  /// Appends the layout as JSON: the contract's keys in the contract's order, no white space.
  ///
  /// Numbers have at most three decimals, coordinates five.
  ///
  /// - Parameters:
  ///   - photoLoads: whether the photo, if there is one, is drawn; else the placeholder is.
  ///   - drawing: whether a last member `drawing` tells what the contract says once for all callouts:
  ///     the outline of card and arrow, the marker, the radius of photos, the placeholder, fonts.
  /// - Complexity: O(*n*) in the length of the layout.
  public func appendJSON(
    to bytes: inout [UInt8], photoLoads: Bool = true, drawing: Bool = false
  ) {
    JSONWriter.append(to: &bytes) { writer in
      writer.object { writer in
        writer.member("version", 2)
        writer.member("layoutId", layoutID.text)
        write(pin, to: &writer)
        write(viewport, to: &writer)
        write(placement, to: &writer)
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

  private func write(_ viewport: Viewport, to writer: inout JSONWriter) {
    writer.key("viewport")
    writer.object { writer in
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

  private func write(_ placement: CalloutPlacement, to writer: inout JSONWriter) {
    writer.member("placement", placement.side.name)
    writer.frame(of: placement)
    write(card.style, to: &writer)
    writer.arrow(of: placement)
  }

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
