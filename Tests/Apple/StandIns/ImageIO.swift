// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// What the Apple target uses of Image I/O, with its signatures.

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
