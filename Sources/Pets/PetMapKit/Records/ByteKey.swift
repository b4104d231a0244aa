/// A key that is the same as another when all of its bytes are: the names of pins and of elements, the
/// attributes of tiles.
///
/// One kind of key for all of them, since a dictionary's code is compiled anew for each kind; and not a
/// `String`, which takes é and e with an accent for the same.
package struct ByteKey: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package init(_ text: String) { bytes = Array(text.utf8) }

  package func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}
