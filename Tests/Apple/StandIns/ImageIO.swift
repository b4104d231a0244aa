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
