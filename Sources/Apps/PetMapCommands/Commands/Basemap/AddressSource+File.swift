import PetMapFiles
import PetMapSQL
import PetMapService
import PetMapSystem

extension AddressSource {
  /// Opens a file that `petmap basemap index` has written.
  ///
  /// While it cannot be read, there are no addresses.
  init(_ path: String, _ console: Console) throws(CommandError) {
    let location = "--places \(path.quoted)"
    guard FileSystem.isReadable(path) else { throw .notReadable(at: location) }
    let file: AddressReader?
    do throws(SQLError) {
      file = try AddressReader(path: path)
    } catch {
      throw CommandError(
        .badData, "cannot read: \(error.message)", at: location,
        remedy: "write it with petmap basemap index")
    }
    guard let file else {
      throw CommandError(
        .badData, "not a file with addresses", at: location,
        remedy: "write it with petmap basemap index")
    }
    console.note("\(path): \(PinSource.counted(file.count, "address", "addresses"))")
    // Only one thread at a time may use a reader.
    let reader = Monitor(file)
    @Sendable func houses(
      _ read: (AddressReader) throws(SQLError) -> [AddressReader.House]
    ) -> [House] {
      let found = reader.withLock { reader in try? read(reader) }
      return (found ?? []).map {
        House(street: $0.street, number: $0.number, coordinate: $0.coordinate)
      }
    }
    self.init(
      streets: file.streets, postcodes: file.postcodes,
      housesOfStreet: { street in
        houses { (reader) throws(SQLError) in try reader.houses(of: street) }
      },
      housesInBox: { box in houses { (reader) throws(SQLError) in try reader.houses(in: box) } })
  }
}
