/// A key that is compared byte by byte, for the names of pins and elements and the attributes of
/// tiles.
///
/// A single key type is used because a dictionary is specialized for each one. It is not a
/// `String`, because strings with canonically equivalent characters are equal.
package struct ByteKey: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package init(_ text: String) { bytes = Array(text.utf8) }

  package func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}
