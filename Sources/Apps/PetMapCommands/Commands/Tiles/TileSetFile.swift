import PetMapBytes
import PetMapFiles
import PetMapGeo
import PetMapKit
import PetMapSQL

/// A writer of tiles to an MBTiles or PMTiles file, depending on the extension of the path.
struct TileSetFile: ~Copyable {
  private let path: String
  private let description: TileSetHeader
  private var replacement: FileReplacement?
  private var mbtiles: MBTilesFile?
  private var pmtiles: OutputFile?
  private var index = PMTilesIndex()

  /// Returns whether a path has the PMTiles extension.
  static func isPMTiles(_ path: String) -> Bool { path.lowercased().hasSuffix(".pmtiles") }

  /// Returns whether a path has the MBTiles extension.
  static func isMBTiles(_ path: String) -> Bool { path.lowercased().hasSuffix(".mbtiles") }

  /// Creates a temporary file next to the file that it will replace.
  init(_ path: String, _ description: TileSetHeader) throws(CommandError) {
    var replacement: FileReplacement?
    var mbtiles: MBTilesFile?
    var pmtiles: OutputFile?
    do throws(FileError) {
      if Self.isPMTiles(path) {
        pmtiles = try OutputFile(path: path, reserving: PMTilesIndex.beginning)
      } else {
        replacement = try FileReplacement(of: path)
      }
    } catch {
      throw CommandError(writing: error)
    }
    if let temporary = replacement?.temporaryPath {
      do throws(SQLError) {
        mbtiles = try MBTilesFile(creating: temporary, metadata: description.rows)
      } catch {
        throw Self.failure(error.message, path)
      }
    }
    self.path = path
    self.description = description
    self.replacement = replacement
    self.mbtiles = mbtiles
    self.pmtiles = pmtiles
  }

  /// Returns the tiles of a zoom in file order.
  func sorted(_ tiles: [TileID]) -> [TileID] {
    guard pmtiles != nil else { return tiles }
    return tiles.map { ($0.pmtilesNumber, $0) }.sorted { $0.0 < $1.0 }.map { $0.1 }
  }

  /// - Parameter bytes: The tile, compressed with gzip.
  mutating func insert(_ bytes: [UInt8], at tile: TileID) throws(CommandError) {
    do throws(SQLError) {
      try mbtiles?.insert(bytes, at: tile)
    } catch {
      throw Self.failure(error.message, path)
    }
    guard pmtiles != nil, index.add(tile.pmtilesNumber, bytes) else { return }
    do {
      try pmtiles?.write(bytes)
    } catch {
      throw CommandError(writing: error)
    }
  }

  /// Creates or replaces the file.
  consuming func finish() throws(CommandError) {
    if let mbtiles = mbtiles.take() {
      do throws(SQLError) {
        try mbtiles.finish()
      } catch {
        throw Self.failure(error.message, path)
      }
    }
    do throws(FileError) {
      if var file = pmtiles.take() {
        guard let deflater = GzipDeflater() else { throw FileError.outOfMemory }
        let (beginning, end) = index.parts(of: description) { deflater.compress($0) }
        try file.write(end)
        try file.finish(beginning: beginning)
      }
      if let replacement = replacement.take() { try replacement.commit() }
    } catch {
      throw CommandError(writing: error)
    }
  }

  private static func failure(_ message: String, _ path: String) -> CommandError {
    CommandError(
      .inputOutput, "cannot write: \(message)", at: path.quoted,
      remedy: "check the path and the disk")
  }
}
