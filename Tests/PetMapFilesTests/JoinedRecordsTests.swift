import Foundation
import PetMapAnnouncements
import PetMapFiles
import PetMapGeo
import TestSupport
import Testing

/// Tests files in an archive that are read together.
struct JoinedRecordsTests {
  /// Creates an archive of files, in order.
  private func archive(_ files: KeyValuePairs<String, String>) throws -> String {
    let directory = TemporaryFile("", name: "zip").path + "-files"
    for (name, text) in files {
      let url = URL(fileURLWithPath: directory + "/" + name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let script = """
      import zipfile, sys
      with zipfile.ZipFile(sys.argv[1], 'w') as z:
        for name in sys.argv[3:]: z.write(sys.argv[2] + '/' + name, name)
      """
    let path = directory + "/pets.zip"
    try Tool("python3").output(["-c", script, path, directory] + files.map(\.key))
    return path
  }

  @Test func `files with other separators, columns, and formats are read together`() throws {
    let path = try archive([
      "lost/dogs.csv": "id,name,lat,lng\n1,Rex,51,19\n",
      "found/dogs.csv": "name;lng;lat;breed\nBo;19,5;51,5;Beagle\n",
      "found/cats.geojson": """
      {"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"Mia","id":"3"},
      "geometry":{"type":"Point","coordinates":[20,52]}}]}
      """,
    ])
    let pets = try readAll(path).announcements
    #expect(pets.map(\.petName) == ["Rex", "Bo", "Mia"])
    #expect(pets.map(\.status) == [.missing, .found, .found])
    #expect(pets.map(\.coordinate.latitude) == [51, 51.5, 52])
    #expect(pets.map(\.breed) == [nil, "Beagle", nil])
    #expect(pets.map(\.id).first == "1" && pets.map(\.id).last == "3")
  }

  @Test func `files without coordinates are omitted`() throws {
    let path = try archive([
      "codes.csv": "code,label\n1,dog\n", "pets.csv": "id,lat,lng\n1,51,19\n",
      "about.json": #"{"license":"CC0","version":1}"#,
    ])
    #expect(try readAll(path).ids == ["1"])
    let layers = try AnnouncementReader(path: path).facts.layers
    #expect(layers?.names == ["pets.csv"] && layers?.others == ["codes.csv", "about.json"])
  }

  @Test func `each file is read completely`() throws {
    func table(_ prefix: String) -> String {
      "id,lat,lng\n" + (0..<3000).map { "\(prefix)\($0),51,19\n" }.joined()
    }
    let path = try archive(["a.csv": table("a"), "b.csv": table("b")])
    let ids = try readAll(path).ids
    #expect(ids.count == 6000 && ids.first == "a0" && ids.last == "b2999")
  }

  @Test func `columns that occur late keep their values`() throws {
    let early = (0..<2000).map { #"{"id":"a\#($0)","lat":51,"lng":19}"# }
    let late = #"{"id":"late","lat":51,"lng":19,"breed":"Beagle","name":"Rex"}"#
    let path = try archive([
      "a.json": "[\(early.joined(separator: ",")),\(late)]",
      "b.json": #"[{"id":"b","name":"Bo","lat":51,"lng":19},{"id":"c","lat":51,"lng":19}]"#,
    ])
    let pets = try readAll(path).announcements
    #expect(pets.count == 2003)
    #expect(pets[2000].petName == "Rex" && pets[2000].breed == "Beagle")
    #expect(pets[2001].petName == "Bo" && pets[2001].breed == nil)
  }

  @Test func `files that differ only in their extensions must be selected`() throws {
    let path = try archive(["pets.csv": "id,lat,lng\n1,51,19\n", "pets.json": "[]"])
    #expect(throws: FileError.severalFiles(path: path, files: ["pets.csv", "pets.json"])) {
      try readAll(path)
    }
  }
}
