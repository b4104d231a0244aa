import PetMapAPI
package import PetMapAnnouncements
import PetMapParameters
package import PetMapRequests

/// Lays out and draws callouts, which the service's host provides.
package protocol CalloutDrawer: Sendable {
  /// Returns the layout of a callout as JSON.
  ///
  /// - Parameter mayWait: Whether this may take milliseconds. If not, the result is `nil` for long
  ///   texts, and while all text engines are in use.
  func layout(
    of announcement: Announcement, _ request: CalloutRequest, mayWait: Bool
  ) throws(ServiceError) -> [UInt8]?

  /// Returns a picture of a callout.
  ///
  /// - Parameter format: SVG or PNG.
  func picture(
    of announcement: Announcement, _ request: CalloutRequest, _ format: CalloutFormat
  ) throws(ServiceError) -> [UInt8]
}

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
