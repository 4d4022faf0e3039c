public import AmbientCore

extension View {
  /// Shows a view beside the digital crown of a watch.
  ///
  /// - Parameter content: The view to show.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message:
      "Ambient shows no view beside a crown. Write this in #if os(watchOS), or use an overlay."
  )
  public nonisolated func digitalCrownAccessory(@ViewBuilder content: () -> some View) -> some View
  { self }

  /// Performs the action of the control when the user makes a hand gesture.
  ///
  /// - Parameters:
  ///   - shortcut: The gesture.
  ///   - isEnabled: Whether the gesture performs the action.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message: "Ambient has no hand gestures. Write this in #if os(watchOS), and a button in #else."
  )
  public nonisolated func handGestureShortcut(
    _ shortcut: HandGestureShortcut,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Performs an action when the user holds a finger on the touch surface of a remote control.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time for which the user holds the finger, in seconds.
  ///   - action: The action.
  ///   - onTouchingChanged: Receives whether the finger is on the surface; nil for no function.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message: "Ambient has no remote. Write this in #if os(tvOS), and onLongPressGesture in #else."
  )
  public nonisolated func onLongTouchGesture(
    minimumDuration: Double = 0.5,
    perform action: @escaping () -> Void,
    onTouchingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Changes a value when the user presses the page buttons of a remote control.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The smallest and the largest value.
  ///   - step: The difference that one press makes.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message: "Ambient has no page command. Write this in #if os(tvOS), and a Stepper in #else."
  )
  public nonisolated func pageCommand<V: BinaryInteger>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V = 1
  ) -> some View { self }
}

/// A gesture of the hand that wears a watch.
@available(
  *,
  unavailable,
  message: "Ambient has no hand gestures. Write this in #if os(watchOS), and a button in #else."
)
public struct HandGestureShortcut: Sendable {
  /// The gesture for the main action: two fingers touch each other twice.
  public static let primaryAction = HandGestureShortcut()
}
