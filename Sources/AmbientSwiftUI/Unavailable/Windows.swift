public import AmbientCore

/// Whether a window allows an interaction of the user.
@available(
  *,
  unavailable,
  message: "Windows belong to the host here. Write the modifier in #if os(macOS)."
)
public struct WindowInteractionBehavior: Sendable {
  /// The system decides.
  public static let automatic = WindowInteractionBehavior()

  /// The window allows the interaction.
  public static let enabled = WindowInteractionBehavior()

  /// The window does not allow the interaction.
  public static let disabled = WindowInteractionBehavior()
}

extension View {
  /// Sets whether the window can be closed.
  @available(
    *,
    unavailable,
    message: "Windows belong to the host here. Write the modifier in #if os(macOS)."
  )
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View
  { self }

  /// Sets whether the window can fill the screen.
  @available(
    *,
    unavailable,
    message: "Windows belong to the host here. Write the modifier in #if os(macOS)."
  )
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior)
    -> some View
  { self }

  /// Sets whether the window can be minimized.
  @available(
    *,
    unavailable,
    message: "Windows belong to the host here. Write the modifier in #if os(macOS)."
  )
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View
  { self }

  /// Sets whether the window can be resized.
  @available(
    *,
    unavailable,
    message: "Windows belong to the host here. Write the modifier in #if os(macOS)."
  )
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    self
  }

  /// Sets whether a click only activates the window.
  @available(
    *,
    unavailable,
    message: "Windows belong to the host here. Write the modifier in #if os(macOS)."
  )
  public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
}
