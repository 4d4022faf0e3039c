public import AmbientCore

extension View {
  /// Shows a view beside the crown.
  @available(
    *,
    unavailable,
    message:
      "There is no digital crown here. Write the modifier in #if os(watchOS), and a Stepper, a button or a keyboard shortcut in #else."
  )
  public nonisolated func digitalCrownAccessory(@ViewBuilder content: () -> some View) -> some View
  { self }

  /// Performs the action of the control for a gesture of the hand.
  @available(
    *,
    unavailable,
    message:
      "There is no gesture of the hand here. Write the modifier in #if os(watchOS), and a Stepper, a button or a keyboard shortcut in #else."
  )
  public nonisolated func handGestureShortcut(
    _ shortcut: HandGestureShortcut,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Changes a value with the commands for pages.
  @available(
    *,
    unavailable,
    message:
      "There is no page command here. Write the modifier in #if os(tvOS), and a Stepper, a button or a keyboard shortcut in #else."
  )
  public nonisolated func pageCommand<V: BinaryInteger>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V = 1
  ) -> some View { self }
}

/// A gesture of the hand.
@available(
  *,
  unavailable,
  message:
    "There is no gesture of the hand here. Write the modifier in #if os(watchOS), and a Stepper, a button or a keyboard shortcut in #else."
)
public struct HandGestureShortcut: Sendable {
  /// Two fingers that meet twice.
  public static let primaryAction = HandGestureShortcut()
}
