/// All commands, in the order shown on the help screen.
///
/// A command consists of a file with an extension of ``Command`` that declares a static member, and
/// an entry in this list.
package enum CommandTable {
  package static let all: [Command] = [
    .pins,
    .inspect,
    .callout,
    .map,
    .tiles,
    .import,
    .export,
    .store,
    .serve,
    .show,
    .poster,
    .close,
    .remove,
    .report,
    .completions,
    .man,
  ]
}
