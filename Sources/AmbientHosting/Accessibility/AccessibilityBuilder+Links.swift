// The accessibility nodes of texts with links.

extension AccessibilityBuilder {
  /// The node of a text; the links in the text are inside the node.
  ///
  /// A text that consists of one link is a link itself.
  func linkedText(_ element: Element) -> AccessibilityNode {
    let string = element.text ?? ""
    guard element.takes(OpenLinkEvent.self), let links = element.detail(TextLinks.self)?.links
    else { return text(element, string) }
    if links.count == 1, links[0].text == string {
      return link(links[0], in: element, AccessibilityNode(element, .link))
    }
    var node = text(element, string)
    node.children = links.enumerated().map { index, link in
      var node = AccessibilityNode(element, .link)
      node.part = index
      return self.link(link, in: element, node)
    }
    return node
  }

  /// Names a node after a link, and adds an action that opens the link.
  private func link(
    _ link: TextLinks.Link,
    in element: Element,
    _ node: AccessibilityNode
  ) -> AccessibilityNode {
    var node = node
    node.label = link.text
    node.add(.sending(.openLink(link.address), .activate, to: element))
    return node
  }
}
