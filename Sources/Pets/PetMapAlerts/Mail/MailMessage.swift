public import PetMapAnnouncements

/// A plain-text e-mail to one receiver (RFC 5322) that a program sends without being asked to (RFC
/// 3834).
///
/// No value can add a header: control characters in it become spaces. Lines have at most 78 characters
/// unless an address or a URL is longer, and never more than 998.
public struct MailMessage: Sendable, Hashable {
  /// Who the message is from.
  public var sender: Mailbox
  /// The address of the receiver.
  public var receiver: MailAddress
  /// The subject.
  public var subject: String
  /// The text, whose lines end with line feeds or CRLF. They are not wrapped.
  public var text: String
  /// When the message was composed.
  public var date: Timestamp
  /// Identifies the message among all those of the sender's domain. An attempt to send the same message
  /// again uses the same identifier, so that mail systems can recognize it. Characters other than ASCII
  /// letters, digits, hyphens and underscores become hyphens, and only the first 64 count.
  public var identifier: String
  /// The URL that unsubscribes the receiver: a page for a GET request, and without further
  /// confirmation for a POST request (RFC 8058), which mail programs send only to `https` URLs.
  public var unsubscribeURL: String?

  /// Creates a message.
  public init(
    from sender: Mailbox, to receiver: MailAddress, subject: String, text: String, date: Timestamp,
    identifier: String, unsubscribeURL: String? = nil
  ) {
    self.sender = sender
    self.receiver = receiver
    self.subject = subject
    self.text = text
    self.date = date
    self.identifier = identifier
    self.unsubscribeURL = unsubscribeURL
  }

  /// How lines end.
  public enum LineEnding: Sendable, Hashable {
    /// As in SMTP and in files of messages.
    case crlf
    /// As in the input of the command `sendmail`, which is a text file of the system. Programs that
    /// implement it add the carriage returns, and some keep those that they find as part of the text.
    case lf
  }

  /// Returns the message with its headers.
  ///
  /// - Complexity: O(*n*) in the length of the message.
  public func bytes(_ ending: LineEnding) -> [UInt8] {
    let end = Array((ending == .lf ? "\n" : "\r\n").utf8)
    var bytes: [UInt8] = []
    for line in headerLines + [""] + QuotedPrintable.lines(of: text) {
      bytes += line.utf8
      bytes += end
    }
    return bytes
  }

  private var headerLines: [String] {
    var lines = sender.lines("From")
    lines.append("To: \(receiver)")
    lines += MailHeader.lines("Subject", subject)
    lines.append("Date: \(date.mailText)")
    lines.append("Message-ID: <\(Self.identifier(identifier))@\(sender.address.domain)>")
    lines.append("Auto-Submitted: auto-generated")
    if let url = unsubscribeURL.map(Self.url), url.utf8.count < 900 {
      lines.append("List-ID: <alerts.\(sender.address.domain)>")
      lines.append("List-Unsubscribe: <\(url)>")
      if url.lowercased().hasPrefix("https://") {
        lines.append("List-Unsubscribe-Post: List-Unsubscribe=One-Click")
      }
    }
    return lines + [
      "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8",
      "Content-Transfer-Encoding: quoted-printable",
    ]
  }

  /// Returns a text as the left part of a message identifier: at most 64 characters of atoms.
  private static func identifier(_ text: String) -> String {
    var bytes = text.utf8.prefix(64).map { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        byte
      default: UInt8(ascii: "-")
      }
    }
    if bytes.isEmpty { bytes = [UInt8(ascii: "-")] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a URL in which characters that cannot stand in angle brackets are percent-encoded.
  private static func url(_ text: String) -> String {
    PercentEncoding.encoded(text) {
      $0.isVisibleASCII && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
        && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ",")
    }
  }
}

/// An address with the name of the person or service to whom it belongs.
public struct Mailbox: Sendable, Hashable {
  /// The name, which may have any characters; empty for none.
  public var name: String
  /// The address.
  public var address: MailAddress

  /// Creates a mailbox.
  public init(name: String = "", _ address: MailAddress) {
    self.name = name
    self.address = address
  }

  /// Returns the lines of a header with the mailbox.
  func lines(_ header: String) -> [String] {
    guard !MailHeader.visible(name).isEmpty else { return ["\(header): \(address)"] }
    var lines = MailHeader.lines(header, phrase: name)
    if lines[lines.count - 1].utf8.count + address.description.utf8.count + 3
      > MailHeader.lineLimit
    {
      lines.append("")
    }
    lines[lines.count - 1] += " <\(address)>"
    return lines
  }
}
