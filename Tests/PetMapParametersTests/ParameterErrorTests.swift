import PetMapParameters
import Testing

struct ParameterErrorTests {
  @Test(
    arguments: [
      (.number(120...600), .outOfRange, "50", "out of range", "use a number from 120 to 600"),
      (.integer(0...Int.max), .malformed, "x", "not an integer", "use an integer of at least 0"),
      (
        .choice(["light", "dark"]), .malformed, "drak", "unknown value",
        "did you mean dark? (valid values: light, dark)"
      ),
      (
        .list(.choice(["missing", "found"]), limit: .max), .malformed, "missing,fuond",
        "unknown value", "did you mean found? (valid values: missing, found)"
      ),
      (
        .box, .outOfRange, "33.7,-118.2,33.8,-118.1", "south -118.2 is out of range (-90 to 90)",
        "did you mean -118.2,33.7,-118.1,33.8 (west,south,east,north)?"
      ),
      (
        .coordinate, .outOfRange, "-118.2,33.7", "latitude -118.2 is out of range (-90 to 90)",
        "did you mean 33.7,-118.2 (latitude,longitude)?"
      ),
      (
        .distance, .malformed, "10 yd", "unknown unit \"yd\"",
        "use a number in m, km, mi or nmi, such as 10km"
      ),
      (.date, .malformed, "2023-02-29", "no such day", "use YYYY-MM-DD, such as 2024-02-29"),
      (
        .id, .malformed, "nope", "not an ID",
        "use the ID of an announcement, such as 0d0e34bf-b808-47ec-90db-c1de20cad6bb"
      ),
      (.words(scalars: 9), .malformed, "!", "no words to search for", "use letters or digits"),
    ] as [(ParameterShape, ParameterProblem, String, String, String)])
  func `a message on the command line describes the error and its remedy`(
    shape: ParameterShape, problem: ParameterProblem, text: String, what: String, remedy: String
  ) {
    let words = ParameterError("x", problem, shape: shape, text: text).commandLine
    #expect(words.what == what)
    #expect(words.remedy == remedy)
  }

  @Test(
    arguments: [
      (
        ParameterError("width", .outOfRange, shape: .number(120...600), text: "50"),
        "Parameter 'width' must be a number from 120 to 600", "width"
      ),
      (
        ParameterError("sort", .requires("near"), text: "distance"),
        "Parameter 'near' is required when 'sort' is 'distance'", "near"
      ),
      (
        ParameterError("bbox", .excludes(["near", "radius"])),
        "Parameter 'bbox' cannot be combined with 'near' or 'radius'", "bbox"
      ),
      (
        ParameterError("textScale", .misspelled("text-scale")),
        "Parameter 'textScale' is unknown; did you mean 'text-scale'?", "textScale"
      ),
      (
        ParameterError("where", .notOffered),
        "Parameter 'where' is not supported by this operation", "where"
      ),
    ])
  func `a message in the API names the parameter to correct`(
    error: ParameterError, message: String, field: String
  ) {
    #expect(error.http.message == message)
    #expect(error.http.field == field)
  }
}
