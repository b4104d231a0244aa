/// One of the files of a photo, in a size in which it is shown.
public struct PhotoPart: Sendable, Hashable {
  /// A file format.
  public enum Format: Sendable, Hashable, CaseIterable {
    case jpeg
    case webp

    /// The media type, such as `image/jpeg`.
    public var contentType: String { self == .jpeg ? "image/jpeg" : "image/webp" }

    /// Returns whether a file begins like one in this format.
    fileprivate func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
      switch self {
      case .jpeg: bytes.starts(with: [0xFF, 0xD8, 0xFF])
      case .webp:
        bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
      }
    }
  }

  /// The format of the part.
  public let format: Format
  /// The maximum width in pixels; the height is at most four times as large. `nil` for the largest
  /// part, whose sides have at most ``longestSide`` pixels.
  public let width: Int?

  init(_ format: Format, width: Int?) { (self.format, self.width) = (format, width) }

  /// The largest part, a JPEG.
  public static let largest = PhotoPart(.jpeg, width: nil)
  /// The longest side of the largest part in pixels.
  public static let longestSide = 2048
  /// The widths of the smaller parts in pixels, for thumbnails in a list and for pages on phones and
  /// desktops.
  public static let widths = [160, 320, 640, 1280]
  /// All parts, in the order of the index.
  public static let all =
    [largest] + Format.allCases.flatMap { format in widths.map { PhotoPart(format, width: $0) } }

  /// Returns the part with one of ``widths``, or `nil` for any other width.
  public static func sized(_ format: Format, width: Int) -> PhotoPart? {
    widths.contains(width) ? PhotoPart(format, width: width) : nil
  }

  /// Returns the size of the largest part of a photo. Smaller photos keep their size.
  public static func largestSize(
    ofPhoto width: Int, _ height: Int
  ) -> (width: Int, height: Int) {
    scaled(width, height, by: min(1, Double(longestSide) / Double(max(width, height))))
  }

  /// Returns the size of the part, which is not larger than the largest part.
  ///
  /// - Parameters:
  ///   - width: The width of the largest part in pixels.
  ///   - height: The height of the largest part in pixels.
  public func size(reducing width: Int, _ height: Int) -> (width: Int, height: Int) {
    guard let limit = self.width else { return (width, height) }
    let (acrossScale, downScale) =
      (Double(limit) / Double(width), 4 * Double(limit) / Double(height))
    return Self.scaled(width, height, by: min(1, acrossScale, downScale))
  }

  private static func scaled(
    _ width: Int, _ height: Int, by scale: Double
  ) -> (width: Int, height: Int) {
    let sides = [width, height].map { max(1, Int((Double($0) * scale).rounded())) }
    return (sides[0], sides[1])
  }
}

/// Where the parts of a photo are in its file: the last bytes of the file, which viewers of a JPEG
/// ignore.
///
/// Each part has an offset and a size of four bytes, the most significant first, in the order of
/// ``PhotoPart/all``. A signature follows.
public struct PhotoIndex: Sendable, Hashable {
  private let ranges: [Range<Int>]

  /// The size of the index in bytes.
  public static let byteCount = 8 * PhotoPart.all.count + signature.count
  private static let signature = Array("petmap 1".utf8)

  /// Reads the index of a file, or returns `nil` if the file has none.
  ///
  /// - Parameters:
  ///   - bytes: The last ``byteCount`` bytes of the file.
  ///   - size: The size of the file in bytes.
  public init?(_ bytes: [UInt8], ofFile size: Int) {
    guard bytes.count == Self.byteCount, bytes.suffix(Self.signature.count) == Self.signature[...]
    else { return nil }
    var ranges: [Range<Int>] = []
    for position in PhotoPart.all.indices {
      guard let start = bytes.number(at: 8 * position, size: 4),
        let count = bytes.number(at: 8 * position + 4, size: 4), count > 0,
        start + count <= size - Self.byteCount
      else { return nil }
      ranges.append(start..<start + count)
    }
    guard ranges[0].lowerBound == 0 else { return nil }
    self.ranges = ranges
  }

  fileprivate init(_ ranges: [Range<Int>]) { self.ranges = ranges }

  fileprivate var bytes: [UInt8] {
    ranges.flatMap { range in
      [range.lowerBound, range.count].flatMap { number in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
      }
    } + Self.signature
  }

  /// Returns the range of a part's bytes in the file.
  public subscript(part: PhotoPart) -> Range<Int> {
    PhotoPart.all.firstIndex(of: part).map { ranges[$0] } ?? 0..<0
  }
}

/// A photo as it is stored and shown: upright, in the colors of sRGB, without metadata, and in every
/// size that pages and pictures use. It contains nothing of the file from which it was made.
///
/// It is one file: the largest part, then the others, then a ``PhotoIndex``. Parts of the same size
/// are stored once.
public struct PreparedPhoto: Sendable, Hashable {
  /// The contents of the file.
  public let bytes: [UInt8]
  /// Where the parts are.
  public let index: PhotoIndex

  /// The maximum size of the file in bytes.
  public static let byteLimit = 8 << 20

  /// Reads a file, or returns `nil` if it is not a prepared photo.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.byteLimit,
      let index = PhotoIndex(Array(bytes.suffix(PhotoIndex.byteCount)), ofFile: bytes.count),
      PhotoPart.all.allSatisfy({ $0.format.begins(bytes[index[$0]]) })
    else { return nil }
    (self.bytes, self.index) = (bytes, index)
  }

  /// Joins the parts of a photo.
  ///
  /// - Parameters:
  ///   - largestWidth: The width of the largest part in pixels.
  ///   - largestHeight: The height of the largest part in pixels.
  ///   - encode: Returns a part of the given size. It is called once for each size and format, from
  ///     the largest to the smallest.
  public init<Failure>(
    reducing largestWidth: Int, _ largestHeight: Int,
    encode: (PhotoPart.Format, _ width: Int, _ height: Int) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    var bytes: [UInt8] = []
    var known: [Variant: Range<Int>] = [:]
    var ranges = [Range<Int>](repeating: 0..<0, count: PhotoPart.all.count)
    let order = PhotoPart.all.indices.sorted {
      PhotoPart.all[$0].width ?? .max > PhotoPart.all[$1].width ?? .max
    }
    for position in order {
      let part = PhotoPart.all[position]
      let (width, height) = part.size(reducing: largestWidth, largestHeight)
      let variant = Variant(format: part.format, width: width, height: height)
      if known[variant] == nil {
        let start = bytes.count
        bytes += try encode(part.format, width, height)
        known[variant] = start..<bytes.count
      }
      ranges[position] = known[variant] ?? 0..<0
    }
    index = PhotoIndex(ranges)
    self.bytes = bytes + index.bytes
  }

  /// What distinguishes the files of a photo.
  private struct Variant: Hashable {
    let format: PhotoPart.Format
    let width: Int
    let height: Int
  }

  /// Returns the bytes of a part.
  public subscript(part: PhotoPart) -> [UInt8] { Array(bytes[index[part]]) }
}

/// A reason why a photo cannot be prepared. The raw values are exit statuses of the process that
/// prepares it.
public enum PhotoProblem: Int32, Error, Sendable {
  /// The file is not a photo in one of the formats, or cannot be decoded within the limits on time
  /// and memory.
  case unreadable = 1
  /// The photo has more than ``PhotoFormat/pixelLimit`` pixels.
  case tooManyPixels = 2
  /// No process can be started, it does not get enough time of the processors, or a library for
  /// writing photos is not installed.
  case noWorker = 3
}
