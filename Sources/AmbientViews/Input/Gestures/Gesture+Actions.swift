extension Gesture {
  /// Adds an action that runs when the gesture has been completed.
  ///
  /// The action does not run if the gesture fails or is canceled.
  ///
  /// - Parameter action: The action; it receives the last value.
  /// - Returns: The gesture with the action.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
}

extension Gesture where Value: Equatable {
  /// Adds an action that runs each time the value of the gesture changes.
  ///
  /// - Parameter action: The action; it receives the new value.
  /// - Returns: The gesture with the action.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}

/// A gesture with an action for its end.
public struct _EndedGesture<Content: Gesture> {
  let base: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: Gesture {
  /// The type of the body: this gesture has no body.
  public typealias Body = Never

  /// The type of the base gesture's values.
  public typealias Value = Content.Value

  /// Returns a recognizer that runs the action.
  public static func _makeRecognizer(
    _ gesture: Self,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value> {
    guard let old = old as? EndedRecognizer<Content> else { return EndedRecognizer(gesture) }
    old.update(gesture.base)
    old.action = gesture.action
    return old
  }
}

private final class EndedRecognizer<Base: Gesture>: ActionRecognizer<Base> {
  var action: (Base.Value) -> Void
  private var hasEnded = false

  init(_ gesture: _EndedGesture<Base>) {
    action = gesture.action
    super.init(gesture.base)
  }

  override func act(on phase: GesturePhase<Base.Value>) {
    guard case .ended(let value) = phase, !hasEnded else { return }
    hasEnded = true
    action(value)
  }

  override func reset() {
    super.reset()
    hasEnded = false
  }
}

/// A gesture with an action for its changes.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  let base: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: Gesture {
  /// The type of the body: this gesture has no body.
  public typealias Body = Never

  /// The type of the base gesture's values.
  public typealias Value = Content.Value

  /// Returns a recognizer that runs the action.
  public static func _makeRecognizer(
    _ gesture: Self,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value> {
    guard let old = old as? ChangedRecognizer<Content> else { return ChangedRecognizer(gesture) }
    old.update(gesture.base)
    old.action = gesture.action
    return old
  }
}

private final class ChangedRecognizer<Base: Gesture>: ActionRecognizer<Base>
where Base.Value: Equatable {
  var action: (Base.Value) -> Void
  private var last: Base.Value?

  init(_ gesture: _ChangedGesture<Base>) {
    action = gesture.action
    super.init(gesture.base)
  }

  override func act(on phase: GesturePhase<Base.Value>) {
    guard !phase.stage.isOver, let value = phase.value, value != last else { return }
    last = value
    action(value)
  }

  override func reset() {
    super.reset()
    last = nil
  }
}
