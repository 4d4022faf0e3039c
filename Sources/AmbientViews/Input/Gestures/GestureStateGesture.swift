public import AmbientCore

extension Gesture {
  /// Updates a state while the gesture is in progress, and resets the state at the end.
  ///
  /// - Parameters:
  ///   - state: The state, such as `$offset`.
  ///   - body: Receives the value of the gesture, the value of the state, and the transaction of
  ///     the change. The closure may change the value of the state and the transaction.
  /// - Returns: The gesture that updates the state.
  /// - Invalidation: A change of the state runs the bodies that read it, and no others.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture that updates a ``GestureState`` while the gesture is in progress.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture whose values change the state.
  public var base: Base

  /// The state that the gesture updates.
  public var state: GestureState<State>

  /// Changes the state each time the gesture has a value.
  public var update: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that also updates a state.
  ///
  /// - Parameters:
  ///   - base: The gesture whose values change the state.
  ///   - state: The state.
  ///   - body: Changes the state each time the gesture has a value.
  public nonisolated init(
    base: Base,
    state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }
}

extension GestureStateGesture: Gesture {
  /// The type of the base gesture's values.
  public typealias Value = Base.Value

  /// The type of the body: this gesture has no body.
  public typealias Body = Never

  /// Returns a recognizer that updates the state.
  public static func _makeRecognizer(
    _ gesture: Self,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value> {
    guard let old = old as? StateRecognizer<Base, State> else { return StateRecognizer(gesture) }
    old.update(gesture.base)
    old.gesture = gesture
    return old
  }
}

private final class StateRecognizer<Base: Gesture, State>: ActionRecognizer<Base> {
  var gesture: GestureStateGesture<Base, State>
  private var isInProgress = false

  init(_ gesture: GestureStateGesture<Base, State>) {
    self.gesture = gesture
    super.init(gesture.base)
  }

  override func act(on phase: GesturePhase<Base.Value>) {
    if phase.stage.isOver {
      guard isInProgress else { return }
      isInProgress = false
      gesture.state.resetValue()
    } else if let value = phase.value {
      isInProgress = true
      gesture.state.update { gesture.update(value, &$0, &$1) }
    }
  }

  override func reset() {
    super.reset()
    guard isInProgress else { return }
    isInProgress = false
    gesture.state.resetValue()
  }
}
