import CGDAL
import Synchronization

/// A file read with one of GDAL's vector drivers: its layers, and the features of one of them.
///
/// ```swift
/// let file = try VectorFile(path: "pets.gpx", drivers: ["GPX"])
/// try file.begin(layer: 0)
/// while file.next() { print(file.geometry) }
/// ```
///
/// Safe: it owns the handle from `init` to `deinit`, and layer and field indices are checked before
/// the library is called.
@safe
package final class VectorFile {
  /// The geometry type of a layer.
  package enum Shape: Sendable {
    case nothing, points, others
    /// Each feature has its own type.
    case any
  }

  /// A layer of the file.
  package struct Layer: Sendable {
    package let name: String
    package let shape: Shape
    /// The code of the geometry type in ISO well-known binary.
    package let type: Int
  }

  /// The geometry of a feature.
  package enum Geometry: Sendable, Hashable {
    case missing
    /// A point, x east and y north, in the layer's coordinate system.
    case point(x: Double, y: Double)
    /// A geometry other than a single point, as GeoJSON.
    case other(json: String)
  }

  /// A reason why a file cannot be read.
  package enum Failure: Error, Sendable, Hashable {
    /// GDAL cannot be loaded; `reason` is the loader's message.
    case noLibrary(reason: String)
    /// No driver recognizes the file; `message` is from GDAL.
    case unreadable(message: String)
  }

  private let handle: OpaquePointer
  /// The path in GDAL's virtual memory file system, if the file is in memory.
  private let memoryPath: String?
  /// The path, in GDAL's virtual file systems or on disk.
  private let path: String
  /// The layers, in file order.
  package let layers: [Layer]
  /// The name of the driver that reads the file, such as `GPX`.
  package let driver: String
  /// The fields of the current layer.
  package private(set) var fields: [String] = []
  /// The layer's coordinate system: a code such as `EPSG:2180`, or a PROJ string; `nil` if it has
  /// none.
  package private(set) var system: String?

  private static let memoryFiles = Atomic<Int>(0)

  /// Opens a file on disk.
  ///
  /// - Parameters:
  ///   - drivers: The drivers that may read it.
  ///   - options: Driver options in the form `NAME=VALUE`.
  package convenience init(
    path: String, drivers: [String], options: [String] = []
  ) throws(Failure) {
    try self.init(path, drivers, options, memoryPath: nil)
  }

  /// Opens bytes as a file with a name, whose extension may help drivers recognize it.
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
    self.path = path
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
        name: unsafe String(cString: petmap_gdal_layer_name(handle, layer)), shape: shape,
        type: Int(unsafe petmap_gdal_layer_type(handle, layer)))
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

  /// Calls `body` with strings as a NULL-terminated array.
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

  /// Whether the current layer of a shapefile specifies the encoding of its text.
  package var specifiesEncoding: Bool { unsafe petmap_gdal_specifies_encoding(handle) }

  /// The maximum size of a member.
  private static let memberLimit = 256 << 20

  /// Returns the contents of a file in a file that is a ZIP archive, such as a workbook, or `nil` if
  /// it does not exist.
  package func member(_ name: String) -> [UInt8]? {
    var count = 0
    guard
      let bytes = unsafe petmap_gdal_read(
        "/vsizip/{\(path)}/\(name)", &count, Int64(Self.memberLimit))
    else { return nil }
    defer { unsafe petmap_gdal_free(bytes) }
    return unsafe Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  // MARK: Features

  /// Returns the number of features in a layer.
  ///
  /// - Precondition: `layer` is an index of ``layers``.
  package func count(of layer: Int) -> Int {
    precondition(layers.indices.contains(layer))
    return Int(unsafe petmap_gdal_count(handle, Int32(layer)))
  }

  /// Begins reading a layer at its first feature.
  ///
  /// - Precondition: `layer` is an index of ``layers``.
  package func begin(layer: Int) {
    precondition(layers.indices.contains(layer))
    guard unsafe petmap_gdal_begin(handle, Int32(layer)) else { return }
    fields = unsafe (0..<petmap_gdal_fields(handle)).map { field in
      unsafe String(cString: petmap_gdal_field_name(handle, field))
    }
    system = unsafe petmap_gdal_system(handle).map { unsafe String(cString: $0) }
  }

  /// Advances to the next feature of the layer.
  ///
  /// - Returns: `false` after the last one, or if the file is damaged (``failure``).
  package func next() -> Bool { unsafe petmap_gdal_next(handle) }

  /// The error that ended reading, including GDAL's message; `nil` after the last feature.
  package var failure: String? {
    let text = unsafe String(cString: petmap_gdal_error(handle))
    return text.isEmpty ? nil : text
  }

  /// The geometry of the feature.
  package var geometry: Geometry {
    var (x, y) = (0.0, 0.0)
    switch unsafe petmap_gdal_point(handle, &x, &y) {
    case PETMAP_GDAL_POINT: return .point(x: x, y: y)
    case PETMAP_GDAL_OTHER_GEOMETRY:
      guard let json = unsafe petmap_gdal_shape(handle) else {
        return .other(json: "{\"type\":\"GeometryCollection\",\"geometries\":[]}")
      }
      defer { unsafe petmap_gdal_free(json) }
      return .other(json: unsafe String(cString: json))
    default: return .missing
    }
  }

  /// Calls `body` with a field's text and whether it represents a number, unless the field is null.
  ///
  /// - Precondition: `field` is an index of ``fields``.
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
