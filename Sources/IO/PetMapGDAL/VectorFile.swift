import CGDAL
import Synchronization

/// A file that one of GDAL's vector drivers reads: its layers, and the features of one of them.
///
/// ```swift
/// let file = try VectorFile(path: "pets.kml", drivers: ["LIBKML"])
/// try file.begin(layer: 0)
/// while file.next() { print(file.place) }
/// ```
///
/// Safe: the handle is its own from `init` to `deinit`, and layers and fields are checked against
/// their number before the library is asked.
@safe
package final class VectorFile {
  /// What a layer says of its geometries.
  package enum Shape: Sendable {
    case nothing, points, others
    /// Each feature has its own.
    case any
  }

  /// A layer of the file.
  package struct Layer: Sendable {
    package let name: String
    package let shape: Shape
  }

  /// Where a feature is.
  package enum Place: Sendable, Hashable {
    case nowhere
    /// x east and y north, in the layer's coordinate system.
    case point(x: Double, y: Double)
    /// Anything but a single point.
    case other
  }

  /// Why a file cannot be read.
  package enum Failure: Error, Sendable, Hashable {
    /// GDAL cannot be opened, with the loader's reason.
    case noLibrary(reason: String)
    /// No driver takes the file, in GDAL's words.
    case unreadable(message: String)
  }

  private let handle: OpaquePointer
  /// What the file is called in GDAL's memory, if it is there.
  private let memoryPath: String?
  /// In the file's order.
  package let layers: [Layer]
  /// The name of the driver that reads the file, such as `LIBKML`.
  package let driver: String
  /// The fields of the layer that is read.
  package private(set) var fields: [String] = []
  /// The layer's coordinate system: a code such as `EPSG:2180`, or PROJ's text; nil for none.
  package private(set) var system: String?

  private static let memoryFiles = Atomic<Int>(0)

  /// Opens a file on disk.
  ///
  /// - Parameters:
  ///   - drivers: the only ones that may read it.
  ///   - options: for the drivers, as `NAME=VALUE`.
  package convenience init(
    path: String, drivers: [String], options: [String] = []
  ) throws(Failure) {
    try self.init(path, drivers, options, memoryPath: nil)
  }

  /// Opens bytes as the file of a name, whose ending may tell drivers what it is.
  package convenience init(
    bytes: [UInt8], named name: String, drivers: [String], options: [String] = []
  ) throws(Failure) {
    try Self.load()
    let number = Self.memoryFiles.add(1, ordering: .relaxed).newValue
    let path = "/vsimem/petmap-\(number)/\(name)"
    guard unsafe petmap_gdal_add_memory(path, bytes, bytes.count) else {
      throw .unreadable(message: "out of memory")
    }
    do throws(Failure) {
      try self.init(path, drivers, options, memoryPath: path)
    } catch {
      unsafe petmap_gdal_remove_memory(path)
      throw error
    }
  }

  private init(
    _ path: String, _ drivers: [String], _ options: [String], memoryPath: String?
  ) throws(Failure) {
    try Self.load()
    var message = [CChar](repeating: 0, count: 512)
    let opened = unsafe Self.withList(drivers, []) { drivers in
      unsafe Self.withList(options, []) { options in
        unsafe petmap_gdal_open(path, drivers, options, &message, message.count)
      }
    }
    guard let handle = unsafe opened else {
      let text = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .unreadable(message: String(decoding: text, as: UTF8.self))
    }
    unsafe self.handle = handle
    self.memoryPath = memoryPath
    driver = unsafe String(cString: petmap_gdal_driver(handle))
    layers = unsafe (0..<petmap_gdal_layers(handle)).map { layer in
      let shape: Shape =
        switch unsafe petmap_gdal_layer_shape(handle, layer) {
        case PETMAP_GDAL_POINTS: .points
        case PETMAP_GDAL_OTHERS: .others
        case PETMAP_GDAL_ANY: .any
        default: .nothing
        }
      return Layer(
        name: unsafe String(cString: petmap_gdal_layer_name(handle, layer)), shape: shape)
    }
  }

  deinit {
    unsafe petmap_gdal_close(handle)
    if let memoryPath { unsafe petmap_gdal_remove_memory(memoryPath) }
  }

  private static func load() throws(Failure) {
    guard let reason = unsafe petmap_gdal_load() else { return }
    throw .noLibrary(reason: unsafe String(cString: reason))
  }

  /// Gives `body` texts as a NULL-terminated list.
  @unsafe private static func withList<Result>(
    _ texts: [String], _ list: [UnsafePointer<CChar>?],
    _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    guard unsafe list.count < texts.count else {
      var terminated = unsafe list + [nil]
      return unsafe terminated.withUnsafeMutableBufferPointer {
        unsafe body($0.baseAddress.unsafelyUnwrapped)
      }
    }
    return unsafe texts[list.count].withCString { text in
      unsafe withList(texts, list + [text], body)
    }
  }

  // MARK: Features

  /// Begins to read a layer from its first feature.
  ///
  /// - Precondition: `layer` is a slot of ``layers``.
  package func begin(layer: Int) {
    precondition(layers.indices.contains(layer))
    guard unsafe petmap_gdal_begin(handle, Int32(layer)) else { return }
    fields = unsafe (0..<petmap_gdal_fields(handle)).map { field in
      unsafe String(cString: petmap_gdal_field_name(handle, field))
    }
    system = unsafe petmap_gdal_system(handle).map { unsafe String(cString: $0) }
  }

  /// Goes to the next feature of the layer that was begun.
  ///
  /// - Returns: false after the last, and where the file is damaged (``failure``).
  package func next() -> Bool { unsafe petmap_gdal_next(handle) }

  /// Why the last feature is the last, in GDAL's words; nil when there are no more.
  package var failure: String? {
    let text = unsafe String(cString: petmap_gdal_error(handle))
    return text.isEmpty ? nil : text
  }

  /// Where the feature is.
  package var place: Place {
    var (x, y) = (0.0, 0.0)
    switch unsafe petmap_gdal_point(handle, &x, &y) {
    case PETMAP_GDAL_POINT: return .point(x: x, y: y)
    case PETMAP_GDAL_OTHER_PLACE: return .other
    default: return .nowhere
    }
  }

  /// Gives `body` a field's text, and whether it stands for a number; nothing for one that is null.
  ///
  /// - Precondition: `field` is a slot of ``fields``.
  package func withValue(of field: Int, _ body: (Span<UInt8>, _ isNumber: Bool) -> Void) {
    precondition(fields.indices.contains(field))
    var text: UnsafePointer<CChar>?
    let kind = unsafe petmap_gdal_value(handle, Int32(field), &text)
    guard kind != PETMAP_GDAL_NULL, let text = unsafe text else { return }
    var count = 0
    while unsafe text[count] != 0 { count += 1 }
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: count)
    unsafe bytes.withMemoryRebound(to: UInt8.self) { bytes in
      unsafe body(Span(_unsafeElements: bytes), kind == PETMAP_GDAL_NUMBER)
    }
  }
}
