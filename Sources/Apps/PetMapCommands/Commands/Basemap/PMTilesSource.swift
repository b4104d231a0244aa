import PetMapAPI
import PetMapBytes
import PetMapCurl
import PetMapKit
import PetMapSystem

/// A PMTiles file on this machine or on a web server, which is read in parts.
struct PMTilesSource {
  /// The path or the URL.
  let name: String
  private let bytes: (Range<Int>) throws(CommandError) -> [UInt8]

  /// Opens a file, or returns a source that requests ranges of bytes from a web server.
  init(_ name: String) throws(CommandError) {
    self.name = name
    if Self.isURL(name) {
      let remote = RemoteBytes(name)
      bytes = { (range) throws(CommandError) in try remote.bytes(range) }
      return
    }
    guard let descriptor = try? Descriptor.openRegularFile(name) else {
      throw .notReadable(at: name.quoted)
    }
    // The descriptor stays open until the process ends.
    bytes = { Descriptor.bytes(of: descriptor, at: $0.lowerBound, count: $0.count) }
  }

  static func isURL(_ name: String) -> Bool {
    ["http://", "https://"].contains { name.lowercased().hasPrefix($0) }
  }

  /// Returns a range of bytes.
  ///
  /// - Throws: An error if the file does not have all of them, or cannot be read.
  func read(_ range: Range<Int>) throws(CommandError) -> [UInt8] {
    if range.isEmpty { return [] }
    let found = try bytes(range)
    guard found.count == range.count else { throw damaged("the file ends early") }
    return found
  }

  /// Returns a section without its compression.
  ///
  /// - Throws: An error if the section is damaged or compressed with another method than gzip.
  func section(_ range: Range<Int>, _ header: PMTilesHeader) throws(CommandError) -> [UInt8] {
    guard range.count <= Self.sectionLimit else { throw damaged("a directory is too large") }
    let stored = try read(range)
    switch header.compression {
    case .none: return stored
    case .gzip:
      guard let plain = GzipInflater.decompressed(stored, limit: Self.sectionLimit) else {
        throw damaged("a directory is damaged")
      }
      return plain
    case .brotli, .zstd: throw damaged("its directories are not compressed with gzip")
    }
  }

  private static let sectionLimit = 64 << 20

  /// Returns an error about the content of the file.
  func damaged(_ problem: String) -> CommandError {
    CommandError(
      .badData, problem, at: name.quoted, remedy: "use another PMTiles 3 file, such as a newer one")
  }
}

/// The bytes of a file on a web server.
private final class RemoteBytes {
  private let url: String
  private let transport = CurlTransport(
    limits: CurlTransport.Limits(responseBytes: 64 << 20, redirects: 5, seconds: 600),
    keepsConnections: true)
  /// The version of the file, so that parts of different versions are never mixed.
  private var tag: String?

  /// The pauses before further attempts, in seconds.
  private static let pauses = [1.0, 3, 9]

  init(_ url: String) { self.url = url }

  func bytes(_ range: Range<Int>) throws(CommandError) -> [UInt8] {
    for pause in Self.pauses {
      do throws(CommandError) {
        return try attempt(range)
      } catch {
        guard error.status == .unavailable else { throw error }
        SystemClock.sleep(seconds: pause)
      }
    }
    return try attempt(range)
  }

  private func attempt(_ range: Range<Int>) throws(CommandError) -> [UInt8] {
    let request = ClientRequest(
      .get, url,
      headers: [
        HTTPHeader("Range", "bytes=\(range.lowerBound)-\(range.upperBound - 1)"),
        // Compression would be applied to the file as a whole.
        HTTPHeader("Accept-Encoding", "identity"), HTTPHeader("User-Agent", "petmap"),
      ])
    switch transport.wait(for: request) {
    case .success(let response): return try content(of: response, range)
    case .failure(let error): throw failure(error)
    }
  }

  private func content(
    of response: ClientResponse, _ range: Range<Int>
  ) throws(CommandError) -> [UInt8] {
    let at = url.quoted
    switch response.status {
    case 206: break
    case 200:
      throw CommandError(
        .badData, "the server does not support range requests", at: at,
        remedy: "download the whole file, and name it with --source")
    case 404, 410:
      throw CommandError(.noResult, "no such file", at: at, remedy: "check the URL")
    case 416:
      throw CommandError(
        .badData, "the file ends early", at: at, remedy: "use another PMTiles 3 file")
    case 500...599, 429:
      throw CommandError(
        .unavailable, "the server responded with status \(response.status)", at: at,
        remedy: "try again later")
    default:
      throw CommandError(
        .badData, "the server responded with status \(response.status)", at: at,
        remedy: "check the URL")
    }
    let found = response.headers.first { $0.name.lowercased() == "etag" }?.value
    if let tag, tag != found {
      throw CommandError(
        .badData, "the file changed during the transfer", at: at, remedy: "run the command again")
    }
    tag = found
    return response.body
  }

  private func failure(_ error: TransportError) -> CommandError {
    let at = url.quoted
    switch error {
    case .noConnection:
      return CommandError(
        .unavailable, "cannot connect to the server", at: at,
        remedy: "check the network and the URL")
    case .timedOut:
      return CommandError(
        .unavailable, "the server did not respond in time", at: at, remedy: "try again later")
    case .cancelled:
      return CommandError(.unavailable, "the request was canceled", at: at, remedy: "try again")
    case .failed(let cause):
      return CommandError(
        .unavailable, "request failed: \(cause)", at: at, remedy: "check the network and the URL")
    }
  }
}
