public import AmbientDrawing
public import AmbientLayout
public import struct Foundation.Date

/// A rotation with two fingers.
///
/// ```swift
/// image.rotationEffect(angle).gesture(RotateGesture().onChanged { angle = $0.rotation })
/// ```
public struct RotateGesture {
  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    ///
    /// Time 0 of the tree's clock is the reference date of `Date`.
    public var time: Date

    /// The angle of the rotation since the start, clockwise.
    public var rotation: Angle

    /// The change of the angle per second.
    public var velocity: Angle

    /// The midpoint between the fingers at the start, as a fraction of the view's size.
    public var startAnchor: UnitPoint

    /// The midpoint between the fingers at the start, in the coordinate space of the view.
    public var startLocation: CGPoint
  }

  /// The angle by which the fingers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a rotate gesture.
  ///
  /// - Parameter minimumAngleDelta: The angle by which the fingers have to turn before the gesture
  ///   begins.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: Gesture {
  /// The type of the body: this gesture has no body.
  public typealias Body = Never

  /// Returns a recognizer that measures the angle between two fingers.
  public static func _makeRecognizer(
    _ gesture: Self,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value> {
    let recognizer = old as? RotateRecognizer ?? RotateRecognizer()
    recognizer.minimum = gesture.minimumAngleDelta
    return recognizer
  }
}

private final class RotateRecognizer: TwoFingerRecognizer<RotateGesture.Value> {
  var minimum = Angle.degrees(1)

  override func measure(_ pinch: PinchState) -> CGFloat { CGFloat(pinch.rotation) }

  // If the fingers turn by exactly the minimum, rounding may make the computed angle slightly
  // smaller.
  override func isLargeEnough(_ rotation: CGFloat) -> Bool {
    abs(rotation) >= CGFloat(abs(minimum.radians)) - 1e-9
  }

  override func value(_ pinch: PinchState, speed: CGFloat) -> RotateGesture.Value {
    RotateGesture.Value(
      time: pinch.date,
      rotation: Angle(radians: pinch.rotation),
      velocity: Angle(radians: Double(speed)),
      startAnchor: pinch.startAnchor,
      startLocation: pinch.startLocation
    )
  }
}

/// The older form of ``RotateGesture``.
///
/// The value is only the angle.
public struct RotationGesture: Gesture {
  /// The type of the values: the angle of the rotation.
  public typealias Value = Angle

  /// The angle by which the fingers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture.
  ///
  /// - Parameter minimumAngleDelta: The angle by which the fingers have to turn before the gesture
  ///   begins.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// A ``RotateGesture`` whose value is the angle.
  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}
