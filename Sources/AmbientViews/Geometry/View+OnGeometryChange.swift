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
  ///     the value. If the action itself changes the value, the action runs again at most twice
  ///     until the layout settles; a further run is dropped with a warning.
  /// - Returns: The modified view.
  /// - Note: A host that does not lay out views never runs the action.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    GeometryObserver(base: self, transform: transform, action: { _, new in action(new) })
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
  ///     value, the action runs again at most twice until the layout settles; a further run is
  ///     dropped with a warning.
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

/// A view whose geometry is observed.
///
/// If the view consists of several views, each of them is observed separately.
struct GeometryObserver<Base: View, Value: Equatable & Sendable> {
  let base: Base
  let transform: @Sendable (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  /// Receives the last value when the view leaves the tree; nil for no action.
  var removal: ((Value) -> Void)?

  var storage = GeometryStorage()
}

extension GeometryObserver: View, LibraryView {
  // The observations are siblings of the view, not its parents. A change of the geometry therefore
  // does not update the view.
  var body: some View {
    GeometryElement(
      kind: .geometryObserver,
      geometry: storage.geometry,
      content: TupleView((base, observations))
    )
  }

  @MainActor @ViewBuilder private var observations: some View {
    if let geometry = storage.geometry {
      EachGeometry(geometry: geometry) {
        Observation(geometry: $0, transform: transform, action: action, removal: removal)
      }
    }
  }

  static var _isOneView: Bool { Base._isOneView }

  static var _isAtMostOneView: Bool { Base._isAtMostOneView }

  /// Lists the subviews of the base, each with an observer of its own.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) {
      AnyView(
        GeometryObserver<AnyView, Value>(
          base: $0,
          transform: view.transform,
          action: view.action,
          removal: view.removal
        )
      )
    }
  }
}

/// Shows `content` once for each view to which a modifier applies.
private struct EachGeometry<Content: View> {
  let geometry: ViewGeometry
  let content: (ViewGeometry) -> Content
}

extension EachGeometry: View, LibraryView {
  var body: some View { ForEach(geometry.views) { content($0.geometry) } }
}

/// A view that runs the actions of an observer, and shows nothing.
private struct Observation<Value: Equatable & Sendable> {
  let geometry: ViewGeometry
  let transform: @Sendable (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
  let removal: ((Value) -> Void)?
  @State private var last = ObservedValue<Value>()

  init(
    geometry: ViewGeometry,
    transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (Value, Value) -> Void,
    removal: ((Value) -> Void)?
  ) {
    self.geometry = geometry
    self.transform = transform
    self.action = action
    self.removal = removal
  }
}

/// The last value that an observer received.
@MainActor
private final class ObservedValue<Value> {
  var value: Value?

  nonisolated init() {}
}

extension Observation: View, LibraryView {
  var body: some View {
    if geometry.isPlaced {
      let last = last
      let change = EmptyView().onChange(
        of: transform(GeometryProxy(geometry)),
        reportedAs: "onGeometryChange(for:"
      ) { old, new in
        last.value = new
        action(old, new)
      }
      if let removal {
        change.onRemoval { last.value.map(removal) }
      } else {
        change
      }
    }
  }
}
