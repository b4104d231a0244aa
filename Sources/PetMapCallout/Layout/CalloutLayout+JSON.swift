import PetMapDrawing
import PetMapText

extension CalloutLayout {
  /// Appends the answer as JSON: the contract's keys in the contract's order, no white space.
  ///
  /// - Complexity: O(*n*) in the length of the answer.
  public func appendJSON(to bytes: inout [UInt8]) {
    // Memory of its own need not be cleared, and what is written is a fraction of it.
    bytes += unsafe [UInt8](unsafeUninitializedCapacity: bound) { memory, count in
      var writer = unsafe LayoutWriter(into: memory)
      write(to: &writer)
      count = writer.count
    }
  }

  /// More bytes than the answer has: what a text can take at most, and generous room for names and
  /// numbers.
  private var bound: Int {
    var bound = 2_048 + LayoutWriter.bound(of: pin.id)
    if let url = card.content.photoURL { bound += LayoutWriter.bound(of: url) }
    unsafe card.fields.withUnsafeBufferPointer { fields in
      for index in fields.indices {
        bound += 512
        guard let lines = unsafe fields[index].text?.lines else { continue }
        for line in lines { bound += LayoutWriter.bound(of: line.text) + 128 }
      }
    }
    return bound + 128 * steps.count
  }

  private func write(to writer: inout LayoutWriter) {
    writer.literal(#"{"version":1,"layoutId":"#)
    writer.hex(layoutID.hash, prefix: "", count: 16, ten: UInt8(ascii: "a"))
    appendPin(to: &writer)
    appendViewport(to: &writer)
    appendPlacement(to: &writer)
    writer.literal(#","fields":["#)
    unsafe card.fields.withUnsafeBufferPointer { fields in
      guard let first = fields.baseAddress else { return }
      for index in fields.indices {
        if index > 0 { writer.literal(",") }
        unsafe append(first + index, to: &writer)
      }
    }
    writer.literal(#"],"trace":["#)
    for index in steps.indices {
      if index > 0 { writer.literal(",") }
      writer.append(steps[index])
    }
    writer.literal("]}")
  }

  private func appendPin(to writer: inout LayoutWriter) {
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

  private func appendViewport(to writer: inout LayoutWriter) {
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

  private func appendPlacement(to writer: inout LayoutWriter) {
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

  /// - Parameter field: where it stands: taking it out would count one reference after the other.
  private func append(_ field: UnsafePointer<CalloutField>, to writer: inout LayoutWriter) {
    let kind = unsafe field.pointee.kind
    let constants = FieldConstants.all[Int(kind.rawValue)]
    writer.json(constants.start)
    unsafe writer.append(field.pointee.frame)
    if let text = unsafe field.pointee.text {
      writer.json(constants.style)
      if kind == .badge {
        writer.literal(#","background":"#)
        writer.append(card.content.status.badgeColor)
        writer.literal("}")
      } else {
        writer.literal("}")
        switch text.direction {
        case .leftToRight: writer.literal(#","direction":"ltr""#)
        case .rightToLeft: writer.literal(#","direction":"rtl""#)
        }
      }
      writer.literal(#","lines":["#)
      writer.append(text.lines)
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

extension LayoutWriter {
  mutating func append(_ flag: Bool) {
    if flag { literal("true") } else { literal("false") }
  }

  mutating func append(_ color: DrawingColor) {
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

  mutating func append(_ lines: TextLines) {
    for (index, line) in lines.enumerated() {
      if index > 0 { literal(",") }
      literal(#"{"text":"#)
      string(line.text)
      literal(#","x":"#)
      number(line.x)
      literal(#","width":"#)
      number(line.width)
      literal("}")
    }
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

/// What is the same in all answers about a field of one kind, written once.
private struct FieldConstants {
  /// Up to the frame.
  let start: [UInt8]
  /// The style but for the badge's background and the closing brace.
  let style: [UInt8]

  /// By the kinds' raw values.
  static let all = CalloutFieldKind.allCases.map(FieldConstants.init)

  init(_ kind: CalloutFieldKind) {
    start = Self.written { writer in
      writer.literal(#"{"kind":"#)
      writer.string(kind.name)
      writer.literal(#","frame":"#)
    }
    style = Self.written { writer in
      guard let style = kind.textStyle else { return }
      writer.literal(#","style":{"size":"#)
      writer.number(style.size)
      switch style.weight {
      case .regular: writer.literal(#","weight":"regular","lineHeight":"#)
      case .bold: writer.literal(#","weight":"bold","lineHeight":"#)
      }
      writer.number(style.lineHeight)
      writer.literal(#","color":"#)
      writer.append(kind.textColor)
    }
  }

  private static func written(_ body: (inout LayoutWriter) -> Void) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 256) { memory, count in
      var writer = unsafe LayoutWriter(into: memory)
      body(&writer)
      count = writer.count
    }
  }
}
