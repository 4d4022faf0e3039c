public import AmbientCore
public import AmbientEnvironment

/// The action that replaces a window with another.
@available(
  *,
  unavailable,
  message: "Only visionOS replaces one window with another. Use openWindow and dismissWindow."
)
public struct PushWindowAction {
  /// Opens the window with the identifier in place of this window.
  public func callAsFunction(id: String) {}
}

extension EnvironmentValues {
  /// The action that replaces this window with another.
  @available(
    *,
    unavailable,
    message: "Only visionOS replaces one window with another. Use openWindow and dismissWindow."
  )
  public var pushWindow: PushWindowAction { PushWindowAction() }
}

extension View {
  /// Performs an action when the user starts or stops resizing the window.
  @available(
    *,
    unavailable,
    message: "Ambient has no such event. Observe the size with onGeometryChange."
  )
  public nonisolated func onInteractiveResizeChange(
    _ action: @escaping (Bool) -> Void
  ) -> some View { self }

  /// Lets the view handle events of a game controller.
  @available(
    *,
    unavailable,
    message: "Ambient has no game controllers. Use onKeyPress and onMoveCommand."
  )
  public nonisolated func handlesGameControllerEvents<Events>(
    matching events: Events
  ) -> some View { self }
}
