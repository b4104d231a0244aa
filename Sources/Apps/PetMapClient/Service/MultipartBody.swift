import PetMapPhotos

/// A form with a single file, the photo (RFC 7578).
struct MultipartBody {
  let contentType: String
  let bytes: [UInt8]

  init(photo: [UInt8], format: PhotoFormat) {
    let boundary = Self.boundary()
    contentType = "multipart/form-data; boundary=\(boundary)"
    var bytes = Array(
      ("--\(boundary)\r\nContent-Disposition: form-data; name=\"photo\"; "
        + "filename=\"photo.\(format.fileExtension)\"\r\n"
        + "Content-Type: \(format.contentType)\r\n\r\n").utf8)
    bytes += photo
    bytes += "\r\n--\(boundary)--\r\n".utf8
    self.bytes = bytes
  }

  /// Returns a random boundary, so that no photo can be constructed to contain it.
  private static func boundary() -> String {
    let numbers = [UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max)]
    return "petmap-" + numbers.map { String($0, radix: 36) }.joined()
  }
}
