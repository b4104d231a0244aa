// Operates on a store, for tests that kill the process or provide a faulty disk.
//
// STORE is a path or an address. If PHOTOS is empty, the default directory is used.
//
//     StoreExerciser STORE PHOTOS write THREADS   creates and publishes until it is killed
//     StoreExerciser STORE PHOTOS fill            creates until the disk is full, then reads
//     StoreExerciser STORE PHOTOS import COUNT    imports records, and prints when collected and merged
//     StoreExerciser STORE PHOTOS start           opens the store like a server, and exits
//     StoreExerciser STORE PHOTOS read            reads the store without a server
//     StoreExerciser STORE PHOTOS serve           serves it over HTTP with a cheap password hash
//
// It prints a line for each acknowledged operation: "created ID", "published ID SEED".

import PetMapAnnouncements
import PetMapStore
import PetMapSystem

let arguments = CommandLine.arguments
guard arguments.count >= 4 else { fatalError("STORE PHOTOS write|fill|import|start|read|serve") }
do {
  switch arguments[3] {
  case "write": try Exercise(arguments[1], arguments[2]).write(threads: Int(arguments[4]) ?? 1)
  case "fill": try Exercise(arguments[1], arguments[2]).fill()
  case "import": try Exercise.importRecords(Int(arguments[4]) ?? 1, into: arguments[1])
  case "start":
    _ = try Exercise(arguments[1], arguments[2])
    say("started")
  case "read": say("read \(try StoreAddress(arguments[1]).reader().count())")
  case "serve": try Exercise(arguments[1], arguments[2]).serve()
  default: fatalError("write, fill, import, start, read or serve")
  }
} catch {
  switch error as? StoreError {
  case .readOnly: say("read-only")
  case .busy: say("busy")
  default: say("\(error)")
  }
}
