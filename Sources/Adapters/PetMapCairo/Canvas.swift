import CCairo
import PetMapDrawing

/// A Cairo surface with its context, released when it is destroyed.
///
/// Safe: it is noncopyable and the only owner of the handle.
@safe struct Canvas: ~Copyable {
  let handle: OpaquePointer

  private init(owning handle: OpaquePointer?) throws(DrawingError) {
    guard let handle = unsafe handle else { throw .failed }
    unsafe self.handle = unsafe handle
  }

  deinit { unsafe petmap_canvas_free(handle) }

  /// Creates a transparent raster surface.
  static func pixels(width: Int, height: Int) throws(DrawingError) -> Canvas {
    try unsafe Canvas(owning: petmap_canvas_pixels(Int32(width), Int32(height)))
  }

  /// Creates an alpha mask, initially 0.
  static func mask(width: Int, height: Int) throws(DrawingError) -> Canvas {
    try unsafe Canvas(owning: petmap_canvas_mask(Int32(width), Int32(height)))
  }

  /// Creates a surface that records drawing operations within a rectangle of the plane.
  static func recording(_ bounds: ScreenRect) throws(DrawingError) -> Canvas {
    try unsafe Canvas(
      owning: petmap_canvas_recording(bounds.x, bounds.y, bounds.width, bounds.height))
  }

  /// Creates a surface with the contents of a PNG file.
  static func png(_ bytes: [UInt8]) throws(DrawingError) -> Canvas {
    let handle = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe petmap_canvas_png(bytes.baseAddress, bytes.count)
    }
    return try unsafe Canvas(owning: handle)
  }

  /// Creates a canvas for a one-page PDF file that is written to `output`, which must outlive the
  /// canvas.
  static func pdf(
    width: Double, height: Double, output: UnsafeMutablePointer<[UInt8]>
  ) throws(DrawingError) -> Canvas {
    try unsafe Canvas(owning: petmap_canvas_pdf(width, height, appendBytes, output))
  }

  var width: Int { Int(unsafe petmap_canvas_width(handle)) }
  var height: Int { Int(unsafe petmap_canvas_height(handle)) }

  /// Calls `body` to modify the pixels, in rows of `stride` bytes.
  func withBytes(_ body: (_ bytes: UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void) {
    var stride: Int32 = 0
    guard let bytes = unsafe petmap_canvas_data(handle, &stride) else { return }
    unsafe body(bytes, Int(stride))
    unsafe petmap_canvas_changed(handle)
  }

  /// Finishes a PDF file.
  func finish() throws(DrawingError) {
    guard unsafe petmap_canvas_finish(handle) else { throw .failed }
  }

  func saved(_ body: () -> Void) {
    unsafe petmap_canvas_save(handle)
    body()
    unsafe petmap_canvas_restore(handle)
  }

  func scale(_ x: Double, _ y: Double) { unsafe petmap_canvas_transform(handle, x, 0, 0, y, 0, 0) }

  func translate(_ x: Double, _ y: Double) {
    unsafe petmap_canvas_transform(handle, 1, 0, 0, 1, x, y)
  }
}

/// Appends bytes to the array that the context points to.
func appendBytes(
  _ context: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: Int
) -> Bool {
  guard let output = unsafe context?.assumingMemoryBound(to: [UInt8].self) else { return false }
  unsafe output.pointee.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
  return true
}
