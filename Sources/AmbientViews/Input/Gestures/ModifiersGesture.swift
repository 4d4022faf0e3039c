public import AmbientHosting

extension Gesture {
  /// Returns a gesture that is recognized only if modifier keys are held when the gesture begins.
  ///
  /// ```swift
  /// TapGesture().modifiers(.shift).onEnded { extendSelection() }
  /// ```
  ///
  /// If a host sends a `PressEvent` instead of a tap, the gesture is not recognized.
  ///
  /// - Parameter modifiers: The keys that have to be held when the gesture begins.
  /// - Returns: The gesture with the condition.
  public nonisolated func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(base: self, modifiers: modifiers)
  }
}

/// A gesture that is recognized only if modifier keys are held when the gesture begins.
public struct _ModifiersGesture<Content: Gesture> {
  let base: Content
  let modifiers: EventModifiers
}

extension _ModifiersGesture: Gesture {
  /// The type of the base gesture's values.
  public typealias Value = Content.Value

  /// The type of the body: this gesture has no body.
  public typealias Body = Never

  /// Returns a recognizer that checks the keys at the beginning of a press.
  public static func _makeRecognizer(
    _ gesture: Self,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value> {
    let recognizer = old as? ModifiersRecognizer<Content> ?? ModifiersRecognizer(gesture.base)
    if recognizer === old { recognizer.update(gesture.base) }
    recognizer.modifiers = gesture.modifiers
    return recognizer
  }
}

private final class ModifiersRecognizer<Base: Gesture>: ActionRecognizer<Base> {
  var modifiers: EventModifiers = []

  /// The traits of the base gesture; without its taps if modifier keys are required.
  ///
  /// A host may send a `PressEvent` instead of a tap. The event does not say which keys are held,
  /// so it cannot complete a gesture that requires keys.
  override var traits: GestureTraits {
    var traits = super.traits
    if !modifiers.isEmpty { traits.taps = nil }
    return traits
  }

  override func receive(_ input: GestureInput) {
    if case .pointer(.began, _) = input.kind, !input.modifiers.isSuperset(of: modifiers) { fail() }
    super.receive(input)
  }
}
