public import PetMapAnnouncements
public import PetMapJSON

extension MatchList {
  /// Writes the matches of a report: `{"id":…,"matches":[…]}`, and `"complete":false` if not all
  /// pins near it were compared.
  ///
  /// - Parameters:
  ///   - id: The ID of the report.
  ///   - writeMembers: Writes further members of a match.
  ///   - writeOthers: Writes further members of the list.
  public func write(
    to writer: inout JSONWriter, id: String, _ words: Words,
    writeMembers: (PetMatch, inout JSONWriter) -> Void = { _, _ in },
    writeOthers: (inout JSONWriter) -> Void = { _ in }
  ) {
    writer.object { writer in
      writer.member("id", id)
      writer.key("matches")
      writer.array { writer in
        for match in matches {
          writer.object { writer in
            match.writeMembers(to: &writer, words)
            writeMembers(match, &writer)
          }
        }
      }
      if !isComplete { writer.member("complete", false) }
      writeOthers(&writer)
    }
  }
}

extension PetMatch {
  fileprivate func writeMembers(to writer: inout JSONWriter, _ words: Words) {
    writer.member("id", id)
    writer.member("score", score, decimals: 3)
    writer.member("band", band.rawValue)
    writer.key("reasons")
    writer.array { writer in
      for reason in reasons {
        writer.object { writer in
          writer.member("field", reason.field.rawValue)
          writer.member("weight", reason.weight.nats, decimals: 2)
          writer.member("text", reason.text(words))
        }
      }
    }
  }
}
