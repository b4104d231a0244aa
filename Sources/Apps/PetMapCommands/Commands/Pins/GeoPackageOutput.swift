import PetMapFiles
import PetMapGeo
import PetMapJSON
import PetMapAnnouncements
import PetMapAPI
import PetMapSQL

/// Writes pins to a GeoPackage, which is created or replaced only when it is complete.
final class GeoPackageOutput {
  /// The fields that become columns; the coordinate becomes the geometry.
  private static let fields = PetField.allCases.filter { $0.kind != .degrees }

  private let path: String
  private let hasBearing: Bool
  private var replacement: FileReplacement?
  private var file: GeoPackageFile?
  private var keptNames: [String] = []
  /// The first write error; later pins are discarded.
  private var failure: CommandError?

  /// - Throws: A usage error if there is no output file, because a database cannot be streamed.
  init(_ path: String?, hasBearing: Bool) throws(CommandError) {
    guard let path else {
      throw .usage(
        "a GeoPackage cannot be written to standard output", at: "--format gpkg",
        remedy: "add --output FILE.gpkg")
    }
    self.path = path
    self.hasBearing = hasBearing
    do throws(FileError) {
      replacement = try FileReplacement(of: path)
    } catch {
      throw CommandError(writing: error)
    }
  }

  /// Creates the database with additional columns.
  func begin(keeping names: [String]) {
    keptNames = names
    guard let temporary = replacement?.temporaryPath else { return }
    let columns =
      Self.fields.map(\.name) + [Announcement.photosName]
      + (hasBearing ? ["distance", "bearing"] : []) + names
    do throws(SQLError) {
      // SQLite treats the empty temporary file as a new database.
      file = try GeoPackageFile(creating: temporary, columns: columns)
    } catch {
      note(error)
    }
  }

  func write(_ pet: Announcement, _ bearing: PinBearing?) {
    guard failure == nil else { return }
    var values = Self.fields.map { pet.value(of: $0)?.text } + [pet.photosText]
    if hasBearing {
      values += [bearing.map { "\($0.distance.value)" }, bearing.map { "\($0.bearing)" }]
    }
    for name in keptNames { values.append(pet.kept[name]?.cellText) }
    do throws(SQLError) {
      try file?.insert(values, at: pet.coordinate)
    } catch {
      note(error)
    }
  }

  /// Creates or replaces the file.
  func finish() throws(CommandError) {
    do throws(SQLError) {
      if failure == nil, let file = file.take() { try file.finish() }
    } catch {
      note(error)
    }
    if let failure { throw failure }
    guard let replacement = replacement.take() else { return }
    do throws(FileError) {
      try replacement.commit()
    } catch {
      throw CommandError(writing: error)
    }
  }

  private func note(_ error: SQLError) {
    failure =
      failure
      ?? CommandError(
        .inputOutput, "cannot write: \(error.message)", at: path.quoted,
        remedy: "check the path and the disk")
  }
}
