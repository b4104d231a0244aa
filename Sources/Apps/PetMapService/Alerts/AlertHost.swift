package import PetMapAlerts
package import PetMapAnnouncements

/// What the host provides for alerts: where they are stored, and what sends messages.
package struct AlertHost: Sendable {
  /// The store.
  package var store: any AlertStore
  /// The scheme and the host in the links of messages, such as `https://pets.example`.
  package var publicURL = ""
  /// What sends mail, or `nil` if the service sends none.
  package var mail: Mail?
  /// What sends push messages, or `nil` if the service sends none.
  package var push: Push?

  /// What sends mail.
  package struct Mail: Sendable {
    /// The address from which mail is sent.
    package var sender: MailAddress
    /// Sends a message, and waits until it is accepted or refused.
    package var send: @Sendable (MailMessage) -> DeliveryOutcome

    package init(
      sender: MailAddress, send: @escaping @Sendable (MailMessage) -> DeliveryOutcome
    ) {
      self.sender = sender
      self.send = send
    }
  }

  /// What sends push messages.
  package struct Push: Sendable {
    /// The service's public key, as browsers take it: 65 bytes in base64url.
    package var publicKey: String
    /// The push services to which messages are sent.
    package var services: PushServices
    /// Sends a message, and waits until the push service has accepted or refused it.
    ///
    /// - Parameter topic: Of the messages with a topic that a browser has not received yet, only the
    ///   last one is kept; `nil` to keep all.
    package var send:
      @Sendable (_ message: [UInt8], _ topic: String?, PushSubscription) -> DeliveryOutcome

    package init(
      publicKey: String, services: PushServices,
      send: @escaping @Sendable ([UInt8], String?, PushSubscription) -> DeliveryOutcome
    ) {
      self.publicKey = publicKey
      self.services = services
      self.send = send
    }
  }

  /// Creates a host whose service has feeds only.
  package init(store: any AlertStore) { self.store = store }
}
