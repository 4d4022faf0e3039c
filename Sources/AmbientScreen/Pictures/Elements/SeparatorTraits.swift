import AmbientHosting
import AmbientViews

/// What modifiers say about the lines at the edges of a row or section; nil for edges about which
/// they say nothing.
struct SeparatorTraits {
  /// The visibility of a line, and its color.
  struct Edge {
    /// The visibility: `automatic`, `visible` or `hidden`.
    var visibility: String?

    /// The color; `automatic` for the default.
    var tint: String?

    /// Takes over what another modifier says about the edge.
    fileprivate mutating func merge(_ visibility: String?, _ tint: String?) {
      self.visibility = visibility ?? self.visibility
      self.tint = tint ?? self.tint
    }
  }

  /// The line above the row or section.
  var top = Edge()

  /// The line below the row or section.
  var bottom = Edge()

  /// Takes over the traits that an element sets.
  @MainActor
  mutating func merge(_ element: Element) {
    top.merge(element[.topSeparator], element[.topSeparatorTint])
    bottom.merge(element[.bottomSeparator], element[.bottomSeparatorTint])
  }
}

extension [SeparatorTraits.Edge] {
  /// Whether the line where these edges meet is visible.
  ///
  /// A visible edge takes precedence over a hidden one.
  ///
  /// - Parameter standard: Whether the line is visible if no edge sets its visibility.
  /// - Returns: Whether the line is visible.
  func isVisible(orElse standard: Bool) -> Bool {
    if contains(where: { $0.visibility == "visible" }) { return true }
    return standard && !contains { $0.visibility == "hidden" }
  }

  /// The color of the line where these edges meet: that of the first edge that sets one.
  var paint: ShapePaint {
    let tint = lazy.compactMap(\.tint).first { $0 != "automatic" }
    return tint.map(ShapePaint.init(name:)) ?? .named("separator")
  }
}
