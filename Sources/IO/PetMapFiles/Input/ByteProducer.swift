/// What makes a text of a file that is not one.
protocol ByteProducer: AnyObject {
  /// Whether the text is a table; else it is a GeoJSON feature a line.
  var isTable: Bool { get }
  /// How the file was read.
  var layer: LayerFacts { get }

  /// Goes back to the beginning.
  func restart() throws(FileError)

  /// - Returns: how many bytes came, 0 at the end.
  func read(into buffer: UnsafeMutableRawPointer, count: Int) throws(FileError) -> Int
}

/// Which part of a file is read, and by whom.
public struct LayerFacts: Sendable, Hashable {
  /// What the format is called, such as `KML`.
  public var format: String
  /// The layer's or the sheet's name.
  public var name: String
  /// The others that are in the file.
  public var others: [String]
  /// The coordinate system that the layer names; nil for none.
  public var system: String?
}
