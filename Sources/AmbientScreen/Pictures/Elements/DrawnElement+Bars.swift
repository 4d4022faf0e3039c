import AmbientLayout

/// Bars of pages and tab views, in front of content that scrolls under them.
extension DrawnElement {
  /// The area of the bar, extended to the edge of the screen; nil if no content is under the bar.
  var barOverContent: CGRect? { screen.barOverContent(of: node).map(screen.pixels) }

  /// The views in the bar of the element, from back to front.
  var viewsInBar: [DrawnElement] { views.filter { node.containsInBar($0.node) } }

  /// The views of the element that are not in its bar, from back to front.
  var viewsBesideBar: [DrawnElement] { views.filter { !node.containsInBar($0.node) } }
}
