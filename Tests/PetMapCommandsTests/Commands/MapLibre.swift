import Foundation
import TestSupport
import Testing

/// MapLibre Native, as installed by `Tests/MapLibre/setup`.
enum MapLibre {
  struct View: Encodable {
    var longitude: Double
    var latitude: Double
    var zoom: Double
  }

  struct Color: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
  }

  /// A picture whose rows are ordered from top to bottom.
  struct PictureFile {
    let side: Int
    /// The red, green, blue, and alpha components of each pixel.
    let bytes: ArraySlice<UInt8>

    subscript(_ x: Int, _ y: Int) -> Color {
      let first = bytes.startIndex + 4 * (y * side + x)
      return Color(red: bytes[first], green: bytes[first + 1], blue: bytes[first + 2])
    }
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let directory = root.appendingPathComponent(".build/maplibre")

  static var isInstalled: Bool {
    FileManager.default.fileExists(atPath: directory.appendingPathComponent("complete").path)
  }

  /// Draws views of a tile set using the layers of a style whose source is named `tiles`.
  static func draw(
    _ tileSet: String, layers: String, views: [View], side: Int
  ) throws -> [PictureFile] {
    let list = String(decoding: try JSONEncoder().encode(views), as: UTF8.self)
    let request = """
      {"source": "\(tileSet)", "layers": \(layers), "views": \(list), "side": \(side)}
      """
    let python = Tool(directory.appendingPathComponent("bin/python3").path)
    let script = root.appendingPathComponent("Tests/MapLibre/draw.py").path
    let bytes = [UInt8](try python.data([script], input: Data(request.utf8)))
    let size = 4 * side * side
    try #require(bytes.count == size * views.count)
    return stride(from: 0, to: bytes.count, by: size).map {
      PictureFile(side: side, bytes: bytes[$0..<($0 + size)])
    }
  }
}
