public import AmbientCore

extension View {
  /// Gives a name to the coordinate space of the view.
  ///
  /// A descendant calls `frame(in:)` of a ``GeometryProxy`` to get its frame in the space. If two
  /// enclosing spaces have the same name, the inner space is used. Hosts identify a space by the
  /// debug description of its name. Two names with the same debug description therefore count as
  /// one name.
  ///
  /// - Parameter name: The name, such as `.named("board")`.
  /// - Returns: A view with the coordinate space.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    Wrapper(
      kind: .coordinateSpace,
      attributes: ElementAttributes(.spaceName, name.text),
      content: self
    )
  }

  /// Gives a name to the coordinate space of the view.
  ///
  /// The modifier behaves like ``coordinateSpace(_:)`` with `.named(name)`.
  ///
  /// - Parameter name: The name.
  /// - Returns: A view with the coordinate space.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(name))
  }
}
