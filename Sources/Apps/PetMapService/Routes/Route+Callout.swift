import PetMapAPI
import PetMapAnnouncements
import PetMapParameters

extension Route {
  static let callout = Route(
    "GET", "/api/v1/announcements/{id}/callout", "getCallout",
    "Lays out an announcement's callout in a viewport, like petmap callout",
    description: OperationDescription(
      parameters: [Schema.idParameter] + options,
      successes: [
        .init(
          200, "The layout, or a picture of it if Accept prefers one",
          [
            (MediaType.json, Schema.object), ("image/svg+xml", Schema.string),
            ("image/png", Schema.binary),
          ])
      ], errors: [.notFound, .invalidParameter, .storeUnavailable], tag: "map"),
    work: .reading
  ) { (service, call) throws(ServiceError) in
    let found = try service.announcement(call)
    guard let prepare = service.environment.callout else { throw .notFound }
    let request = CalloutRequest(call.head, names: options.map(\.name))
    let job = try prepare(found.announcement, request)
    let photo = request.format == .json ? 0 : try service.decodedPixels(ofPhotoOf: found.id)
    let bytes = try service.pixelBudget.holding(job.pixelCount, photo: photo) {
      () throws(ServiceError) in try job.draw()
    }
    var response = Response.content(bytes, type: request.format.mediaType)
    response.headers.append(HeaderField("Vary", "Accept"))
    return .respond(
      service.represented(response, to: call.head, cacheControl: service.cacheControl(of: found.id))
    )
  }

  /// The parameters, named after the options of the command.
  private static let options: [OperationDescription.Parameter] = [
    .init(
      "viewport",
      schema: string(#"([1-9][0-9]{0,3}x[1-9][0-9]{0,3}|iphone-se|iphone-16|ipad|fullhd)"#),
      "The viewport size in CSS pixels, such as 390x844, or a preset: iphone-se, iphone-16, ipad "
        + "or fullhd.",
      isRequired: true),
    .init(
      "at", schema: string(#"-?[0-9]{1,6}([.][0-9]+)?,-?[0-9]{1,6}([.][0-9]+)?"#),
      "x,y: the pin's position in the viewport, in CSS pixels, instead of a camera."),
    .init(
      "center", schema: string("\(Schema.north),\(Schema.east)"),
      "latitude,longitude: the center of the map; requires zoom."),
    .init(
      "zoom", schema: number(-4, 24),
      "The map's zoom level; at zoom 0, the world is 512 pixels wide."),
    .init(
      "bbox", schema: Schema.box,
      "west,south,east,north in degrees: the box to show, instead of center and zoom."),
    .init(
      "insets", schema: string(#"[0-9]{1,3}([.][0-9]+)?(,[0-9]{1,3}([.][0-9]+)?){3}"#),
      "top,right,bottom,left: the insets for bars and notches, in CSS pixels."),
    .init(
      "previous", schema: #"{"enum":["above","below","left","right"]}"#,
      "The side to keep the callout on if it still fits there."),
    .init("scale", schema: number(0.1, 8), "PNG pixels per CSS pixel. Default: 2."),
    .init("width", schema: number(120, 600), "The card width in CSS pixels. Default: 258."),
    .init("text-scale", schema: number(0.8, 3), "The text scale factor. Default: 1."),
    .init(
      "lang", schema: Schema.language,
      "The language for the species, date and badge. Default: en."),
    .init(
      "contrast", schema: #"{"enum":["standard","increased"]}"#,
      "The badge contrast; increased means at least 4.5:1."),
    .init(
      "marker", schema: string(#"[0-9]{1,3}x[0-9]{1,3}(@-?[0-9]{1,3},-?[0-9]{1,3})?"#),
      "The marker's size in CSS pixels, such as 28x36, and its anchor relative to its upper-left "
        + "corner: 28x36@14,36."),
  ]

  private static func string(_ pattern: String) -> String {
    #"{"type":"string","pattern":"^\#(pattern)$"}"#
  }

  private static func number(_ least: Double, _ greatest: Double) -> String {
    #"{"type":"number","minimum":\#(least),"maximum":\#(greatest)}"#
  }
}
