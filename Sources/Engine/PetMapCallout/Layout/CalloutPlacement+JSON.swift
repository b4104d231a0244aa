import PetMapDrawing
import PetMapJSON

extension CalloutPlacement {
  /// Appends the placement as JSON without whitespace: `side`, then `attachment`, `frame`,
  /// `contentHeight`, `scrolls`, `arrow`, `pan`, and `trace` as in a layout.
  ///
  /// - Complexity: O(1).
  public func appendJSON(to bytes: inout [UInt8]) {
    JSONWriter.append(to: &bytes) { writer in
      writer.object { writer in
        writer.member("side", side.name)
        writer.attachment(of: self)
        writer.arrow(of: self)
        writer.member("pan", pan)
        writer.trace(of: self)
      }
    }
  }
}

extension JSONWriter {
  /// Appends the attachment of a card and its visible frame.
  mutating func attachment(of placement: CalloutPlacement) {
    member("attachment", placement.attachment.name)
    member("frame", placement.frame)
    pixels("contentHeight", placement.contentHeight)
    member("scrolls", placement.scrolls)
  }

  /// Appends the arrow, or `null` for a card without an arrow.
  mutating func arrow(of placement: CalloutPlacement) {
    key("arrow")
    guard let arrow = placement.arrow else { return null() }
    object { writer in
      writer.member("direction", arrow.direction.name)
      writer.member("tip", arrow.tip)
      writer.key("base")
      writer.array { writer in
        writer.point(arrow.baseStart)
        writer.point(arrow.baseEnd)
      }
    }
  }

  /// Appends the comparisons made by the placement rules.
  mutating func trace(of placement: CalloutPlacement) {
    key("trace")
    array { writer in
      for step in placement.steps {
        writer.object { writer in
          writer.member("rule", step.rule.name)
          writer.pixels("need", step.size)
          writer.pixels("room", step.availableSpace)
          writer.member("chosen", step.chosen)
        }
      }
    }
  }
}
