// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// Stand-ins for the parts of Image I/O that the Apple target uses, with the same signatures.

@_exported public import CoreGraphics

public final class CGImageSource {
  let data: CFData
  init(_ data: CFData) { self.data = data }
}
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(data) }
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { CGImage(isrc.data.bytes) }

public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "always"
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "transform"
public let kCGImageSourceShouldCacheImmediately: CFString = "immediately"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "size"
public let kCGImageDestinationLossyCompressionQuality: CFString = "quality"

/// Returns an image whose bytes are the text of the options, sorted.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.data.bytes.isEmpty ? nil : CGImage(text(options)) }

private func text(_ options: CFDictionary?) -> [UInt8] {
  let pairs = (options?.values ?? [:]).map { key, value in
    "\(String(decoding: key.units, as: UTF16.self)) \(value)"
  }
  return Array(pairs.sorted().joined(separator: ", ").utf8)
}

public final class CGImageDestination {
  let data: CFMutableData
  let type: CFString
  var bytes: [UInt8] = []
  init(_ data: CFMutableData, _ type: CFString) { (self.data, self.type) = (data, type) }
}
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(data, type) }
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  let type = String(decoding: idst.type.units, as: UTF16.self)
  idst.bytes = Array("\(type): ".utf8) + image.bytes + Array("; ".utf8) + text(properties)
}
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  idst.data.write(idst.bytes)
  return true
}
