import Foundation
import PetMapCommands
import TestSupport
import Testing

/// Tests fetching photos from a server on this machine.
///
/// The tests block their threads, and fetching needs a free one, so they run one at a time.
@Suite(.serialized) struct FetchPhotosTests {
  private let directory = TemporaryDirectory()
  private var store: String { directory.file("pets.sqlite") }

  private func source(_ server: PythonServer) throws -> String {
    let base = "http://127.0.0.1:\(server.port)"
    let paths = ["photo", "moved", "loop", "page", "missing", "large", "local"]
    let records = paths.enumerated().map { "\($0),52,21,\(base)/\($1)\n" }
    let text = "id,lat,lng,photo\n" + records.joined() + "x,52,21,file:///etc/hostname\ny,52,21,\n"
    try write(Array(text.utf8), to: directory.file("pets.csv"))
    return directory.file("pets.csv")
  }

  @Test func `photos are fetched once, and failures are reported`() throws {
    let server = try PythonServer(photos: ())
    defer { server.stop() }
    let arguments = ["import", "--source", try source(server), "--store", store]
    let fetch = arguments + ["--fetch-photos", "--allow-private-hosts"]
    let without = Run(arguments)
    #expect(without.status == .done)
    #expect(without.errors.contains("7 photos not fetched; add --fetch-photos"))

    let run = Run(fetch)
    #expect(run.status == .done, "\(run.errors)")
    #expect(run.errors.contains("2 photos fetched, 5 failed"), "\(run.errors)")
    for reason in [
      "/loop was not fetched: too many redirects", "/page was not fetched: not a photo",
      "/missing was not fetched: status 404", "/large was not fetched: the response is too large",
      "/local was not fetched: ",
    ] {
      #expect(run.errors.contains(reason), "\(reason): \(run.errors)")
    }
    let check = Run(["store", "check", "--store", store])
    #expect(check.errors.contains("9 announcements, 2 photos"), "\(check.errors)")

    let again = Run(arguments)
    #expect(again.errors.contains("5 photos not fetched"), "\(again.errors)")
    #expect(again.errors.contains("0 new, 0 changed, 9 unchanged"), "\(again.errors)")
    let refetched = Run(fetch)
    #expect(refetched.errors.contains("0 photos fetched, 5 failed"), "\(refetched.errors)")
  }

  @Test func `private addresses are not accessed without permission`() throws {
    let hosts = [
      "127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0",
      "10.0.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.64.0.1", "224.0.0.1",
      "[fe80::1]", "[fd00::1]", "[64:ff9b::a00:1]", "[2002:7f00:1::1]",
    ]
    let server = try PythonServer(photos: ())
    defer { server.stop() }
    let records = hosts.enumerated().map { "\($0),52,21,http://\($1):\(server.port)/photo\n" }
    try write(
      Array(("id,lat,lng,photo\n" + records.joined()).utf8), to: directory.file("pets.csv"))
    let run = Run([
      "import", "--source", directory.file("pets.csv"), "--store", store, "--fetch-photos",
    ])
    #expect(run.status == .done, "\(run.errors)")
    #expect(run.errors.contains("0 photos fetched, 17 failed"), "\(run.errors)")
    for host in hosts {
      #expect(
        run.errors.contains(
          "http://\(host):\(server.port)/photo was not fetched: the host's address is private"),
        "\(run.errors)")
    }
  }

  @Test func `a photo with a new URL is fetched again`() throws {
    let server = try PythonServer(photos: ())
    defer { server.stop() }
    let arguments = ["import", "--source", directory.file("pets.csv"), "--store", store]
    let fetch = arguments + ["--fetch-photos", "--allow-private-hosts"]
    func put(_ path: String) throws {
      let text = "id,lat,lng,photo\na,52,21,http://127.0.0.1:\(server.port)/\(path)\n"
      try write(Array(text.utf8), to: directory.file("pets.csv"))
    }
    try put("photo")
    #expect(Run(fetch).errors.contains("1 photo fetched"))
    try put("photo?2")
    let without = Run(arguments)
    #expect(without.errors.contains("1 photo not fetched; add --fetch-photos"), "\(without.errors)")
    let refetched = Run(fetch)
    #expect(refetched.errors.contains("1 photo fetched"), "\(refetched.errors)")
    #expect(Run(fetch).errors.contains("0 photos fetched"))
    try put("missing")
    #expect(Run(fetch).errors.contains("0 photos fetched, 1 failed"))
    // The former photo remains, and the next import will retry.
    #expect(Run(["store", "check", "--store", store]).errors.contains("1 photo"))
    #expect(Run(fetch).errors.contains("0 photos fetched, 1 failed"))
  }

  @Test func `private hosts can be allowed only when fetching photos`() throws {
    try write(Array("id,lat,lng\n1,52,21\n".utf8), to: directory.file("pets.csv"))
    let run = Run([
      "import", "--source", directory.file("pets.csv"), "--store", store, "--allow-private-hosts",
    ])
    #expect(run.status == .usage)
    #expect(
      run.errors == "petmap: --allow-private-hosts: requires --fetch-photos; add --fetch-photos\n")
  }

  @Test func `nothing is fetched if there are no URLs`() throws {
    try write(Array("id,lat,lng\n1,52,21\n".utf8), to: directory.file("pets.csv"))
    let run = Run([
      "import", "--source", directory.file("pets.csv"), "--store", store, "--fetch-photos",
    ])
    #expect(run.status == .done)
    #expect(!run.errors.contains("fetched"))
  }
}

extension PythonServer {
  /// A server of a photo, redirects, and other responses.
  fileprivate init(photos: Void) throws {
    try self.init(
      """
          moves = {'/moved': '/photo', '/loop': '/loop', '/local': 'file:///etc/hostname'}
          bodies = {'/photo': file, '/page': b'<html></html>', '/large': file + bytes(22 << 20)}
          body = bodies.get(self.path.split('?')[0], b'')
          status = 302 if self.path in moves else 200 if body else 404
          self.send(status, body, {'Location': moves[self.path]} if self.path in moves else {})
      """,
      file: packageRoot.appendingPathComponent("Fixtures/photos/size.jpeg").path)
  }
}
