import AmbientHosting
import AmbientViews

/// The traits that modifiers set for the lines at the edges of a row or section.
///
/// A trait is nil if no modifier sets the trait.
struct SeparatorTraits {
  struct Edge {
    /// The visibility: `automatic`, `visible` or `hidden`.
    var visibility: String?

    /// The color; `automatic` for the default.
    var tint: String?

    fileprivate mutating func merge(_ visibility: String?, _ tint: String?) {
      self.visibility = visibility ?? self.visibility
      self.tint = tint ?? self.tint
    }
  }

  var top = Edge()

  var bottom = Edge()

  /// Stores each trait that an element sets; all other traits stay the same.
  @MainActor
  mutating func merge(_ element: Element) {
    top.merge(element[.topSeparator], element[.topSeparatorTint])
    bottom.merge(element[.bottomSeparator], element[.bottomSeparatorTint])
  }
}

extension [SeparatorTraits.Edge] {
  /// Returns whether the line where these edges meet is visible.
  ///
  /// For example, the bottom edge of a row meets the top edge of the next row. The bottom edge of
  /// the last row in a section meets the bottom edge of the section.
  ///
  /// A visible edge takes precedence over a hidden edge.
  ///
  /// - Parameter standard: Whether the line is visible if no edge sets its visibility.
  /// - Returns: Whether the line is visible.
  func isVisible(orElse standard: Bool) -> Bool {
    if contains(where: { $0.visibility == "visible" }) { return true }
    return standard && !contains { $0.visibility == "hidden" }
  }

  /// The color of the line where these edges meet: the color of the first edge that sets a color.
  var paint: ShapePaint {
    let tint = lazy.compactMap(\.tint).first { $0 != "automatic" }
    return tint.map(ShapePaint.init(name:)) ?? .named("separator")
  }
}
