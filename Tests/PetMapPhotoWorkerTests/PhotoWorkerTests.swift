import PetMapCodecs
import PetMapPhotoWorker
import PetMapPhotos
import PetMapSystem
import TestSupport
import Testing

/// Prepares photos in the process of a worker, and decodes the result with libjpeg-turbo. The files were
/// written by Pillow.
struct PhotoWorkerTests {
  private static func file(_ name: String) throws -> [UInt8] {
    try bytes(of: fixturePath("photos/\(name)"))
  }

  private static func prepared(_ name: String) throws -> PreparedPhoto {
    try PhotoWorker.prepared(file(name))
  }

  /// A decoded JPEG.
  private struct Picture {
    let width: Int
    let height: Int
    private var words: [UInt32]

    init(_ jpeg: [UInt8]) throws {
      let size = try #require(JPEGCodec.size(of: jpeg, atLeast: .max, .max))
      (width, height) = size
      words = [UInt32](repeating: 0, count: size.width * size.height)
      let content = unsafe words.withUnsafeMutableBytes { words in
        unsafe words.assumingMemoryBound(to: UInt8.self).baseAddress.flatMap {
          unsafe JPEGCodec.decode(
            jpeg, width: size.width, height: size.height, into: $0, stride: 4 * size.width)
        }
      }
      try #require(content == .colors)
    }

    /// Red, green, and blue of the pixel at a fraction of the width and height.
    func color(_ x: Double, _ y: Double) -> [Int] {
      let word = words[Int(y * Double(height)) * width + Int(x * Double(width))]
      return [16, 8, 0].map { Int(word >> UInt32($0) & 255) }
    }
  }

  private func expect(
    _ color: [Int], _ expected: [Int], within tolerance: Int = 6, _ name: String
  ) {
    #expect(zip(color, expected).allSatisfy { abs($0 - $1) <= tolerance }, "\(name): \(color)")
  }

  @Test(arguments: 1...8, ["jpeg", "png", "webp"])
  func `photos in every orientation become upright, and lose their metadata`(
    orientation: Int, format: String
  ) throws {
    let name = "turned/\(orientation).\(format)"
    let photo = try Self.prepared(name)
    let picture = try Picture(photo[.largest])
    #expect((picture.width, picture.height) == (60, 40))
    expect(picture.color(0.2, 0.2), [255, 0, 0], name)
    expect(picture.color(0.8, 0.2), [0, 255, 0], name)
    expect(picture.color(0.2, 0.8), [0, 0, 255], name)
    expect(picture.color(0.8, 0.8), [255, 255, 255], name)
    #expect(try Self.file(name).firstRange(of: Array("SECRET".utf8)) != nil)
    for word in ["SECRET", "Exif"] {
      #expect(photo.bytes.firstRange(of: Array(word.utf8)) == nil, "\(name)")
    }
  }

  /// A red of Display P3 that sRGB does not quite reach, and its counterpart according to Little CMS's
  /// own program.
  @Test(arguments: ["jpeg", "png", "webp", "heic"])
  func `colors are converted to sRGB by the profile`(format: String) throws {
    let photo = try Self.prepared("colors/p3.\(format)")
    expect(try Picture(photo[.largest]).color(0.5, 0.5), [249, 39, 22], within: 3, format)
    #expect(photo.bytes.firstRange(of: Array("acsp".utf8)) == nil)
  }

  @Test(arguments: [
    // Pillow converts inks by the same formula.
    ("inks.jpeg", [225, 49, 49]), ("gray-16.png", [117, 117, 117]), ("half.png", [255, 127, 127]),
    ("half.webp", [255, 127, 127]), ("animated.webp", [200, 30, 40]),
  ])
  func `inks, deep colors, transparency and animations are shown`(
    name: String, color: [Int]
  ) throws {
    let picture = try Picture(Self.prepared("colors/\(name)")[.largest])
    expect(picture.color(0.5, 0.5), color, name)
  }

  @Test func `an interlaced GIF and a transparent one are shown on white`() throws {
    let interlaced = try Picture(Self.prepared("colors/interlaced.gif")[.largest])
    expect(interlaced.color(0.2, 0.2), [255, 0, 0], "red")
    expect(interlaced.color(0.8, 0.2), [0, 255, 0], "green")
    expect(interlaced.color(0.2, 0.8), [0, 0, 255], "blue")
    let transparent = try Picture(Self.prepared("colors/transparent.gif")[.largest])
    expect(transparent.color(0.2, 0.5), [255, 255, 255], "white")
    expect(transparent.color(0.8, 0.5), [10, 200, 30], "green")
  }

  @Test func `a HEIC photo becomes upright`() throws {
    let photo = try Self.prepared("turned.heic")
    let picture = try Picture(photo[.largest])
    #expect((picture.width, picture.height) == (160, 120))
    // The sky is blue, and the grass is green.
    let (sky, grass) = (picture.color(0.5, 0.04), picture.color(0.05, 0.95))
    #expect(sky[2] > sky[0] && grass[1] > grass[2])
    #expect(photo.bytes.firstRange(of: Array("Exif".utf8)) == nil)
  }

  /// The fixture has four pictures of 64 × 64 pixels, as the photos of phones have 48 of 512 × 512.
  @Test func `a grid of HEIC pictures is one photo`() throws {
    let picture = try Picture(Self.prepared("colors/grid.heic")[.largest])
    #expect((picture.width, picture.height) == (128, 128))
    expect(picture.color(0.2, 0.2), [255, 0, 0], "red")
    expect(picture.color(0.8, 0.2), [0, 255, 0], "green")
    expect(picture.color(0.2, 0.8), [0, 0, 255], "blue")
  }

  @Test func `the largest part alone is that of the prepared photo`() throws {
    let file = try Self.file("turned/6.jpeg")
    #expect(try PhotoWorker.largestPart(of: file) == PhotoWorker.prepared(file)[.largest])
  }

  // MARK: Hostile files

  /// Returns the error that a file causes.
  private func problem(_ file: [UInt8]) -> PhotoProblem? {
    do throws(PhotoProblem) {
      _ = try PhotoWorker.prepared(file)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: ["png", "jpeg", "webp"])
  func `a photo of more than 50 megapixels is refused by its header`(format: String) throws {
    var file = try Self.file("turned/1.\(format)")
    switch format {
    case "png": file.replaceSubrange(16..<24, with: [0, 0, 0x27, 0x10, 0, 0, 0x13, 0x89])
    case "jpeg":
      let frame = try #require(file.firstRange(of: [0xFF, 0xC0])).lowerBound
      file.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])
    default:
      // 14 bits of the width, then 14 of the height, in the header of a lossless picture.
      file = try Self.file("lossless.webp")
      file.replaceSubrange(21..<25, with: [0xFF, 0xFF, 0xFF, 0x0F])
    }
    #expect(problem(file) == .tooManyPixels)
  }

  @Test func `a JPEG of hundreds of scans is refused without decoding it`() throws {
    let file = try Self.file("hostile/progressive.jpeg")
    let scan = try #require(file.lastIndex(of: 0xDA)) - 1
    let end = file.count - 2
    let copies = (0..<400).flatMap { _ in file[scan..<end] }
    #expect(problem(Array(file[..<end]) + copies + file[end...]) == .unreadable)
    #expect(problem(file) == nil)
  }

  @Test(arguments: ["texts.png", "profile.png"])
  func `texts and profiles of a PNG that expand to megabytes are left out`(name: String) throws {
    let picture = try Picture(Self.prepared("hostile/\(name)")[.largest])
    expect(picture.color(0.2, 0.2), [255, 0, 0], name)
  }

  @Test func `what cannot be decoded is refused`() throws {
    #expect(problem([]) == .unreadable)
    #expect(problem(Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)) == .unreadable)
    #expect(try problem(Self.file("hostile/larger-than-declared.heic")) == .unreadable)
    for name in ["turned/1.png", "turned/1.webp", "turned.heic", "colors/interlaced.gif"] {
      let file = try Self.file(name)
      #expect(problem(Array(file.prefix(file.count / 2))) == .unreadable, "\(name)")
    }
  }

  @Test func `nothing that follows a picture is kept`() throws {
    let file = try Self.file("turned/1.jpeg")
    let appended = Array("<script>alert(1)</script>".utf8)
    #expect(try PhotoWorker.prepared(file + appended) == PhotoWorker.prepared(file))
  }

  @Test func `random damage never ends the worker's user`() throws {
    var random = SeededRandom(seed: 52)
    let names = [
      "turned/6.jpeg", "turned/6.png", "turned/6.webp", "turned.heic", "colors/interlaced.gif",
      "colors/p3.jpeg",
    ]
    for _ in 0..<cases(200) {
      let name = names[random.int(in: 0...names.count - 1)]
      var file = try Self.file(name)
      let start = random
      for _ in 0..<3 {
        file[.random(in: 12..<file.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      let problem = problem(file)
      #expect([nil, .unreadable, .tooManyPixels].contains(problem), "\(name), \(start)")
    }
  }

  // MARK: Limits

  @Test func `a worker that takes too long or writes too much is killed`() {
    let sleep = WorkerProcess.run("/bin/sleep", "60", input: [], outputLimit: 10, seconds: 1)
    let killed: Int32? = 137
    #expect(sleep.status == nil)
    let endless = WorkerProcess.run("/usr/bin/yes", "y", input: [], outputLimit: 100, seconds: 30)
    #expect(endless.status == killed && endless.output.count <= 100)
    #expect(
      WorkerProcess.run("/no/program", "", input: [], outputLimit: 0, seconds: 1).status == nil)
  }

  @Test func `a worker gets its input and neither the environment nor open files`() {
    let input = [UInt8](repeating: 7, count: 3 << 20)
    let echo = WorkerProcess.run("/bin/cat", "-", input: input, outputLimit: 4 << 20, seconds: 60)
    #expect(echo.status == 0 && echo.output == input)
    let none = WorkerProcess.run("/usr/bin/env", "-0", input: [], outputLimit: 4096, seconds: 60)
    #expect(none.status == 0 && none.output == [])
    let files = WorkerProcess.run(
      "/bin/ls", "/proc/self/fd", input: [], outputLimit: 4096, seconds: 60)
    // The fourth is the directory that ls reads.
    #expect(String(decoding: files.output, as: UTF8.self).split(separator: "\n").count == 4)
  }
}
