package import PetMapPhotos

extension PreparedPhoto {
  /// Returns a photo whose parts look like pictures to the store, and contain the given bytes.
  package static func containing(_ bytes: [UInt8]) -> PreparedPhoto {
    PreparedPhoto(reducing: PhotoPart.longestSide, 1536) { format, width, _ in
      let start: [UInt8] =
        format == .jpeg ? [0xFF, 0xD8, 0xFF] : Array("RIFF\(width)".utf8.prefix(8)) + "WEBP".utf8
      return start + bytes + Array("\(width)".utf8)
    }
  }
}
