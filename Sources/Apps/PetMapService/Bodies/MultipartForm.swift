import PetMapAPI
import PetMapSystem

/// A multipart form that is being received: its text fields, and the file named `photo`.
struct MultipartForm: Sendable {
  private enum Part {
    case field(String)
    case photo
    case ignored
  }

  private let memory: Budget.Reservation
  private let keepsFields: Bool
  private var parser: MultipartParser
  private var part = Part.ignored
  private var text: [UInt8] = []
  private var textCount = 0
  private var isMalformed = false
  /// The values of the text fields that have been received.
  private(set) var fields = FormFields()
  /// The content of the first file named `photo`, unless it was refused.
  private(set) var photo: [UInt8] = []
  /// The number of files named `photo`.
  private(set) var photoCount = 0
  /// Why the photo is not kept: it is too large, or there is no memory for it.
  private(set) var refusal: ServiceError?
  /// The number of bytes that have been received.
  private(set) var bodyCount = 0

  /// - Parameters:
  ///   - memory: The reservation that counts the bytes of the photo.
  ///   - keepsFields: Whether to read the text fields, which are ignored otherwise.
  init(boundary: String, memory: Budget.Reservation, keepsFields: Bool) {
    self.memory = memory
    self.keepsFields = keepsFields
    parser = MultipartParser(boundary: boundary)
  }

  /// Whether the entire form has been received, and is well-formed.
  var isComplete: Bool { !isMalformed && parser.isFinished }

  mutating func receive(_ bytes: [UInt8]) {
    bodyCount += bytes.count
    guard !isMalformed else { return }
    var events: [MultipartParser.Event] = []
    do {
      try parser.consume(bytes) { events.append($0) }
    } catch {
      isMalformed = true
    }
    for event in events { take(event) }
    if isMalformed { dropPhoto() }
  }

  mutating func dropPhoto() { photo = [] }

  private mutating func take(_ event: MultipartParser.Event) {
    switch event {
    case .began(let header):
      text = []
      part = kind(header)
      if case .photo = part { photoCount += 1 }
    case .content(let bytes):
      switch part {
      case .ignored: break
      case .field:
        textCount += bytes.count
        if textCount > FormFields.limit { isMalformed = true } else { text += bytes }
      case .photo: takePhoto(bytes)
      }
    case .ended:
      if case .field(let name) = part { endField(name) }
      part = .ignored
    }
  }

  private func kind(_ header: PartHeader) -> Part {
    // A file input without a selected file is sent as a part with an empty file name.
    guard let name = header.name, header.isFile == (name == "photo") else { return .ignored }
    if header.isFile { return .photo }
    return keepsFields ? .field(name) : .ignored
  }

  private mutating func endField(_ name: String) {
    guard let value = String(validating: text, as: UTF8.self), !text.contains(0),
      (try? fields.add(name, value)) != nil
    else {
      isMalformed = true
      return
    }
  }

  private mutating func takePhoto(_ bytes: [UInt8]) {
    guard photoCount == 1, refusal == nil else { return }
    do throws(ServiceError) {
      guard photo.count + bytes.count <= PhotoUpload.fileLimit else { throw PhotoUpload.tooLarge }
      try memory.add(bytes.count)
      photo += bytes
    } catch {
      refusal = error
      dropPhoto()
    }
  }
}
