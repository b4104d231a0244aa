import PetMapText

/// A buffer for the text of an SVG file.
struct SVGBytes {
  private(set) var bytes: [UInt8] = []

  mutating func literal(_ text: StaticString) {
    for offset in 0..<text.utf8CodeUnitCount {
      bytes.append(unsafe text.utf8Start[offset])
    }
  }

  /// Appends text between tags or in a quoted attribute.
  ///
  /// Characters that XML does not allow (XML 1.0, §2.2) are replaced with U+FFFD.
  mutating func text(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": literal("&amp;")
      case "<": literal("&lt;")
      case ">": literal("&gt;")
      case "\"": literal("&quot;")
      case "\t", "\n", "\r", " "..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      default: bytes.append(contentsOf: UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Appends a number with at most three decimal places.
  mutating func number(_ number: Double) {
    let thousandths = Millipixels(number).thousandths
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, decimals) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1_000)
    digits(whole)
    guard decimals > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var rest = decimals
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / 100))
      rest = rest % 100 * 10
    }
  }

  mutating func number(_ number: Int) { digits(UInt64(number)) }

  /// Appends a number with all its digits.
  mutating func exact(_ number: Double) {
    bytes.append(contentsOf: number.description.utf8)
  }

  private mutating func digits(_ number: UInt64) {
    if number >= 10 { digits(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Appends ` name="value"` with a number.
  mutating func attribute(_ name: StaticString, _ value: Double) {
    begin(name)
    number(value)
    literal("\"")
  }

  /// Appends ` name="value"` with a keyword.
  mutating func attribute(_ name: StaticString, _ value: StaticString) {
    begin(name)
    literal(value)
    literal("\"")
  }

  /// Appends ` name="`; the caller appends the closing quotation mark.
  mutating func begin(_ name: StaticString) {
    literal(" ")
    literal(name)
    literal("=\"")
  }

  /// Appends ` fill="#RRGGBB"`, and the opacity if it is less than 1.
  mutating func fill(_ color: DrawingColor) {
    begin("fill")
    bytes.append(contentsOf: color.hex.utf8)
    literal("\"")
    if color.opacity < 1 { attribute("fill-opacity", color.opacity) }
  }

  /// Appends ` stroke="#RRGGBB"`, and the opacity if it is less than 1.
  mutating func stroke(_ color: DrawingColor) {
    begin("stroke")
    bytes.append(contentsOf: color.hex.utf8)
    literal("\"")
    if color.opacity < 1 { attribute("stroke-opacity", color.opacity) }
  }

  /// Appends the attributes of a stroke without a fill.
  mutating func stroke(_ stroke: DrawingStroke) {
    attribute("fill", "none")
    self.stroke(stroke.color)
    attribute("stroke-width", stroke.width)
    if stroke.isRound {
      attribute("stroke-linecap", "round")
      attribute("stroke-linejoin", "round")
    }
    guard !stroke.dashes.isEmpty else { return }
    begin("stroke-dasharray")
    for (index, dash) in stroke.dashes.enumerated() {
      if index > 0 { literal(" ") }
      number(dash)
    }
    literal("\"")
  }

  /// Appends ` d="…"` for a path.
  mutating func data(_ path: DrawingPath) {
    begin("d")
    for element in path.elements {
      switch element {
      case .move(let point):
        literal("M")
        self.point(point)
      case .line(let point):
        literal("L")
        self.point(point)
      case .cubic(let first, let second, let end):
        literal("C")
        point(first)
        literal(" ")
        point(second)
        literal(" ")
        point(end)
      case .close: literal("Z")
      }
    }
    literal("\"")
  }

  private mutating func point(_ point: ScreenPoint) {
    number(point.x)
    literal(" ")
    number(point.y)
  }

  /// Appends ` d="…"` for an outline in font units, with y increasing upward.
  mutating func data(_ outline: GlyphOutline) {
    begin("d")
    for command in outline.commands {
      switch command {
      case .move(let x, let y): numbers("M", x, y)
      case .line(let x, let y): numbers("L", x, y)
      case .quadratic(let controlX, let controlY, let x, let y):
        numbers("Q", controlX, controlY)
        numbers(" ", x, y)
      case .cubic(let x1, let y1, let x2, let y2, let x, let y):
        numbers("C", x1, y1)
        numbers(" ", x2, y2)
        numbers(" ", x, y)
      case .close: literal("Z")
      }
    }
    literal("\"")
  }

  private mutating func numbers(_ letter: StaticString, _ x: Double, _ y: Double) {
    literal(letter)
    number(x)
    literal(" ")
    number(y)
  }

  /// Appends bytes in Base64 (RFC 4648, §4).
  mutating func base64(_ data: [UInt8]) {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    bytes.reserveCapacity(bytes.count + data.count / 3 * 4 + 4)
    var offset = 0
    while offset < data.count {
      let rest = data.count - offset
      let first = UInt32(data[offset])
      let second = rest > 1 ? UInt32(data[offset + 1]) : 0
      let third = rest > 2 ? UInt32(data[offset + 2]) : 0
      let group = first << 16 | second << 8 | third
      bytes.append(alphabet[Int(group >> 18)])
      bytes.append(alphabet[Int(group >> 12 & 63)])
      bytes.append(rest > 1 ? alphabet[Int(group >> 6 & 63)] : UInt8(ascii: "="))
      bytes.append(rest > 2 ? alphabet[Int(group & 63)] : UInt8(ascii: "="))
      offset += 3
    }
  }
}
