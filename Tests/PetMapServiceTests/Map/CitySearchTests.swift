import PetMapAnnouncements
import PetMapGeo
import PetMapJSON
import PetMapService
import ServiceTestSupport
import Testing

@Suite struct CitySearchTests {
  private func response(_ query: String) throws -> WireResponse {
    try InProcess(try Service.forTests()).send(
      WireRequest(method: "GET", target: "/api/v1/cities?\(query)"))
  }

  private func names(_ query: String) throws -> [String] {
    let response = try response(query)
    #expect(response.status == 200)
    let data = try JSONValue(parsing: response.body).object?["data"]?.array
    return try #require(data).compactMap { $0.object?["name"]?.string }
  }

  @Test func `cities are found regardless of case and accents, largest first`() throws {
    #expect(try names("text=LODZ").first == "Łódź")
    #expect(try names("text=%C5%82%C3%B3d%C5%BA,%20Poland").first == "Łódź")
    let cities = try names("text=san%20f&limit=3")
    #expect(cities.count == 3 && cities.contains("San Francisco"))
  }

  @Test func `exact names precede longer ones, and matches within names are last`() throws {
    let cities = try names("text=york&limit=20")
    #expect(cities.first == "York")
    let later = try #require(cities.firstIndex(of: "Yorkville"))
    if let last = cities.firstIndex(of: "New York City") { #expect(later < last) }
    #expect(try names("text=janeiro") == ["Rio de Janeiro"])
  }

  @Test(arguments: [
    ("Warszawa", "Warsaw"), ("K%C3%B6ln", "Köln"), ("Cologne", "Köln"), ("Rzym", "Rome"),
    // While the name is being typed.
    ("warsz", "Warsaw"), ("Monach", "Munich"), ("den%20ha", "The Hague"), ("Jork", "New York City"),
    ("wieden", "Vienna"), ("Norymberga", "Nuremberg"), ("grodno", "Hrodna"), ("Corfu", "Corfu"),
    // A local name that is also part of other cities' names.
    ("Praga", "Prague"),
  ])
  func `cities are also found by their local names`(text: String, name: String) throws {
    #expect(try names("text=\(text)").first == name)
  }

  @Test(arguments: [
    ("Warszawa", "Warszawa"), ("Warsaw", "Warszawa"), ("wieden", "Wiedeń"), ("Praha", "Praga"),
    ("Brno", "Brno"),
  ])
  func `the names in the response are in the given language`(text: String, name: String) throws {
    #expect(try names("text=\(text)&lang=pl").first == name)
  }

  @Test func `a Polish name refers only to the city of that name`() throws {
    #expect(try names("text=Ateny&limit=20") == ["Athens"])
    #expect(try names("text=Athens&limit=20&lang=pl").filter { $0 == "Athens" }.count > 1)
  }

  @Test func `cities with the same name are distinguished by a larger city nearby`() throws {
    let data = try JSONValue(parsing: response("text=long%20beach").body).object?["data"]?.array
    let near = try #require(data).compactMap { $0.object?["near"]?.string }
    #expect(near.first == "Los Angeles" && Set(near).count == near.count)
  }

  private func places(_ query: String) throws -> [JSONObject] {
    let response = try InProcess(try Service.forTests()).send(
      WireRequest(method: "GET", target: "/api/v1/places?\(query)"))
    #expect(response.status == 200)
    let data = try JSONValue(parsing: response.body).object?["data"]?.array
    return try #require(data).compactMap { $0.object }
  }

  @Test(arguments: [
    // Springfield in Missouri, Illinois and Massachusetts.
    ("text=Springfield&at=37.2,-93.3", "Missouri"),
    ("text=springfield&at=39.8,-89.6", "Illinois"),
    ("text=Springf&at=42.1,-72.6", "Massachusetts"),
    ("text=Paris&at=33.7,-95.5", "Texas"), ("text=Paris&at=51.5,-0.1", "Île-de-France"),
    ("text=Paris", "Île-de-France"),
    // Manchester in Connecticut is nearer to New York than the large one in England.
    ("text=Manchester&at=41.7,-72.6", "Connecticut"), ("text=Manchester&at=52,0", "England"),
  ])
  func `of cities with the same name, the near and large ones are first`(
    query: String, state: String
  ) throws {
    #expect(try places(query).first?["state"]?.string == state)
  }

  @Test(arguments: [
    ("Springfield,%20Illinois", "Illinois, United States"),
    ("Springfield,%20Ill", "Illinois, United States"),
    ("paris,%20united", "Texas, United States"), ("Paris,%20Francja", "Île-de-France, France"),
    ("Long%20Beach,%20Kalifornia", "California, United States"),
    ("Warsaw,%20PL", "Masovia, Poland"), ("Warsaw,%20Nowhere", "Masovia, Poland"),
    ("Berlin", "Germany"), ("Singapore", nil),
  ])
  func `results name the state and the country, which can be searched for`(
    text: String, detail: String?
  ) throws {
    #expect(try places("text=\(text)").first?["detail"]?.string == detail, "\(text)")
  }

  @Test func `the state and the country are in the language of the names`() throws {
    let city = try #require(try places("text=Los%20Angeles&lang=pl").first)
    #expect(city["state"]?.string == "Kalifornia")
    #expect(city["country"]?.string == "Stany Zjednoczone")
    #expect(city["detail"]?.string == "Kalifornia, Stany Zjednoczone")
  }

  @Test(arguments: [
    ("Hlsinki", "Helsinki"), ("Wraszawa", "Warsaw"), ("Londonn", "London"),
    ("Sna%20Francisco", "San Francisco"), ("Grodzisk%20Mazowiekci", "Grodzisk Mazowiecki"),
    ("Kopenahga", "Copenhagen"),
  ])
  func `a typo is forgiven if the text finds little`(text: String, name: String) throws {
    #expect(try names("text=\(text)").first == name)
  }

  @Test func `no typo is assumed in a name that exists, or in a short one`() throws {
    #expect(try names("text=Radom&limit=20").allSatisfy { $0.contains("Radom") })
    #expect(try names("text=xqz").isEmpty)
  }

  @Test func `a search requires a letter, and its length is limited`() throws {
    #expect(try names("text=").isEmpty)
    #expect(try names("text=!!!").isEmpty)
    #expect(try names("text=\(String(repeating: "x", count: 100))").isEmpty)
    #expect(try response("text=\(String(repeating: "x", count: 101))").status == 400)
    #expect(try response("text=a&limit=0").status == 400)
    #expect(try response("limit=5").status == 400)
  }

  @Test(arguments: ["52.2297,21.0122", "52,2297; 21,0122", "52.2297N 21.0122E", "52.2297,381.0122"])
  func `a coordinate may be typed in any notation`(text: String) throws {
    let transport = InProcess(try Service(ServiceEnvironment.test()))
    let response = try transport.send(
      WireRequest(
        method: "GET", target: "/api/v1/coordinates?text=\(PercentEncoding.encoded(text))"))
    let data = try JSONValue(parsing: response.body).object?["data"]?.array
    let found = try #require(data?.first?.object)
    #expect(found["latitude"]?.number?.double == 52.2297)
    #expect(abs((found["longitude"]?.number?.double ?? 0) - 21.0122) < 1e-9)
  }

  @Test func `coordinates are parsed by the host's function`() throws {
    let place = try Coordinate(latitude: 52.2297, longitude: 21.0122)
    var environment = ServiceEnvironment.test()
    environment.parseCoordinate = { $0 == "geo:52.2297,21.0122" ? place : nil }
    let transport = InProcess(try Service(environment))
    func search(_ query: String) throws -> WireResponse {
      try transport.send(WireRequest(method: "GET", target: "/api/v1/coordinates\(query)"))
    }
    let found = try search("?text=geo:52.2297,21.0122")
    #expect(found.status == 200)
    #expect(found.body == Array(#"{"data":[{"latitude":52.2297,"longitude":21.0122}]}"#.utf8))
    #expect(try search("?text=Reuth").body == Array(#"{"data":[]}"#.utf8))
    #expect(try search("").status == 400)
    #expect(try search("?text=" + String(repeating: "x", count: 2001)).status == 400)
  }
}
