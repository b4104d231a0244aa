extension JSONWriter {
  /// Appends a member with a text, or `null` for nil.
  public mutating func member(_ name: String, _ text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }

  /// Appends a member with a whole number, or `null` for nil.
  public mutating func member(_ name: String, _ number: Int?) {
    key(name)
    if let number { self.number(number) } else { null() }
  }

  /// Appends a member with a number in its shortest notation, or `null` for nil.
  ///
  /// - Precondition: the number is finite.
  public mutating func member(_ name: String, _ number: Double?) {
    key(name)
    if let number { self.number(number) } else { null() }
  }

  /// Appends a member with a number rounded to so many decimals.
  ///
  /// - Precondition: the number is finite and `decimals` is 0 to 9.
  public mutating func member(_ name: String, _ number: Double, decimals: Int) {
    key(name)
    self.number(number, decimals: decimals)
  }

  /// Appends a member that is `true` or `false`.
  public mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }
}
