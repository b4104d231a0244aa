extension UInt32 {
  /// The scalar value of the line feed.
  static var lineFeed: UInt32 { 0x0A }
  /// The scalar value of the space.
  static var space: UInt32 { 0x20 }
  /// The scalar value of the hyphen-minus.
  static var hyphen: UInt32 { 0x2D }
  /// The scalar value of the soft hyphen.
  static var softHyphen: UInt32 { 0xAD }
}
