import Foundation
import PetMapAnnouncements
import PetMapFiles
import PetMapGeo
import TestSupport
import Testing

struct ArchiveTests {
  private func archive(_ name: String) -> String { fixture("archives/\(name)") }

  @Test(arguments: [
    "one.zip", "pets.7z", "pets.tar.gz", "pets.csv.bz2", "pets.csv.xz", "pets.csv.zst",
    "two.zip/pets.csv",
  ])
  func `a compressed file is read like an uncompressed one`(name: String) throws {
    let result = try readAll(archive(name))
    #expect(result.ids == ["rex", "mia"])
    #expect(result.announcements.map(\.coordinate.latitude) == [52.2297, 50.06])
    #expect(result.report.skipped == 0)
  }

  @Test func `setting an encoding does not prevent decompression`() throws {
    var options = ReadingOptions()
    options.mapping.encoding = TextEncoding("windows-1252")
    #expect(try readAll(archive("one.zip"), options: options).ids == ["rex", "mia"])
  }

  @Test func `all files in an archive are read, or the selected one`() throws {
    let path = archive("two.zip")
    let all = try readAll(path)
    #expect(all.ids == ["rex", "mia", "a"])
    let layers = try AnnouncementReader(path: path).facts.layers
    #expect(layers?.names == ["pets.csv", "more/other.json"] && layers?.areFiles == true)
    var options = ReadingOptions()
    options.layer = "other.json"
    #expect(try readAll(path, options: options).ids == ["a"])
  }

  @Test func `a layer of a file without layers is an error`() {
    let table = TemporaryFile("id,lat,lng\n1,52,21\n", name: "pets.csv").path
    var options = ReadingOptions()
    options.layer = "pets"
    let error = FileError.unknownLayer(path: table, layer: "pets", layers: [])
    #expect(throws: error) { try readAll(table, options: options) }
  }

  @Test(arguments: ["one.zip", "two.zip/pets.csv", "pets.csv.bz2"])
  func `a layer of an archived file without layers is an error`(name: String) {
    var options = ReadingOptions()
    options.layer = "nope"
    let error = FileError.unknownLayer(path: archive(name), layer: "nope", layers: [])
    #expect(throws: error) { try readAll(archive(name), options: options) }
  }

  @Test func `the error for a missing archive member lists the members`() {
    let path = archive("two.zip")
    let error = FileError.unknownLayer(
      path: path, layer: "no.csv", layers: ["pets.csv", "more/other.json"])
    #expect(throws: error) { try readAll(path + "/no.csv") }
  }

  @Test func `a path inside a file that is not an archive is an error`() {
    let path = fixture("archives/two.zip")
    let table = TemporaryFile("id,lat,lng\n1,52,21\n", name: "pets.csv").path
    #expect(throws: FileError.notArchive(path: table)) { try readAll(table + "/pets.csv") }
    #expect(throws: FileError.self) { try readAll(path + "/pets.csv/more") }
  }

  @Test func `a password-protected archive is reported`() {
    let path = archive("encrypted.zip")
    #expect(throws: FileError.encryptedArchive(path: path)) { try readAll(path) }
  }

  @Test(arguments: ["pets.csv.gz", "pets.csv.xz", "pets.csv.zst", "pets.zip", "pets.tar.xz"])
  func `a decompression bomb is rejected before much of it is read`(name: String) throws {
    // 100 MB of identical rows compress to less than a thousandth of their size.
    let directory = TemporaryFile("", name: "bomb").path + "-files"
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let script = """
      import sys, gzip, lzma, zipfile, tarfile, subprocess
      name = sys.argv[1]
      block = (b'rex,52.2297,21.0122,' + b' ' * 9979 + b'\\n') * 100
      if name.endswith('.zip'):
        with zipfile.ZipFile(name, 'w', zipfile.ZIP_DEFLATED) as file, file.open('pets.csv', 'w') as out:
          out.write(b'id,lat,lng,notes\\n')
          for _ in range(100): out.write(block)
        sys.exit()
      text = b'id,lat,lng,notes\\n' + block * 100
      if name.endswith('.tar.xz'):
        import io
        with tarfile.open(name, 'w:xz', preset=0) as file:
          for member in ['pets.csv', 'readme.txt']:
            info = tarfile.TarInfo(member)
            info.size = len(text)
            file.addfile(info, io.BytesIO(text))
      elif name.endswith('.gz'): open(name, 'wb').write(gzip.compress(text, 6))
      elif name.endswith('.xz'): open(name, 'wb').write(lzma.compress(text, preset=0))
      else: subprocess.run(['zstd', '-q', '-', '-o', name], input=text, check=True)
      """
    let path = directory + "/" + name
    try Tool("python3").output(["-c", script, path])
    do {
      _ = try readAll(path)
      Issue.record("the file was read")
    } catch {
      guard case .expandsTooFar(let file, _) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(file.hasPrefix(path))
    }
  }

  @Test(arguments: ["damaged.zip", "cut.csv.xz"])
  func `a damaged archive is reported`(name: String) {
    do {
      _ = try readAll(archive(name))
      Issue.record("the file was read")
    } catch {
      guard case .damagedArchive(let path, let message) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(path.hasPrefix(archive(name)))
      #expect(!message.isEmpty)
    }
  }
}
