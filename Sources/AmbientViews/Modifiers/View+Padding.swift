public import AmbientCore

extension View {
  /// Adds space at some edges of the view.
  ///
  /// - Parameters:
  ///   - edges: The edges at which to add space.
  ///   - length: The length in points; nil for the host's default.
  /// - Returns: A view with padding.
  /// - Note: Only described to hosts.
  public nonisolated func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    var attributes = ElementAttributes()
    if let length {
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
        attributes[edge.attribute] = Double(length)
      }
    } else if edges != .all {
      let names = Edge.allCases.filter { edges.contains(Edge.Set($0)) }.map { "\($0)" }
      attributes[.edges] = names.joined(separator: " ")
    }
    return Wrapper(kind: .padding, attributes: attributes, content: self)
  }

  /// Adds space at all edges of the view, with a length in points.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds space at the edges of the view, with a length for each edge.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    let attributes = ElementAttributes(.top, Double(insets.top))
      .setting(.leading, to: Double(insets.leading))
      .setting(.bottom, to: Double(insets.bottom))
      .setting(.trailing, to: Double(insets.trailing))
    return Wrapper(kind: .padding, attributes: attributes, content: self)
  }
}

extension Edge {
  /// The attribute for the length at the edge.
  fileprivate var attribute: ElementAttribute<Double> {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}
