import CQREncode
public import PetMapDrawing

/// Encodes text as QR codes (ISO/IEC 18004), using libqrencode, which is loaded on first use.
public enum QREncoder {
  /// Returns the smallest QR code that encodes text as UTF-8 with error correction level M, which
  /// can restore 15% of the codewords.
  ///
  /// - Throws: ``QREncodingError``.
  /// - Complexity: O(*n*) in the length of the text, which is at most 2,331 bytes.
  public static func code(of text: String) throws(QREncodingError) -> QRCode {
    let bytes = Array(text.utf8)
    var modules = [UInt8](repeating: 0, count: Int(petmap_qrcode_capacity))
    var side: Int32 = 0
    switch unsafe petmap_qrcode_encode(bytes, bytes.count, &modules, &side) {
    case PETMAP_QRCODE_DONE:
      let side = Int(side)
      return QRCode(side: side, isDark: modules.prefix(side * side).map { $0 != 0 })
    case PETMAP_QRCODE_TOO_LONG: throw .tooLong
    case PETMAP_QRCODE_MISSING: throw .unavailable
    default: throw .outOfMemory
    }
  }
}

/// A reason why text cannot be encoded as a QR code.
public enum QREncodingError: Error, Sendable, Hashable {
  /// The libqrencode library is not installed.
  case unavailable
  /// The text does not fit into the largest QR code.
  case tooLong
  case outOfMemory
}
