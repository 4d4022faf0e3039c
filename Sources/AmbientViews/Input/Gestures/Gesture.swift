import AmbientCore

/// An input of one or more pointers, such as a tap or a drag.
///
/// A view gets a gesture with ``View/gesture(_:including:)``. Declare a gesture of your own by
/// combining other gestures in its body:
///
/// ```swift
/// struct LongDrag: Gesture {
///   var body: some Gesture<DragGesture.Value> { DragGesture(minimumDistance: 50) }
/// }
/// ```
///
/// Such a gesture can have dynamic properties, such as `@GestureState` and `@State`. Each view to
/// which the gesture is added has its own values of these properties, until the view leaves the
/// tree. If a lazy row leaves the tree, the states of its views are kept, but the properties of its
/// gestures lose their values.
///
/// The host sends the events of a gesture, such as `PointerEvent` and `PinchEvent`. All durations
/// are measured with the clock of the tree.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// The type of the values that the gesture reports while the user performs it.
  associatedtype Value

  /// The type of the body, inferred from `body`.
  associatedtype Body: Gesture

  /// The gestures of which this gesture consists.
  var body: Body { get }

  /// Returns the recognizer of the gesture.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - old: The recognizer that the view has so far; nil for a new view. If this recognizer has
  ///     the right type, the function puts the new actions into `old` and returns `old`, even
  ///     during a press.
  /// - Returns: The recognizer.
  static func _makeRecognizer(
    _ gesture: Self,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
  /// Returns the recognizer of the body.
  public static func _makeRecognizer(
    _ gesture: Self,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value> {
    if let recognizer = BodyRecognizer.recognizer(of: gesture, reusing: old) { return recognizer }
    return Body._makeRecognizer(gesture.body, reusing: old)
  }
}

extension Gesture {
  /// Returns the recognizer of a gesture that replaces an older gesture of the same view.
  ///
  /// `old` is the recognizer of the older gesture. If the result is not `old`, the function calls
  /// `retire()` on `old`.
  static func recognizer(
    of gesture: Self,
    replacing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value> {
    let recognizer = _makeRecognizer(gesture, reusing: old)
    if let old, old !== recognizer { old.retire() }
    return recognizer
  }
}

extension Gesture where Body == Never {
  /// Stops the program, because the gesture has no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Gesture {
  /// The type of the values; there are none.
  public typealias Value = Never

  /// The type of the body: this gesture has no body.
  public typealias Body = Never

  /// Never called, because `Never` has no values.
  public static func _makeRecognizer(
    _ gesture: Never,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Never> {}
}
