import PetMapAPI
import PetMapAnnouncements

extension Route {
  static let callout = Route(
    "GET", "/api/v1/announcements/{id}/callout", "getCallout",
    "The layout of an announcement's callout in a viewport, as petmap callout makes it",
    description: OperationDescription(
      parameters: [Schema.idParameter] + options,
      successes: [
        .init(
          200, "The layout, or its picture when Accept asks for one",
          [
            (MediaType.json, #"{"type":"object"}"#), ("image/svg+xml", #"{"type":"string"}"#),
            ("image/png", Schema.binary),
          ])
      ], errors: [.notFound, .invalidParameter], tag: "map"),
    work: .reading
  ) { (service, call) throws(ServiceError) in
    let found = try service.announcement(call)
    guard let prepare = service.environment.callout else { throw .notFound }
    let request = CalloutRequest(call.head, names: options.map(\.name))
    let job = try prepare(found.announcement, request)
    let photo = request.format == .json ? 0 : try service.decodedPixels(ofPhotoOf: found.id)
    let bytes = try service.pixelRoom.holding(job.pixelCount, photo: photo) {
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
      "contrast", schema: #"{"enum":["standard","increased"]}"#,
      "The badge's colors; increased for a contrast of 4.5:1 or more."),
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
}
