/// The options of `serve` beside those of the store.
enum ServeOptions {
  static let host = Option(
    "host", "ADDRESS", "The address to listen on.", default: "127.0.0.1", read: hostName)

  static let port = Option(
    "port", "N", "The port to listen on; 0 for any that is free.", default: "3000"
  ) { (text) throws(ValueError) in try Values.integer(text, in: 0...65_535) }

  /// A name or an address as the resolver takes them.
  private static func hostName(_ text: String) throws(ValueError) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "%"): true
      default: false
      }
    }
    guard isPlain, !text.isEmpty else {
      throw ValueError("not a host", remedy: "give an address such as 127.0.0.1, or localhost")
    }
    return text
  }
}
