import PetMapAPI
import PetMapAnnouncements
import PetMapParameters

/// A callout with validated options, ready to be drawn.
package struct CalloutJob {
  /// The number of pixels in its picture, or 0 for other formats.
  package let pixelCount: Double
  /// Draws the callout, which takes a long time.
  package let draw: () throws(ServiceError) -> [UInt8]

  package init(pixelCount: Double, draw: @escaping () throws(ServiceError) -> [UInt8]) {
    self.pixelCount = pixelCount
    self.draw = draw
  }
}

/// A request for a callout: the options of `petmap callout` that clients can set.
package struct CalloutRequest: Sendable {
  /// The format of the layout.
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

  package let format: Format
  /// The options with their values, in query order.
  package let options: [(name: String, value: String)]

  /// - Parameter names: The names of parameters that are options; others are ignored.
  init(_ head: RequestHead, names: [String]) {
    options = head.target.parameters.compactMap { parameter in
      names.contains(parameter.name) ? (parameter.name, parameter.value) : nil
    }
    let types = head.headers.values(of: "Accept").flatMap { $0.split(separator: ",") }
      .map { HeaderValue(String($0)).token }
    // Use the first known type; clients that accept anything get JSON.
    format =
      types.lazy.compactMap { type -> Format? in
        if type.equalsIgnoringCase("image/svg+xml") { return .svg }
        if type.equalsIgnoringCase("image/png") { return .png }
        let isAny = type == "*/*" || type.equalsIgnoringCase("application/json")
        return isAny ? .json : nil
      }.first ?? .json
  }
}
