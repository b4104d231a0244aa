import PetMapAPI
import PetMapAnnouncements

/// A callout whose options were checked, ready to be drawn.
package struct CalloutJob {
  /// The pixels of its picture; 0 for formats that have none.
  package let pixelCount: Double
  /// Makes the callout; it takes long.
  package let draw: () throws(ServiceError) -> [UInt8]

  package init(pixelCount: Double, draw: @escaping () throws(ServiceError) -> [UInt8]) {
    self.pixelCount = pixelCount
    self.draw = draw
  }
}

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

  package let format: Format
  /// Options and their values, in the query's order.
  package let options: [(name: String, value: String)]

  /// - Parameter names: of the parameters that are options; others are ignored.
  init(_ head: RequestHead, names: [String]) {
    options = head.target.parameters.compactMap { parameter in
      names.contains(parameter.name) ? (parameter.name, parameter.value) : nil
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
