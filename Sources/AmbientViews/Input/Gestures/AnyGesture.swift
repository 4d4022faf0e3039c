import AmbientCore

/// A wrapper that hides the type of a gesture.
///
/// ```swift
/// var drag: AnyGesture<Void> {
///   isLocked ? AnyGesture(TapGesture()) : AnyGesture(DragGesture().map { _ in })
/// }
/// ```
public struct AnyGesture<Value> {
  fileprivate let box: GestureBox<Value>

  /// Wraps a gesture.
  ///
  /// - Parameter gesture: The gesture to wrap.
  public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {
    box = GestureBoxOf(gesture)
  }
}

extension AnyGesture: Gesture {
  /// The type of the body: this gesture has no body.
  public typealias Body = Never

  /// Returns the recognizer of the wrapped gesture.
  public static func _makeRecognizer(
    _ gesture: Self,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value> {
    gesture.box.makeRecognizer(reusing: old)
  }
}

/// A gesture whose type is erased.
private class GestureBox<Value> {
  @MainActor
  func makeRecognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<Value> {
    FailedRecognizer()
  }
}

private final class GestureBoxOf<Base: Gesture>: GestureBox<Base.Value> {
  let gesture: Base

  init(_ gesture: Base) { self.gesture = gesture }

  override func makeRecognizer(
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Base.Value> {
    Base._makeRecognizer(gesture, reusing: old)
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// The type of the values of the wrapped gesture.
  public typealias Value = Wrapped.Value

  /// The type of the body: this gesture has no body.
  public typealias Body = Never

  /// Returns the recognizer of the wrapped gesture.
  ///
  /// If `gesture` is nil, the function returns a recognizer that recognizes nothing.
  public static func _makeRecognizer(
    _ gesture: Wrapped?,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value> {
    guard let gesture else { return FailedRecognizer() }
    return Wrapped._makeRecognizer(gesture, reusing: old)
  }
}

private final class FailedRecognizer<Value>: _GestureRecognizer<Value> {
  override var phase: GesturePhase<Value> { .failed }
}
