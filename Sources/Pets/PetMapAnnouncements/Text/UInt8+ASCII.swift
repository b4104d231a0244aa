extension UInt8 {
  /// Whether the byte is a visible ASCII character: neither a control character nor a space.
  package var isVisibleASCII: Bool { (UInt8(ascii: "!")...UInt8(ascii: "~")).contains(self) }

  /// The value of a hexadecimal digit, or `nil` for other bytes.
  package var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
