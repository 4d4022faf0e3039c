/// The user opened a link in the text of the element.
///
/// The detail ``TextLinks`` of the element has the links.
public struct OpenLinkEvent: ElementEvent, Hashable {
  /// The address of the link, such as `https://swift.org`.
  public var address: String

  /// Creates an open link event.
  ///
  /// - Parameter address: The address of the link.
  public init(address: String) { self.address = address }
}

extension ElementEvent where Self == OpenLinkEvent {
  /// The user opened a link in a text.
  ///
  /// - Parameter address: The address of the link.
  /// - Returns: The event.
  public static func openLink(_ address: String) -> OpenLinkEvent {
    OpenLinkEvent(address: address)
  }
}
