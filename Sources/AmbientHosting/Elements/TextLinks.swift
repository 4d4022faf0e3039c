/// The links in the text of an element that takes ``OpenLinkEvent``.
///
/// ```swift
/// for link in element.detail(TextLinks.self)?.links ?? [] {
///   addButton(link.text) { tree.send(.openLink(link.address), to: element) }
/// }
/// ```
public struct TextLinks: ElementDetail, Hashable {
  /// A part of a text, and the address that this part opens.
  public struct Link: Hashable, Sendable {
    /// The characters of the link.
    public var text: String
    /// The address that the link opens, usually a URL.
    public var address: String

    /// Creates a link.
    ///
    /// - Parameters:
    ///   - text: The characters of the link.
    ///   - address: The address.
    public init(text: String, address: String) {
      self.text = text
      self.address = address
    }
  }

  /// The links, in the order in which they appear in the text.
  public var links: [Link]

  /// Creates a detail with the links of a text.
  ///
  /// - Parameter links: The links, in the order in which they appear in the text.
  public init(_ links: [Link]) { self.links = links }
}
