package import PetMapAnnouncements
import PetMapJSON

extension PetMatch {
  /// What the match is based on, as a JSON object without contents of the announcements: from such
  /// records, the weights and the calibration can be estimated again.
  ///
  /// - Parameters:
  ///   - report: The announcement whose match this is.
  ///   - rank: The position in the list that was shown, from 1.
  package func evidence(for report: Announcement, rank: Int) -> String {
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { writer in
      writer.object { writer in
        writer.member("species", Species(report.species).word)
        writer.member("rank", rank)
        writer.member("score", score, decimals: 3)
        for reason in reasons {
          switch reason.finding {
          case .distance(let band): writer.member("within", band ?? 0)
          case .days(let days): writer.member("days", days)
          default: break
          }
        }
        writer.key("weights")
        writer.object { writer in
          for reason in reasons {
            writer.member(reason.field.rawValue, reason.weight.nats, decimals: 2)
          }
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
