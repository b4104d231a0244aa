import PetMapAPI
import Glibc
import PetMapFiles
import PetMapGeo
import PetMapJSON
import PetMapAnnouncements
import PetMapPhotos
import PetMapService

// All libFuzzer targets, in a single program. `tools/fuzz` builds it with AddressSanitizer and
// selects a target with the environment variable PETMAP_FUZZ.

/// A parser of untrusted bytes.
enum FuzzTarget: String {
  /// A request line and header fields.
  case request
  /// The bytes that a client sends over a connection, in chunks of any size.
  case connection
  /// A `multipart/form-data` body that arrives in chunks of any size.
  case multipart
  /// The body of a create request.
  case body
  /// A description with markup.
  case sanitizer
  case csv
  case geojson
  /// An uploaded photo.
  case photo

  func run(_ bytes: [UInt8]) {
    switch self {
    case .request: Self.request(bytes)
    case .connection: Self.connection(bytes)
    case .multipart: Self.multipart(bytes)
    case .body: Self.body(bytes)
    case .sanitizer: Self.sanitizer(bytes)
    case .csv: Self.file(bytes, .csv)
    case .geojson: Self.file(bytes, .geojson)
    case .photo: Self.photo(bytes)
    }
  }

  /// The first line contains the method and the target. The other lines are header fields.
  private static func request(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let line = lines.removeFirst().split(separator: " ", maxSplits: 1)
    var headers = HeaderFields()
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      headers.append(String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
    let head = RequestHead(
      line.first.map(String.init) ?? "", line.count > 1 ? String(line[1]) : "",
      headers: headers, peer: "127.0.0.1", id: "aaaaaaaaaa")
    _ = Framing.refusal(of: head, isHTTP11: true)
    for parameter in head.target.parameters {
      precondition(PercentEncoding.encoded(parameter.value).utf8.allSatisfy { $0 < 0x80 })
    }
  }

  /// The first byte sets the size of the chunks that the rest arrives in. The parsed requests must
  /// not depend on it.
  private static func connection(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let sent = Array(bytes.dropFirst())
    let whole = requests(in: sent, chunkSize: sent.count)
    let chunked = requests(in: sent, chunkSize: Int(first) + 1)
    precondition(whole == chunked, "the requests depend on the chunk size")
  }

  /// Returns the request line and the body of each request on a connection, followed by `refused`
  /// if the rest is rejected.
  private static func requests(in sent: [UInt8], chunkSize: Int) -> [String] {
    var input = InputBuffer()
    var parser = HeadParser()
    var decoder: BodyDecoder?
    var requests: [String] = []
    var start = 0
    do {
      while start < sent.count {
        let end = min(start + chunkSize, sent.count)
        input.append(sent[start..<end])
        start = end
        connection: while true {
          if decoder == nil {
            guard try parser.advance(&input) else { break }
            let head = RequestHead(
              parser.method, parser.target, headers: parser.headers, peer: "127.0.0.1",
              id: "aaaaaaaaaa")
            if Framing.refusal(of: head, isHTTP11: parser.isHTTP11) != nil {
              return requests + ["refused"]
            }
            requests.append("\(parser.method) \(parser.target) ")
            decoder = BodyDecoder(head)
          }
          switch try decoder?.next(&input) {
          case .content(let bytes): requests[requests.count - 1] += bytes.map { "\($0) " }.joined()
          case .partial, nil: break connection
          case .end: (parser, decoder) = (HeadParser(), nil)
          }
        }
      }
    } catch {
      return requests + ["refused"]
    }
    return requests
  }

  /// The first byte sets the size of the chunks that the rest arrives in. The parsed parts must not
  /// depend on it.
  private static func multipart(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let body = Array(bytes.dropFirst())
    let whole = parts(of: body, chunkSize: body.count)
    let chunked = parts(of: body, chunkSize: Int(first) + 1)
    precondition(whole == chunked, "the parts depend on the chunk size")
  }

  private struct Parts: Equatable {
    var names: [PartHeader] = []
    var contents: [[UInt8]] = []
    var isFinished = false
    var isMalformed = false
  }

  private static func parts(of body: [UInt8], chunkSize: Int) -> Parts {
    var parser = MultipartParser(boundary: "b")
    var parts = Parts()
    var start = 0
    while start < body.count {
      let end = min(start + chunkSize, body.count)
      do {
        try parser.consume(Array(body[start..<end])) { event in
          switch event {
          case .began(let header):
            parts.names.append(header)
            parts.contents.append([])
          case .content(let bytes): parts.contents[parts.contents.count - 1] += bytes
          case .ended: break
          }
        }
      } catch {
        return Parts(isMalformed: true)
      }
      start = end
    }
    parts.isFinished = parser.isFinished
    return parts
  }

  private static let today = CalendarDate(year: 2026, month: 1, day: 1)!

  private static func body(_ bytes: [UInt8]) {
    guard let value = try? JSONValue(parsing: bytes) else { return }
    guard let draft = try? AnnouncementDraft(body: value, today: today) else { return }
    check(draft)
  }

  private static func sanitizer(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    var writer = JSONWriter()
    writer.object { object in
      object.member("species", "DOG")
      object.member("sex", "MALE")
      object.member("description", text)
      object.member("locationLatitude", 1.0)
      object.member("locationLongitude", 1.0)
      object.member("email", "a@b.example")
      object.member("lastSeenDate", "2025-01-01")
      object.member("status", "MISSING")
    }
    guard let value = try? JSONValue(parsing: writer.bytes) else {
      fatalError("the writer's JSON cannot be parsed")
    }
    guard let draft = try? AnnouncementDraft(body: value, today: today) else { return }
    check(draft)
  }

  /// Checks that no stored text contains a tag.
  private static func check(_ draft: AnnouncementDraft) {
    let texts = [
      draft.content.petName, draft.content.species, draft.content.breed, draft.content.sex,
      draft.content.description, draft.content.reward, draft.content.colors, draft.content.size,
      draft.content.collar, draft.content.markings,
    ]
    for text in texts {
      guard let scalars = text.map({ Array($0.unicodeScalars) }), scalars.count > 1 else {
        continue
      }
      for index in 1..<scalars.count where scalars[index - 1] == "<" {
        let next = scalars[index]
        precondition(
          !("a"..."z" ~= next || "A"..."Z" ~= next || "/!?".unicodeScalars.contains(next)),
          "a tag remains")
      }
    }
  }

  private static func file(_ bytes: [UInt8], _ format: SourceFormat) {
    let path = "/tmp/petmap-fuzz-\(getpid())"
    guard let file = unsafe fopen(path, "w") else { fatalError("cannot write \(path)") }
    unsafe fwrite(bytes, 1, bytes.count, file)
    unsafe fclose(file)
    defer { unlink(path) }
    var options = ReadingOptions()
    options.format = format
    do throws(FileError) {
      var reader = try AnnouncementReader(path: path, options: options)
      while try reader.readBatch() {
        for index in 0..<reader.batch.count {
          let pin = reader.batch.announcement(at: index)
          precondition(pin.coordinate.latitude.magnitude <= 90)
        }
      }
    } catch {}
  }

  private static func photo(_ bytes: [UInt8]) {
    _ = PreparedPhoto(bytes)
    guard let header = PhotoHeader(bytes) else { return }
    _ = (header.size, header.orientation, header.profile, header.scanCount)
    let decodable = header.decodable
    precondition(PhotoHeader(decodable)?.decodable == decodable, "something else can be left out")
  }
}

private let target: FuzzTarget = {
  guard let name = unsafe getenv("PETMAP_FUZZ"),
    let target = FuzzTarget(rawValue: unsafe String(cString: name))
  else { fatalError("set PETMAP_FUZZ to a target") }
  return target
}()

/// The entry point called by libFuzzer with every input; a crash of the target terminates the
/// process.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  unsafe target.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
