extension JSONValue {
  /// The value as JSON, numbers by their own text.
  ///
  /// - Complexity: O(n) in its size; as deep as it is nested.
  public var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.value(self)
    return writer.bytes
  }
}

extension JSONWriter {
  /// Appends a whole value, numbers by their own text.
  public mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let number): raw(number.text)
    case .string(let text): string(text)
    case .array(let elements):
      array { writer in
        for element in elements { writer.value(element) }
      }
    case .object(let object):
      self.object { writer in
        for member in object.members {
          writer.key(member.name)
          writer.value(member.value)
        }
      }
    }
  }
}
