public import AmbientCore

/// The kind of space that a window or another scene has at its edges.
public struct ScenePadding: Hashable, Sendable {
  /// The value of the attribute `role`; nil for `minimum`.
  fileprivate let attribute: String?

  /// The smallest space that keeps content away from the edges.
  public static let minimum = ScenePadding(attribute: nil)
  /// The space at the edges of a page's title.
  public static let navigationBar = ScenePadding(attribute: "navigationBar")
}

extension View {
  /// Adds the padding that the host uses at the edges of a window.
  ///
  /// - Parameter edges: The edges at which to add space.
  /// - Returns: A view with padding.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    scenePadding(.minimum, edges: edges)
  }

  /// Adds the padding that the host uses for one kind of space at the edges of a scene.
  ///
  /// - Parameters:
  ///   - padding: The kind of space.
  ///   - edges: The edges at which to add space.
  /// - Returns: A view with padding.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func scenePadding(
    _ padding: ScenePadding,
    edges: Edge.Set = .all
  ) -> some View {
    let attributes = ElementAttributes(.role, padding.attribute)
      .setting(.edges, to: edges.attribute)
    return Wrapper(kind: .scenePadding, attributes: attributes, content: self)
  }
}
