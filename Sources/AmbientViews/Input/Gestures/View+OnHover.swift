public import AmbientCore
import AmbientHosting

/// Whether a pointer that is not pressed is over a view, and where.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a location.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

extension View {
  /// Adds an action that runs when a pointer enters or leaves the view.
  ///
  /// - Parameter action: Receives whether the pointer is over the view.
  /// - Returns: A view with the action.
  /// - Note: Runs on hosts that send `PointerEvent` with the phases `hovered` and `exited`.
  /// - Invalidation: If only the action changes, no body in the view runs.
  public nonisolated func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some View {
    HoverView(
      base: self,
      hover: HoverActions(space: .local, action: { action($0 != nil) }, isContinuous: false)
    )
  }

  /// Adds an action that runs each time a pointer moves over the view, and when it leaves the view.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - action: Receives the location of the pointer, or `ended`.
  /// - Returns: A view with the action.
  /// - Invalidation: If only the action changes, no body in the view runs.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Adds an action that runs each time a pointer moves over the view, and when it leaves the view.
  ///
  /// This overload takes a ``CoordinateSpace``.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - action: Receives the location of the pointer, or `ended`.
  /// - Returns: A view with the action.
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    HoverView(
      base: self,
      hover: HoverActions(
        space: coordinateSpace,
        action: { action($0.map(HoverPhase.active) ?? .ended) },
        isContinuous: true
      )
    )
  }
}

private struct HoverView<Base: View> {
  let base: Base
  let hover: HoverActions
  var storage = GestureStorage()
}

extension HoverView: View, LibraryView {
  var body: some View {
    storage.gesture?.hover = hover
    return GestureElement(
      gesture: storage.gesture,
      kind: .hoverTarget,
      attributes: ElementAttributes(),
      content: base
    )
  }

  static var _isOneView: Bool { Base._isOneView }

  static var _isAtMostOneView: Bool { Base._isAtMostOneView }

  /// Lists the subviews of the base, each with the action.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) { AnyView(HoverView<AnyView>(base: $0, hover: view.hover)) }
  }
}
