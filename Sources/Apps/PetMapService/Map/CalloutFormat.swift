import PetMapAPI
import PetMapParameters
import PetMapRequests

/// The format of a callout.
package enum CalloutFormat: Sendable, CaseIterable {
  case json, svg, png

  /// The format that a client prefers. Clients that accept anything get JSON.
  init(_ accepted: AcceptedTypes) {
    self = Self.allCases[accepted.preferred(among: Self.allCases.map(\.type)) ?? 0]
  }

  /// The media type without parameters.
  private var type: String {
    switch self {
    case .json: "application/json"
    case .svg: "image/svg+xml"
    case .png: "image/png"
    }
  }

  var mediaType: String { self == .json ? MediaType.json : type }

  /// Returns the number of pixels that are drawn for a request.
  func pixelCount(of request: CalloutRequest) -> Double {
    guard self == .png, let size = request.viewport else { return 0 }
    return size.width * request.scale * size.height * request.scale
  }
}
