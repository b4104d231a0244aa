import PetMapAnnouncements
import PetMapCommands
import ServiceTestSupport
import Testing

/// Compares what the command line and the API make of the parameters of callouts, maps and posters.
@Suite struct OperationSurfacesTests {
  /// Texts of the parameters of callouts: valid, at the edge of what is valid, invalid.
  private static let callouts = [
    "viewport=390x844", "viewport=390×844", "viewport= 390 x 844 ", "viewport=390X844",
    "viewport=390.5x844.25", "viewport=iphone-16", "viewport=IPhone-SE", "viewport=32767x1",
    "viewport=32768x1", "viewport=0x1", "viewport=-1x5", "viewport=390", "viewport=390x",
    "viewport=x", "viewport=1e2x2e2", "viewport=390x844&viewport=1x1", "viewport=nanx1",
    "viewport=390x844x2",
    "center=52.2297,21.0122&zoom=14", "center=52.2297,381.0122&zoom=14", "center=91,0&zoom=14",
    "center=0,3601&zoom=14", "center=x&zoom=14", "center=52.2297&zoom=14",
    "center=52.2297,21.0122", "zoom=14", "center= 52.2297 , 21.0122 &zoom= 14 ",
    "center=52.2297,21.0122&zoom=-4", "center=52.2297,21.0122&zoom=24",
    "center=52.2297,21.0122&zoom=24.1", "center=52.2297,21.0122&zoom=-4.1",
    "center=52.2297,21.0122&zoom=12.5", "center=52.2297,21.0122&zoom=1e1",
    "center=52.2297,21.0122&zoom=x", "center=52.2297,21.0122&zoom=1&zoom=1",
    "bbox=20.9,52.1,21.1,52.3", "bbox=20,52,22,53&insets=10", "bbox=380,52,382,53",
    "bbox=170,0,-170,60", "bbox=52,20,53,22", "bbox=20,53,22,52", "bbox=20,52,22",
    "bbox=20,52,22,53&zoom=3", "bbox=0,0,4000,1", "bbox=20,52,22,53&center=1,1&zoom=1",
    "insets=10", "insets=10,20,30,40", "insets= 10 , 20 , 30 , 40 ", "insets=0", "insets=-1",
    "insets=10,20", "insets=10,20,30,40,50", "insets=400", "insets=x", "insets=1.5,0,0,0",
    "at=100,200", "at=100.5,-200", "at= 100 , 200 ", "at=1e9,0", "at=2e9,0", "at=100", "at=x,y",
    "at=1,2,3", "at=100,200&center=52.2297,21.0122&zoom=14", "at=1,2&bbox=20,52,22,53",
    "at=1,2&at=3,4",
    "previous=above", "previous=below", "previous=LEFT", "previous= right ", "previous=up",
    "previous=above,below", "previous=above&previous=below",
    "marker=28x36", "marker=28.5x36", "marker=28x36@14,36", "marker=28x36@0,0", "marker=28×36",
    "marker=28", "marker=28x36@14", "marker=1000x1000", "marker=1001x1", "marker=-1x1",
    "marker=28x36@5000,0", "marker=x", "marker=28x36@a,b", "marker=0x0",
    "arrow=20x10", "arrow=0x0", "arrow=200×200", "arrow=201x1", "arrow=-1x1", "arrow=20",
    "arrow=20x10@1,1", "arrow=x", "sides=left", "sides=RIGHT, left", "sides=up", "sides=,",
    "sides=above&sides=below", "sides=above,above", "align=start", "align= END ", "align=middle",
    "align=start&align=end", "padding=8", "padding=1,2,3,4", "padding=-1", "padding=1,2",
    "padding=500", "avoid=390x56@0,0", "avoid=390x56@0,0&avoid=10x10@-5,5", "avoid=390x56",
    "avoid=1x1@2e9,0", "avoid=x",
    "gap=2", "gap=0", "gap=1000", "gap=1001", "gap=-1", "gap=2.5", "gap= 3 ", "gap=x",
    "gap=1&gap=1", "gap=1e2",
    "width=120", "width=600", "width=258.5", "width=119", "width=601", "width=x", "width= 300 ",
    "width=3e2", "width=0x100", "width=300&width=300", "width=nan",
    "text-scale=1", "text-scale=0.8", "text-scale=3.2", "text-scale=0.7", "text-scale=3.3",
    "text-scale=+1", "text-scale=1.", "text-scale=.9", "text-scale=x", "textScale=1",
    "text_scale=1", "text-scale=infinity",
    "photo-height=none", "photo-height=reserve", "photo-height=NONE", "photo-height=16",
    "photo-height=600", "photo-height=15", "photo-height=601", "photo-height=x",
    "photo-height= 40 ", "photo-height=80.5", "photo-height=80&photo-height=90",
    "fields=name", "fields=name,species,badge", "fields=badge,name", "fields= name , date ",
    "fields=NAME", "fields=name&fields=date", "fields=name,name", "fields=size", "fields=,",
    "fields=name,", "fields=photo,name,species,location,date,email,phone,description,badge",
    "lang=en", "lang=pl", "lang=PL", "lang= pl ", "lang=de", "lang=pl-PL", "lang=en,pl",
    "lang=en&lang=pl",
    "contrast=standard", "contrast=increased", "contrast=INCREASED", "contrast=more",
    "contrast= increased ", "contrast=1", "contrast=standard&contrast=standard",
    "drawing", "drawing=yes", "scale=2", "scale=0.1", "scale=8", "scale=8.1", "scale=0", "scale=x",
    "scale=1&scale=2", "scale= 3 ", "limit=5", "status=missing", "sort=id", "near=1,2",
    "cluster", "theme=dark", "radius=5", "polygon=x", "where=x",
  ]

  /// Texts of the parameters that `petmap map` and `/map.png` share.
  private static let maps = [
    "viewport=64x64", "viewport=64×64", "viewport=99.5x80", "viewport=0x64", "viewport=64",
    "viewport=x", "viewport=64x64&viewport=64x64", "theme=light", "theme=DARK", "theme= dark ",
    "theme=blue", "theme=light&theme=dark", "scale=1", "scale=0.1", "scale=8", "scale=8.5",
    "scale=0", "scale=2.0", "scale=x", "status=missing", "status=missing, found", "status=lost",
    "species=dog, cat", "species=,", "since=2025-11-19", "since=x", "until=2025-02-29",
    "since=2025-11-20&until=2025-11-18", "text=rex", "text=!!!", "center=52,21&zoom=12",
    "center=52,381&zoom=12", "zoom=3.5&center=52,21", "zoom=x&center=52,21", "center=52,21",
    "center=91,0&zoom=3", "width=300", "contrast=standard", "sort=id", "limit=5",
    "photo-height=40", "at=1,2",
  ]

  private static let posters = [
    "size=a4", "size=letter", "size=A4", "size= Letter ", "size=a5", "size=wide",
    "size=a4&size=a4", "lang=en", "lang=PL", "viewport=390x844", "theme=dark", "zoom=3",
    "limit=3", "status=missing", "bbox=20,52,22,53",
  ]

  /// What only the command line accepts or rejects, with the reasons.
  private static let differences = [
    "width=258,5": "a person may type a decimal comma",
    "center=52,2297; 21,0122&zoom=14": "as above",
    "center=52°13'47\"N 21°0'44\"E&zoom=14": "a person may type any notation",
    "drawing&drawing": "a repeated flag of a command changes nothing",
    "gap=": "an empty option is an unset variable, not an empty form field",
    "measure=table": "a service measures with its fonts",
    "format=text": "a service reads Accept",
    "drawing=true": "a command's flag has no value",
    "drawing=false": "as above",
    "drawing=1": "as above",
  ]

  private let service: ServedFile

  init() throws { service = try ServedFile() }

  private func withViewport(_ query: String) -> String {
    query.contains("viewport") ? query : "viewport=390x844&\(query)"
  }

  /// Returns a layout without the ID, which a service replaces, or `nil` if it was rejected.
  private func commandLine(_ query: String) -> String? {
    let run = service.run(["callout", "--pin", "rex", "--format", "json"], withViewport(query))
    return run.status == .done ? Self.withoutID(run.output) : nil
  }

  private func http(_ query: String) throws -> String? {
    let id = AnnouncementID(ofSource: "rex").text
    let response = try service.get(
      "/api/v1/announcements/\(id)/callout", withViewport(query))
    guard response.status == 200 else { return nil }
    return Self.withoutID(String(decoding: response.body, as: UTF8.self))
  }

  private static func withoutID(_ layout: String) -> String {
    layout.replacing(/"id":"[^"]*"/, with: "")
  }

  @Test(arguments: callouts)
  func `the command line and the API lay out the same callouts`(query: String) throws {
    #expect(try commandLine(query) == http(query))
  }

  @Test(arguments: differences.keys.sorted())
  func `the listed differences exist`(query: String) throws {
    #expect(try commandLine(query) != http(query))
  }

  @Test(arguments: maps)
  func `the command line and the page's picture accept the same maps`(query: String) throws {
    var whole = query
    if !query.contains("center"), !query.contains("zoom") { whole += "&center=52,21&zoom=9" }
    if !query.contains("viewport") { whole += "&viewport=64x64" }
    let run = service.run(["map", "--format", "svg"], whole)
    let response = try service.get("/map.png", whole)
    #expect((run.status == .done) == (response.status == 200), "\(run.errors)")
  }

  @Test(arguments: posters)
  func `the command line and the API accept the same posters`(query: String) throws {
    let run = service.run(["poster", "rex", "--format", "pdf"], query)
    let id = AnnouncementID(ofSource: "rex").text
    let response = try service.get("/pets/\(id)/poster.pdf", query)
    #expect((run.status == .done) == (response.status == 200), "\(run.errors)")
  }
}
