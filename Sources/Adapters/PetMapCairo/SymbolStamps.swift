import CCairo
import PetMapDrawing

/// A list's symbols, each rasterized or recorded once and then reused.
///
/// A separate bitmap is rendered for each of 16 subpixel positions, so a symbol is off by at most
/// an eighth of a pixel.
struct SymbolStamps: ~Copyable {
  /// The content of a stamp.
  enum Content {
    case drawing
    /// The filled outline as an alpha mask, for shadows.
    case outline
  }

  private static let phases = 4
  /// A position in device pixels that is far outside any canvas.
  private static let farthest = 1e6
  /// The minimum number of symbols for which hidden ones are detected.
  private static let hidingThreshold = 1_000

  /// A bitmap, with the offset of its upper-left corner from the symbol's anchor in device pixels.
  private final class Stamp {
    let canvas: Canvas
    let left: Double
    let top: Double
    /// The pixels that the stamp covers, created on first use.
    private(set) lazy var shape = StampCoverage.Shape(
      of: canvas, bytesPerPixel: isMask ? 1 : 4)
    private let isMask: Bool

    init(_ canvas: consuming Canvas, left: Double, top: Double, isMask: Bool = false) {
      self.isMask = isMask
      self.canvas = canvas
      self.left = left
      self.top = top
    }
  }

  private let symbols: [DrawingSymbol]
  private let scale: Double
  private let content: Content
  /// The stamps by symbol and subpixel position.
  private var stamps: [Stamp?]

  init(_ symbols: [DrawingSymbol], scale: Double, content: Content = .drawing) {
    self.symbols = symbols
    self.scale = scale
    self.content = content
    stamps = Array(repeating: nil, count: symbols.count * Self.phases * Self.phases)
  }

  /// Draws symbols on a raster canvas, moved by an offset in CSS pixels.
  ///
  /// - Throws: ``DrawingError/failed`` if there is not enough memory for a stamp.
  mutating func paint(
    _ placed: [PlacedSymbol], offset: ScreenOffset = .zero, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    let positions = try positions(of: placed, offset: offset)
    let isHidden = hidden(positions, on: canvas)
    for (position, isHidden) in zip(positions, isHidden) where !isHidden {
      guard let stamp = stamps[Int(position.stamp)] else { continue }
      unsafe petmap_canvas_stamp(
        canvas.handle, stamp.canvas.handle, Double(position.left), Double(position.top))
    }
  }

  /// A stamp and the device pixel of its upper-left corner.
  private struct Position {
    let stamp: Int32
    let left: Int32
    let top: Int32
  }

  /// Returns the positions of the symbols that may be on a canvas, after rasterizing their stamps.
  private mutating func positions(
    of placed: [PlacedSymbol], offset: ScreenOffset
  ) throws(DrawingError) -> [Position] {
    let phases = Double(Self.phases)
    var positions: [Position] = []
    positions.reserveCapacity(placed.count)
    for symbol in placed {
      // In quarters of a device pixel.
      let x = ((symbol.point.x + offset.dx) * scale * phases).rounded()
      let y = ((symbol.point.y + offset.dy) * scale * phases).rounded()
      let (left, top) = ((x / phases).rounded(.down), (y / phases).rounded(.down))
      let (across, down) = (Int(x - left * phases), Int(y - top * phases))
      let index = (symbol.symbol * Self.phases + down) * Self.phases + across
      if stamps[index] == nil {
        stamps[index] = try Self.stamp(
          of: symbols[symbol.symbol], content, scale: scale, x: Double(across) / phases,
          y: Double(down) / phases)
      }
      guard let stamp = stamps[index], abs(left) < Self.farthest, abs(top) < Self.farthest else {
        continue
      }
      positions.append(
        Position(
          stamp: Int32(index), left: Int32(left + stamp.left), top: Int32(top + stamp.top)))
    }
    return positions
  }

  /// Returns whether each stamp is hidden by later ones, or `false` for all if there are only a
  /// few.
  private func hidden(_ positions: [Position], on canvas: borrowing Canvas) -> [Bool] {
    var hidden = Array(repeating: false, count: positions.count)
    guard positions.count >= Self.hidingThreshold else { return hidden }
    var coverage = StampCoverage(width: canvas.width, height: canvas.height)
    for (index, position) in positions.enumerated().reversed() {
      guard let stamp = stamps[Int(position.stamp)] else { continue }
      hidden[index] = !coverage.add(
        stamp.shape, left: Int(position.left), top: Int(position.top))
    }
    return hidden
  }

  /// Draws symbols on a page as references to a recording of each symbol, or as paths if the
  /// library cannot record.
  mutating func play(
    _ placed: [PlacedSymbol], on canvas: borrowing Canvas
  ) {
    for symbol in placed {
      let index = symbol.symbol * Self.phases * Self.phases
      let drawing = symbols[symbol.symbol]
      if stamps[index] == nil, let bounds = drawing.bounds,
        let recording = try? Canvas.recording(bounds)
      {
        recording.draw(drawing)
        stamps[index] = Stamp(recording, left: 0, top: 0)
      }
      if let stamp = stamps[index] {
        unsafe petmap_canvas_play(
          canvas.handle, stamp.canvas.handle, symbol.point.x, symbol.point.y)
      } else {
        canvas.saved {
          canvas.translate(symbol.point.x, symbol.point.y)
          canvas.draw(drawing)
        }
      }
    }
  }

  private static func stamp(
    of symbol: DrawingSymbol, _ content: Content, scale: Double, x: Double, y: Double
  ) throws(DrawingError) -> Stamp? {
    guard let bounds = symbol.bounds else { return nil }
    let left = (bounds.x * scale + x).rounded(.down) - 1
    let top = (bounds.y * scale + y).rounded(.down) - 1
    let width = Int((bounds.maxX * scale + x).rounded(.up) + 1 - left)
    let height = Int((bounds.maxY * scale + y).rounded(.up) + 1 - top)
    switch content {
    case .drawing:
      let canvas = try Canvas.pixels(width: width, height: height)
      canvas.translate(x - left, y - top)
      canvas.scale(scale, scale)
      canvas.draw(symbol)
      return Stamp(canvas, left: left, top: top)
    case .outline:
      let canvas = try Canvas.mask(width: width, height: height)
      canvas.translate(x - left, y - top)
      canvas.scale(scale, scale)
      canvas.trace(symbol.outline)
      canvas.color(.black)
      canvas.fill()
      return Stamp(canvas, left: left, top: top, isMask: true)
    }
  }
}

extension Canvas {
  /// Draws a symbol with its anchor at the origin.
  fileprivate func draw(_ symbol: DrawingSymbol) {
    for layer in symbol.layers {
      switch layer {
      case .fill(let path, let color):
        trace(path)
        self.color(color)
        fill()
      case .stroke(let path, let stroke):
        trace(path)
        self.color(stroke.color)
        self.stroke(stroke)
      }
    }
  }
}
