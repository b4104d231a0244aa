import PetMapPhotos

/// A form with one file, the photo (RFC 7578).
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

  /// Random, so that nobody can make a photo that holds it.
  private static func boundary() -> String {
    let numbers = [UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max)]
    return "petmap-" + numbers.map { String($0, radix: 36) }.joined()
  }
}
