public import AmbientCore
public import AmbientViews

/// The scene that an app shows in Assistive Access.
@available(
  *,
  unavailable,
  message:
    "Ambient has no scene for Assistive Access. Read accessibilityAssistiveAccessEnabled in a view."
)
public struct AssistiveAccess<Content: View>: Scene {
  /// Nothing: the scene cannot be used.
  public var body: some Scene { WindowGroup { EmptyView() } }

  /// Creates a scene.
  public init(@ViewBuilder content: () -> Content) {}
}
