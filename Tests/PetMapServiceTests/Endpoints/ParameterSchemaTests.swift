import PetMapAnnouncements
import PetMapJSON
import PetMapParameters
import PetMapRequests
import PetMapService
import Testing

@Suite struct ParameterSchemaTests {
  /// The parameters of all requests that are read from HTTP.
  private static let definitions =
    CalloutRequest.definitions(on: .http) + PetMapRequest.definitions(on: .http)
    + PosterRequest.definitions(on: .http) + StyleRequest.definitions(on: .http)
    + CityRequest.definitions(on: .http) + CoordinateRequest.definitions(on: .http)

  /// Texts of many kinds, each in the notation that a generated client writes.
  private static let texts = [
    "0", "1", "-1", "2", "6", "20", "21", "0.1", "0.09", "0.8", "0.79", "3", "3.2", "3.21", "8",
    "8.5",
    "-4",
    "-4.1", "24", "24.5", "15", "16", "16.5", "119", "120", "258", "600", "600.5", "1000", "1000.5",
    "1001", "true", "false", "yes", "none", "reserve", "en", "pl", "de", "above", "start", "top",
    "wide",
    "narrow", "light", "dark", "a4", "letter", "a5", "standard", "increased", "x", "missing",
    "390x844", "0x9", "1x1", "32767x32767", "32768x1", "63x64", "64x64", "2048x2048", "2049x64",
    "640x480.5", "iphone-16", "fullhd", "640", "28x36", "28x36@14,36", "28x36@-14,36", "28x36@14",
    "1001x5", "5,7", "-5.5,1000000000", "5", "1,2,3", "1,2,3,4", "1,2,3,4,5", "-1,2,3,4", "50",
    "52.2,21", "90,180", "91,0", "-90,-180.5", "0,3599", "0,3601", "1,2,3,4.5", "170,0,-170,10",
    "0,10,5,5", "170,-5,190,5", "photo", "photo,name", "photo,photo", "photo,tail",
  ]

  @Test(arguments: definitions.indices)
  func `the reader accepts what the schema accepts, and the schema what the reader accepts`(
    index: Int
  ) throws {
    let definition = Self.definitions[index]
    let schema = try #require(JSONValue(parsing: Array(definition.schema.utf8)).object)
    var accepted = 0
    for text in Self.texts {
      let isValid: Bool
      do throws(ParameterProblem) {
        try definition.check(text, .strict)
        isValid = true
      } catch {
        isValid = false
      }
      let conforms = try Self.conforms(text, to: schema)
      if conforms { accepted += 1 }
      // A schema cannot express that the edges of a box or repeated elements are in order.
      if text == "0,10,5,5" || text == "photo,photo" { continue }
      // A schema has only whole numbers of pixels at the ends of a range.
      if isValid, !conforms, text == "5" || text == "-5.5,1000000000" { continue }
      #expect(isValid == conforms, "\(definition.name) \(text): \(definition.schema)")
    }
    #expect(accepted > 0, "\(definition.name)")
    if let text = definition.defaultText {
      #expect(schema["default"] != nil)
      #expect(try Self.conforms(text, to: schema), "\(definition.name): \(text)")
      try definition.check(text, .strict)
    }
  }

  /// Returns whether a text conforms to a schema of a parameter without `explode`.
  private static func conforms(_ text: String, to schema: JSONObject) throws -> Bool {
    if let choices = schema["anyOf"]?.array {
      return try choices.contains { try conforms(text, to: #require($0.object)) }
    }
    if let words = schema["enum"]?.array { return words.contains { $0.string == text } }
    switch schema["type"]?.string {
    case "number", "integer":
      // JSON has no hexadecimal numbers.
      guard !text.contains("x"), let number = Double(text) else { return false }
      if schema["type"]?.string == "integer", number != number.rounded() || text.contains(".") {
        return false
      }
      return number >= schema["minimum"]?.number?.double ?? -.infinity
        && number <= schema["maximum"]?.number?.double ?? .infinity
    case "array":
      let items = try #require(schema["items"]?.object)
      return try text.split(separator: ",").allSatisfy { try conforms(String($0), to: items) }
    default:
      if let length = schema["maxLength"]?.number?.double,
        Double(text.unicodeScalars.count) > length
      {
        return false
      }
      guard let pattern = schema["pattern"]?.string else { return true }
      return try text.wholeMatch(of: Regex(pattern)) != nil
    }
  }
}
