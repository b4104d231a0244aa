import Foundation
import PetMapAnnouncements
import PetMapFiles
import PetMapGeo
import TestSupport
import Testing

struct DarwinCoreTests {
  private static let terms = "http://rs.tdwg.org/dwc/terms/"

  private func description(_ attributes: String, _ columns: String) -> String {
    """
    <archive xmlns="http://rs.tdwg.org/dwc/text/"><core \(attributes)>
    <files><location>data.txt</location></files><id index="0"/>\(columns)</core>
    <extension fieldsTerminatedBy=","><files><location>media.csv</location></files>
    <coreid index="0"/></extension></archive>
    """
  }

  private func field(_ name: String, _ attributes: String) -> String {
    "<field term=\"\(Self.terms)\(name)\" \(attributes)/>"
  }

  private func archive(_ description: String, _ data: Data) throws -> String {
    let directory = TemporaryFile("", name: "dwc").path + "-files"
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true)
    for (name, content) in [
      ("meta.xml", Data(description.utf8)), ("data.txt", data),
      ("media.csv", Data("id,lat,lng\nx,1,2\n".utf8)),
    ] {
      try content.write(to: URL(fileURLWithPath: directory + "/" + name))
    }
    let path = directory + "/pets.zip"
    let files = ["meta.xml", "data.txt", "media.csv"].map { directory + "/" + $0 }
    try Tool("python3").output(["-m", "zipfile", "-c", path] + files)
    return path
  }

  private var columns: String {
    field("decimalLatitude", #"index="2""#) + field("decimalLongitude", #"index="1""#)
      + field("vernacularName", #"index="3" default="Cat""#)
      + field("eventDate", #"default="2024-05-01""#)
  }

  @Test func `the description says where the columns are, and their default values`() throws {
    let layout = #"fieldsTerminatedBy="\t" fieldsEnclosedBy="" ignoreHeaderLines="2""#
    let text = "a\tb\nc\td\n1\t19.5\t51.5\t\"Dog\"\n2\t19\t51\t\n"
    let path = try archive(description(layout, columns), Data(text.utf8))
    let pets = try readAll(path).announcements
    #expect(pets.map(\.id) == ["1", "2"])
    #expect(pets.map(\.coordinate.latitude) == [51.5, 51])
    #expect(pets.map(\.coordinate.longitude) == [19.5, 19])
    #expect(pets.map(\.species) == ["DOG", "CAT"])
    #expect(pets.allSatisfy { $0.lastSeenDate?.isoText == "2024-05-01" })
    let layers = try AnnouncementReader(path: path).facts.layers
    #expect(layers?.names == ["data.txt"] && layers?.others == ["media.csv"])
  }

  @Test func `cells may be quoted, and the text may have another encoding`() throws {
    let layout = """
      fieldsTerminatedBy="|" fieldsEnclosedBy="'" linesTerminatedBy="\\r\\n" encoding="ISO-8859-1"
      """
    let all = columns + field("occurrenceRemarks", #"index="4""#)
    var data = Data("1|19.5|51.5|'Dog'|'caf".utf8)
    data += [0xE9]
    data += Data(" | it''s\nhere'\r\n".utf8)
    let pet = try #require(
      try readAll(archive(description(layout, all), data)).announcements.first)
    #expect(pet.description == "café | it's\nhere")
  }

  @Test func `records of absences are counted and omitted`() throws {
    let all = columns + field("occurrenceStatus", #"index="4" default="present""#)
    let text = "1,19,51,Dog,\n2,19,51,Dog,Absent\n3,19,51,Dog,present\n"
    let path = try archive(description("", all), Data(text.utf8))
    var reader = try AnnouncementReader(path: path)
    var ids: [String] = []
    while try reader.readBatch() {
      ids += (0..<reader.batch.count).map { reader.batch.id(at: $0) }
    }
    #expect(ids == ["1", "3"] && reader.report.absences == 1)
  }

  @Test(arguments: ["-1", "99999999999999999999", "x"])
  func `a column with an invalid index has the default value`(index: String) throws {
    let all = columns + field("sex", #"index="\#(index)" default="male""#)
    let path = try archive(description("", all), Data("1,19,51,Dog\n".utf8))
    #expect(try readAll(path).announcements.map(\.sex) == ["MALE"])
  }

  @Test func `records of absences are omitted outside an archive`() throws {
    let text =
      "occurrenceID,decimalLatitude,decimalLongitude,occurrenceStatus\n1,51,19,PRESENT\n2,51,19,ABSENT\n"
    let result = try readAll(text: text)
    #expect(result.ids == ["1"] && result.report.absences == 1 && result.report.skipped == 0)
  }

  @Test func `a file can be selected instead`() throws {
    let path = try archive(description("", columns), Data("1,19,51,Dog\n".utf8))
    #expect(try readAll(path).announcements.map(\.species) == ["DOG"])
    var options = ReadingOptions()
    options.layer = "media.csv"
    #expect(try readAll(path, options: options).ids == ["x"])
  }

  @Test func `rows longer than a chunk of the file are read`() throws {
    let text = (0..<9).map { "\($0),19,51,Dog,\(String(repeating: "x", count: 100_000))\n" }
    let path = try archive(description("", columns), Data(text.joined().utf8))
    #expect(try readAll(path).ids == (0..<9).map(String.init))
  }
}
