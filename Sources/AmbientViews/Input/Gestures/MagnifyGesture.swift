public import AmbientLayout
public import struct Foundation.Date

/// A magnification with two fingers.
///
/// ```swift
/// image.scaleEffect(scale).gesture(MagnifyGesture().onChanged { scale = $0.magnification })
/// ```
public struct MagnifyGesture {
  /// The state of a magnification.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    ///
    /// Time 0 of the tree's clock is the reference date of `Date`.
    public var time: Date

    /// The distance between the fingers, divided by the distance at the start.
    public var magnification: CGFloat

    /// The change of the magnification per second.
    public var velocity: CGFloat

    /// The point midway between the fingers at the start, as a fraction of the view's size.
    public var startAnchor: UnitPoint

    /// The point midway between the fingers at the start, in the coordinate space of the view.
    public var startLocation: CGPoint
  }

  /// The amount by which the magnification has to change before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnify gesture.
  ///
  /// - Parameter minimumScaleDelta: The amount by which the magnification has to change before
  ///   the gesture begins.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: Gesture {
  /// The type of the body: this gesture has no body.
  public typealias Body = Never

  /// Returns a recognizer that measures the distance between two fingers.
  public static func _makeRecognizer(
    _ gesture: Self,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value> {
    let recognizer = old as? MagnifyRecognizer ?? MagnifyRecognizer()
    recognizer.minimum = gesture.minimumScaleDelta
    return recognizer
  }
}

private final class MagnifyRecognizer: TwoFingerRecognizer<MagnifyGesture.Value> {
  var minimum: CGFloat = 0.01

  override func measure(_ pinch: PinchState) -> CGFloat { pinch.magnification }

  override func isLargeEnough(_ magnification: CGFloat) -> Bool {
    abs(magnification - 1) >= minimum
  }

  override func value(_ pinch: PinchState, speed: CGFloat) -> MagnifyGesture.Value {
    MagnifyGesture.Value(
      time: pinch.date,
      magnification: pinch.magnification,
      velocity: speed,
      startAnchor: pinch.startAnchor,
      startLocation: pinch.startLocation
    )
  }
}

/// The older form of ``MagnifyGesture``.
///
/// The value is only the magnification.
public struct MagnificationGesture: Gesture {
  /// The type of the values: the magnification.
  public typealias Value = CGFloat

  /// The amount by which the magnification has to change before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification gesture.
  ///
  /// - Parameter minimumScaleDelta: The amount by which the magnification has to change before
  ///   the gesture begins.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// A ``MagnifyGesture`` whose value is the magnification.
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}
