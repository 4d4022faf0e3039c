public import AmbientCore

/// How the proportions of a view are kept when it is given its size.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it shows.
  case fit
  /// All of its place is filled.
  case fill
}

extension View {
  /// Keeps the width of the view in proportion to its height; nil for the proportion of its own.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    var attributes = ElementAttributes(.mode, "\(contentMode)")
    attributes[.ratio] = aspectRatio.map { Double($0) }
    return Wrapper(kind: .aspectRatio, attributes: attributes, content: self)
  }

  /// Makes the view as large as it can be in its own proportions, so that all of it shows.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view as small as it can be in its own proportions, so that its place is filled.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Gives the view its own size, whatever room there is.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its own size in some directions, whatever room there is.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    let attributes = ElementAttributes(.horizontal, horizontal).setting(.vertical, to: vertical)
    return Wrapper(kind: .fixedSize, attributes: attributes, content: self)
  }

  /// Gives the view its room before others that are less important.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    Wrapper(kind: .layoutPriority, attributes: ElementAttributes(.priority, value), content: self)
  }

  /// Draws the view in front of others that have a lower number.
  public nonisolated func zIndex(_ value: Double) -> some View {
    Wrapper(kind: .zIndex, attributes: ElementAttributes(.index, value), content: self)
  }
}
