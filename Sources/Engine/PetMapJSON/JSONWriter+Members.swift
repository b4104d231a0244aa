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

  /// Appends a member whose value is a number rounded to a number of decimals.
  ///
  /// - Precondition: The number is finite, and `decimals` is in 0 to 9.
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
