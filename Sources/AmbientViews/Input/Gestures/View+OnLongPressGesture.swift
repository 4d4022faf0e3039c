public import AmbientCore

extension View {
  /// Adds an action that runs when the user presses the view for some time.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time in seconds for which the pointer has to be pressed.
  ///   - maximumDistance: The distance in points by which the pointer may move.
  ///   - action: The action; it runs while the pointer is still pressed.
  ///   - onPressingChanged: Receives true when the press begins. Receives false when the press
  ///     ends, when `minimumDuration` is over, or when the pointer moves too far.
  /// - Returns: A view with the action.
  /// - Invalidation: If only the actions change, no body in the view runs.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    GestureView(
      base: self,
      gesture: PressingGesture(
        base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        pressingChanged: onPressingChanged,
        action: action
      )
    )
  }

  /// Adds an action that runs when the user presses the view for some time.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time in seconds for which the pointer has to be pressed.
  ///   - maximumDistance: The distance in points by which the pointer may move.
  ///   - pressing: Receives true when the press begins. Receives false when the press ends, when
  ///     `minimumDuration` is over, or when the pointer moves too far.
  ///   - action: The action; it runs while the pointer is still pressed.
  /// - Returns: A view with the action.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration,
      maximumDistance: maximumDistance,
      perform: action,
      onPressingChanged: pressing
    )
  }
}

/// A long press that also reports when the user begins and ceases to press the view.
struct PressingGesture {
  let base: LongPressGesture
  let pressingChanged: ((Bool) -> Void)?
  let action: () -> Void
}

extension PressingGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never

  static func _makeRecognizer(
    _ gesture: Self,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Bool> {
    guard let old = old as? PressingRecognizer else { return PressingRecognizer(gesture) }
    old.update(gesture.base)
    old.gesture = gesture
    return old
  }
}

private final class PressingRecognizer: ActionRecognizer<LongPressGesture> {
  var gesture: PressingGesture
  private var isPressed = false
  private var hasEnded = false

  init(_ gesture: PressingGesture) {
    self.gesture = gesture
    super.init(gesture.base)
  }

  override func act(on phase: GesturePhase<Bool>) {
    if case .possible(true?) = phase { setPressed(true) }
    guard phase.stage.isOver else { return }
    // If the minimum duration is zero, the gesture ends when the press begins, and `possible` is
    // never delivered. The beginning of the press is then reported here.
    if phase.stage == .ended, !hasEnded { setPressed(true) }
    setPressed(false)
    guard phase.stage == .ended, !hasEnded else { return }
    hasEnded = true
    gesture.action()
  }

  private func setPressed(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    gesture.pressingChanged?(isPressed)
  }

  override func reset() {
    super.reset()
    isPressed = false
    hasEnded = false
  }
}
