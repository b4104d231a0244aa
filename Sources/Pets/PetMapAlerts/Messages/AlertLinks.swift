/// The links of a message. Anyone who has the message can open them, so they grant nothing but what they
/// are named after.
public struct AlertLinks: Sendable, Hashable {
  /// The scheme and host of the service: `https://pets.example`.
  public var base: String
  /// Stops the alert; every message has this link, if it is given.
  public var stop: String?
  /// Confirms the address.
  public var confirm: String?
  /// The page with all pets of the alert.
  public var page: String?
  /// Closes the announcement that a reminder is about.
  public var close: String?
  /// Confirms that the announcement that a reminder is about is still right.
  public var renew: String?

  /// Creates links of a service.
  public init(base: String) { self.base = base }
}
