public import AmbientCore
import AmbientHosting

extension View {
  /// Adds an action that runs when the user taps the view.
  ///
  /// If several nested views have a tap action, the innermost action runs. While `isEnabled` in the
  /// environment is false, the action does not run. A host without a pointer sends one
  /// `PressEvent`, which counts as all taps of the gesture.
  ///
  /// - Parameters:
  ///   - count: The number of taps that trigger the action.
  ///   - action: The action. When the body that calls this method runs again, the new closure
  ///     replaces the old closure.
  /// - Returns: A view with the action.
  /// - Invalidation: If only the action changes, no body in the view runs.
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    tapTarget(count, TapGesture(count: count).onEnded { action() })
  }

  /// Adds an action that receives the location of the tap when the user taps the view.
  ///
  /// - Parameters:
  ///   - count: The number of taps that trigger the action.
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - action: The action; it receives the location of the last tap.
  /// - Returns: A view with the action.
  /// - Invalidation: If only the action changes, no body in the view runs.
  public nonisolated func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Adds an action that receives the location of the tap when the user taps the view.
  ///
  /// This overload takes a ``CoordinateSpace``.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - action: The action; it receives the location of the last tap.
  /// - Returns: A view with the action.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    tapTarget(
      count,
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      }
    )
  }

  private nonisolated func tapTarget(_ count: Int, _ gesture: some Gesture) -> some View {
    var attributes = ElementAttributes()
    if count != 1 { attributes[.count] = count }
    return GestureView(base: self, gesture: gesture, kind: .tapTarget, attributes: attributes)
  }
}
