extension CalloutAnswer {
  /// Appends the answer as JSON: the contract's keys in the contract's order, no white space.
  ///
  /// - Complexity: O(*n*) in the length of the answer.
  public func appendJSON(to bytes: inout [UInt8]) {
    // Memory of its own need not be cleared, and what is written is a fraction of it.
    bytes += unsafe [UInt8](unsafeUninitializedCapacity: bound) { memory, count in
      var writer = unsafe AnswerWriter(into: memory)
      write(to: &writer)
      count = writer.count
    }
  }

  /// More bytes than the answer has: what a text can take at most, and generous room for names and
  /// numbers.
  private var bound: Int {
    var bound = 2_048 + AnswerWriter.bound(of: pin.id)
    if let url = card.content.photoURL { bound += AnswerWriter.bound(of: url) }
    for field in card.fields {
      bound += 512
      guard let lines = field.text?.lines else { continue }
      for index in lines.indices { bound += 128 + AnswerWriter.bound(of: lines[index].byteCount) }
    }
    return bound + 128 * steps.count
  }

  private func write(to writer: inout AnswerWriter) {
    writer.literal(#"{"version":1,"layoutId":"#)
    writer.hex(layoutID.hash, prefix: "", count: 16, ten: UInt8(ascii: "a"))
    appendPin(to: &writer)
    appendViewport(to: &writer)
    appendPlacement(to: &writer)
    writer.literal(#","fields":["#)
    for (index, field) in card.fields.enumerated() {
      if index > 0 { writer.literal(",") }
      append(field, to: &writer)
    }
    writer.literal(#"],"trace":["#)
    for (index, step) in steps.enumerated() {
      if index > 0 { writer.literal(",") }
      writer.append(step)
    }
    writer.literal("]}")
  }

  private func appendPin(to writer: inout AnswerWriter) {
    writer.literal(#","pin":{"id":"#)
    writer.string(pin.id)
    writer.literal(#","latitude":"#)
    writer.degrees(pin.latitude)
    writer.literal(#","longitude":"#)
    writer.degrees(pin.longitude)
    writer.literal(#","point":"#)
    writer.append(placement.pin)
    writer.literal("}")
  }

  private func appendViewport(to writer: inout AnswerWriter) {
    writer.literal(#","viewport":{"width":"#)
    writer.number(viewport.width)
    writer.literal(#","height":"#)
    writer.number(viewport.height)
    writer.literal(#","insets":{"top":"#)
    writer.number(viewport.insets.top)
    writer.literal(#","right":"#)
    writer.number(viewport.insets.right)
    writer.literal(#","bottom":"#)
    writer.number(viewport.insets.bottom)
    writer.literal(#","left":"#)
    writer.number(viewport.insets.left)
    writer.literal("}}")
  }

  private func appendPlacement(to writer: inout AnswerWriter) {
    writer.literal(#","placement":"#)
    writer.string(placement.side.name)
    writer.literal(#","attachment":"#)
    writer.string(placement.attachment.name)
    writer.literal(#","frame":"#)
    writer.append(placement.frame)
    writer.literal(#","contentHeight":"#)
    writer.number(placement.contentHeight)
    writer.literal(#","scrolls":"#)
    writer.append(placement.scrolls)
    writer.literal(#","arrow":"#)
    if let arrow = placement.arrow {
      writer.literal(#"{"direction":"#)
      writer.string(arrow.direction.name)
      writer.literal(#","tip":"#)
      writer.append(arrow.tip)
      writer.literal(#","base":["#)
      writer.append(arrow.baseStart)
      writer.literal(",")
      writer.append(arrow.baseEnd)
      writer.literal("]}")
    } else {
      writer.literal("null")
    }
    writer.literal(#","pan":"#)
    if let pan = placement.pan {
      writer.literal(#"{"dx":"#)
      writer.number(pan.dx)
      writer.literal(#","dy":"#)
      writer.number(pan.dy)
      writer.literal("}")
    } else {
      writer.literal("null")
    }
  }

  private func append(_ field: CalloutField, to writer: inout AnswerWriter) {
    writer.literal(#"{"kind":"#)
    writer.string(field.kind.name)
    writer.literal(#","frame":"#)
    writer.append(field.frame)
    if let style = field.kind.textStyle, let text = field.text {
      let background = field.kind == .badge ? card.content.status.color : nil
      writer.append(style, color: field.kind.textColor, background: background)
      if field.kind != .badge {
        switch text.direction {
        case .leftToRight: writer.literal(#","direction":"ltr""#)
        case .rightToLeft: writer.literal(#","direction":"rtl""#)
        }
      }
      writer.literal(#","lines":["#)
      for index in text.lines.indices {
        if index > 0 { writer.literal(",") }
        writer.append(text.lines[index])
      }
      writer.literal("]}")
    } else {
      let url = card.content.photoURL
      writer.literal(#","url":"#)
      if let url { writer.string(url) } else { writer.literal("null") }
      writer.literal(#","placeholder":"#)
      writer.append(url == nil)
      writer.literal("}")
    }
  }
}

extension AnswerWriter {
  mutating func append(_ flag: Bool) {
    if flag { literal("true") } else { literal("false") }
  }

  mutating func append(_ color: Color) {
    hex(UInt64(color.rgb), prefix: "#", count: 6, ten: UInt8(ascii: "A"))
  }

  mutating func append(_ point: ScreenPoint) {
    literal(#"{"x":"#)
    number(point.x)
    literal(#","y":"#)
    number(point.y)
    literal("}")
  }

  mutating func append(_ rect: ScreenRect) {
    literal(#"{"x":"#)
    number(rect.x)
    literal(#","y":"#)
    number(rect.y)
    literal(#","width":"#)
    number(rect.width)
    literal(#","height":"#)
    number(rect.height)
    literal("}")
  }

  mutating func append(_ style: TextStyle, color: Color, background: Color?) {
    literal(#","style":{"size":"#)
    number(style.size)
    switch style.weight {
    case .regular: literal(#","weight":"regular","lineHeight":"#)
    case .bold: literal(#","weight":"bold","lineHeight":"#)
    }
    number(style.lineHeight)
    literal(#","color":"#)
    append(color)
    if let background {
      literal(#","background":"#)
      append(background)
    }
    literal("}")
  }

  mutating func append(_ line: TextLine) {
    literal(#"{"text":"#)
    string(line.utf8)
    if line.x == 0 {
      literal(#","x":0,"width":"#)
    } else {
      literal(#","x":"#)
      number(line.x)
      literal(#","width":"#)
    }
    number(line.width)
    literal("}")
  }

  mutating func append(_ step: PlacementStep) {
    literal(#"{"rule":"#)
    string(step.rule.name)
    literal(#","need":"#)
    number(step.need)
    literal(#","room":"#)
    number(step.room)
    literal(#","chosen":"#)
    append(step.chosen)
    literal("}")
  }
}
