/// Writes JSON (RFC 8259) as UTF-8 without whitespace, inserting commas as needed.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.object { writer in
///   writer.member("name", "Rex")
///   writer.member("age", nil as Int?)
///   writer.key("at")
///   writer.array { writer in
///     writer.number(52.2297)
///     writer.number(21.012249, decimals: 3)
///   }
/// }
/// String(decoding: writer.bytes, as: UTF8.self)
/// // {"name":"Rex","age":null,"at":[52.2297,21.012]}
/// ```
///
/// In strings, only quotation marks, backslashes, and control characters are escaped.
public struct JSONWriter: Sendable {
  /// The JSON written so far.
  public private(set) var bytes: [UInt8] = []

  /// Whether the next value in the current array or object needs a preceding comma.
  private var needsComma = false

  /// Creates a writer with an empty buffer.
  public init() {}

  /// Appends JSON to an existing buffer.
  ///
  /// ```swift
  /// JSONWriter.append(to: &bytes) { $0.string("Rex") }
  /// ```
  public static func append(
    to bytes: inout [UInt8], _ write: (inout JSONWriter) -> Void
  ) {
    var writer = JSONWriter()
    swap(&writer.bytes, &bytes)
    write(&writer)
    swap(&writer.bytes, &bytes)
  }

  // MARK: Arrays and objects

  /// Appends an object with the members that `body` writes.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    begin(UInt8(ascii: "{"))
    body(&self)
    end(UInt8(ascii: "}"))
  }

  /// Appends an array with the values that `body` writes.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    begin(UInt8(ascii: "["))
    body(&self)
    end(UInt8(ascii: "]"))
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func end(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  /// Appends a member's name; write its value next.
  ///
  /// - Precondition: The name contains no characters that must be escaped.
  public mutating func key(_ name: StaticString) {
    let comma = needsComma
    // Here and below, reserving capacity once instead of per byte makes writing a list a third
    // faster.
    bytes.append(addingCapacity: name.utf8CodeUnitCount + 4) { output in
      if comma { output.append(UInt8(ascii: ",")) }
      output.append(UInt8(ascii: "\""))
      Self.append(name, to: &output)
      output.append(UInt8(ascii: "\""))
      output.append(UInt8(ascii: ":"))
    }
    needsComma = false
  }

  private static func append(_ text: StaticString, to output: inout OutputSpan<UInt8>) {
    let buffer = unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    let bytes = unsafe buffer.span
    for index in bytes.indices { output.append(bytes[index]) }
  }

  /// Appends a member's name; write its value next.
  @_disfavoredOverload
  public mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Begins a value, inserting a comma if needed.
  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  // MARK: Values

  /// Appends `null`.
  public mutating func null() {
    separate()
    bytes.append(addingCapacity: 4) { Self.append("null", to: &$0) }
  }

  /// Appends `true` or `false`.
  public mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

  /// Appends a value that is already encoded as JSON.
  public mutating func raw(_ json: String) {
    separate()
    bytes.append(contentsOf: json.utf8)
  }

  /// Appends a value that is already encoded as JSON.
  public mutating func raw(_ json: [UInt8]) {
    separate()
    bytes.append(contentsOf: json)
  }

  /// Appends a value that a function writes as JSON.
  mutating func raw(capacity: Int, _ write: (inout OutputSpan<UInt8>) -> Void) {
    separate()
    bytes.append(addingCapacity: capacity, initializingWith: write)
  }

  mutating func raw(utf8 json: Span<UInt8>) {
    separate()
    unsafe json.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Appends a string.
  ///
  /// - Complexity: O(*n*) in the length of the string.
  public mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { string(utf8: unsafe $0.span) }
  }

  /// Appends a string given as UTF-8.
  ///
  /// - Complexity: O(*n*) in the length of the string.
  public mutating func string(utf8 text: Span<UInt8>) {
    separate()
    appendQuoted(text)
  }

  /// Appends a string whose contents `append` adds to the buffer.
  ///
  /// - Precondition: The contents need no escaping, like numbers and dates.
  public mutating func plainString(_ append: (inout [UInt8]) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    append(&bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendQuoted(_ text: Span<UInt8>) {
    // No early exit, which would prevent vectorization.
    var isPlain = true
    for index in text.indices where Self.mustBeEscaped(text[index]) { isPlain = false }
    if isPlain {
      bytes.append(addingCapacity: text.count + 2) { output in
        output.append(UInt8(ascii: "\""))
        for index in text.indices { output.append(text[index]) }
        output.append(UInt8(ascii: "\""))
      }
    } else {
      appendEscaped(text)
    }
  }

  private mutating func appendEscaped(_ text: Span<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    for index in text.indices {
      if Self.mustBeEscaped(text[index]) {
        escape(text[index])
      } else {
        bytes.append(text[index])
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func mustBeEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
    case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
    case ..<0x20:
      bytes.append(contentsOf: (byte < 0x10 ? "u000" : "u001").utf8)
      let digit = byte & 0x0F
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    default: bytes.append(byte)
    }
  }
}

extension JSONWriter {
  /// Appends a member whose value is a string, or `null` for `nil`.
  public mutating func member(_ name: String, _ text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }

  /// Appends a member whose value is an integer, or `null` for `nil`.
  public mutating func member(_ name: String, _ number: Int?) {
    key(name)
    if let number { self.number(number) } else { null() }
  }

  /// Appends a member whose value is a number in its shortest notation, or `null` for `nil`.
  ///
  /// - Precondition: The number is finite.
  public mutating func member(_ name: String, _ number: Double?) {
    key(name)
    if let number { self.number(number) } else { null() }
  }

  /// Appends a member whose value is a number rounded to the given number of decimal places.
  ///
  /// - Precondition: The number is finite, and `decimals` is between 0 and 9.
  public mutating func member(_ name: String, _ number: Double, decimals: Int) {
    key(name)
    self.number(number, decimals: decimals)
  }

  /// Appends a member whose value is a Boolean.
  public mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }
}
