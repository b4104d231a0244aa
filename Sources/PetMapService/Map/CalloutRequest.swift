import PetMapReports

/// What a callout is asked for: the options of `petmap callout` that a client may set.
package struct CalloutRequest: Sendable {
  /// In what the layout is told.
  package enum Format: String, Sendable {
    case json, svg, png

    var mediaType: String {
      switch self {
      case .json: MediaType.json
      case .svg: "image/svg+xml"
      case .png: "image/png"
      }
    }
  }

  /// What a client may say, each by the name of the command's option.
  static let parameters: [OperationDescription.Parameter] = [
    .init(
      "viewport",
      schema: string(#"([1-9][0-9]{0,3}x[1-9][0-9]{0,3}|iphone-se|iphone-16|ipad|fullhd)"#),
      "The screen in CSS pixels, such as 390x844, or iphone-se, iphone-16, ipad, fullhd.",
      isRequired: true),
    .init(
      "at", schema: string(#"-?[0-9]{1,6}([.][0-9]+)?,-?[0-9]{1,6}([.][0-9]+)?"#),
      "x,y: where the pin stands in the viewport, in CSS pixels, in place of a camera."),
    .init(
      "center", schema: string("\(Schema.north),\(Schema.east)"),
      "latitude,longitude in the middle of the viewport; zoom is needed then."),
    .init(
      "zoom", schema: number(-4, 24), "How near: at 0 the world is 512 pixels wide."),
    .init(
      "bbox", schema: Schema.box,
      "west,south,east,north in degrees: shows this box, in place of center and zoom."),
    .init(
      "insets", schema: string(#"[0-9]{1,3}([.][0-9]+)?(,[0-9]{1,3}([.][0-9]+)?){3}"#),
      "top,right,bottom,left: what bars and notches cover, in CSS pixels."),
    .init(
      "previous", schema: #"{"enum":["above","below","left","right"]}"#,
      "Where the callout stood before: it stays there while it fits."),
    .init("scale", schema: number(0.1, 8), "Pixels of a PNG for each CSS pixel; 2 when absent."),
    .init("width", schema: number(120, 600), "The card's width in CSS pixels; 258 when absent."),
    .init("text-scale", schema: number(0.8, 3), "How much larger the text is; 1 when absent."),
    .init(
      "lang", schema: #"{"enum":["en","pl"]}"#,
      "The language of species, date and badge; en when absent."),
    .init(
      "marker", schema: string(#"[0-9]{1,3}x[0-9]{1,3}(@-?[0-9]{1,3},-?[0-9]{1,3})?"#),
      "The marker's size in CSS pixels, such as 28x36, and its anchor from its top left corner: "
        + "28x36@14,36."),
  ]

  private static func string(_ pattern: String) -> String {
    #"{"type":"string","pattern":"^\#(pattern)$"}"#
  }

  private static func number(_ least: Double, _ greatest: Double) -> String {
    #"{"type":"number","minimum":\#(least),"maximum":\#(greatest)}"#
  }

  package let format: Format
  /// Options and their values, in the query's order.
  package let options: [(name: String, value: String)]

  /// Unknown parameters are ignored.
  init(_ head: RequestHead) {
    options = head.target.parameters.compactMap { parameter in
      let isKnown = Self.parameters.contains { $0.name == parameter.name }
      return isKnown ? (parameter.name, parameter.value) : nil
    }
    let types = head.headers.values(of: "Accept").flatMap { $0.split(separator: ",") }
      .map { HeaderValue(String($0)).token }
    // The first that is known counts; who takes anything gets JSON.
    format =
      types.lazy.compactMap { type -> Format? in
        if type.equalsIgnoringCase("image/svg+xml") { return .svg }
        if type.equalsIgnoringCase("image/png") { return .png }
        let isAny = type == "*/*" || type.equalsIgnoringCase("application/json")
        return isAny ? .json : nil
      }.first ?? .json
  }
}
