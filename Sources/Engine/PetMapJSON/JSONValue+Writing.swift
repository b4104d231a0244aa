extension JSONValue {
  /// The value as JSON, with numbers in their original notation.
  ///
  /// - Complexity: O(*n*) in the size of the value; recursive in its depth.
  public var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.value(self)
    return writer.bytes
  }
}

extension JSONWriter {
  /// Appends a value with numbers in their original notation.
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
