public import AmbientCore

extension View {
  /// Computes a value from the view's size and position, and runs an action when the value changes.
  ///
  /// ```swift
  /// Text("Title").onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Computes the value from the view's size and position. The closure runs again
  ///     after a change of a value that it read through the proxy, and when a body creates the
  ///     modifier again.
  ///   - action: Receives the new value after the first layout, and after each update that changes
  ///     the value. If the action itself changes the value, it runs at most twice while the tree
  ///     settles; further runs are dropped with a warning.
  /// - Returns: The modified view.
  /// - Note: A host that does not lay out views never runs the action.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    GeometryObserver(base: self, transform: transform) { _, new in action(new) }
  }

  /// Runs an action with the old and the new value when the value of `transform` changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Computes the value from the view's size and position. The closure runs again
  ///     after a change of a value that it read through the proxy, and when a body creates the
  ///     modifier again.
  ///   - action: Receives the old and the new value after each update that changes the value. After
  ///     the first layout, both arguments are the first value. If the action itself changes the
  ///     value, it runs at most twice while the tree settles; further runs are dropped with a
  ///     warning.
  /// - Returns: The modified view.
  /// - Note: A host that does not lay out views never runs the action.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    GeometryObserver(base: self, transform: transform, action: action)
  }
}

private struct GeometryObserver<Base: View, Value: Equatable & Sendable> {
  let base: Base
  let transform: @Sendable (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
  var storage = GeometryStorage()
}

extension GeometryObserver: View, LibraryView {
  // The observation is a sibling of the view, not its parent. A change of the geometry therefore
  // does not update the view.
  var body: some View {
    GeometryElement(
      kind: .geometryObserver,
      geometry: storage.geometry,
      content: TupleView(
        (base, Observation(geometry: storage.geometry, transform: transform, action: action))
      )
    )
  }

  static var _isOneView: Bool { Base._isOneView }

  static var _isAtMostOneView: Bool { Base._isAtMostOneView }

  /// Lists the subviews of the base, each with an observer of its own.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) {
      AnyView(
        GeometryObserver<AnyView, Value>(base: $0, transform: view.transform, action: view.action)
      )
    }
  }
}

/// A view that runs the action of an observer, and shows nothing.
private struct Observation<Value: Equatable & Sendable> {
  let geometry: ViewGeometry?
  let transform: @Sendable (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension Observation: View, LibraryView {
  var body: some View {
    if let geometry, geometry.isPlaced {
      EmptyView().onChange(
        of: transform(GeometryProxy(geometry)),
        reportedAs: "onGeometryChange(for:",
        action
      )
    }
  }
}
