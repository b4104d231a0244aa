/// A key that is compared byte by byte, for the names of pins and elements and the attributes of
/// tiles.
///
/// All uses share one key type because the compiler specializes `Dictionary` for each key type. The
/// key is not a `String` because canonically equivalent strings compare equal.
package struct ByteKey: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package init(_ text: String) { bytes = Array(text.utf8) }

  package func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}
