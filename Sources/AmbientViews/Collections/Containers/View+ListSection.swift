public import AmbientCore

/// Modifiers for a ``Section`` of a ``List`` or ``Form``.
extension View {
  /// Sets the distance of the section from some edges of its list.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The distance in points; nil for the default of the host.
  /// - Returns: A view with the distance.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func listSectionMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?
  ) -> some View {
    listSection(
      length.map { ElementAttributes(edges, $0) } ?? ElementAttributes(.edges, edges.names)
    )
  }

  /// Sets the visibility of the lines at the edges of the section.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - edges: The edges of the section at which the visibility applies.
  /// - Returns: A view with the visibility.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    listSection(ElementAttributes(separator: "\(visibility)", at: edges))
  }

  /// Sets the color of the lines at the edges of the section.
  ///
  /// - Parameters:
  ///   - color: The color; nil for the default of the host.
  ///   - edges: The edges of the section at which the color applies.
  /// - Returns: A view with the color.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    listSection(ElementAttributes(separatorTint: color, at: edges))
  }

  private nonisolated func listSection(_ attributes: ElementAttributes) -> some View {
    Wrapper(kind: .listSection, attributes: attributes, content: self)
  }
}
