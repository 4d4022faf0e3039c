public import AmbientCore

/// How fast the crown changes a value.
@available(
  *,
  unavailable,
  message:
    "There is no digital crown here. Write the modifier in #if os(watchOS), and a Stepper, a button or a keyboard shortcut in #else."
)
public enum DigitalCrownRotationalSensitivity {
  /// Slowly.
  case low

  /// At a medium speed.
  case medium

  /// Fast.
  case high
}

extension View {
  /// Changes a value with the crown.
  @available(
    *,
    unavailable,
    message:
      "There is no digital crown here. Write the modifier in #if os(watchOS), and a Stepper, a button or a keyboard shortcut in #else."
  )
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>)
    -> some View
  { self }

  /// Changes a value with the crown.
  @available(
    *,
    unavailable,
    message:
      "There is no digital crown here. Write the modifier in #if os(watchOS), and a Stepper, a button or a keyboard shortcut in #else."
  )
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>,
    from minValue: V,
    through maxValue: V,
    by stride: V? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high,
    isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View { self }

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

  /// Performs an action when the pencil is tapped twice.
  @available(
    *,
    unavailable,
    message:
      "There is no pencil here. Write the modifier in #if os(iOS), and a Stepper, a button or a keyboard shortcut in #else."
  )
  public nonisolated func onPencilDoubleTap(perform action: @escaping (Any) -> Void) -> some View {
    self
  }

  /// Performs an action when the pencil is squeezed.
  @available(
    *,
    unavailable,
    message:
      "There is no pencil here. Write the modifier in #if os(iOS), and a Stepper, a button or a keyboard shortcut in #else."
  )
  public nonisolated func onPencilSqueeze(perform action: @escaping (Any) -> Void) -> some View {
    self
  }
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
