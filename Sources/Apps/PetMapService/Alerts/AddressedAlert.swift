import PetMapAPI
import PetMapAnnouncements
import PetMapJSON

/// An alert with its addresses.
struct AddressedAlert {
  let alert: Alert
  let token: ManagementToken
  /// The scheme and host of the addresses.
  let base: String

  /// The path of the page on which its receiver sees and stops it.
  var path: String { "/alerts/\(token.text)" }

  var url: String { base + path }
  var atomURL: String { url + "/feed.atom" }
  var jsonURL: String { url + "/feed.json" }

  /// The alert in a response. The receiver's address is not part of it.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member(AlertDraft.Name.token, token.text)
      switch alert.subject {
      case .search(let text): writer.member(AlertDraft.Name.search, text)
      case .report(let id): writer.member(AlertDraft.Name.announcement, id.text)
      }
      writer.member(AlertDraft.Name.channel, alert.channel.name)
      writer.member(AlertDraft.Name.isConfirmed, alert.isConfirmed)
      writer.member(AlertDraft.Name.language, alert.language.rawValue)
      writer.member(AlertDraft.Name.url, url)
      writer.member(AlertDraft.Name.atom, atomURL)
      writer.member(AlertDraft.Name.json, jsonURL)
      writer.member(AlertDraft.Name.createdAt, alert.createdAt.text)
    }
    return writer.bytes
  }

  /// What the client that created the alert receives. Those who enter a mail address have not shown that
  /// it is theirs, so only the message to the address has the token.
  var createdJSON: [UInt8] {
    guard case .mail = alert.channel else { return json }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member(AlertDraft.Name.channel, alert.channel.name)
      writer.member(AlertDraft.Name.isConfirmed, false)
    }
    return writer.bytes
  }
}
