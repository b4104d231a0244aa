import CUchardet

/// A guess of a text's encoding by uchardet, which is loaded on first use.
package enum EncodingGuess {
  /// Whether the library is installed.
  package static var isAvailable: Bool { petmap_uchardet_is_available() }

  /// Returns the name of the text's most likely encoding, or an empty string if it cannot be
  /// determined or the library is not installed.
  ///
  /// - Complexity: O(*n*).
  package static func name(of text: [UInt8]) -> String {
    var name = [CChar](repeating: 0, count: 64)
    unsafe petmap_uchardet_detect(text, text.count, &name, name.count)
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
