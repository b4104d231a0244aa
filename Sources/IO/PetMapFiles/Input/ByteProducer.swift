/// A stream of bytes that can be read again from the beginning.
protocol ByteStream: AnyObject {
  /// Restarts at the beginning.
  func restart() throws(FileError)

  /// Reads the next bytes.
  ///
  /// - Returns: The number of bytes, which is 0 at the end.
  func read(into buffer: UnsafeMutableRawPointer, count: Int) throws(FileError) -> Int
}

/// A converter of a binary file to text.
protocol ByteProducer: ByteStream {
  /// Whether the text is a table; otherwise, it has one GeoJSON feature per line.
  var isTable: Bool { get }
  /// Information about the layer being read.
  var layer: LayerFacts { get }
}

/// The layer of a file that is being read.
public struct LayerFacts: Sendable, Hashable {
  /// The name of the format, such as `KML`.
  public var format: String
  /// The name of the layer or sheet.
  public var name: String
  /// The names of the other layers in the file.
  public var others: [String]
  /// The coordinate system declared by the layer, if any.
  public var system: String?
}
