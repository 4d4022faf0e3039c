public import AmbientCore

extension View {
  /// Puts room on some sides of the view; nil for the host's usual length.
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

  /// Puts room on all sides of the view.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Puts room on the sides of the view, as much as each is given.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    let attributes = ElementAttributes(.top, Double(insets.top))
      .setting(.leading, to: Double(insets.leading))
      .setting(.bottom, to: Double(insets.bottom))
      .setting(.trailing, to: Double(insets.trailing))
    return Wrapper(kind: .padding, attributes: attributes, content: self)
  }
}

extension Edge {
  /// The attribute for a length on this side.
  fileprivate var attribute: ElementAttribute<Double> {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}
