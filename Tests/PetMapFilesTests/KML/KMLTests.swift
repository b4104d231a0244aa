import Foundation
import PetMapAnnouncements
import PetMapFiles
import PetMapGeo
import TestSupport
import Testing

struct KMLTests {
  private func document(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">
    <Document>\(content)</Document></kml>
    """
  }

  private func placemark(_ name: String, _ content: String = "") -> String {
    "<Placemark><name>\(name)</name>\(content)<Point><coordinates>21,52,0</coordinates></Point>"
      + "</Placemark>"
  }

  private func read(
    _ content: String, _ options: ReadingOptions = ReadingOptions()
  ) throws -> ReadResult {
    try readAll(TemporaryFile(document(content), name: "pets.kml").path, options: options)
  }

  private func statuses(_ result: ReadResult) -> [String: AnnouncementStatus] {
    Dictionary(
      uniqueKeysWithValues: result.announcements.map { ($0.petName ?? "", $0.status) })
  }

  private var folders: String {
    """
    <name>Pets</name>
    <Folder><name>Lost cats</name>\(placemark("Mia"))</Folder>
    <Folder><name>Found dogs</name><Folder><name>North</name>\(placemark("Rex"))</Folder>
    \(placemark("Bo"))</Folder>
    """
  }

  @Test func `the names of folders say the statuses of the placemarks in them`() throws {
    #expect(statuses(try read(folders)) == ["Mia": .missing, "Rex": .found, "Bo": .found])
  }

  @Test func `placemarks in other folders are left out if folders say statuses`() throws {
    let result = try read(folders + placemark("Shelter"))
    #expect(statuses(result) == ["Mia": .missing, "Rex": .found, "Bo": .found])
    #expect(result.report.statuses.withoutStatus == 1)
  }

  @Test func `a folder is selected by its name or its path`() throws {
    var options = ReadingOptions()
    for (layer, names) in [
      ("Found dogs", ["Bo"]), ("North", ["Rex"]), ("Found dogs/North", ["Rex"]),
      ("Lost cats", ["Mia"]),
    ] {
      options.layer = layer
      #expect(try read(folders, options).announcements.map(\.petName) == names)
    }
    options.layer = "Dogs"
    #expect(throws: FileError.self) { try read(folders, options) }
  }

  @Test func `the data of a placemark are columns`() throws {
    let data = """
      <description><![CDATA[<b>Brown</b> dog]]></description>
      <TimeStamp><when>2024-05-01T10:00:00Z</when></TimeStamp>
      <ExtendedData><Data name="Species"><displayName>Gatunek</displayName><value>dog</value></Data>
      <SchemaData schemaUrl="#a"><SimpleData name="breed">Beagle</SimpleData></SchemaData>
      <pet:phone xmlns:pet="urn:x">600100200</pet:phone></ExtendedData>
      <Metadata><name>x</name></Metadata><Style><IconStyle><Icon><href>a.png</href></Icon></IconStyle></Style>
      """
    let pet = try #require(try read(placemark("Rex", data)).announcements.first)
    #expect(pet.petName == "Rex" && pet.species == "DOG" && pet.breed == "Beagle")
    #expect(pet.description == "Brown dog" && pet.phone == "600100200")
    #expect(pet.lastSeenDate?.isoText == "2024-05-01")
  }

  @Test func `coordinates may be surrounded by spaces`() throws {
    let point =
      "<Placemark><Point><coordinates>\n 21.5, 52.25, 0 \n</coordinates></Point></Placemark>"
    let pet = try #require(try read(point).announcements.first)
    #expect(pet.coordinate.longitude == 21.5 && pet.coordinate.latitude == 52.25)
  }

  @Test func `lines and areas are counted, or read as points on them`() throws {
    let shapes = """
      \(placemark("Rex"))<Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>
      0,0 4,0 4,4 0,4 0,0</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>
      <Placemark><MultiGeometry><LineString><coordinates>0,0 2,0 2,4</coordinates></LineString>
      </MultiGeometry></Placemark>
      """
    let skipped = try read(shapes)
    #expect(skipped.announcements.count == 1)
    #expect(skipped.reasons == [.notAPoint, .notAPoint])
    var options = ReadingOptions()
    options.mapping.representsShapes = true
    let all = try read(shapes, options).announcements.map(\.coordinate)
    #expect(all.map(\.longitude) == [21, 2, 2] && all.map(\.latitude) == [52, 2, 1])
  }

  @Test func `a ring outside its polygon is a line`() throws {
    let ring = "<LinearRing><coordinates>1,2 3,4</coordinates></LinearRing>"
    let result = try read("<Polygon><Placemark><name>Mia</name>\(ring)</Placemark></Polygon>")
    #expect(result.announcements.isEmpty && result.report.kinds.map(\.reason) == [.notAPoint])
  }

  @Test func `tracks are not read`() throws {
    let track = """
      <Placemark><name>Walk</name><gx:Track><when>2024-05-01T10:00:00Z</when>
      <gx:coord>21 52 0</gx:coord></gx:Track></Placemark>
      """
    let file = TemporaryFile(document(track + placemark("Rex")), name: "pets.kml")
    #expect(try readAll(file.path).announcements.map(\.petName) == ["Rex"])
    #expect(try AnnouncementReader(path: file.path).facts.tracks == 1)
    let only = TemporaryFile(document(track), name: "pets.kml").path
    #expect(throws: FileError.onlyTracks(path: only, count: 1)) { try readAll(only) }
  }

  @Test func `links are reported`() throws {
    let link =
      "<NetworkLink><name>x</name><Link><href>http://a.test/b.kml</href></Link></NetworkLink>"
    let file = TemporaryFile(document(link + placemark("Rex")), name: "pets.kml")
    #expect(try AnnouncementReader(path: file.path).facts.links == ["http://a.test/b.kml"])
    let only = TemporaryFile(document(link), name: "pets.kml").path
    #expect(throws: FileError.onlyLinks(path: only, links: ["http://a.test/b.kml"])) {
      try readAll(only)
    }
  }

  @Test func `a KMZ archive contains the documents to which its main document links`() throws {
    let directory = TemporaryFile("", name: "kmz").path + "-files"
    try FileManager.default.createDirectory(
      atPath: directory + "/files", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let main = document(
      String(
        repeating: "<NetworkLink><Link><href>files/found.kml</href></Link></NetworkLink>", count: 2)
        + "<NetworkLink><Link><href>http://a.test/b.kml</href></Link></NetworkLink>")
    let found = document("<name>Found</name>\(placemark("Bo"))")
    try Data(main.utf8).write(to: URL(fileURLWithPath: directory + "/doc.kml"))
    try Data(found.utf8).write(to: URL(fileURLWithPath: directory + "/files/found.kml"))
    let path = directory + "/pets.kmz"
    try Tool("python3").output(
      ["-m", "zipfile", "-c", path, directory + "/doc.kml", directory + "/files"])
    #expect(statuses(try readAll(path)) == ["Bo": .found])
    #expect(try readAll(path).announcements.count == 1)
    #expect(try AnnouncementReader(path: path).facts.links == ["http://a.test/b.kml"])
  }

  @Test(arguments: ["utf-8", "utf-16", "windows-1250"])
  func `a document is read in its encoding`(_ encoding: String) throws {
    let text = document(placemark("Łucja")).replacing("UTF-8", with: encoding)
    let file = try TemporaryFile(text, in: encoding, name: "pets.kml")
    #expect(try readAll(file.path).announcements.map(\.petName) == ["Łucja"])
  }

  @Test func `a byte order mark may precede a document`() throws {
    let file = TemporaryFile("\u{FEFF}" + document(placemark("Rex")), name: "pets.kml")
    #expect(try readAll(file.path).announcements.map(\.petName) == ["Rex"])
  }
}
