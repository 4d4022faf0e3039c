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
    message: "Ambient does not report interactive resizes. Observe the size with onGeometryChange."
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

/// A change of the size of a window by the user.
@available(
  *,
  unavailable,
  message: "Ambient does not report interactive resizes. Observe the size with onGeometryChange."
)
public struct InteractiveResizeChange: Sendable {}

/// Whether the system asks the user before it closes a window.
@available(
  *,
  unavailable,
  message:
    "Ambient closes each window in the same way. Leave this out, or write it in #if os(macOS)."
)
public struct DismissBehavior: Sendable {
  /// The system asks the user, who may keep the window open.
  public static let interactive = DismissBehavior()

  /// The window is closed without a question to the user.
  public static let destructive = DismissBehavior()
}

extension Transaction {
  /// Whether the system asks the user before it closes a window.
  @available(
    *,
    unavailable,
    message:
      "Ambient closes each window in the same way. Leave this out, or write it in #if os(macOS)."
  )
  public var dismissBehavior: DismissBehavior {
    get { .interactive }
    set {}
  }
}

/// The distances between the corners of a view and its content.
@available(
  *,
  unavailable,
  message: "Ambient has no insets of corners. Read the safeAreaInsets of a GeometryProxy."
)
public struct RectangleCornerInsets: Hashable, Sendable {}

/// A place for a toolbar inside of the content, such as the sidebar of a tab view.
@available(
  *,
  unavailable,
  message: "Ambient has one toolbar for each page. Use toolbar(content:) with ToolbarItem."
)
public struct ContentToolbarPlacement: Sendable {}
